// SPDX-License-Identifier: GPL-3.0-or-later
// One step of rigid bodies: gravity, an iteration of the solver contact by contact, and what moves the
// bodies.
#include "app/microscope/microscope_sheet.h"
#include "app/microscope/step_tex.h"
#include "core/microscope/contact_microscope.h"
#include "core/rigid/draw_rigid.h"
#include "core/run/experiment/frozen_run.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

namespace timestep {

namespace {

using Part = RigidStage::Part;
using Iteration = RigidStage::Iteration;

constexpr std::size_t mostVisits = 3000; ///< maximum number of lines of an open iteration
constexpr std::size_t mostNumbers = 300; ///< order numbers in the view
constexpr double grown = 1e-12;          ///< threshold above rounding, relative to the fastest approach [1]

enum Style { Velocity, OnB, OnA, Way };

bool ofContact(const RigidStage& stage) {
    return stage.part == Part::Contact || stage.part == Part::Warm || stage.part == Part::Impact;
}

/// The meaning of a line of the sheet: a range of consecutive stages.
struct Item {
    std::size_t begin = 0, end = 0;
    bool visit = false; ///< one contact of an open iteration
};

class Walk {
public:
    Walk(FrozenRun& frozen, const SheetLook& look)
        : m_look(look),
          m_run(frozen.run),
          m_h(frozen.simulation->stepSize()),
          m_step(traceOfRigidStep(dynamic_cast<RigidSimulation&>(*frozen.simulation))) {
        int pass = 0;
        const auto& stages = m_step.stages;
        for (std::size_t i = 0; i < stages.size();) {
            std::size_t end = i + 1;
            if (ofContact(stages[i])) {
                const auto together = [&](const RigidStage& other) {
                    return other.part == stages[i].part && other.kind == stages[i].kind &&
                           other.iteration == stages[i].iteration && other.substep == stages[i].substep;
                };
                while (end < stages.size() && together(stages[end])) ++end;
                writeIteration(i, end, pass++);
            } else {
                writeStage(i);
            }
            i = end;
        }
        MicroscopeLine line;
        line.words = MicroscopeText::tr("The step is done.");
        m_lines.push_back(std::move(line));
        m_hasPasses = pass > 0;
        measure();
    }

    std::vector<MicroscopeLine> takeLines() { return std::move(m_lines); }
    bool hasPasses() const { return m_hasPasses; }

    StepOverlay overlay(std::size_t line) const {
        StepOverlay overlay;
        overlay.run = m_run;
        overlay.longest = m_longest;
        overlay.frame.emplace();
        overlay.frame->layers = m_look.layers;
        const bool atEnd = line >= m_items.size();
        const RigidWorld before = worldBefore(m_step, atEnd ? m_step.stages.size() : m_items[line].begin);
        drawRigidWorld(before, *overlay.frame);
        if (atEnd) return overlay;
        const Item& item = m_items[line];
        for (std::size_t i = item.begin; i < item.end; ++i)
            addArrows(overlay, before, m_step.stages[i], item);
        if (!ofContact(m_step.stages[item.begin])) return overlay;
        if (item.visit) markSpoilt(overlay, item);
        if (item.visit || item.begin == m_opened.begin) addNumbers(overlay, before);
        return overlay;
    }

    ResidualPicture residuals(std::size_t line) const {
        ResidualPicture picture;
        picture.caption = MicroscopeText::tr("Approach speed of every contact");
        const bool atEnd = line >= m_items.size();
        const Item item = atEnd ? Item{m_step.stages.size(), m_step.stages.size(), false} : m_items[line];
        const std::vector<double> before = approaches(item.begin), now = approaches(item.end);
        if (atEnd || before.size() != now.size()) {
            picture.now = now;
            return picture;
        }
        const bool ordered = !m_order.empty() && item.begin >= m_opened.begin && item.end <= m_opened.end &&
                             m_order.size() == now.size();
        if (!ordered) {
            picture.before = before;
            picture.now = now;
            return picture;
        }
        picture.caption =
            MicroscopeText::tr("Approach speed of every contact, in the order of the iteration");
        for (const std::uint32_t contact : m_order) {
            picture.before.push_back(before[contact]);
            picture.now.push_back(now[contact]);
        }
        if (item.visit) picture.current = static_cast<std::ptrdiff_t>(item.begin - m_opened.begin);
        return picture;
    }

private:
    QString number(double value) const { return amountFor(value, m_look.locale); }

