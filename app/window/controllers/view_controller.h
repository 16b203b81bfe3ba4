// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/actions/view_layers.h"
#include "widgets/view/widget/simulation_view.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace timestep {

class Card;
class LessonPanel;
class TimelineBar;
class ViewToolBar;
class WindowActions;
class Workbench;

/// Shows the runs of the workbench in the view with the active layers, and passes the user's events in the
/// view to the workbench.
class ViewController : public QObject {
    Q_OBJECT

public:
    struct Parts {
        Workbench& workbench;
        SimulationView& view;
        ViewToolBar& tools;
        TimelineBar& timeline;
        Card& card;
        const LessonPanel& lesson; ///< source of titles for worlds from files
        WindowActions& actions;
    };
    ViewController(const Parts& parts, QWidget* window);

    LayerSwitches& layers() { return m_layers; }
    /// Strain that is drawn in the strongest colour [1].
    void setStrongestStrain(double strain);
    /// Whether each run shows its energy relative to the start.
    void setEnergiesShown(bool shown);
    void setPointNames(const std::vector<std::string>& names);
    /// Leaves a pale picture of every `every`-th step, 0: none; `film`: shows the last ones as the rows of a
    /// film.
    void setStrobe(std::int64_t every, bool film);
    /// Shows the picture again where a film is shown.
    void leaveFilm();
    /// A click with the hand pins a particle, or frees it.
    void setClickPins(bool pins) { m_parts.view.setClickPins(pins); }
    /// Measured places, drawn as crosses [scene length].
    void setMarks(std::vector<Point> marks) { m_parts.view.setMarks(std::move(marks)); }
    /// What the picture marks for a step of a lesson.
    void setGoals(std::vector<ViewGoal> goals, std::vector<GoalNote> notes, std::vector<ViewGuess> guesses) {
        m_parts.view.setGoals(std::move(goals), std::move(notes));
        m_parts.view.setGuesses(std::move(guesses));
    }
    /// Whether the lesson's experiment is open: worlds of the lesson have its title then.
    void setStaged(bool staged);
    /// Whether the editor is shown instead of the view.
    void setEditing(bool editing);
    /// What the hand must not change before the first step: the start that these parameters give, or all of
    /// it. It says so where it is tried.
    void setFixedStart(std::set<std::string> parameters, bool all);
    /// The tools beside the picture, by id.
    void setTools(std::vector<std::string_view> needed);
    /// Chooses the hand: another scene begins with it.
    void takeHand() { m_parts.view.setTool("hand"); }

public slots:
    void retranslate();

signals:
    /// The title of the shown scene changed.
    void titled(const QString& title);
    /// The hand has tried to change a start that is fixed.
    void refused(const QString& why);

private:
    void experimentChanged(bool restarted);
    void showTitle();
    void offerRestore();
    void showHeldStart(const Experiment& changed);
    void showScene();
    void showStrobe();
    void showStill();
    void showStrain();
    void showLayers();
    void showRuns();
    bool isFixed(const Event& event) const;
    bool isFixedStart(const Event& event) const;
    std::optional<double> energyOf(std::size_t run) const;
    void keepToCompare(bool on);

    Parts m_parts;
    LayerSwitches m_layers;
    double m_strongestStrain = 0.05;
    bool m_film = false;
    std::int64_t m_strobe =
        0; ///< steps between two pictures; 0: pictures of each step, when the user switches them on
    std::vector<RunFrame> m_kept;   ///< the instant to compare with
    std::vector<RunFrame> m_frames; ///< swapped with the view to reuse memory
    std::uint64_t m_opening = 0;    ///< Workbench::opening() of the shown scene
    bool m_byHand = false;          ///< the hand changes the start
    std::set<std::string> m_fixed;  ///< parameters, see setFixedStart()
    bool m_allFixed = false;
    bool m_staged = false, m_editing = false;
    bool m_energies = false;
};

} // namespace timestep
