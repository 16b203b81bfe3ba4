// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/editor/world_draft.h"

#include "core/particles/world/world_edit.h"

#include <QUndoCommand>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace timestep {

namespace {

constexpr int mostUndone = 200; ///< edits

} // namespace

/// The world before and after; movements of one gesture become one.
class WorldDraft::Edit : public QUndoCommand {
public:
    Edit(WorldDraft& draft, const QString& name, World after, int gesture)
        : QUndoCommand(name),
          m_draft(draft),
          m_before(draft.m_world),
          m_after(std::move(after)),
          m_gesture(gesture) {}
    void undo() override { m_draft.put(m_before); }
    void redo() override { m_draft.put(m_after); }
    int id() const override { return m_gesture; }
    bool mergeWith(const QUndoCommand* other) override {
        m_after = static_cast<const Edit*>(other)->m_after;
        return true;
    }

private:
    WorldDraft& m_draft;
    World m_before, m_after;
    int m_gesture;
};

WorldDraft::WorldDraft(QObject* parent) : QObject(parent) {
    m_undo.setUndoLimit(mostUndone);
}

void WorldDraft::setWorld(World world) {
    m_undo.clear();
    m_particles.clear();
    m_stick.reset();
    m_world = std::move(world);
    emit changed();
}

/// Undo and redo may remove what was selected.
void WorldDraft::put(const World& world) {
    m_world = world;
    std::erase_if(m_particles, [this](std::uint32_t i) { return i >= m_world.particles(); });
    if (m_stick && *m_stick >= m_world.sticks()) m_stick.reset();
    emit changed();
}

void WorldDraft::edit(const QString& name, const std::function<void(World&)>& change, int gesture) {
    World after = m_world;
    change(after);
    m_undo.push(new Edit(*this, name, std::move(after), gesture));
}

void WorldDraft::select(std::vector<std::uint32_t> particles) {
    m_particles = std::move(particles);
    std::sort(m_particles.begin(), m_particles.end());
    m_stick.reset();
    emit changed();
}

void WorldDraft::toggle(std::uint32_t particle) {
    std::vector<std::uint32_t> selected = m_particles;
    const auto found = std::find(selected.begin(), selected.end(), particle);
    if (found == selected.end())
        selected.push_back(particle);
    else
        selected.erase(found);
    select(std::move(selected));
}

void WorldDraft::selectStick(std::uint32_t stick) {
    m_particles.clear();
    m_stick = stick;
    emit changed();
}

void WorldDraft::selectAll() {
    std::vector<std::uint32_t> all(m_world.particles());
    std::iota(all.begin(), all.end(), 0U);
    select(std::move(all));
}

void WorldDraft::place(Point at) {
    if (!std::isfinite(at.x) || !std::isfinite(at.y)) return;
    for (std::uint32_t i = 0; i < m_world.particles(); ++i)
        if (m_world.x[i] == at.x && m_world.y[i] == at.y) return select({i});
    edit(tr("Place a particle"), [at](World& world) { world.addParticle(at); });
    select({static_cast<std::uint32_t>(m_world.particles() - 1)});
}

void WorldDraft::join(std::uint32_t a, std::uint32_t b) {
    if (a == b || !(m_world.distance(a, b) > 0)) return;
    for (std::uint32_t s = 0; s < m_world.sticks(); ++s)
        if (std::minmax(m_world.stickA[s], m_world.stickB[s]) == std::minmax(a, b)) return selectStick(s);
    edit(tr("Draw a stick"), [a, b](World& world) { world.addStick(a, b); });
    selectStick(static_cast<std::uint32_t>(m_world.sticks() - 1));
}

void WorldDraft::moveSelection(Point by, int gesture) {
    if (m_particles.empty() || !std::isfinite(by.x) || !std::isfinite(by.y) || by == Point{}) return;
    edit(
        tr("Move"),
        [&](World& world) {
            for (const std::uint32_t i : m_particles)
                moveParticle(world, i, {world.x[i] + by.x, world.y[i] + by.y});
        },
        gesture);
}

