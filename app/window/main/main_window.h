// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/preferences.h"
#include "app/room_policy.h"

#include <QMainWindow>
#include <QTimer>

class QLabel;
class QStackedWidget;

namespace timestep {

class AppearanceController;
class AsideBar;
class Card;
class CoursePage;
class DeskFiles;
class WorkspaceLayout;
class FileController;
class LanguageSwitch;
class LearnerController;
class LessonController;
class LessonPanel;
class MessageLine;
class MicroscopeCard;
class ParameterController;
class ParameterPanel;
class PlotGrid;
class PlotsController;
class ReportController;
class RoomController;
class RaceCard;
class RaceController;
class RunFoot;
class RunPlots;
class RunStatus;
class Recovery;
class SimulationView;
class SpeedBox;
class TimelineBar;
class ViewController;
class ViewToolBar;
class VoteCard;
class WindowActions;
class Workbench;
class WorldEditor;

/// The main window: creates the parts and the controllers, arranges the parts, and saves the layout.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    MainWindow(const WindowOptions& options, LanguageSwitch& language);
    ~MainWindow() override;

    /// Shows the window with the file of the options or, without one, with the lesson that was open last. At
    /// the first start it shows the course map.
    void start();
    /// Saves what closing the window saves, without a question, and the desk for the next start. For a
    /// program that is ended by a signal.
    void leave();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void takePolicy(const WindowOptions& options, LanguageSwitch& language);
    void buildParts();
    QWidget* buildViewPages();
    void giveRoomToPage();
    void layOut();
    void buildControllers(const WindowOptions& options, SpeedBox& speed);
    void connectControllers();
    void retranslate();
    void keep();
    void keepSettings();

    PolicyReading m_policy;
    Preferences m_preferences, m_savedPreferences;
    QTimer m_settingsTimer;
    QString m_fileToOpen, m_lessonToOpen;
    int m_stepToOpen; ///< from 1; 0: where the learner was
    Workbench* m_workbench;
    WindowActions* m_actions;
    AppearanceController* m_appearance;
    MessageLine* m_message;
    RunStatus* m_status;
    QLabel* m_learnerName;

    LessonPanel* m_lessonPanel;
    SimulationView* m_view;
    ViewToolBar* m_viewTools;
    AsideBar* m_aside;
    TimelineBar* m_timeline;
    WorldEditor* m_editor;
    QStackedWidget* m_viewPages; ///< page 0: view, page 1: editor
    Card* m_viewCard;
    RunFoot* m_foot; ///< the parameters and the timeline
    ParameterPanel* m_parameters;
    VoteCard* m_vote;
    PlotGrid* m_plots;
    MicroscopeCard* m_microscope;
    RaceCard* m_race;
    CoursePage* m_course;
    WorkspaceLayout* m_workspace;
    QStackedWidget* m_pages; ///< page 0: workspace, page 1: course map

    bool m_endIsEnlarged = false; ///< the page at the end of a lesson fills the window

    RunPlots* m_runPlots;
    PlotsController* m_plotsController;
    ViewController* m_viewController;
    ParameterController* m_parameterController;
    RaceController* m_raceController;
    LessonController* m_lessonController;
    LearnerController* m_learnerController;
    DeskFiles* m_desk;
    Recovery* m_recovery;
    FileController* m_fileController;
    ReportController* m_reportController;
    RoomController* m_roomController;
};

} // namespace timestep
