// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/quiet_label.h"

namespace timestep {

class Workbench;

/// Shows the state of the run below the plots: step size, number of steps, energy convention, and the
/// reason for its end.
class RunStatus : public QuietLabel {
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
