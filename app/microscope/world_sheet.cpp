// SPDX-License-Identifier: GPL-3.0-or-later
// One step of a world of particles and sticks: the move, the walls, and a pass of the relaxation stick by
// stick.
#include "app/microscope/microscope_sheet.h"
#include "app/microscope/step_tex.h"
#include "app/microscope/world_picture.h"
#include "core/particles/world_measures.h"
#include "core/run/experiment/frozen_run.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>
#include <utility>

namespace timestep {

namespace {

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
          m_open(traceOfWorldStep(dynamic_cast<WorldSimulation&>(*frozen.simulation))) {
        int pass = 0;
        for (std::size_t stage = 0; stage < m_open.step.stages.size(); ++stage) {
            if (m_open.step.stages[stage].part == WorldPart::Sticks)
                writePass(stage, pass++);
            else
                writeStage(stage);
        }
        writeEnd();
        m_longest = m_open.longestArrow();
    }

    std::vector<MicroscopeLine> takeLines() { return std::move(m_lines); }
    bool hasPasses() const { return m_open.step.before.sticks() > 0; }

    StepOverlay overlay(std::size_t line) const {
        StepOverlay overlay;
        overlay.run = m_run;
        overlay.longest = m_longest;
        const WorldPicture picture(m_open, m_look);
        if (line >= m_items.size())
            picture.drawEnd(overlay);
        else if (const Item& item = m_items[line]; item.atOnce)
            picture.drawAllVisits(overlay);
        else if (item.visit < 0)
            picture.drawStage(overlay, item.stage);
        else
            picture.drawVisit(overlay, static_cast<std::size_t>(item.visit));
        return overlay;
    }

    ResidualPicture residuals(std::size_t line) const {
        ResidualPicture picture;
        if (line >= m_items.size()) {
            picture.now = inOrder(strainsOf(m_open.step.after), {});
            picture.caption = MicroscopeText::tr("Residual of every stick after the step");
            return picture;
        }
        const Item& item = m_items[line];
        const World before = worldBefore(m_open.step, item.stage);
        if (m_open.pass && item.stage == m_open.passStage && (item.visit >= 0 || item.atOnce)) {
            const auto visit = static_cast<std::size_t>(std::max<std::ptrdiff_t>(item.visit, 0));
            const std::size_t done = item.atOnce ? m_open.pass->visits.size() : visit;
            picture.before = inOrder(strainsOf(worldAfter(*m_open.pass, done)), m_open.order);
            picture.now = inOrder(strainsOf(worldAfter(*m_open.pass, done + 1)), m_open.order);
            picture.current = item.atOnce ? -1 : item.visit;
            picture.caption = MicroscopeText::tr("Residual of every stick, in the order of the pass");
            return picture;
        }
        World after = before;
        after.x = m_open.step.stages[item.stage].x;
        after.y = m_open.step.stages[item.stage].y;
        const bool ordered = m_open.pass && item.stage == m_open.passStage;
        picture.before = inOrder(strainsOf(before), ordered ? m_open.order : std::vector<std::uint32_t>());
        picture.now = inOrder(strainsOf(after), ordered ? m_open.order : std::vector<std::uint32_t>());
        picture.caption = ordered ? MicroscopeText::tr("Residual of every stick, in the order of the pass")
                                  : MicroscopeText::tr("Residual of every stick");
        return picture;
    }

private:
    QString number(double value) const { return amountFor(value, m_look.locale); }
    QString at(Point point) const { return pointFor(point, m_look.locale); }
    static std::vector<double> inOrder(const std::vector<double>& strains,
                                       const std::vector<std::uint32_t>& order) {
        std::vector<double> result;
        if (order.empty())
            for (const double strain : strains) result.push_back(std::abs(strain));
        for (const std::uint32_t stick : order) result.push_back(std::abs(strains[stick]));
        return result;
    }

    void push(MicroscopeLine line, Item item) {
        m_lines.push_back(std::move(line));
        m_items.push_back(item);
    }

    QString ofParticle() const {
        return m_open.step.before.particles() > 1 ? MicroscopeText::tr("particle %1: ").arg(m_open.particle)
                                                  : QString();
    }

