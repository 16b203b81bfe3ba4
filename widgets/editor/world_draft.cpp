// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/editor/world_draft.h"

#include "core/input_error.h"
#include "core/particles/world/world_edit.h"
#include "core/particles/world_json.h"
#include "core/rigid/rigid_edit.h"
#include "core/rigid/rigid_json.h"
#include "widgets/text/text.h"

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
    Edit(WorldDraft& draft, const QString& name, Drawing after, int gesture)
        : QUndoCommand(name),
          m_draft(draft),
          m_before(draft.m_drawing),
          m_after(std::move(after)),
          m_gesture(gesture) {}
    void undo() override { m_draft.put(m_before); }
    void redo() override { m_draft.put(m_after); }
    int id() const override { return m_gesture; }
    bool mergeWith(const QUndoCommand* other) override {
        m_after = static_cast<const Edit*>(other)->m_after;
        return true;
    }

protected:
    WorldDraft& m_draft;

private:
    Drawing m_before, m_after;
    int m_gesture;
};

/// One world instead of another.
class WorldDraft::Opening : public Edit {
public:
    using Edit::Edit;
    void undo() override {
        m_draft.begin();
        Edit::undo();
        emit m_draft.replaced();
    }
    void redo() override {
        m_draft.begin();
        Edit::redo();
        emit m_draft.replaced();
    }
};

WorldDraft::WorldDraft(QObject* parent) : QObject(parent) {
    m_undo.setUndoLimit(mostUndone);
}

const Json& WorldDraft::document() const {
    if (!m_document) {
        if (!m_drawing.isRigid())
            m_document = worldToJson(m_drawing.particles);
        else
            m_document = rigidWorldToJson(m_drawing.bodies);
    }
    return *m_document;
}

void WorldDraft::begin() {
    m_nodes.clear();
    m_link.reset();
}

bool WorldDraft::setDrawing(Drawing drawing) {
    const bool loses = hasUnsaved();
    if (loses) {
        m_undo.push(new Opening(*this, tr("Open a world"), std::move(drawing), -1));
        return true;
    }
    m_undo.clear();
    begin();
    put(drawing);
    emit replaced();
    return false;
}

/// Undo and redo may remove what was selected.
void WorldDraft::put(const Drawing& drawing) {
    m_drawing = drawing;
    m_document.reset();
    std::erase_if(m_nodes, [this](std::uint32_t i) { return i >= m_drawing.nodes(); });
    if (m_link && *m_link >= m_drawing.links()) m_link.reset();
    emit changed();
}

void WorldDraft::edit(const QString& name, const std::function<void(Drawing&)>& change, int gesture) {
    Drawing after = m_drawing;
    change(after);
    m_undo.push(new Edit(*this, name, std::move(after), gesture));
}

void WorldDraft::select(std::vector<std::uint32_t> nodes) {
    m_nodes = std::move(nodes);
    std::sort(m_nodes.begin(), m_nodes.end());
    m_link.reset();
    emit changed();
}

void WorldDraft::toggle(std::uint32_t node) {
    std::vector<std::uint32_t> selected = m_nodes;
    const auto found = std::find(selected.begin(), selected.end(), node);
    if (found == selected.end())
        selected.push_back(node);
    else
        selected.erase(found);
    select(std::move(selected));
}

void WorldDraft::selectLink(std::uint32_t link) {
    m_nodes.clear();
    m_link = link;
    emit changed();
}

/// Of bodies all that can move, so that a car is moved without its ground.
void WorldDraft::selectAll() {
    std::vector<std::uint32_t> all(m_drawing.nodes());
    std::iota(all.begin(), all.end(), 0U);
    if (m_drawing.isRigid())
        std::erase_if(all, [this](std::uint32_t i) { return m_drawing.bodies.bodies[i].isStatic(); });
    select(std::move(all));
}

