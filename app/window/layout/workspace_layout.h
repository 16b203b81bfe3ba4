// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QTimer>
#include <QWidget>

#include <optional>
#include <vector>

class QSplitter;
class QTabBar;

namespace timestep {

class Card;
class LessonPanel;
class MicroscopeCard;
class ParameterPanel;
class PlotGrid;
class RaceCard;
class StageBody;
class VoteCard;

/// The parts of the workspace.
struct WorkspaceParts {
    LessonPanel* lesson;
    Card* stage;                ///< holds the body
    StageBody* body;            ///< view and parameters
    ParameterPanel* parameters; ///< in the body
    VoteCard* vote;             ///< below the stage during a vote
    PlotGrid* plots;
    MicroscopeCard* microscope; ///< replaces the plots while it is open
    QWidget* status;            ///< below the plots
    RaceCard* race;             ///< below everything, while its table is shown
};

/// Arranges the workspace: lesson | stage | plots, over the table of a race. In a narrow window the plots are
/// a tab beside the lesson. One part can be enlarged to the whole workspace. Keeps the Tab order in reading
/// order.
class WorkspaceLayout : public QWidget {
    Q_OBJECT

public:
    enum class Part { Lesson, Stage, Plots };

    explicit WorkspaceLayout(const WorkspaceParts& parts);

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

    /// The widths that the user has chosen for lesson and plots.
    QList<QByteArray> saveState() const;
    void restoreState(const QList<QByteArray>& state);

signals:
    /// Escape was pressed, and no part was enlarged.
    void escaped();

public slots:
    /// Updates the Tab order after the controls of a part changed; several calls at once cause one update.
    void orderTabs();
    /// Bring the tab of the plots or of the lesson to the front, if there are tabs.
    void bringPlots();
    void bringLesson();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void arrangeLater();
    void arrange();
    void nameTabs();
    std::vector<QWidget*> inReadingOrder() const;

    WorkspaceParts m_parts;
    QSplitter *m_columns, *m_middle;
    QWidget *m_left, *m_side;
    QTabBar* m_tabs;
    bool m_lessonShown = true, m_tabbed = false;
    std::optional<Part> m_enlarged;
    std::optional<int> m_ownLesson, m_ownPlots; ///< widths that the user has chosen [px]
    QTimer m_tabOrder, m_settled;
    QList<int> m_sizes; ///< of the columns, by arrange() [px]
};

} // namespace timestep