void WorldDraft::togglePins() {
    if (m_particles.empty()) return;
    const bool pinned = std::all_of(m_particles.begin(), m_particles.end(),
                                    [this](std::uint32_t i) { return (m_world.flags[i] & Pinned) != 0; });
    edit(pinned ? tr("Unpin") : tr("Pin"), [&](World& world) {
        for (const std::uint32_t i : m_particles)
            world.flags[i] =
                static_cast<std::uint8_t>(pinned ? world.flags[i] & ~Pinned : world.flags[i] | Pinned);
        if (pinned)
            std::erase_if(world.motors,
                          [&](const Motor& motor) { return !(world.flags[motor.particle] & Pinned); });
    });
}

void WorldDraft::removeSelection() {
    if (m_particles.empty() && !m_stick) return;
    std::vector<std::uint32_t> sticks;
    if (m_stick) sticks.push_back(*m_stick);
    const std::vector<std::uint32_t> particles = m_particles;
    m_particles.clear();
    m_stick.reset();
    edit(tr("Delete"), [&](World& world) { world = without(world, particles, sticks); });
}

void WorldDraft::mirrorSelection() {
    if (m_particles.empty()) selectAll();
    if (m_particles.empty()) return;
    edit(tr("Mirror"), [this](World& world) { mirror(world, m_particles); });
}

void WorldDraft::copy() {
    if (!m_particles.empty()) m_copied = partOf(m_world, m_particles);
}

void WorldDraft::paste(Point shift) {
    if (!canPaste()) return;
    const auto first = static_cast<std::uint32_t>(m_world.particles());
    edit(tr("Paste"), [&](World& world) { append(world, m_copied, shift); });
    std::vector<std::uint32_t> pasted(m_copied.particles());
    std::iota(pasted.begin(), pasted.end(), first);
    select(std::move(pasted));
}

void WorldDraft::setMass(double mass) {
    if (m_particles.empty() || !(mass > 0) || !std::isfinite(1 / mass)) return;
    edit(tr("Change the mass"), [&](World& world) {
        for (const std::uint32_t i : m_particles) world.inverseMass[i] = 1 / mass;
    });
}

void WorldDraft::setRadius(double radius) {
    if (m_particles.empty() || !(radius >= 0) || !std::isfinite(radius)) return;
    edit(tr("Change the radius"), [&](World& world) {
        for (const std::uint32_t i : m_particles) world.radius[i] = radius;
    });
}

void WorldDraft::setLength(double length) {
    if (!m_stick || !(length > 0) || !std::isfinite(length)) return;
    edit(tr("Change the length"), [&](World& world) {
        world.length[*m_stick] = length;
        world.preTension[*m_stick] = 1;
    });
}

void WorldDraft::setStiffness(double stiffness) {
    if (!m_stick || !(stiffness >= 0 && stiffness <= 2)) return;
    edit(tr("Change the stiffness"), [&](World& world) { world.stiffness[*m_stick] = stiffness; });
}

void WorldDraft::setFlag(const QString& name, std::uint8_t flag, bool on) {
    if (!m_stick || ((m_world.stickFlags[*m_stick] & flag) != 0) == on) return;
    edit(name, [&](World& world) {
        std::uint8_t& flags = world.stickFlags[*m_stick];
        flags = static_cast<std::uint8_t>(on ? flags | flag : flags & ~flag);
    });
}

void WorldDraft::setHidden(bool hidden) {
    setFlag(hidden ? tr("Hide a stick") : tr("Show a stick"), Hidden, hidden);
}

void WorldDraft::setTensionOnly(bool tensionOnly) {
    setFlag(tr("Change what a stick resists"), TensionOnly, tensionOnly);
}

} // namespace timestep