QString WorldDraft::add(const ThingKind& kind, std::span<const Point> points, double size) {
    const std::size_t nodes = m_drawing.nodes(), links = m_drawing.links();
    try {
        edit(tr("Add: %1").arg(translated(kind.name)),
             [&](Drawing& drawing) { kind.add(drawing, points, size); });
    } catch (const InputError& error) {
        return translated(error.message);
    }
    if (m_drawing.nodes() > nodes)
        select({static_cast<std::uint32_t>(m_drawing.nodes() - 1)});
    else if (m_drawing.links() > links)
        selectLink(static_cast<std::uint32_t>(m_drawing.links() - 1));
    return {};
}

void WorldDraft::place(Point at) {
    if (!std::isfinite(at.x) || !std::isfinite(at.y)) return;
    const World& world = m_drawing.particles;
    for (std::uint32_t i = 0; i < world.particles(); ++i)
        if (world.x[i] == at.x && world.y[i] == at.y) return select({i});
    add(*findThingKind("particle", SceneKind::Particles), std::span(&at, 1), 1);
}

void WorldDraft::join(std::uint32_t a, std::uint32_t b) {
    const World& world = m_drawing.particles;
    if (a == b || !(world.distance(a, b) > 0)) return;
    for (std::uint32_t s = 0; s < world.sticks(); ++s)
        if (std::minmax(world.stickA[s], world.stickB[s]) == std::minmax(a, b)) return selectLink(s);
    edit(tr("Draw a stick"), [a, b](Drawing& drawing) { drawing.particles.addStick(a, b); });
    selectLink(static_cast<std::uint32_t>(world.sticks() - 1));
}

void WorldDraft::moveSelection(Point by, int gesture) {
    if (m_nodes.empty() || !std::isfinite(by.x) || !std::isfinite(by.y) || by == Point{}) return;
    edit(
        tr("Move"),
        [&](Drawing& drawing) {
            if (drawing.isRigid()) return moveBodies(drawing.bodies, m_nodes, by);
            World& world = drawing.particles;
            for (const std::uint32_t i : m_nodes)
                moveParticle(world, i, {world.x[i] + by.x, world.y[i] + by.y});
        },
        gesture);
}

void WorldDraft::togglePins() {
    if (m_nodes.empty()) return;
    if (m_drawing.isRigid()) {
        const bool fixed = std::all_of(m_nodes.begin(), m_nodes.end(), [this](std::uint32_t i) {
            return m_drawing.bodies.bodies[i].isStatic();
        });
        return edit(fixed ? tr("Unpin") : tr("Pin"), [&](Drawing& drawing) {
            for (const std::uint32_t i : m_nodes)
                drawing.bodies =
                    withMember(drawing.bodies, "bodies", i, "static", fixed ? Json() : Json(true));
        });
    }
    const bool pinned = std::all_of(m_nodes.begin(), m_nodes.end(), [this](std::uint32_t i) {
        return (m_drawing.particles.flags[i] & Pinned) != 0;
    });
    edit(pinned ? tr("Unpin") : tr("Pin"), [&](Drawing& drawing) {
        World& world = drawing.particles;
        for (const std::uint32_t i : m_nodes)
            world.flags[i] =
                static_cast<std::uint8_t>(pinned ? world.flags[i] & ~Pinned : world.flags[i] | Pinned);
        if (pinned)
            std::erase_if(world.motors,
                          [&](const Motor& motor) { return !(world.flags[motor.particle] & Pinned); });
    });
}

void WorldDraft::removeSelection() {
    if (m_nodes.empty() && !m_link) return;
    std::vector<std::uint32_t> links;
    if (m_link) links.push_back(*m_link);
    const std::vector<std::uint32_t> nodes = m_nodes;
    m_nodes.clear();
    m_link.reset();
    edit(tr("Delete"), [&](Drawing& drawing) {
        if (drawing.isRigid())
            drawing.bodies = without(drawing.bodies, nodes, links);
        else
            drawing.particles = without(drawing.particles, nodes, links);
    });
}

void WorldDraft::mirrorSelection() {
    if (m_drawing.isRigid()) return;
    if (m_nodes.empty()) selectAll();
    if (m_nodes.empty()) return;
    edit(tr("Mirror"), [this](Drawing& drawing) { mirror(drawing.particles, m_nodes); });
}

void WorldDraft::fitGround() {
    edit(tr("Floor and walls that fit"), [](Drawing& drawing) { timestep::fitGround(drawing); });
}

