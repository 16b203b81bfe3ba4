// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/microscope/microscope_sheet.h"
#include "core/frame/frame.h"
#include "widgets/panel/card.h"

#include <cstdint>
#include <vector>

class QAction;
class QComboBox;
class QLabel;
class QToolButton;

namespace timestep {

class LineList;
class ResidualBars;
class SimulationView;
class Workbench;

/// The microscope shows the next step of a paused run line by line and draws each line into the view. It
/// works on a copy; the run itself does not change. It is empty while the run is running.
class MicroscopeCard : public Card {
    Q_OBJECT

public:
    MicroscopeCard(Workbench& workbench, SimulationView& view, QWidget* parent = nullptr);

    /// Pauses the run and shows its next step.
    void open();
    /// Chooses one of several runs.
    void choose(int run);
    /// Removes its drawing from the view.
    void close();
    bool isOpen() const { return m_open; }

    const MicroscopeSheet& sheet() const { return m_sheet; }
    LineList& list() { return *m_list; }
    ResidualBars& bars() { return *m_bars; }
    /// Selects the run if there are several.
    QComboBox& runs() { return *m_runs; }
    /// Moves by `by` lines. Returns false if there is no such line.
    bool step(int by);
    /// Moves to the start of the pass `by` passes after the open one. Returns false if there is no such pass.
    bool goToPass(int by);

    void retranslate();

signals:
    void closed();

protected:
    void changeEvent(QEvent* event) override;

private:
    void advanced();
    /// Copies the run again and shows this line of its step.
    void look(int line);
    void fillRuns();
    void showLine();
    /// Opens the pass of a line if it is closed. `atItsEnd`: selects the last line of the pass.
    bool openPassOf(int line, bool atItsEnd);

    Workbench& m_workbench;
    SimulationView& m_view;
    QComboBox* m_runs;
    QLabel *m_title, *m_place;
    LineList* m_list;
    ResidualBars* m_bars;
    QAction *m_close, *m_back, *m_forward, *m_nextPass;
    std::vector<QToolButton*> m_buttons;
    bool m_open = false;
    MicroscopeSheet m_sheet;
    int m_pass = 0;
    // The state that is shown; the run is copied again when it differs.
    std::uint64_t m_generation = 0;
    std::int64_t m_tick = -1;
    std::vector<Point> m_places;
};

} // namespace timestep
