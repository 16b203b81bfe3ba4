// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

class QStackedWidget;

namespace timestep {

class MessageLine;
class WindowActions;
class Workbench;
class WorldEditor;
struct World;

/// Shows the world editor instead of the simulation view, and opens, saves and runs its worlds.
class EditorController : public QObject {
    Q_OBJECT

public:
    struct Parts {
        Workbench& workbench;
        WorldEditor& editor;
        QStackedWidget& pages; ///< the view first, then the editor
        WindowActions& actions;
        MessageLine& message;
    };
    EditorController(const Parts& parts, QWidget* window);

    /// Shows the editor with this world instead of the view.
    void edit(World world);
    /// Opens the world of a file in the editor. Returns false on failure; the message line shows the reason.
    bool open(const QString& path);
    /// Writes the edited world. Returns false on failure; the message line shows the reason.
    bool save(const QString& path);
    /// Runs the edited world.
    void run();

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

    Parts m_parts;
    QWidget* m_window;
};

} // namespace timestep
