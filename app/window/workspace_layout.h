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
    VoteCard* vote; ///< below the parameters during a vote
    PlotGrid* plots;
    MicroscopeCard* microscope; ///< replaces the plots while it is open
    RaceCard* race;             ///< below everything, while its table is shown
};

/// Arranges the workspace: lesson | simulation view over parameters | plots, over the table of a race. It
/// resizes parts on demand and keeps the Tab order in reading order.
class WorkspaceLayout : public QWidget {
    Q_OBJECT

public:
    explicit WorkspaceLayout(const WorkspaceParts& parts);

    void showMicroscope(bool shown);
    /// Gives more than three plots up to half of the width, until there are fewer.
    void makeRoomForPlots();
    void makeRoomForVote();
    /// Undoes what makeRoomForPlots() did.
    void takeBackRoomOfPlots();
    /// Moves the keyboard focus to the next part.
    void focusNextPart();

    /// Column widths, heights in the middle column, and heights of the plots.
    QList<QByteArray> saveState() const;
    void restoreState(const QList<QByteArray>& state);

public slots:
    /// Updates the Tab order after the controls of a part changed; several calls at once cause one update.
    void orderTabs();

private:
    std::vector<QWidget*> inReadingOrder() const;

    WorkspaceParts m_parts;
    QSplitter *m_columns, *m_middle;
    QList<int> m_beforePlots; ///< column widths before makeRoomForPlots()
    QList<int> m_beforeVote;  ///< heights of the middle column before makeRoomForVote()
    QTimer m_tabOrder;
};

} // namespace timestep
