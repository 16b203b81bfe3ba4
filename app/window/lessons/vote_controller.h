// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace timestep {

class AppearanceController;
class WorkspaceLayout;
class LessonController;
class LessonPanel;
class VoteCard;

/// Replaces single predictions by votes of the class while the projector mode is on.
class VoteController : public QObject {
    Q_OBJECT

public:
    struct Parts {
        VoteCard& card;
        LessonController& lessons;
        LessonPanel& panel;
        WorkspaceLayout& layout;
        AppearanceController& appearance;
    };
    VoteController(const Parts& parts, QWidget* window);

private:
    void showVote();
    void showOutcome();

    Parts m_parts;
};

} // namespace timestep