    /// Approach speed at every contact before a stage. The contacts are those of the last contact stage
    /// before it, if there is one.
    std::vector<double> approaches(std::size_t stage) const {
        RigidWorld world = worldBefore(m_step, stage);
        if (stage > 0) world.contacts = m_step.worlds[m_step.stages[stage - 1].world].contacts;
        std::vector<double> speeds = normalSpeeds(world);
        for (double& speed : speeds) speed = std::max(-speed, 0.0);
        return speeds;
    }

    void push(MicroscopeLine line, Item item) {
        m_lines.push_back(std::move(line));
        m_items.push_back(item);
    }

    QString ofSubstep(const RigidStage& stage) const {
        const auto& last = m_step.stages.back();
        return last.substep > 0 ? MicroscopeText::tr("Substep %1: ").arg(stage.substep + 1) : QString();
    }

    void writeStage(std::size_t i) {
        const RigidStage& stage = m_step.stages[i];
        MicroscopeLine line;
        QString code, symbol = "h\\,g";
        switch (stage.part) {
        case Part::Gravity:
            line.words = MicroscopeText::tr("Gravity changes the velocities.");
            code = "v = v + h * g";
            break;
        case Part::Forces:
            line.words = MicroscopeText::tr("Forces on bodies change the velocities.");
            code = "v = v + h * F / m";
            symbol = "h\\,F/m";
            break;
        case Part::Damping:
            line.words = MicroscopeText::tr("Damping of bodies reduces the velocities.");
            code = "v = v / (1 + h * c)";
            symbol = "\\Delta v";
            break;
        case Part::WarmJoints:
            line.words = MicroscopeText::tr("Joints begin with the impulses of the last step.");
            symbol = "\\Delta v";
            break;
        case Part::Joints:
            line.words = MicroscopeText::tr("An iteration over the joints");
            symbol = "\\Delta v";
            break;
        case Part::Move:
            line.words = MicroscopeText::tr("Bodies move with their velocities.");
            code = "x = x + h * v";
            symbol = "h\\,v";
            break;
        default:
            line.words = MicroscopeText::tr("Overlapping bodies are pushed apart.");
            symbol = "\\Delta x";
        }
        line.words.prepend(ofSubstep(stage));
        line.formulas = texOfCode(code);
        line.spoken = code;
        const BodyChange* most = &stage.changes.front();
        for (const BodyChange& change : stage.changes)
            if (std::hypot(change.x, change.y) > std::hypot(most->x, most->y)) most = &change;
        const bool moves = stage.part == Part::Move || stage.part == Part::CorrectPositions;
        line.arrows = {
            {moves ? Way : Velocity, symbol,
             MicroscopeText::tr("body %1: ").arg(most->body) + pointFor({most->x, most->y}, m_look.locale)}};
        push(std::move(line), {i, i + 1, false});
    }

    QString nameOf(const RigidStage& stage) const {
        if (stage.part == Part::Warm)
            return MicroscopeText::tr("Contacts begin with the impulses of the last step");
        if (stage.part == Part::Impact) return MicroscopeText::tr("Impacts, one contact after the other");
        switch (stage.kind) {
        case Iteration::Relax:
            return MicroscopeText::tr("Relaxing iteration %1").arg(stage.iteration + 1);
        case Iteration::Bounce:
            return MicroscopeText::tr("Iteration %1 for bounces").arg(stage.iteration + 1);
        default:
            return MicroscopeText::tr("Iteration %1").arg(stage.iteration + 1);
        }
    }

