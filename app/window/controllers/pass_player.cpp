// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/controllers/pass_player.h"

#include "app/window/actions/actions.h"
#include "app/workbench/message_line.h"
#include "app/workbench/workbench.h"
#include "core/input_error.h"
#include "core/microscope/pass_frames.h"
#include "core/run/experiment/frozen_run.h"
#include "core/stop.h"
#include "widgets/text/text.h"
#include "widgets/view/widget/simulation_view.h"

#include <QAction>

namespace timestep {

namespace {

constexpr int pauseBetweenPasses = 700; ///< [ms] so that each can be seen

} // namespace

PassPlayer::PassPlayer(const Parts& parts, QWidget* window) : QObject(window), m_parts(parts) {
    m_timer.setInterval(pauseBetweenPasses);
    connect(&m_timer, &QTimer::timeout, this, &PassPlayer::next);
    parts.actions.on("next-pass", this, [this] {
        m_parts.actions.at("play-passes")->setChecked(false);
        next();
    });
    parts.actions.onToggled("play-passes", this, [this](bool on) {
        if (!on) return m_timer.stop();
        next();
        if (m_pass >= 0) m_timer.start();
    });
    connect(&parts.workbench, &Workbench::advanced, this, &PassPlayer::advanced);
    connect(&parts.workbench, &Workbench::experimentChanged, this, &PassPlayer::clear);
}

void PassPlayer::next() {
    if (m_steps) return;
    if (m_pass < 0) return begin();
    if (m_pass < passes()) {
        ++m_pass;
        return show();
    }
    m_steps = true;
    m_parts.workbench.step(1);
}

/// Computes the passes of the next step, and shows the state before the first.
void PassPlayer::begin() {
    if (!m_parts.workbench.hasExperiment()) return;
    if (m_parts.workbench.isLocked()) { // the passes would answer the prediction
        m_parts.actions.at("play-passes")->setChecked(false);
        return m_parts.message.say(m_parts.workbench.lockedWhy());
    }
    m_parts.actions.at("microscope")->setChecked(false);
    m_parts.workbench.pause();
    constexpr double patience = 2; // [s]
    m_frames.clear();
    QString refusal = tr("The next step makes no passes over sticks.");
    try {
        const StopScope scope(afterSeconds(patience));
        FrozenRun frozen = freeze(m_parts.workbench.state(), 0);
        const Snapshot& snapshot = m_parts.workbench.snapshot();
        const std::uint32_t layers = snapshot.runs.empty() ? 0 : snapshot.runs.front().frame.layers;
        auto* particles = dynamic_cast<WorldSimulation*>(frozen.simulation.get());
        if (particles != nullptr) m_frames = framesOfPasses(*particles, layers);
        m_generation = snapshot.generation;
        m_tick = snapshot.tick;
    } catch (const InputError& error) {
        refusal = translated(error);
    } catch (const Stopped&) {
        refusal = tr("The next step takes too long to be taken apart.");
    }
    if (m_frames.empty()) {
        m_parts.actions.at("play-passes")->setChecked(false);
        m_parts.message.say(refusal);
        return;
    }
    m_pass = 0;
    show();
}

void PassPlayer::show() {
    StepOverlay overlay;
    overlay.frame = m_frames[static_cast<std::size_t>(m_pass)];
    if (m_pass > 0) overlay.before = m_frames[static_cast<std::size_t>(m_pass - 1)];
    overlay.pass = m_pass;
    overlay.passes = passes();
    m_parts.view.setStepOverlay(std::move(overlay));
}

void PassPlayer::advanced() {
    if (m_pass < 0 || !m_parts.workbench.isCurrent()) return;
    const Snapshot& snapshot = m_parts.workbench.snapshot();
    if (snapshot.generation == m_generation && snapshot.tick == m_tick && !snapshot.running) {
        if (m_steps && snapshot.atEnd) clear();
        return;
    }
    const bool goesOn = m_steps && !snapshot.running && snapshot.tick == m_tick + 1;
    const bool playing = m_timer.isActive();
    clear();
    if (!goesOn) return;
    begin();
    if (playing && m_pass >= 0) {
        m_timer.start();
        m_parts.actions.at("play-passes")->setChecked(true);
    }
}

void PassPlayer::clear() {
    m_timer.stop();
    m_steps = false;
    if (m_pass < 0) return;
    m_pass = -1;
    m_frames.clear();
    m_parts.view.setStepOverlay({});
    m_parts.actions.at("play-passes")->setChecked(false);
}

} // namespace timestep
