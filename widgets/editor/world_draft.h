// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/particles/world.h"

#include <QObject>
#include <QUndoStack>

#include <functional>
#include <optional>
#include <vector>

namespace timestep {

/// A world that is being drawn: the world, what of it is selected, and the way back. Every change but that of
/// the selection can be undone.
class WorldDraft : public QObject {
    Q_OBJECT

public:
    explicit WorldDraft(QObject* parent = nullptr);

    const World& world() const { return m_world; }
    /// Begins anew with this world; forgets what could be undone.
    void setWorld(World world);
    QUndoStack& undoStack() { return m_undo; }

    const std::vector<std::uint32_t>& particles() const { return m_particles; } ///< selected, rising
    std::optional<std::uint32_t> stick() const { return m_stick; }              ///< selected
    void select(std::vector<std::uint32_t> particles);
    void toggle(std::uint32_t particle);
    void selectStick(std::uint32_t stick);
    void selectAll();

    /// Places a particle and selects it; one that is already exactly there is only selected.
    void place(Point at);
    /// Joins two different particles; a stick that is there already is only selected.
    void join(std::uint32_t a, std::uint32_t b);
    /// Moves what is selected; movements of one `gesture` (>= 0) are undone together.
    void moveSelection(Point by, int gesture = -1);
    void togglePins();
    void removeSelection();
    void mirrorSelection();
    void copy();
    /// The copy beside where it was, selected.
    void paste(Point shift);
    bool canPaste() const { return m_copied.particles() > 0; }

    // Properties of what is selected; values out of range are left out.
    void setMass(double mass);           ///< > 0
    void setRadius(double radius);       ///< >= 0 [length]
    void setLength(double length);       ///< > 0 [length]
    void setStiffness(double stiffness); ///< 0 to 2
    void setHidden(bool hidden);
    void setTensionOnly(bool tensionOnly);

signals:
    /// The world or the selection is another one.
    void changed();

private:
    class Edit;
    void edit(const QString& name, const std::function<void(World&)>& change, int gesture = -1);
    void setFlag(const QString& name, std::uint8_t flag, bool on);
    void put(const World& world);

    World m_world, m_copied;
    std::vector<std::uint32_t> m_particles;
    std::optional<std::uint32_t> m_stick;
    QUndoStack m_undo;
};

} // namespace timestep
