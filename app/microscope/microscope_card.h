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

/// The microscope: the next step of a run that stands still, taken apart line by line, and drawn into the
/// view. It looks at a frozen copy; the run itself is never touched. While the run goes on it waits.
class MicroscopeCard : public Card {
    Q_OBJECT

public:
    MicroscopeCard(Workbench& workbench, SimulationView& view, QWidget* parent = nullptr);

    /// Pauses the run and shows its next step.
    void open();
    /// Takes what it has drawn out of the view.
    void close();
    bool isOpen() const { return m_open; }

    const MicroscopeSheet& sheet() const { return m_sheet; }
    LineList& list() { return *m_list; }
    ResidualBars& bars() { return *m_bars; }
    /// Which run of several.
    QComboBox& runs() { return *m_runs; }
    /// Goes on by one line, or back. False: there is none.
    bool step(int by);
    /// To the beginning of the pass so many after the one that is opened. False: there is none.
    bool goToPass(int by);

    void retranslateUi();

signals:
    void closed();

protected:
    void changeEvent(QEvent* event) override;

private:
    void advanced();
    /// Freezes the run anew, and shows that line of its step.
    void look(int line);
    void fillRuns();
    void showLine();
    /// Opens the pass of a line that is not opened, at its end when one comes from behind.
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
    // What is looked at: the run is frozen anew when it is no longer this.
    std::uint64_t m_generation = 0;
    std::int64_t m_tick = -1;
    std::vector<Point> m_places;
};

} // namespace timestep
