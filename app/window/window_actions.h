// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QActionGroup>
#include <QComboBox>
#include <QList>
#include <QMenu>
#include <QString>

#include <cstdint>
#include <vector>

class QMainWindow;
class QToolBar;

namespace timestep {

struct Scene;
class Workbench;

/// The window's actions, menus and tool bar: what there is to do, with texts, keys and icons. What they do is
/// connected by the window.
class WindowActions : public QObject {
    Q_OBJECT

public:
    explicit WindowActions(QMainWindow* window);

    QAction *newWorld, *editWorld;
    QAction *scenes, *lessons, *open, *save, *saveState, *saveDesk, *report, *notes, *exportFirst,
        *exportSecond, *exportAnimation, *print, *quit;
    QAction *course, *learner, *saveResult, *projector;
    QAction *run, *step, *reset, *undo, *slower, *faster, *sweep, *cancelSweep, *analyse;
    QAction *race, *raceTable, *microscope;
    QAction *addPlot, *reopenPlot, *twoPlots, *linkCursors;
    QAction *trace, *exact, *grid, *strain, *lessonShown, *fit, *larger, *smaller, *fullScreen;
    QAction *show, *appearance, *keys, *about; ///< `show` opens the menu of the layers
    QAction *checks, *reverseTime;             ///< `checks` opens the menu of the quick checks
    std::vector<QAction*> quick;               ///< in the order of quickChecks()
    std::vector<QAction*> layers;              ///< in the order of viewLayers()
    QMenu *recent, *appearances, *languageMenu;
    QActionGroup *appearanceGroup, *languageGroup;
    QComboBox* speed; ///< data of an item: the factor

    void retranslateUi();
    /// Run or Pause, what is possible, how fast.
    void showState(const Workbench& workbench);
    /// Offers the layers that the scene has.
    void showLayers(const Scene& scene);
    /// FrameLayer bits of the layers that are offered and ticked.
    std::uint32_t shownLayers() const;
    /// Turns on the layers that belong to a scene, and off those that belonged to the last one.
    void checkLayersOf(const Scene& scene);
    /// Files that were opened or saved lately; choosing one emits recentChosen().
    void showRecent(const QStringList& files);

signals:
    void recentChosen(const QString& file);

private:
    QAction* add(const QString& iconName, const QKeySequence& key = {});
    void fillMenus(QMainWindow* window);
    void fillToolBar(QMainWindow* window);
    void fillSpeeds();

    QMenu *m_file, *m_lesson, *m_run, *m_view, *m_help, *m_layers, *m_checks, *m_plots;
    QToolBar* m_bar;
    bool m_running = false;
    std::uint32_t m_layersOfScene = 0; ///< that checkLayersOf() has turned on
};

} // namespace timestep
