// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"

#include <QObject>
#include <QTimer>

#include <cstdint>
#include <vector>

namespace timestep {

class MessageLine;
class SimulationView;
class WindowActions;
class Workbench;

/// Plays the passes of the next step of a world of particles one by one over the paused picture, each with
/// the state before it as an outline. After the last pass the step is made, and the next one begins.
class PassPlayer : public QObject {
    Q_OBJECT

public:
    struct Parts {
        Workbench& workbench;
        SimulationView& view;
        WindowActions& actions;
        MessageLine& message;
    };
    PassPlayer(const Parts& parts, QWidget* window);

    int pass() const { return m_pass; } ///< 0: before the first; -1: no pass is shown
    int passes() const { return static_cast<int>(m_frames.size()) - 1; }

private:
    void next();
    void begin();
    void show();
    void advanced();
    void clear();

    Parts m_parts;
    QTimer m_timer;
    std::vector<Frame> m_frames; ///< before the first pass, and after each
    int m_pass = -1;
    std::uint64_t m_generation = 0;
    std::int64_t m_tick = -1;
    bool m_steps = false; ///< a step is being made; afterwards the passes start again
};

} // namespace timestep
