// SPDX-License-Identifier: GPL-3.0-or-later
// One step of a world of particles and sticks: the move, the walls, and a pass of the relaxation stick by
// stick.
#include "app/microscope/microscope_sheet.h"
#include "app/microscope/pass_walk.h"
#include "app/microscope/step_tex.h"
#include "core/microscope/world_microscope.h"
#include "core/particles/draw_world.h"
#include "core/particles/world_measures.h"
#include "core/run/frozen_run.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>
#include <utility>

namespace timestep {

namespace {

constexpr std::size_t mostVisits = 3000; ///< maximum number of lines of an open pass
constexpr std::size_t mostNumbers = 300; ///< order numbers in the view

enum Style { Kept, Fall, Push, Put, EndA, EndB, All };

QString wordsOf(WorldPart part) {
    switch (part) {
    case WorldPart::Begin:
        return MicroscopeText::tr("Held particles go to the hand.");
    case WorldPart::Pins:
        return MicroscopeText::tr("Pins go back to their places.");
    case WorldPart::Motors:
        return MicroscopeText::tr("Driven particles move on.");
    case WorldPart::Forces:
        return MicroscopeText::tr("Forces other than gravity push.");
    case WorldPart::Walls:
        return MicroscopeText::tr("Walls put particles back inside.");
    case WorldPart::Angles:
        return MicroscopeText::tr("Springs that hold angles pull.");
    case WorldPart::Rounding:
        return MicroscopeText::tr("Positions are rounded.");
    default:
        return {};
    }
}

/// The meaning of a line of the sheet.
struct Item {
    std::size_t stage = 0;
    std::ptrdiff_t visit = -1; ///< index in the open pass; -1: the whole stage
    bool atOnce = false;       ///< all moves of a pass that corrects all sticks at the same time
};

class Walk {
public:
    Walk(FrozenRun& frozen, const SheetLook& look)
        : m_look(look),
          m_run(frozen.run),
          m_step(traceOfWorldStep(dynamic_cast<WorldSimulation&>(*frozen.simulation))) {
        chooseParticle();
        int pass = 0;
        for (std::size_t stage = 0; stage < m_step.stages.size(); ++stage) {
            if (m_step.stages[stage].part == WorldPart::Sticks)
                writePass(stage, pass++);
            else
                writeStage(stage);
        }
        writeEnd();
        measure();
    }

    std::vector<MicroscopeLine> takeLines() { return std::move(m_lines); }
    bool hasPasses() const { return m_step.before.sticks() > 0; }

    StepOverlay overlay(std::size_t line) const {
        StepOverlay overlay;
        overlay.run = m_run;
        overlay.longest = m_longest;
        if (line >= m_items.size()) {
            drawFrame(overlay, m_step.after);
            return overlay;
        }
        const Item& item = m_items[line];
        if (item.visit < 0 && !item.atOnce)
            showStage(overlay, item.stage);
        else
            showVisit(overlay, item);
        return overlay;
    }

    ResidualPicture residuals(std::size_t line) const {
        ResidualPicture picture;
        if (line >= m_items.size()) {
            picture.now = inOrder(strainsOf(m_step.after), {});
            picture.caption = MicroscopeText::tr("Residual of every stick after the step");
            return picture;
        }
        const Item& item = m_items[line];
        const World before = worldBefore(m_step, item.stage);
        if (m_pass && item.stage == m_passStage && (item.visit >= 0 || item.atOnce)) {
            const auto visit = static_cast<std::size_t>(std::max<std::ptrdiff_t>(item.visit, 0));
            const std::size_t done = item.atOnce ? m_pass->visits.size() : visit;
            picture.before = inOrder(strainsOf(worldAfter(*m_pass, done)), m_order);
            picture.now = inOrder(strainsOf(worldAfter(*m_pass, done + 1)), m_order);
            picture.current = item.atOnce ? -1 : item.visit;
            picture.caption = MicroscopeText::tr("Residual of every stick, in the order of the pass");
            return picture;
        }
        World after = before;
        after.x = m_step.stages[item.stage].x;
        after.y = m_step.stages[item.stage].y;
        const bool ordered = m_pass && item.stage == m_passStage;
        picture.before = inOrder(strainsOf(before), ordered ? m_order : std::vector<std::uint32_t>());
        picture.now = inOrder(strainsOf(after), ordered ? m_order : std::vector<std::uint32_t>());
        picture.caption = ordered ? MicroscopeText::tr("Residual of every stick, in the order of the pass")
                                  : MicroscopeText::tr("Residual of every stick");
        return picture;
    }

private:
    QString number(double value) const { return amountFor(value, m_look.locale); }
    QString at(Point point) const { return pointFor(point, m_look.locale); }
    static Point placeIn(const std::vector<double>& x, const std::vector<double>& y, std::size_t i) {
        return {x[i], y[i]};
    }
    Point placeBefore(std::size_t stage, std::size_t particle) const {
        return stage == 0 ? placeIn(m_step.before.x, m_step.before.y, particle)
                          : placeIn(m_step.stages[stage - 1].x, m_step.stages[stage - 1].y, particle);
    }
    Point placeAfter(std::size_t stage, std::size_t particle) const {
        return placeIn(m_step.stages[stage].x, m_step.stages[stage].y, particle);
    }

