// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/editor/world_draft.h"

#include <QWidget>

#include <vector>

class QAction;
class QLabel;
class QMenu;
class QScrollArea;
class QToolBar;
class QToolButton;

namespace timestep {

class NumberEdit;
class ValuePanel;
class WorldCanvas;

/// The editor of worlds: a canvas, where the world also runs, its actions, a tool for each kind of things,
/// and the values of what is selected. It neither reads nor writes files.
class WorldEditor : public QWidget {
    Q_OBJECT

public:
    explicit WorldEditor(QWidget* parent = nullptr);

    WorldDraft& draft() { return m_draft; }
    WorldCanvas& canvas() { return *m_canvas; }
    /// Begins with this world and shows all of it. A world that is just being edited keeps its history;
    /// unsaved changes of another one come back by undo.
    void open(Drawing drawing);
    /// The tool of this kind; null: none.
    QToolButton* toolButton(std::string_view id) const;

signals:
    /// The world is to run on the stage, with plots.
    void runWanted();
    void saveWanted();
    void openWanted();
    void closed();

protected:
    void changeEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    QAction* add(const char* icon, const QKeySequence& key);
    void buildActions();
    void buildTools();
    void buildNewMenu();
    void begin(SceneKind kind);
    void showDrawing();
    void showMenu(const QPoint& at);
    void showTool();
    void showState();
    void say(const QString& sentence);
    void retranslate();

    WorldDraft m_draft;
    WorldCanvas* m_canvas;
    QToolBar* m_bar;
    QAction *m_run, *m_undo, *m_redo, *m_copy, *m_paste, *m_all, *m_delete, *m_pin, *m_mirror, *m_snap,
        *m_ground, *m_new, *m_open, *m_save, *m_stage, *m_close;
    QMenu* m_newMenu;
    QScrollArea *m_toolArea, *m_valueArea;
    std::vector<QToolButton*> m_tools;     ///< the first one takes things, the others draw the kinds
    std::vector<const ThingKind*> m_kinds; ///< of the tools; null: the first one
    ValuePanel* m_values;
    QLabel *m_what, *m_gridLabel;
    NumberEdit* m_grid;
};

} // namespace timestep
