// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/editor/thing_kind.h"

#include <QObject>
#include <QUndoStack>

#include <functional>
#include <optional>
#include <vector>

namespace timestep {

/// A world that is being drawn, with its selection and its history. Every change except that of the selection
/// can be undone. Its nodes are particles or bodies, its links sticks or joints.
class WorldDraft : public QObject {
    Q_OBJECT

public:
    explicit WorldDraft(QObject* parent = nullptr);

    const Drawing& drawing() const { return m_drawing; }
    const World& world() const { return m_drawing.particles; }
    /// The world in the form of experiment files, as saved. It has no particle or body while it is empty.
    const Json& document() const;
    /// Begins with this world. Unsaved changes of the one before can be brought back by undo; without such
    /// changes the history is empty. Returns whether there were any.
    bool setDrawing(Drawing drawing);
    /// Whether something was drawn since the world was opened or saved.
    bool hasUnsaved() const { return m_undo.canUndo() && !m_undo.isClean(); }
    QUndoStack& undoStack() { return m_undo; }

    const std::vector<std::uint32_t>& nodes() const { return m_nodes; } ///< selected, ascending
    std::optional<std::uint32_t> link() const { return m_link; }        ///< selected
    void select(std::vector<std::uint32_t> nodes);
    void toggle(std::uint32_t node);
    void selectLink(std::uint32_t link);
    void selectAll();

    /// Adds a thing and selects it. Returns the reason if it cannot be there.
    QString add(const ThingKind& kind, std::span<const Point> points, double size);
    /// Places a particle and selects it. A particle that is already exactly there is only selected.
    void place(Point at);
    /// Joins two different particles by a stick. An existing stick is only selected.
    void join(std::uint32_t a, std::uint32_t b);
    /// Moves the selection. Movements of one `gesture` (>= 0) are undone together.
    void moveSelection(Point by, int gesture = -1);
    /// Pins or frees particles; fixes or frees bodies.
    void togglePins();
    void removeSelection();
    void mirrorSelection(); ///< of particles
    void fitGround();
    void copy();
    /// Pastes what was copied, moved by `shift` [length], and selects it.
    void paste(Point shift);
    bool canPaste() const { return m_copied.nodes() > 0 && m_copied.kind == m_drawing.kind; }

    /// The kind of a node or link.
    const ThingKind& kindOf(bool link, std::uint32_t index) const;
    /// A number of a node or link, or 0 or 1 of a switch. Nothing: it has no such number.
    std::optional<double> value(bool link, std::uint32_t index, const ThingValue& value) const;
    /// Changes it; numbers out of range are ignored. A number of a selected node is set for all selected
    /// nodes that have it.
    void setValue(bool link, std::uint32_t index, const ThingValue& value, double number);

signals:
    /// The world or the selection has changed.
    void changed();
    /// The world is another one: it was opened, or undo and redo went beyond that.
    void replaced();

private:
    class Edit;
    class Opening;
    void edit(const QString& name, const std::function<void(Drawing&)>& change, int gesture = -1);
    void put(const Drawing& drawing);
    void begin(); ///< nothing is selected

    Drawing m_drawing, m_copied;
    mutable std::optional<Json> m_document; ///< of m_drawing, made when it is needed
    std::vector<std::uint32_t> m_nodes;
    std::optional<std::uint32_t> m_link;
    QUndoStack m_undo;
};

} // namespace timestep
