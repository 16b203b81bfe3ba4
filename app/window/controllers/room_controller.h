// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/room_policy.h"

#include <QObject>
#include <QUrl>

namespace timestep {

class MessageLine;
class WindowActions;

/// Holds the window to the set-up of its room: locks actions, keeps dialogs for files away, and in kiosk mode
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
    /// Whether files may be opened that the learner chooses.
    bool opensFiles() const;
    /// False, with a message, while the kiosk holds the window open.
    bool mayClose();
    /// Says what is wrong with the policy, if anything is.
    void sayFaults();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private slots:
    void refuseUrl(const QUrl& url);

private:
    Parts m_parts;
    RoomPolicy m_policy; ///< with what a kiosk locks besides
    bool m_leaves = false;
};

} // namespace timestep
