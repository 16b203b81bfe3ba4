// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/layout/sizes.h"
#include "lessons/model/lesson.h"

#include <QByteArray>
#include <QList>
#include <QTimer>
#include <QWidget>

#include <array>
#include <optional>
#include <vector>

class QFrame;
class QPushButton;
class QSplitter;
class QTabBar;

namespace timestep {

class Card;
class CodeCard;
class Glide;
class LessonPanel;
class MicroscopeCard;
class ParameterPanel;
class PlotGrid;
class RaceCard;
class RunFoot;
class VoteCard;

/// The parts of the workspace.
struct WorkspaceParts {
    LessonPanel* lesson;
    Card* stage;                ///< holds the picture
    RunFoot* foot;              ///< parameters and the bar of the run
    ParameterPanel* parameters; ///< in the foot
    VoteCard* vote;             ///< below the stage during a vote
    PlotGrid* plots;
    MicroscopeCard* microscope; ///< replaces the plots while it is open
    QWidget* status;            ///< below the plots
    RaceCard* race;             ///< below everything, while its table is shown
};

/// Arranges the workspace: the lesson, and beside it the picture, the plots and the lines of a method over
/// the foot. What leads has most of the room; see roomPlan(). In a small room it has all of it, and the other
/// parts are tabs. All parameters are a column of their own, which scrolls. One part can be enlarged to the
/// whole workspace. Keeps the Tab order in reading order.
class WorkspaceLayout : public QWidget {
    Q_OBJECT

public:
    enum class Part { Lesson, Stage, Plots };

    explicit WorkspaceLayout(const WorkspaceParts& parts);

    /// Glides into the layout for what a step is about.
    void lead(Lead lead);
    /// What has most of the room; an open microscope leads.
    RoomPart leading() const;
    /// The room beside the text, and the part that leads in it.
    QWidget* room() const { return m_room; }
    QWidget* leadingPart() const;

    void setLessonShown(bool shown);
    void showMicroscope(bool shown);
    void makeRoomForVote();
    /// Moves the keyboard focus to the next part.
    void focusNextPart();

    /// Shows one part instead of all; nothing: shows all.
    void enlarge(std::optional<Part> part);
    void toggleEnlarged(Part part);
    std::optional<Part> enlarged() const { return m_enlarged; }
    /// The part that has the keyboard focus; otherwise the stage.
    Part focusedPart() const;

    /// The width of the lesson and the shares of the leads that the user has chosen.
    QList<QByteArray> saveState() const;
    void restoreState(const QList<QByteArray>& state);

signals:
    /// Escape was pressed, and no part was enlarged.
    void escaped();
    /// *Back* was pressed beside an enlarged part.
    void backPressed();

public slots:
    /// Updates the Tab order after the controls of a part changed; several calls at once cause one update.
    void orderTabs();
    /// Bring the tab of the plots, or of what leads, to the front, if there are tabs.
    void bringPlots();
    void bringLead();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void arrangeLater();
    void arrange();
    void place();
    void divide(const RoomPlan& plan, RoomPart front);
    void placeParameters(bool aside);
    void placeCode(bool above);
    void takeOwnShare();
    void retranslate();
    std::vector<QWidget*> inReadingOrder() const;

    WorkspaceParts m_parts;
    QPushButton* m_back; ///< seen while a part is enlarged
    QSplitter *m_columns, *m_outer, *m_inner, *m_middle;
    QWidget *m_room, *m_side;
    QFrame* m_settings; ///< holds the parameters while all of them are shown
    CodeCard* m_code;
    QTabBar* m_tabs;
    Glide* m_glide;
    bool m_lessonShown = true, m_single = false;
    bool m_codeAbove = false; ///< few lines lead: they are above the picture
    Lead m_lead = Lead::Picture;
    std::optional<Part> m_enlarged;
    std::optional<int> m_ownLesson;                   ///< width that the user has chosen [px]
    std::array<std::optional<double>, 3> m_ownShares; ///< of each RoomPart while it leads
    QTimer m_tabOrder, m_settled;
};

} // namespace timestep