    void writeStage(std::size_t stage) {
        const WorldStage& now = m_open.step.stages[stage];
        MicroscopeLine line;
        line.words = wordsOf(now.part);
        const Point from = m_open.placeBefore(stage, m_open.particle),
                    to = m_open.placeAfter(stage, m_open.particle);
        if (now.part == WorldPart::Move) {
            if (m_open.step.method.substeps > 1)
                line.words =
                    MicroscopeText::tr("Substep %1 of %2")
                        .arg(QString::number(now.substep + 1), QString::number(m_open.step.method.substeps));
            const QString code = "x = x + " + m_open.historyCode(stage) + " + h * h * g";
            line.formulas = texOfCode(code);
            line.spoken = code;
            const Point kept = m_open.keptOf(stage, m_open.particle),
                        fall = m_open.fallOf(stage, m_open.particle);
            line.numbers = ofParticle() + at(from) + " + " + at(kept) + " + " + at(fall) + " = " + at(to);
            line.arrows = {{WorldArrow::Kept, texOfCode(m_open.historyCode(stage)).join(QString()), at(kept)},
                           {WorldArrow::Fall, "h^2 g", at(fall)}};
        } else {
            const Point move = stageMove(m_open.step, stage, m_open.particle);
            const bool pushes = now.part == WorldPart::Forces;
            line.numbers = ofParticle() + at(from) + " + " + at(move) + " = " + at(to);
            line.arrows = {{pushes ? WorldArrow::Push : WorldArrow::Put,
                            pushes ? QStringLiteral("h^2 f") : m_open.moveSymbol(), at(move)}};
        }
        push(std::move(line), {stage});
    }

    void writePass(std::size_t stage, int pass) {
        const PassTrace* opened = nullptr;
        if (pass == m_look.pass && m_open.step.before.sticks() > 0) {
            m_open.open(stage);
            opened = &*m_open.pass;
        }
        if (m_open.step.before.sticks() == 0) return;
        MicroscopeLine head;
        head.pass = pass;
        const int of = m_open.step.method.passes * m_open.step.method.substeps;
        World after = worldBefore(m_open.step, stage);
        const double before = largestStrain(after);
        after.x = m_open.step.stages[stage].x;
        after.y = m_open.step.stages[stage].y;
        head.words = MicroscopeText::tr("Pass %1 of %2: the largest residual %3 becomes %4")
                         .arg(QString::number(pass + 1), QString::number(of), number(before),
                              number(largestStrain(after)));
        head.arrows = {
            {WorldArrow::All, m_open.moveSymbol(), at(stageMove(m_open.step, stage, m_open.particle))}};
        push(std::move(head), {stage});
        if (opened == nullptr) return;
        constexpr std::size_t mostVisits = 3000; // lines of an open pass
        const std::size_t shown = std::min(opened->visits.size(), mostVisits);
        for (std::size_t i = 0; i < shown; ++i) writeVisit(stage, pass, i);
        if (!opened->oneByOne) {
            MicroscopeLine line;
            line.words = MicroscopeText::tr(
                "All of it at once: what the sticks asked for becomes one move of every particle");
            line.inner = true;
            line.pass = pass;
            line.arrows = {{WorldArrow::All, m_open.moveSymbol(), at(m_open.pass->applied[m_open.particle])}};
            push(std::move(line), {stage, -1, true});
        }
    }

    void writeVisit(std::size_t stage, int pass, std::size_t i) {
        const StickVisit& visit = m_open.pass->visits[i];
        const VisitOutcome& outcome = m_open.visits[i];
        MicroscopeLine line;
        line.inner = true;
        line.pass = pass;
        line.words = m_open.pass->oneByOne ? MicroscopeText::tr("%1. stick %2: residual %3 becomes %4")
                                                 .arg(QString::number(i + 1), QString::number(visit.stick),
                                                      number(outcome.before), number(outcome.after))
                                           : MicroscopeText::tr("%1. stick %2, residual %3, asks for")
                                                 .arg(QString::number(i + 1), QString::number(visit.stick),
                                                      number(outcome.before));
        line.arrows = {{WorldArrow::EndA, "\\Delta a", at(visit.moveA)},
                       {WorldArrow::EndB, "\\Delta b", at(visit.moveB)}};
        QStringList spoilt;
        for (const SpoiltStick& other : outcome.spoilt)
            spoilt
                << MicroscopeText::tr("stick %1 by %2").arg(QString::number(other.stick), number(other.by));
        //: a stick that is corrected makes the error of its neighbours larger
        if (!spoilt.isEmpty()) line.numbers = MicroscopeText::tr("spoils %1").arg(spoilt.join(", "));
        push(std::move(line), {stage, static_cast<std::ptrdiff_t>(i), false});
    }

    void writeEnd() {
        MicroscopeLine line;
        line.words = MicroscopeText::tr("The step is done.");
        if (m_open.step.after.torn > m_open.step.before.torn)
            line.words += ' ' + MicroscopeText::tr("Sticks that were too long have torn: %1")
                                    .arg(m_open.step.after.torn - m_open.step.before.torn);
        line.numbers = ofParticle() + "x = " +
                       at({m_open.step.after.x[m_open.particle], m_open.step.after.y[m_open.particle]});
        m_lines.push_back(std::move(line));
    }

    SheetLook m_look;
    std::size_t m_run;
    OpenWorldStep m_open;
    std::vector<MicroscopeLine> m_lines;
    std::vector<Item> m_items; ///< of all lines except the last
    double m_longest = 0;
};

} // namespace

MicroscopeSheet worldSheet(FrozenRun frozen, const SheetLook& look) {
    return sheetOf(std::make_shared<Walk>(frozen, look));
}

} // namespace timestep
