// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

namespace timestep {

class LayerSwitches;
class LessonController;
class MessageLine;
class SessionFiles;
class WindowActions;
class Workbench;
struct Experiment;
struct Preferences;

/// Opens scenes and files, saves experiments and states, and lists the files that were used lately.
class FileController : public QObject {
    Q_OBJECT

public:
    struct Parts {
        Workbench& workbench;
        LessonController& lessons;
        SessionFiles& session;
        LayerSwitches& layers;
        WindowActions& actions;
        MessageLine& message;
        Preferences& preferences;
    };
    FileController(const Parts& parts, QWidget* window);

    /// An experiment, state, figure or table that carries one, a session file, or a lesson.md. False: the
    /// message line says what is wrong with it, and what was open stays.
    bool openPath(const QString& path);
    bool openScene(const QString& id);
    bool openExperiment(const Experiment& experiment);
    /// Writes the experiment on the desk (or, by `state`, everything to go on from here). False: the message
    /// line says why not.
    bool saveTo(const QString& path, bool state);

public slots:
    /// Puts a file among the recent ones.
    void remember(const QString& path);

private:
    void chooseScene();
    void chooseFile();
    void chooseSavePath(bool state);
    void showRecent();

    Parts m_parts;
    QWidget* m_window;
};

} // namespace timestep