void WorldDraft::copy() {
    if (m_nodes.empty()) return;
    m_copied.kind = m_drawing.kind;
    if (m_drawing.isRigid())
        m_copied.bodies = partOf(m_drawing.bodies, m_nodes);
    else
        m_copied.particles = partOf(m_drawing.particles, m_nodes);
}

void WorldDraft::paste(Point shift) {
    if (!canPaste()) return;
    const auto first = static_cast<std::uint32_t>(m_drawing.nodes());
    edit(tr("Paste"), [&](Drawing& drawing) {
        if (drawing.isRigid())
            append(drawing.bodies, m_copied.bodies, shift);
        else
            append(drawing.particles, m_copied.particles, shift);
    });
    std::vector<std::uint32_t> pasted(m_copied.nodes());
    std::iota(pasted.begin(), pasted.end(), first);
    select(std::move(pasted));
}

const ThingKind& WorldDraft::kindOf(bool link, std::uint32_t index) const {
    static const Json none;
    return timestep::kindOf(m_drawing, link, index, m_drawing.isRigid() ? document() : none);
}

std::optional<double> WorldDraft::value(bool link, std::uint32_t index, const ThingValue& value) const {
    if (m_drawing.isRigid()) {
        const Json& element = document().at(link ? "joints" : "bodies").at(index);
        const Json* member = memberAt(element, value.path);
        if (value.unit.empty())
            return member != nullptr && (!value.group.empty() || member->boolean()) ? 1 : 0;
        if (member != nullptr) return member->number();
        const bool isShape = value.path.find('/') != std::string_view::npos;
        return value.ifThere || isShape ? std::nullopt : std::optional(value.standard);
    }
    const World& world = m_drawing.particles;
    if (value.path == "mass") return 1 / world.inverseMass[index];
    if (value.path == "radius") return world.radius[index];
    if (value.path == "length") return world.length[index];
    if (value.path == "stiffness") return world.stiffness[index];
    return (world.stickFlags[index] & (value.path == "hidden" ? Hidden : TensionOnly)) != 0 ? 1 : 0;
}

namespace {

void setOfParticles(World& world, std::uint32_t index, std::string_view path, double number) {
    const auto setFlag = [&](std::uint8_t flag) {
        std::uint8_t& flags = world.stickFlags[index];
        flags = static_cast<std::uint8_t>(number != 0 ? flags | flag : flags & ~flag);
    };
    if (path == "mass") {
        world.inverseMass[index] = 1 / number;
    } else if (path == "radius") {
        world.radius[index] = number;
    } else if (path == "length") {
        world.length[index] = number;
        world.preTension[index] = 1;
    } else if (path == "stiffness") {
        world.stiffness[index] = number;
    } else {
        setFlag(path == "hidden" ? Hidden : TensionOnly);
    }
}

/// A number, or what a switch writes; null removes it.
Json memberOf(const ThingValue& value, double number) {
    if (!value.unit.empty()) return Json(number);
    if (number == 0) return {};
    return value.group.empty() ? Json(true) : Json::parse(value.group);
}

} // namespace

void WorldDraft::setValue(bool link, std::uint32_t index, const ThingValue& value, double number) {
    if (!(number >= value.least && number <= value.most)) return;
    std::vector<std::uint32_t> all{index};
    if (!link && std::find(m_nodes.begin(), m_nodes.end(), index) != m_nodes.end()) all = m_nodes;
    std::erase_if(all, [&](std::uint32_t i) {
        const auto now = this->value(link, i, value);
        return !now || *now == number;
    });
    if (all.empty()) return;
    try {
        edit(tr("Change: %1").arg(translated(value.name)), [&](Drawing& drawing) {
            for (const std::uint32_t i : all) {
                if (drawing.isRigid())
                    drawing.bodies = withMember(drawing.bodies, link ? "joints" : "bodies", i, value.path,
                                                memberOf(value, number));
                else
                    setOfParticles(drawing.particles, i, value.path, number);
            }
        });
    } catch (const InputError&) { // the value stays
    }
}

} // namespace timestep
