// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace timestep {

class Workbench;

/// The state of the run in the status bar: step size, steps, convention of the energies, why it ended.
class RunStatus : public QLabel {
    Q_OBJECT

public:
    explicit RunStatus(const Workbench& workbench);

public slots:
    void retranslate();

private:
    QString endOf() const;
    QString stateOf() const;
    void showState();

    const Workbench& m_workbench;
};

} // namespace timestep
