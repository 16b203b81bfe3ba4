// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/editor/world_draft.h"

#include <QWidget>

class QAction;
class QCheckBox;
class QLabel;
class QStackedWidget;
class QToolBar;

namespace timestep {

class NumberEdit;
class WorldCanvas;

/// The editor of worlds: a canvas, its actions, and fields for the selection. It neither reads files nor runs
/// worlds.
class WorldEditor : public QWidget {
    Q_OBJECT

public:
    explicit WorldEditor(QWidget* parent = nullptr);

    WorldDraft& draft() { return m_draft; }
    WorldCanvas& canvas() { return *m_canvas; }
    /// Begins with this world and shows all of it.
    void open(World world);

signals:
    void runWanted();
    void saveWanted();
    void openWanted();
    void closed();

protected:
    void changeEvent(QEvent* event) override;

private:
    QAction* add(const char* icon, const QKeySequence& key);
    void buildActions();
    void buildFields();
    void connectFields();
    void showSelection();
    void retranslate();

    WorldDraft m_draft;
    WorldCanvas* m_canvas;
    QToolBar* m_bar;
    QAction *m_undo, *m_redo, *m_copy, *m_paste, *m_pin, *m_mirror, *m_delete, *m_all, *m_snap, *m_open,
        *m_save, *m_run, *m_close;
    QWidget* m_fields;
    QStackedWidget* m_pages; ///< fields of the canvas, of particles, of a stick
    QLabel *m_what, *m_gridLabel, *m_massLabel, *m_radiusLabel, *m_lengthLabel, *m_stiffnessLabel;
    NumberEdit *m_grid, *m_mass, *m_radius, *m_length, *m_stiffness;
    QCheckBox *m_hidden, *m_tensionOnly;
};

} // namespace timestep
