// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QTimer>
#include <QWidget>

#include <vector>

class QSplitter;

namespace timestep {

class Card;
class LessonPanel;
class MicroscopeCard;
class PlotGrid;
class RaceCard;
class VoteCard;

/// The parts of the workspace.
struct WorkspaceParts {
    LessonPanel* lesson;
    Card* view;
    Card* parameters;
    VoteCard* vote; ///< below the parameters, while a class votes
    PlotGrid* plots;
    MicroscopeCard* microscope; ///< in the place of the plots, while a step is looked at
    RaceCard* race;             ///< under everything, while its table is shown
};

/// Lays out the workspace: lesson | simulation view over parameters | plots, over the table of a race. Gives
/// parts more room while they need it, and keeps the Tab key going in the order of reading.
class WorkspaceLayout : public QWidget {
    Q_OBJECT

public:
    explicit WorkspaceLayout(const WorkspaceParts& parts);

    void showMicroscope(bool shown);
    /// More than three plots get up to half of the width, until they are fewer.
    void makeRoomForPlots();
    void makeRoomForVote();
    /// Undoes what makeRoomForPlots() did.
    void takeBackRoomOfPlots();
    /// The next part takes the keyboard's focus.
    void focusNextPart();

    /// Widths of the columns, heights in the middle, heights of the plots.
    QList<QByteArray> saveState() const;
    void restoreState(const QList<QByteArray>& state);

public slots:
    /// Parts have got other controls: several changes at once order the tab stops once.
    void orderTabs();

private:
    std::vector<QWidget*> inReadingOrder() const;

    WorkspaceParts m_parts;
    QSplitter *m_columns, *m_middle;
    QList<int> m_beforePlots; ///< widths of the columns, while many plots have more
    QList<int> m_beforeVote;  ///< heights of the middle column
    QTimer m_tabOrder;
};

} // namespace timestep
