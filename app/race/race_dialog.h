// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/race/race_lanes.h"

#include <QDialog>

#include <array>
#include <vector>

class QCheckBox;
class QLabel;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace timestep {

class LaneRow;

/// Puts a race together: every click on a choice adds a run that is like the marked one but for that choice.
/// Up to four runs, each shown with its colour, dash and marker and with all that it differs in.
class RaceDialog : public QDialog {
    Q_OBJECT

public:
    /// Begins with the runs of the experiment, the first four.
    RaceDialog(const Experiment& experiment, bool sideBySide, QWidget* parent = nullptr);

    const std::vector<Run>& lanes() const { return m_lanes; }
    /// What is to be opened.
    Experiment race() const { return raceOf(m_experiment, m_lanes); }
    bool sideBySide() const;

    /// One click each. A run that is there already, a fifth one and one that cannot run are not taken: the
    /// dialog says why under the runs.
    void add(const LaneChange& change);
    void take(const ReadyRace& ready);
    void remove(std::size_t lane);
    /// New runs are like this one.
    void setPattern(std::size_t lane);

    const std::vector<RaceGroup>& groups() const { return m_groups; }
    const std::vector<ReadyRace>& ready() const { return m_ready; }

private:
    /// A button of m_groups and the run that it makes.
    struct Chip {
        QToolButton* button;
        Run run;
    };

    QWidget* readyPart();
    QWidget* lanesPart();
    QToolButton* chip(const QString& text, const QString& heading);
    void fillGroups();
    void showLanes(const QString& note = {});
    void offer(const Run& run);

    Experiment m_experiment;
    std::vector<Run> m_lanes;
    std::size_t m_pattern = 0;
    std::vector<RaceGroup> m_groups;
    std::vector<ReadyRace> m_ready;
    std::vector<Chip> m_chips;
    std::array<LaneRow*, mostLanes> m_rows;
    QVBoxLayout* m_offered = nullptr;
    QWidget* m_choices = nullptr; ///< the groups stand in it; made anew for another pattern
    QLabel *m_like, *m_note;
    QCheckBox* m_sideBySide;
    QPushButton* m_start;
};

} // namespace timestep
