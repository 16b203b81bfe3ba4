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

/// Assembles a race of up to twelve runs. A click on a choice adds a copy of the marked run with that one
/// setting changed. Each run is shown with its colour, dash and marker and all settings in which it differs.
class RaceDialog : public QDialog {
    Q_OBJECT

public:
    /// Starts with the first twelve runs of the experiment.
    RaceDialog(const Experiment& experiment, bool sideBySide, QWidget* parent = nullptr);

    const std::vector<Run>& lanes() const { return m_lanes; }
    /// The experiment to open.
    Experiment race() const { return raceOf(m_experiment, m_lanes); }
    bool sideBySide() const;

    /// Each is one click. The dialog rejects a run that is already there, one run too many and a run that
    /// cannot be computed; it shows the reason below the runs.
    void add(const LaneChange& change);
    void take(const ReadyRace& ready);
    void remove(std::size_t lane);
    /// Choices copy this run from now on.
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
    QWidget* m_choices = nullptr; ///< parent of the groups; rebuilt for another pattern
    QLabel *m_like, *m_note;
    QCheckBox* m_sideBySide;
    QPushButton* m_start;
};

} // namespace timestep
