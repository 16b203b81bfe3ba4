// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/languages.h"
#include "app/window/layer_switches.h"
#include "app/window/preferences.h"
#include "app/window_options.h"
#include "app/workbench/workbench.h"

#include <QMainWindow>
#include <QTimer>

#include <memory>
#include <vector>

class QLabel;
class QSplitter;
class QStackedWidget;

namespace timestep {

class Card;
class CoursePage;
class SessionFiles;
class LessonController;
class LessonPanel;
class MicroscopeCard;
class ParameterPanel;
class PlotCard;
class PlotGrid;
class RaceCard;
class SimulationView;
class ViewToolBar;
class VoteCard;
class TimelineBar;
class WorldEditor;
class SpeedBox;
class WindowActions;
struct AnimationSpec;
struct ExportSubject;
struct Learner;
struct PlotSource;
struct PlotSpec;
struct RunFrame;

/// The one window: lesson | simulation view over parameters | two plots. It lays out the parts and connects
/// them to the workbench; what happens is decided there.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    MainWindow(const WindowOptions& options, LanguageSwitch& language);
    ~MainWindow() override;

    /// An experiment, state, figure or table that carries one, or a lesson.md. What is wrong with it is said
    /// in the window, and what was open stays.
    bool openPath(const QString& path);
    bool openScene(const QString& id);
    bool openExperiment(const Experiment& experiment);
    bool openLesson(const QString& id);
    /// Writes the experiment on the desk (or, by `state`, everything to go on from here). False: the window
    /// says why not.
    bool saveTo(const QString& path, bool state);

    /// Shows the editor in the place of the view, with this world.
    void editWorld(World world);
    /// Opens the world of a file in the editor, writes the edited one, makes a run of it. False: the window
    /// says why not.
    bool openWorld(const QString& path);
    bool saveWorld(const QString& path);
    void runWorld();

    /// The course map in the place of the desk, and back.
    void showCourse();
    void showDesk();
    bool isCourseShown() const;
    /// Whose answers are kept from now on.
    void setLearner(const Learner& learner);
    /// Puts the race on the desk and shows its table; Take back brings the old experiment again. False: the
    /// window says why not.
    bool startRace(const Experiment& race, bool sideBySide);
    /// Writes what the learner did with the open lesson. False: the window says why not.
    bool saveResult(const QString& path);
    /// Large type and thick lines on a light ground, and votes in the place of single predictions. What was
    /// chosen before comes back with it.
    void setProjector(bool on);

    Workbench& workbench() { return m_workbench; }
    CoursePage& course() { return *m_course; }
    VoteCard& vote() { return *m_vote; }
    LessonPanel& lessonPanel() { return *m_lesson; }
    SimulationView& view() { return *m_view; }
    TimelineBar& timeline() { return *m_timeline; }
    WorldEditor& editor() { return *m_editor; }
    ParameterPanel& parameters() { return *m_parameters; }
    PlotGrid& plots() { return *m_plots; }
    PlotCard& plotCard(std::size_t slot);
    RaceCard& raceCard() { return *m_race; }
    MicroscopeCard& microscope() { return *m_microscope; }
    WindowActions& actions() { return *m_actions; }
    Preferences& preferences() { return m_preferences; }

    void setAppearance(Preferences::Appearance appearance);
    void setLanguage(const QString& code);
    /// Size of all type relative to the system's.
    void setTypeScale(double scale);
    /// Strain of a stick that gets the strongest colour.
    void setStrongestStrain(double strain);
    /// Shows one sentence in the status bar until the next thing happens.
    void say(const QString& sentence);
    /// One plot more, of something that no other shows; at most six.
    void addPlot();
    /// Another plot on a card, which opens, also before the run has its first rows.
    void showPlot(std::size_t slot, const PlotSource& source, const PlotSpec& spec);
    /// Puts a file among the recent ones.
    void rememberFile(const QString& path);
    void showRecent();
    LayerSwitches& layers() { return *m_layers; }
    SessionFiles& keeper() { return *m_keeper; }
    /// Opens the export dialog for a plot; `caption` empty: made from the settings.
    void exportPlot(std::size_t slot, const QString& title = {}, const QString& caption = {});
    /// Opens the dialog that writes the run as an animation; what it begins with.
    void exportAnimation();
    AnimationSpec animationProposal() const;
    /// What the dialog of a plot begins with. The workbench must have an experiment.
    ExportSubject exportSubject(std::size_t slot);

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void buildParts();
    void connectActions();
    void connectWorkbench();
    void connectView();
    void connectPlots();
    void connectEditor();
    void connectTeaching();
    void connectRace();
    void connectMicroscope();
    void showMicroscope(bool shown);
    void openRaceDialog();
    void chooseLearner();
    void chooseResultPath();
    void startOver(const QString& id);
    void showLearner();
    void showVote();
    void showOutcome();
    void makeRoomForVote();
    void experimentChanged(bool restarted);
    void advanced();
    void showView();
    void keepToCompare(bool on);
    void showStrain();
    void showLayers();
    void showStatus();
    void showRunning();
    void showStandardPlots();
    void closeStrangePlots();
    void plotsChanged();
    void makeRoomForPlots();
    std::vector<QWidget*> parts() const;
    void retranslateUi();
    void restoreLayout();
    void chooseScene();
    void chooseFile();
    void chooseSavePath(bool state);
    void openSweepDialog();
    void openAnalysisDialog(std::string_view kind = {});
    void copyPlot(std::size_t slot);
    void applyAppearance();

    LanguageSwitch& m_language;
    Preferences m_preferences;
    bool m_systemIsDark;
    double m_systemPointSize;
    Workbench m_workbench;
    SpeedBox* m_speed;
    WindowActions* m_actions;
    std::unique_ptr<LayerSwitches> m_layers;
    QStackedWidget* m_pages; ///< the desk, the course map
    CoursePage* m_course;
    QSplitter *m_columns, *m_middle;
    Card *m_viewCard, *m_parameterCard;
    LessonPanel* m_lesson;
    VoteCard* m_vote; ///< in the place of the parameters while a class votes
    SimulationView* m_view;
    double m_strongestStrain = 0.05; ///< gets the strongest colour
    ViewToolBar* m_tools;
    TimelineBar* m_timeline;
    std::vector<RunFrame> m_kept; ///< the instant that is kept to compare
    WorldEditor* m_editor;
    QStackedWidget* m_viewPages; ///< the view, the editor
    ParameterPanel* m_parameters;
    PlotGrid* m_plots;
    QList<int> m_beforePlots;     ///< widths of the columns, while many plots have more
    MicroscopeCard* m_microscope; ///< in the place of the plots while a step is looked at
    RaceCard* m_race;             ///< under everything, while a race or a person wants it
    QLabel *m_status, *m_message, *m_learnerName;
    LessonController* m_desk;
    SessionFiles* m_keeper;
    std::vector<RunFrame> m_frames; ///< handed to the view and back, so that their memory is used again
    std::uint64_t m_shownGeneration = 0;
    QString m_shownScene;
    QTimer m_tabOrderTimer; ///< so that several changes at once order the tab stops once
    bool m_standardPlotsDue = false;
    bool m_projector = false;
    Preferences m_beforeProjector; ///< its looks
    QList<int> m_beforeVote;       ///< heights of the middle column
    bool m_wasTorn = false;        ///< a tear had reached the border at the last look
};

} // namespace timestep
