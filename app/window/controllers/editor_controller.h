// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <cstdint>

class QAction;
class QStackedWidget;

namespace timestep {

class MessageLine;
class SimulationView;
class ViewToolBar;
class WindowActions;
class Workbench;
class WorldEditor;
struct Drawing;
struct Point;
struct ThingKind;

/// Shows the world editor instead of the simulation view, and opens, saves and runs its worlds.
class EditorController : public QObject {
    Q_OBJECT

public:
    struct Parts {
        Workbench& workbench;
        WorldEditor& editor;
        SimulationView& view;
        ViewToolBar& tools;    ///< get a button back to the editor
        QStackedWidget& pages; ///< the view first, then the editor
        WindowActions& actions;
        MessageLine& message;
    };
    EditorController(const Parts& parts, QWidget* window);

    /// Shows the editor with this world instead of the view.
    void edit(Drawing drawing);
    /// Opens the world of a file in the editor. Returns false on failure; the message line shows the reason.
    bool open(const QString& path);
    /// Writes the edited world. Returns false on failure; the message line shows the reason.
    bool save(const QString& path);
    /// Runs the edited world on the stage.
    void run();
    /// Adds a thing to the world of the scene as it is now, and continues from there. Undo takes it back.
    void addHere(const ThingKind& kind, Point at);
    /// Shows the view again.
    void leave();

signals:
    /// A world is being edited.
    void begun();
    void saved(const QString& path);

private:
    void editNew();
    void editPresent();
    void choosePathToOpen();
    void choosePathToSave();
    void showView();
    bool goOn(const char* action);
    /// Id of the action that continues a kept drawing.
    const char* goesOnBy() const;
    void showMenu(QPointF pixel, Point at);

    Parts m_parts;
    QWidget* m_window;
    QAction* m_backToEditor; ///< seen while the stage runs the world of the editor
    bool m_isKept = false;   ///< the editor has a drawing that was left without being saved
    QString m_path;          ///< of the world that was opened or saved last
    std::uint64_t m_ran = 0; ///< the opening of the workbench that runs the world of the editor; 0: none
};

} // namespace timestep
