// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <cstdint>

namespace timestep {

class DeskFiles;
class FigureOpener;
class LayerSwitches;
class LessonController;
class MessageLine;
class PackageController;
class WindowActions;
class Workbench;
struct Experiment;
struct Preferences;
struct Toy;

/// Opens scenes, files and shared texts, saves and shares experiments, and maintains the list of recent
/// files.
class FileController : public QObject {
    Q_OBJECT

public:
    struct Parts {
        Workbench& workbench;
        LessonController& lessons;
        DeskFiles& desk;
        FigureOpener& figures;
        LayerSwitches& layers;
        WindowActions& actions;
        MessageLine& message;
        Preferences& preferences;
        PackageController& packages;
    };
    FileController(const Parts& parts, QWidget* window);

    /// Opens an experiment, a state, a figure or table with embedded experiment, a desk file, or a
    /// lesson.md, or a link that carries an experiment. Returns false on failure: a dialog shows the reason,
    /// and nothing changes. A packed lesson opens later, after it was checked; for it the result is false.
    bool openPath(const QString& path);
    /// Opens an experiment that was sent as text or as a link. It is shown and waits for Run; no file is
    /// written.
    bool openShared(const QString& text);
    bool openScene(const QString& id);
    /// Opens a scene for free play: a world runs until it is stopped. A problem keeps its duration, which
    /// its analyses need.
    bool play(const QString& id);
    bool openExperiment(const Experiment& experiment);
    /// Opens a toy, which runs at once.
    bool playWith(const Toy& toy);
    /// Writes the open experiment or, if `state`, the full state of the run. Returns false on failure; the
    /// message line shows the reason.
    bool saveTo(const QString& path, bool state);
    /// Writes the experiment into its file; asks for one if it has none.
    void save();
    /// Writes the open experiment for Python and LaTeX into a folder. Returns false on failure; the message
    /// line shows the reason.
    bool handOverTo(const QString& folder);

public slots:
    /// Adds a file to the recent files.
    void remember(const QString& path);

signals:
    /// A table without an experiment is to be opened as measured data.
    void dataWanted(const QString& path);
    /// Another experiment was opened; not for a session, which brings all its own.
    void begun();

private:
    bool open(const QString& id, bool endless);
    void refuse(const QString& path, const QString& sentence);
    void chooseScene();
    void chooseFile();
    void chooseSavePath(bool state);
    void chooseHandOverFolder();
    void copyLink();
    void chooseBackUp();
    void bringBack();
    void showRecent();
    void copy(bool asLink);
    /// The experiment that is open now comes from this file, or was written into it.
    void belongsTo(const QString& path);
    /// The file of the open experiment or session; empty: it has none.
    QString fileOfExperiment() const;

    Parts m_parts;
    QWidget* m_window;
    QString m_file;
    std::uint64_t m_opening = 0; ///< Workbench::opening() of m_file
};

} // namespace timestep