    static std::vector<double> inOrder(const std::vector<double>& strains,
                                       const std::vector<std::uint32_t>& order) {
        std::vector<double> result;
        if (order.empty())
            for (const double strain : strains) result.push_back(std::abs(strain));
        for (const std::uint32_t stick : order) result.push_back(std::abs(strains[stick]));
        return result;
    }

    /// The particle with the largest displacement represents all.
    void chooseParticle() {
        double furthest = -1;
        for (std::size_t i = 0; i < m_step.before.particles(); ++i) {
            if (m_step.before.isFixed(i)) continue;
            const double way =
                std::hypot(m_step.after.x[i] - m_step.before.x[i], m_step.after.y[i] - m_step.before.y[i]);
            if (way > furthest) {
                furthest = way;
                m_particle = i;
            }
        }
    }

    void push(MicroscopeLine line, Item item) {
        m_lines.push_back(std::move(line));
        m_items.push_back(item);
    }

    QString ofParticle() const {
        return m_step.before.particles() > 1 ? MicroscopeText::tr("particle %1: ").arg(m_particle)
                                             : QString();
    }

    QString moveSymbol() const {
        return m_step.before.particles() > 1 ? QStringLiteral("\\Delta x_{%1}").arg(m_particle)
                                             : QStringLiteral("\\Delta x");
    }

    /// Without drag, the displacement of the last step has no factor.
    QString historyCode(std::size_t stage) const {
        const World& before = m_step.before;
        const Point kept = keptOf(stage, m_particle);
        const bool whole = m_step.method.substeps == 1 &&
                           kept.x == before.x[m_particle] - before.previousX[m_particle] &&
                           kept.y == before.y[m_particle] - before.previousY[m_particle];
        return whole ? QStringLiteral("(x - old)") : QStringLiteral("keep * (x - old)");
    }

    void writeStage(std::size_t stage) {
        const WorldStage& now = m_step.stages[stage];
        MicroscopeLine line;
        line.words = wordsOf(now.part);
        const Point from = placeBefore(stage, m_particle), to = placeAfter(stage, m_particle);
        if (now.part == WorldPart::Move) {
            if (m_step.method.substeps > 1)
                line.words =
                    MicroscopeText::tr("Substep %1 of %2").arg(now.substep + 1).arg(m_step.method.substeps);
            const QString code = "x = x + " + historyCode(stage) + " + h * h * g";
            line.formulas = texOfCode(code);
            line.spoken = code;
            const Point kept = keptOf(stage, m_particle), fall = fallOf(stage, m_particle);
            line.numbers = ofParticle() + at(from) + " + " + at(kept) + " + " + at(fall) + " = " + at(to);
            line.arrows = {{Kept, texOfCode(historyCode(stage)).join(QString()), at(kept)},
                           {Fall, "h^2 g", at(fall)}};
        } else {
            const Point move = stageMove(m_step, stage, m_particle);
            const bool pushes = now.part == WorldPart::Forces;
            line.numbers = ofParticle() + at(from) + " + " + at(move) + " = " + at(to);
            line.arrows = {{pushes ? Push : Put, pushes ? QStringLiteral("h^2 f") : moveSymbol(), at(move)}};
        }
        push(std::move(line), {stage});
    }

