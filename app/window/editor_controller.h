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

/// The world editor in the place of the simulation view: where its worlds come from and go to.
class EditorController : public QObject {
    Q_OBJECT

public:
    /// `pages` holds the view first, then the editor.
    EditorController(Workbench& workbench, WorldEditor& editor, QStackedWidget& pages, WindowActions& actions,
                     MessageLine& message, QWidget* window);

    /// Shows the editor in the place of the view, with this world.
    void edit(World world);
    /// Opens the world of a file in the editor. False: the message line says why not.
    bool open(const QString& path);
    /// Writes the edited world. False: the message line says why not.
    bool save(const QString& path);
    /// Makes a run of the edited world.
    void run();

signals:
    void saved(const QString& path);

private:
    void editNew();
    void editPresent();
    void choosePathToOpen();
    void choosePathToSave();
    void showView();

    Workbench& m_workbench;
    WorldEditor& m_editor;
    QStackedWidget& m_pages;
    MessageLine& m_message;
    QWidget* m_window;
};

} // namespace timestep