    void writeIteration(std::size_t begin, std::size_t end, int pass) {
        MicroscopeLine head;
        head.pass = pass;
        const std::vector<double> before = approaches(begin), after = approaches(end);
        const auto most = [](const std::vector<double>& speeds) {
            return speeds.empty() ? 0.0 : *std::max_element(speeds.begin(), speeds.end());
        };
        // Before the first part, the contacts of the step are unknown.
        head.words = ofSubstep(m_step.stages[begin]) +
                     (before.size() == after.size()
                          ? MicroscopeText::tr("%1: the fastest approach %2 becomes %3")
                                .arg(nameOf(m_step.stages[begin]), number(most(before)), number(most(after)))
                          : nameOf(m_step.stages[begin]));
        head.arrows = {{OnB, "p", {}}, {OnA, "-p", {}}};
        const bool opened = pass == m_look.pass;
        if (opened) m_opened = {begin, end, false};
        push(std::move(head), {begin, end, false});
        if (!opened) return;
        for (std::size_t i = begin; i < end; ++i) {
            const std::uint32_t contact = m_step.stages[i].contact;
            if (std::find(m_order.begin(), m_order.end(), contact) == m_order.end())
                m_order.push_back(contact);
        }
        for (std::size_t i = begin; i < std::min(end, begin + mostVisits); ++i)
            writeVisit(i, i - begin, pass);
    }

    void writeVisit(std::size_t i, std::size_t place, int pass) {
        const RigidStage& stage = m_step.stages[i];
        const RigidContact& contact = m_step.worlds[stage.world].contacts[stage.contact];
        MicroscopeLine line;
        line.inner = true;
        line.pass = pass;
        const Point n = contact.normal, p = impulseOf(stage, n);
        line.words =
            MicroscopeText::tr("%1. bodies %2 and %3: normal impulse %4 (sum %5), friction %6 (sum %7)")
                .arg(QString::number(place + 1), QString::number(contact.a), QString::number(contact.b),
                     number(stage.normal), number(stage.normalSum), number(stage.tangent),
                     number(stage.tangentSum));
        line.arrows = {{OnB, "p", pointFor(p, m_look.locale)},
                       {OnA, "-p", pointFor({-p.x, -p.y}, m_look.locale)}};
        QStringList spoilt;
        for (const auto& [other, by] : spoiltBy(i))
            spoilt << MicroscopeText::tr("contact %1 by %2").arg(placeOf(other), number(by));
        if (!spoilt.isEmpty()) line.numbers = MicroscopeText::tr("spoils %1").arg(spoilt.join(", "));
        push(std::move(line), {i, i + 1, true});
    }

    /// Returns a contact by its number in the order of the iteration.
    QString placeOf(std::uint32_t contact) const {
        const auto found = std::find(m_order.begin(), m_order.end(), contact);
        return QString::number(found - m_order.begin() + 1);
    }

    static Point impulseOf(const RigidStage& stage, Point n) {
        return {stage.normal * n.x - stage.tangent * n.y, stage.normal * n.y + stage.tangent * n.x};
    }

    /// Contacts whose approach speed grew, in descending order of growth.
    std::vector<std::pair<std::uint32_t, double>> spoiltBy(std::size_t i) const {
        RigidWorld world = worldBefore(m_step, i);
        world.contacts = m_step.worlds[m_step.stages[i].world].contacts;
        const std::vector<double> before = normalSpeeds(world);
        for (const BodyChange& change : m_step.stages[i].changes) {
            world.bodies[change.body].vx += change.x;
            world.bodies[change.body].vy += change.y;
            world.bodies[change.body].omega += change.turn;
        }
        const std::vector<double> after = normalSpeeds(world);
        std::vector<std::pair<std::uint32_t, double>> spoilt;
        double fastest = 0;
        for (const double speed : before) fastest = std::max(fastest, std::abs(speed));
        for (std::uint32_t c = 0; c < before.size(); ++c) {
            const double by = std::max(-after[c], 0.0) - std::max(-before[c], 0.0);
            if (c != m_step.stages[i].contact && by > grown * fastest) spoilt.emplace_back(c, by);
        }
        std::stable_sort(spoilt.begin(), spoilt.end(),
                         [](const auto& one, const auto& other) { return one.second > other.second; });
        return spoilt;
    }