    void writePass(std::size_t stage, int pass) {
        const PassTrace* opened = nullptr;
        if (pass == m_look.pass && m_step.before.sticks() > 0) {
            m_pass = traceOfPass(m_step, stage);
            m_passStage = stage;
            for (const StickVisit& visit : m_pass->visits) m_order.push_back(visit.stick);
            m_visits = walkPass(*m_pass);
            opened = &*m_pass;
        }
        if (m_step.before.sticks() == 0) return;
        MicroscopeLine head;
        head.pass = pass;
        const int of = m_step.method.passes * m_step.method.substeps;
        World after = worldBefore(m_step, stage);
        const double before = largestStrain(after);
        after.x = m_step.stages[stage].x;
        after.y = m_step.stages[stage].y;
        head.words = MicroscopeText::tr("Pass %1 of %2: the largest residual %3 becomes %4")
                         .arg(pass + 1)
                         .arg(of)
                         .arg(number(before), number(largestStrain(after)));
        head.arrows = {{All, moveSymbol(), at(stageMove(m_step, stage, m_particle))}};
        push(std::move(head), {stage});
        if (opened == nullptr) return;
        const std::size_t shown = std::min(opened->visits.size(), mostVisits);
        for (std::size_t i = 0; i < shown; ++i) writeVisit(stage, pass, i);
        if (!opened->oneByOne) {
            MicroscopeLine line;
            line.words = MicroscopeText::tr(
                "All of it at once: what the sticks asked for becomes one move of every particle");
            line.inner = true;
            line.pass = pass;
            line.arrows = {{All, moveSymbol(), at(m_pass->applied[m_particle])}};
            push(std::move(line), {stage, -1, true});
        }
    }

    void writeVisit(std::size_t stage, int pass, std::size_t i) {
        const StickVisit& visit = m_pass->visits[i];
        const VisitOutcome& outcome = m_visits[i];
        MicroscopeLine line;
        line.inner = true;
        line.pass = pass;
        line.words = m_pass->oneByOne ? MicroscopeText::tr("%1. stick %2: residual %3 becomes %4")
                                            .arg(i + 1)
                                            .arg(visit.stick)
                                            .arg(number(outcome.before), number(outcome.after))
                                      : MicroscopeText::tr("%1. stick %2, residual %3, asks for")
                                            .arg(i + 1)
                                            .arg(visit.stick)
                                            .arg(number(outcome.before));
        line.arrows = {{EndA, "\\Delta a", at(visit.moveA)}, {EndB, "\\Delta b", at(visit.moveB)}};
        QStringList spoilt;
        for (const SpoiltStick& other : outcome.spoilt)
            spoilt << MicroscopeText::tr("stick %1 by %2").arg(other.stick).arg(number(other.by));
        //: a stick that is corrected makes the error of its neighbours larger
        if (!spoilt.isEmpty()) line.numbers = MicroscopeText::tr("spoils %1").arg(spoilt.join(", "));
        push(std::move(line), {stage, static_cast<std::ptrdiff_t>(i), false});
    }

    void writeEnd() {
        MicroscopeLine line;
        line.words = MicroscopeText::tr("The step is done.");
        if (m_step.after.torn > m_step.before.torn)
            line.words += ' ' + MicroscopeText::tr("Sticks that were too long have torn: %1")
                                    .arg(m_step.after.torn - m_step.before.torn);
        line.numbers = ofParticle() + "x = " + at(placeIn(m_step.after.x, m_step.after.y, m_particle));
        m_lines.push_back(std::move(line));
    }

    Point keptOf(std::size_t stage, std::size_t particle) const {
        return {m_step.stages[stage].keptX[particle], m_step.stages[stage].keptY[particle]};
    }
    /// The remaining displacement.
    Point fallOf(std::size_t stage, std::size_t particle) const {
        const Point from = placeBefore(stage, particle), kept = keptOf(stage, particle),
                    to = placeAfter(stage, particle);
        return {exactDifference(from.x + kept.x, to.x), exactDifference(from.y + kept.y, to.y)};
    }

    /// The longest arrow of the step.
    void measure() {
        const auto take = [this](Point arrow) {
            const double length = std::hypot(arrow.x, arrow.y);
            if (std::isfinite(length)) m_longest = std::max(m_longest, length);
        };
        for (std::size_t stage = 0; stage < m_step.stages.size(); ++stage)
            for (std::size_t i = 0; i < m_step.before.particles(); ++i) {
                if (m_step.stages[stage].part == WorldPart::Move) {
                    take(keptOf(stage, i));
                    take(fallOf(stage, i));
                } else {
                    take(stageMove(m_step, stage, i));
                }
            }
        if (m_pass)
            for (const StickVisit& visit : m_pass->visits) {
                take(visit.moveA);
                take(visit.moveB);
            }
    }

    void drawFrame(StepOverlay& overlay, const World& world) const {
        overlay.frame.emplace();
        overlay.frame->layers = m_look.layers;
        drawWorld(world, *overlay.frame);
    }

