// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/room_policy.h"

#include <QObject>
#include <QUrl>

namespace timestep {

class MessageLine;
class WindowActions;

/// Applies the set-up of the room to the window: locks actions, prevents file dialogs, and in kiosk mode
/// fills the screen until its keys are pressed.
class RoomController : public QObject {
    Q_OBJECT

public:
    struct Parts {
        const PolicyReading& policy;
        WindowActions& actions;
        MessageLine& message;
    };
    RoomController(const Parts& parts, QWidget* window);
    ~RoomController() override;

    bool isKiosk() const { return m_policy.kiosk; }
    /// Whether the learner may choose files to open.
    bool opensFiles() const;
    /// False, with a message, while the kiosk holds the window open.
    bool mayClose();
    /// Reports the faults of the policy, if there are any.
    void sayFaults();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private slots:
    void refuseUrl(const QUrl& url);

private:
    Parts m_parts;
    RoomPolicy m_policy; ///< together with what a kiosk locks in addition
    bool m_leaves = false;
};

} // namespace timestep
