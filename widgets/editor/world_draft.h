// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/particles/world/world.h"

#include <QObject>
#include <QUndoStack>

#include <functional>
#include <optional>
#include <vector>

namespace timestep {

/// A world that is being drawn, with its selection and its history. Every change except that of the selection
/// can be undone.
class WorldDraft : public QObject {
    Q_OBJECT

public:
    explicit WorldDraft(QObject* parent = nullptr);

    const World& world() const { return m_world; }
    /// Begins with this world and an empty history.
    void setWorld(World world);
    QUndoStack& undoStack() { return m_undo; }

    const std::vector<std::uint32_t>& particles() const { return m_particles; } ///< selected, ascending
    std::optional<std::uint32_t> stick() const { return m_stick; }              ///< selected
    void select(std::vector<std::uint32_t> particles);
    void toggle(std::uint32_t particle);
    void selectStick(std::uint32_t stick);
    void selectAll();

    /// Places a particle and selects it. A particle that is already exactly there is only selected.
    void place(Point at);
    /// Joins two different particles by a stick. An existing stick is only selected.
    void join(std::uint32_t a, std::uint32_t b);
    /// Moves the selection. Movements of one `gesture` (>= 0) are undone together.
    void moveSelection(Point by, int gesture = -1);
    void togglePins();
    void removeSelection();
    void mirrorSelection();
    void copy();
    /// Pastes what was copied, moved by `shift` [length], and selects it.
    void paste(Point shift);
    bool canPaste() const { return m_copied.particles() > 0; }

    // Properties of the selection. Values out of range are ignored.
    void setMass(double mass);           ///< > 0
    void setRadius(double radius);       ///< >= 0 [length]
    void setLength(double length);       ///< > 0 [length]
    void setStiffness(double stiffness); ///< 0 to 2
    void setHidden(bool hidden);
    void setTensionOnly(bool tensionOnly);

signals:
    /// The world or the selection has changed.
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