    /// A velocity is drawn as its displacement in one step. An impulse is drawn at its contact, as the
    /// displacement due to the velocity change that it causes.
    void addArrows(StepOverlay& overlay, const RigidWorld& world, const RigidStage& stage,
                   const Item& item) const {
        const bool moves = stage.part == Part::Move || stage.part == Part::CorrectPositions;
        for (const BodyChange& change : stage.changes) {
            const RigidBody& body = world.bodies[change.body];
            if (body.isStatic()) continue;
            Point from{body.x, body.y};
            int style = moves ? Way : Velocity;
            if (ofContact(stage)) {
                const RigidContact& contact = m_step.worlds[stage.world].contacts[stage.contact];
                from = contact.at;
                style = change.body == contact.b ? OnB : OnA;
            }
            const double share = moves ? 1 : m_h;
            const Point to{from.x + share * change.x, from.y + share * change.y};
            if (to == from) continue;
            const bool named = item.visit || overlay.arrows.empty();
            const char* const symbol = style == OnB                  ? "p"
                                       : style == OnA                ? "-p"
                                       : stage.part == Part::Gravity ? "h\\,g"
                                       : stage.part == Part::Move    ? "h\\,v"
                                                                     : "\\Delta v";
            overlay.arrows.push_back({from, from, to, style, named ? QString(symbol) : QString(), true});
        }
    }

    void markSpoilt(StepOverlay& overlay, const Item& item) const {
        const auto& contacts = m_step.worlds[m_step.stages[item.begin].world].contacts;
        const auto mark = [&](std::uint32_t index, bool spoilt, const QString& text) {
            const RigidContact& contact = contacts[index];
            // A short band along the surface.
            const double half = 0.02 * (m_size > 0 ? m_size : 1);
            const Point along{-contact.normal.y * half, contact.normal.x * half};
            overlay.sticks.push_back({{contact.at.x - along.x, contact.at.y - along.y},
                                      {contact.at.x + along.x, contact.at.y + along.y},
                                      spoilt,
                                      text});
        };
        mark(m_step.stages[item.begin].contact, false, {});
        for (const auto& [other, by] : spoiltBy(item.begin)) mark(other, true, "+" + number(by));
    }

    /// The position of every contact in the order of the iteration.
    void addNumbers(StepOverlay& overlay, const RigidWorld&) const {
        const auto& contacts = m_step.worlds[m_step.stages[m_opened.begin].world].contacts;
        for (std::size_t i = 0; i < m_order.size() && i < mostNumbers; ++i)
            overlay.numbers.push_back({contacts[m_order[i]].at, QString::number(i + 1)});
    }

    void measure() {
        const Box box = boundsOf(m_step.before);
        m_size = std::max(box.right - box.left, box.top - box.bottom);
        for (const RigidStage& stage : m_step.stages) {
            const bool moves = stage.part == Part::Move || stage.part == Part::CorrectPositions;
            for (const BodyChange& change : stage.changes) {
                const double length = std::hypot(change.x, change.y) * (moves ? 1 : m_h);
                if (std::isfinite(length)) m_longest = std::max(m_longest, length);
            }
        }
    }

    SheetLook m_look;
    std::size_t m_run;
    double m_h;
    RigidStepTrace m_step;
    Item m_opened;
    std::vector<std::uint32_t> m_order; ///< of the contacts in the open iteration
    std::vector<MicroscopeLine> m_lines;
    std::vector<Item> m_items; ///< of all lines except the last
    bool m_hasPasses = false;
    double m_longest = 0, m_size = 0;
};

} // namespace

MicroscopeSheet rigidSheet(FrozenRun frozen, const SheetLook& look) {
    return sheetOf(std::make_shared<Walk>(frozen, look));
}

} // namespace timestep
