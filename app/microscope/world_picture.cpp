// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/microscope/world_picture.h"

#include "app/microscope/step_tex.h"
#include "core/particles/world/draw_world.h"

#include <algorithm>
#include <utility>

namespace timestep {

void WorldPicture::drawFrame(StepOverlay& overlay, const World& world) const {
    overlay.frame.emplace();
    overlay.frame->layers = m_look.layers;
    drawWorld(world, *overlay.frame);
}

void WorldPicture::addArrow(StepOverlay& overlay, Point base, Point from, Point arrow, int style,
                            const QString& symbol, bool named) const {
    if (arrow.x == 0 && arrow.y == 0) return;
    overlay.arrows.push_back(
        {base, from, {from.x + arrow.x, from.y + arrow.y}, style, named ? symbol : QString(), true});
}

void WorldPicture::drawStage(StepOverlay& overlay, std::size_t stage) const {
    const WorldStepTrace& step = m_open.step;
    drawFrame(overlay, worldBefore(step, stage));
    const WorldPart part = step.stages[stage].part;
    for (std::size_t i = 0; i < step.before.particles(); ++i) {
        const Point from = m_open.placeBefore(stage, i);
        const bool named = i == m_open.particle;
        if (part == WorldPart::Move) {
            const Point kept = m_open.keptOf(stage, i);
            const Point between{from.x + kept.x, from.y + kept.y};
            addArrow(overlay, from, from, kept, WorldArrow::Kept,
                     texOfCode(m_open.historyCode(stage)).join(QString()), named);
            addArrow(overlay, from, between, m_open.fallOf(stage, i), WorldArrow::Fall, "h^2 g", named);
        } else {
            const int style = part == WorldPart::Forces   ? WorldArrow::Push
                              : part == WorldPart::Sticks ? WorldArrow::All
                                                          : WorldArrow::Put;
            addArrow(overlay, from, from, stageMove(step, stage, i), style,
                     part == WorldPart::Forces ? QStringLiteral("h^2 f") : m_open.moveSymbol(), named);
        }
        if (const Point to = m_open.placeAfter(stage, i); !(to == from)) overlay.places.push_back({from, to});
    }
    if (m_open.pass && stage == m_open.passStage) addNumbers(overlay, worldBefore(step, stage), {});
}

void WorldPicture::drawAllVisits(StepOverlay& overlay) const {
    const World before = worldAfter(*m_open.pass, m_open.pass->visits.size());
    drawFrame(overlay, before);
    for (std::size_t i = 0; i < before.particles(); ++i) {
        const Point from{before.x[i], before.y[i]};
        addArrow(overlay, from, from, m_open.pass->applied[i], WorldArrow::All, m_open.moveSymbol(),
                 i == m_open.particle);
    }
}

void WorldPicture::drawVisit(StepOverlay& overlay, std::size_t visit) const {
    const World before = worldAfter(*m_open.pass, visit);
    drawFrame(overlay, before);
    const StickVisit& now = m_open.pass->visits[visit];
    const auto ends = [&](std::uint32_t stick) {
        const std::uint32_t a = before.stickA[stick], b = before.stickB[stick];
        return std::pair{Point{before.x[a], before.y[a]}, Point{before.x[b], before.y[b]}};
    };
    const auto [a, b] = ends(now.stick);
    overlay.sticks.push_back({a, b, false, {}});
    std::vector<std::uint32_t> said{now.stick};
    for (const SpoiltStick& other : m_open.visits[visit].spoilt) {
        const auto [from, to] = ends(other.stick);
        overlay.sticks.push_back({from, to, true, "+" + amountFor(other.by, m_look.locale)});
        said.push_back(other.stick);
    }
    addArrow(overlay, a, a, now.moveA, WorldArrow::EndA, "\\Delta a", true);
    addArrow(overlay, b, b, now.moveB, WorldArrow::EndB, "\\Delta b", true);
    addNumbers(overlay, before, said);
}

void WorldPicture::addNumbers(StepOverlay& overlay, const World& world,
                              const std::vector<std::uint32_t>& but) const {
    constexpr std::size_t most = 300; // order numbers in the view
    for (std::size_t i = 0; i < m_open.order.size() && i < most; ++i) {
        const std::uint32_t stick = m_open.order[i], a = world.stickA[stick], b = world.stickB[stick];
        if (std::find(but.begin(), but.end(), stick) != but.end() && stick != but.front()) continue;
        overlay.numbers.push_back(
            {{(world.x[a] + world.x[b]) / 2, (world.y[a] + world.y[b]) / 2}, QString::number(i + 1)});
    }
}

} // namespace timestep
