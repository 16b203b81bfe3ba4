// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/elements/quiet_label.h"

namespace timestep {

class Workbench;

/// Shows the state of the run below the plots: step size, energy convention, and the reason for its end. Text
/// that does not fit in the line is in the tool tip.
class RunStatus : public QuietLabel {
    Q_OBJECT

public:
    explicit RunStatus(const Workbench& workbench);

public slots:
    void retranslate();

    /// The whole text, including what does not fit.
    const QString& whole() const { return m_whole; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();
    QString endOf() const;
    QString stateOf() const;
    void showState();

    const Workbench& m_workbench;
    QString m_whole;
};

} // namespace timestep
