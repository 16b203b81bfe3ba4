// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace timestep {

/// An event filter for the whole program: the mouse wheel changes a number, a choice or a slider only while
/// the control has the focus, and never gives it the focus. Elsewhere the wheel goes to what scrolls around
/// the control.
class WheelGuard : public QObject {
    Q_OBJECT

public:
    /// Watches every widget of the program until it is destroyed.
    explicit WheelGuard(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace timestep