    void addArrow(StepOverlay& overlay, Point base, Point from, Point arrow, int style, const QString& symbol,
                  bool named) const {
        if (arrow.x == 0 && arrow.y == 0) return;
        overlay.arrows.push_back(
            {base, from, {from.x + arrow.x, from.y + arrow.y}, style, named ? symbol : QString(), true});
    }

    void showStage(StepOverlay& overlay, std::size_t stage) const {
        drawFrame(overlay, worldBefore(m_step, stage));
        const WorldPart part = m_step.stages[stage].part;
        for (std::size_t i = 0; i < m_step.before.particles(); ++i) {
            const Point from = placeBefore(stage, i);
            const bool named = i == m_particle;
            if (part == WorldPart::Move) {
                const Point kept = keptOf(stage, i);
                const Point between{from.x + kept.x, from.y + kept.y};
                addArrow(overlay, from, from, kept, Kept, texOfCode(historyCode(stage)).join(QString()),
                         named);
                addArrow(overlay, from, between, fallOf(stage, i), Fall, "h^2 g", named);
            } else {
                const int style = part == WorldPart::Forces ? Push : part == WorldPart::Sticks ? All : Put;
                addArrow(overlay, from, from, stageMove(m_step, stage, i), style,
                         part == WorldPart::Forces ? QStringLiteral("h^2 f") : moveSymbol(), named);
            }
            if (const Point to = placeAfter(stage, i); !(to == from)) overlay.places.push_back({from, to});
        }
        if (m_pass && stage == m_passStage) addNumbers(overlay, worldBefore(m_step, stage), {});
    }

    void showVisit(StepOverlay& overlay, const Item& item) const {
        const auto visit = static_cast<std::size_t>(std::max<std::ptrdiff_t>(item.visit, 0));
        const std::size_t done = item.atOnce ? m_pass->visits.size() : visit;
        const World before = worldAfter(*m_pass, done);
        drawFrame(overlay, before);
        if (item.atOnce) {
            for (std::size_t i = 0; i < before.particles(); ++i) {
                const Point from{before.x[i], before.y[i]};
                addArrow(overlay, from, from, m_pass->applied[i], All, moveSymbol(), i == m_particle);
            }
            return;
        }
        const StickVisit& now = m_pass->visits[visit];
        const auto ends = [&](std::uint32_t stick) {
            const std::uint32_t a = before.stickA[stick], b = before.stickB[stick];
            return std::pair{Point{before.x[a], before.y[a]}, Point{before.x[b], before.y[b]}};
        };
        const auto [a, b] = ends(now.stick);
        overlay.sticks.push_back({a, b, false, {}});
        std::vector<std::uint32_t> said{now.stick};
        for (const SpoiltStick& other : m_visits[visit].spoilt) {
            const auto [from, to] = ends(other.stick);
            overlay.sticks.push_back({from, to, true, "+" + number(other.by)});
            said.push_back(other.stick);
        }
        addArrow(overlay, a, a, now.moveA, EndA, "\\Delta a", true);
        addArrow(overlay, b, b, now.moveB, EndB, "\\Delta b", true);
        addNumbers(overlay, before, said);
    }

    /// The position of every stick in the order of the pass.
    void addNumbers(StepOverlay& overlay, const World& world, const std::vector<std::uint32_t>& but) const {
        for (std::size_t i = 0; i < m_order.size() && i < mostNumbers; ++i) {
            const std::uint32_t stick = m_order[i], a = world.stickA[stick], b = world.stickB[stick];
            if (std::find(but.begin(), but.end(), stick) != but.end() && stick != but.front()) continue;
            overlay.numbers.push_back(
                {{(world.x[a] + world.x[b]) / 2, (world.y[a] + world.y[b]) / 2}, QString::number(i + 1)});
        }
    }

    SheetLook m_look;
    std::size_t m_run;
    WorldStepTrace m_step;
    std::size_t m_particle = 0; ///< drawn with their numbers
    std::optional<PassTrace> m_pass;
    std::size_t m_passStage = 0;
    std::vector<std::uint32_t> m_order;
    std::vector<VisitOutcome> m_visits;
    std::vector<MicroscopeLine> m_lines;
    std::vector<Item> m_items; ///< of all lines except the last
    double m_longest = 0;
};

} // namespace

MicroscopeSheet worldSheet(FrozenRun frozen, const SheetLook& look) {
    return sheetOf(std::make_shared<Walk>(frozen, look));
}

} // namespace timestep
