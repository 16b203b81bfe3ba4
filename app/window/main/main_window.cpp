// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main/main_window.h"

#include "app/classroom/vote_card.h"
#include "app/course/course_page.h"
#include "app/course/toys.h"
#include "app/desk/computed_again.h"
#include "app/desk/desk_files.h"
#include "app/desk/desk_report.h"
#include "app/desk/figure_opener.h"
#include "app/desk/recovery.h"
#include "app/languages.h"
#include "app/lesson/panel/aside_bar.h"
#include "app/lesson/panel/lesson_panel.h"
#include "app/microscope/microscope_card.h"
#include "app/plots/plot_grid.h"
#include "app/plots/run_plots.h"
#include "app/provenance/experiment_link.h"
#include "app/race/race_card.h"
#include "app/system.h"
#include "app/timeline/timeline_bar.h"
#include "app/window/actions/actions.h"
#include "app/window/controllers/animation_controller.h"
#include "app/window/controllers/appearance_controller.h"
#include "app/window/controllers/calculated_controller.h"
#include "app/window/controllers/editor_controller.h"
#include "app/window/controllers/manual_controller.h"
#include "app/window/controllers/measured_controller.h"
#include "app/window/controllers/method_controller.h"
#include "app/window/controllers/microscope_controller.h"
#include "app/window/controllers/parameter_controller.h"
#include "app/window/controllers/pass_player.h"
#include "app/window/controllers/plots_controller.h"
#include "app/window/controllers/race_controller.h"
#include "app/window/controllers/report_controller.h"
#include "app/window/controllers/room_controller.h"
#include "app/window/controllers/run_controller.h"
#include "app/window/controllers/view_controller.h"
#include "app/window/help/about_dialog.h"
#include "app/window/help/help_dialogs.h"
#include "app/window/help/preferences_dialog.h"
#include "app/window/layout/run_foot.h"
#include "app/window/layout/run_status.h"
#include "app/window/layout/sizes.h"
#include "app/window/layout/speed_box.h"
#include "app/window/layout/workspace_layout.h"
#include "app/window/lessons/learner_controller.h"
#include "app/window/lessons/lesson_controller.h"
#include "app/window/lessons/teach_menu_controller.h"
#include "app/window/lessons/vote_controller.h"
#include "app/window/main/file_controller.h"
#include "app/window/main/palette_controller.h"
#include "app/window/main/tutorial_keys.h"
#include "app/workbench/message_line.h"
#include "app/workbench/workbench.h"
#include "widgets/accessibility/plain_labels.h"
#include "widgets/accessibility/spoken_controls.h"
#include "widgets/controls/ask.h"
#include "widgets/controls/wheel_guard.h"
#include "widgets/editor/world_editor.h"
#include "widgets/panel/card.h"
#include "widgets/panel/parameter_panel.h"
#include "widgets/view/widget/view_tool_bar.h"

#include <QCloseEvent>
#include <QMimeData>
#include <QShortcut>
#include <QStackedWidget>
#include <QTimer>
#include <QVBoxLayout>

#include <utility>

namespace timestep {

namespace {

constexpr int largeWindow = 1800;                      // width from which the type is slightly larger [px]
constexpr int keepSettingsEvery = 1000;                // [ms]
constexpr double usualLine = 1.8, projectorLine = 3.6; // of curves [px]

} // namespace

MainWindow::MainWindow(const WindowOptions& options, LanguageSwitch& language)
    : m_policy(readPolicy(QString::fromStdString(options.policy))),
      m_preferences(Preferences::load()),
      m_fileToOpen(QString::fromStdString(options.file)),
      m_lessonToOpen(QString::fromStdString(options.lesson)),
      m_stepToOpen(options.step),
      m_workbench(new Workbench(this)) {
    installSpokenControls();
    new WheelGuard(this);
    new PlainLabels(this);
    takePolicy(options, language);
    auto* speed = new SpeedBox(*m_workbench);
    m_actions = new WindowActions(*this, *m_workbench);
    m_appearance = new AppearanceController({m_preferences, language, *m_actions}, this);
    buildParts();
    layOut();
    m_timeline->setControls(
        {m_actions->at("run"), m_actions->at("step"), m_actions->at("skip"), m_actions->at("reset")}, speed);
    buildControllers(options, *speed);
    connectControllers();
    retranslate();
    resize(1280, 800);
    if (!m_preferences.geometry.isEmpty()) restoreGeometry(m_preferences.geometry);
    m_workspace->restoreState(m_preferences.splitters);
    m_actions->at("lesson")->setChecked(m_preferences.lessonShown);
    m_actions->at("race-table")->setChecked(m_preferences.raceTableShown);
    if (options.projector || m_policy.policy.projector) m_appearance->setProjector(true);
    setAcceptDrops(m_roomController->opensFiles());
}

MainWindow::~MainWindow() {
    hide(); // parts that are hidden report to this window, which has to be whole
}

/// The settings of the room apply at every start.
void MainWindow::takePolicy(const WindowOptions& options, LanguageSwitch& language) {
    RoomPolicy& policy = m_policy.policy;
    policy.kiosk = policy.kiosk || options.kiosk;
    if (policy.appearance) m_preferences.appearance = appearanceOf(*policy.appearance);
    if (policy.typeSize) m_preferences.typeScale = *policy.typeSize;
    const bool asked = !options.language.empty() && !policy.locks("language");
    if (!policy.language.isEmpty() && !asked) language.use(policy.language);
}

void MainWindow::buildParts() {
    m_lessonPanel = new LessonPanel;
    m_view = new SimulationView;
    m_viewTools = new ViewToolBar(*m_view);
    m_timeline = new TimelineBar(*m_workbench);
    m_editor = new WorldEditor;
    m_viewCard = new Card;
    m_viewCard->setTitleLines(4);
    m_viewCard->setStacking(true);
    m_parameters = new ParameterPanel;
    m_parameters->setFolding(true);
    m_foot = new RunFoot(m_parameters, m_timeline);
    m_viewCard->setContent(buildViewPages());
    m_vote = new VoteCard;
    m_plots = new PlotGrid;
    m_microscope = new MicroscopeCard(*m_workbench, *m_view);
    m_race = new RaceCard(*m_workbench);
    m_course = new CoursePage;
    m_status = new RunStatus(*m_workbench);
    m_message = new MessageLine;
    m_learnerName = new QLabel;
    m_learnerName->setTextFormat(Qt::PlainText);
}

QWidget* MainWindow::buildViewPages() {
    auto* page = new QWidget;
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_aside = new AsideBar;
    layout->addWidget(m_aside);
    layout->addWidget(m_view, 1);
    m_viewPages = new QStackedWidget;
    m_viewPages->addWidget(page);
    m_viewPages->addWidget(m_editor);
    giveRoomToPage();
    return m_viewPages;
}

/// The hidden page asks for no room.
void MainWindow::giveRoomToPage() {
    for (int i = 0; i < m_viewPages->count(); ++i) {
        const bool shown = i == m_viewPages->currentIndex();
        const QSizePolicy::Policy policy = shown ? QSizePolicy::Preferred : QSizePolicy::Ignored;
        m_viewPages->widget(i)->setSizePolicy(policy, policy);
    }
}

void MainWindow::layOut() {
    m_workspace = new WorkspaceLayout(
        {m_lessonPanel, m_viewCard, m_foot, m_parameters, m_vote, m_plots, m_microscope, m_status, m_race});
    m_pages = new QStackedWidget;
    m_pages->addWidget(m_workspace);
    m_pages->addWidget(m_course);
    setCentralWidget(m_pages);
    m_message->floatOver(*m_view, *m_pages);
    m_actions->addBesideMenus(m_learnerName);
    m_viewCard->addHeadWidget(m_viewTools);
}

void MainWindow::buildControllers(const WindowOptions& options, SpeedBox& speed) {
    Workbench& workbench = *m_workbench;
    WindowActions& actions = *m_actions;
    MessageLine& message = *m_message;
    m_roomController = new RoomController({m_policy, actions, message}, this);
    m_runPlots = new RunPlots(workbench, *m_plots, this);
    connect(m_runPlots, &RunPlots::handChanged, m_view, &SimulationView::showPlotNumbers);
    new RunController({workbench, speed, *m_runPlots, actions, message}, this);
    m_plotsController =
        new PlotsController({workbench, *m_plots, *m_runPlots, *m_parameters, actions, message}, this);
    m_viewController = new ViewController(
        {workbench, *m_view, *m_viewTools, *m_timeline, *m_viewCard, *m_lessonPanel, actions}, this);
    connect(m_viewController, &ViewController::refused, m_message, &MessageLine::say);
    new PassPlayer({workbench, *m_view, actions, message}, this);
    m_parameterController = new ParameterController({workbench, *m_parameters, *m_message}, this);
    m_lessonController = new LessonController({workbench, *m_lessonPanel, *m_viewController, *m_parameters,
                                               *m_plots, *m_runPlots, *m_plotsController, actions, message,
                                               lessonFolders(m_policy.policy, options.lessons)},
                                              this);
    auto* again = new ComputedAgain(workbench, *m_plots, *m_runPlots, this);
    m_desk = new DeskFiles(
        {workbench, *m_plots, *m_runPlots, *again, *m_lessonPanel, message, actions.kept()}, this);
    m_recovery = new Recovery({workbench, *m_desk, message}, this);
    m_reportController = new ReportController(
        {workbench, *m_plots, *m_lessonPanel, *m_desk, actions, message, m_preferences}, this);
    auto* figures = new FigureOpener({workbench, *m_runPlots, *again, message}, this);
    const RoomPolicy& policy = m_policy.policy;
    auto* teachMenu = new TeachMenuController({workbench, *m_lessonController, *m_course, actions, message,
                                               policy.handIn, !policy.locks("own-lessons")},
                                              this);
    m_fileController =
        new FileController({workbench, *m_lessonController, *m_desk, *figures, m_viewController->layers(),
                            actions, message, m_preferences, teachMenu->packages()},
                           this);
    connect(m_fileController, &FileController::begun, m_runPlots, &RunPlots::dropPoints);
    connect(m_fileController, &FileController::begun, m_reportController, &ReportController::beginAnother);
    connect(m_lessonController, &LessonController::fileWanted, m_fileController, &FileController::openPath);
    auto* editor = new EditorController(
        {workbench, *m_editor, *m_view, *m_viewTools, *m_viewPages, actions, message}, this);
    connect(editor, &EditorController::saved, m_fileController, &FileController::remember);
    connect(editor, &EditorController::begun, m_lessonController, &LessonController::leaveStage);
    connect(editor, &EditorController::begun, m_pages, [this] { m_pages->setCurrentWidget(m_workspace); });
    connect(m_viewPages, &QStackedWidget::currentChanged, m_viewController, [this](int page) {
        m_foot->setVisible(page == 0); // the editor has its own
        if (page == 1)
            m_workspace->enlarge(WorkspaceLayout::Part::Stage); // and takes all the room
        else if (m_workspace->enlarged() == WorkspaceLayout::Part::Stage)
            m_workspace->enlarge(std::nullopt);
        giveRoomToPage();
        m_viewController->setEditing(page == 1);
    });
    connect(m_workspace, &WorkspaceLayout::backPressed, editor, [this, editor] {
        if (m_viewPages->currentIndex() == 1) editor->leave();
    });
    m_learnerController =
        new LearnerController({workbench, *m_lessonController, *m_lessonPanel, *m_course, *m_pages,
                               *m_learnerName, actions, message, m_preferences, policy.handIn},
                              this);
    new VoteController({*m_vote, *m_lessonController, *m_lessonPanel, *m_workspace, *m_appearance}, this);
    auto* measured = new MeasuredController({workbench, *m_runPlots, actions, message}, this);
    connect(m_fileController, &FileController::dataWanted, measured, &MeasuredController::openFile);
    m_desk->setMeasured([measured] { return measured->work(); },
                        [measured](const Json& work) { measured->setWork(work); });
    m_plotsController->setFits([this] { return measuredFits(m_desk->measured()); });
    new CalculatedController({workbench, *m_plots, *m_runPlots, actions, message}, this);
    m_raceController = new RaceController({workbench, *m_race, actions}, this);
    auto* methods = new MethodController({workbench, actions, message}, this);
    connect(m_lessonPanel, &LessonPanel::methodEditWanted, methods, &MethodController::edit);
    new MicroscopeController({workbench, *m_microscope, *m_lessonPanel, *m_workspace, actions}, this);
    new AnimationController({workbench, *m_view, m_viewController->layers(), actions}, this);
    new TutorialKeys({*m_view, workbench, *m_fileController, actions, message}, this);
    auto* manual = new ManualController({{{m_course, {"teaching", "course-map"}},
                                          {m_lessonPanel, {"window", "lesson"}},
                                          {m_vote, {"teaching", "votes"}},
                                          {m_microscope, {"comparing", "microscope"}},
                                          {m_race, {"comparing", "race"}},
                                          {m_plots, {"plots", {}}},
                                          {m_parameters, {"window", "parameters"}},
                                          {m_timeline, {"view", "timeline"}},
                                          {m_editor, {"own-work", "worlds"}},
                                          {m_viewPages, {"view", {}}}},
                                         actions},
                                        this);
    new PaletteController({actions, *m_fileController, *m_lessonController, *manual}, this);
}

void MainWindow::connectControllers() {
    connect(m_course, &CoursePage::toyChosen, m_fileController, &FileController::playWith);
    connect(m_course, &CoursePage::toyChosen, this,
            [this](const Toy& toy) { m_viewController->setStrongestStrain(toy.strain); });
    connect(m_course, &CoursePage::buildWanted, m_actions->at("new-world"), &QAction::trigger);
    connect(m_lessonPanel, &LessonPanel::runIsNext, m_timeline, &TimelineBar::setRunIsNext);
    connect(m_workbench, &Workbench::refused, m_message, &MessageLine::say);
    connect(m_workbench, &Workbench::runsDropped, m_message, [this] {
        m_message->say(
            tr("Your answers are safe. Only runs of steps that you left long ago must be run again."));
    });
    connect(m_workbench, &Workbench::experimentChanged, m_message, [this] { m_message->say({}); });
    connect(m_workbench, &Workbench::experimentChanged, m_workspace, &WorkspaceLayout::orderTabs);
    connect(m_raceController, &RaceController::cardToggled, m_workspace, &WorkspaceLayout::orderTabs);
    const auto nameRuns = [this] {
        m_plots->setRunsNamed(m_actions->at("race-table")->isChecked() ? RunsNamed::InTable
                              : m_view->namesRuns()                    ? RunsNamed::InPicture
                                                                       : RunsNamed::Nowhere);
    };
    connect(m_raceController, &RaceController::cardToggled, this, nameRuns);
    connect(m_view, &SimulationView::namesRunsChanged, this, nameRuns);
    connect(m_raceController, &RaceController::cardChosen, this,
            [this](bool shown) { m_preferences.raceTableShown = shown; });
    connect(m_viewController, &ViewController::titled, this,
            [this](const QString& title) { setWindowTitle(tr("%1 – Timestep").arg(title)); });
    connect(m_lessonController, &LessonController::opened, this,
            [this](const QString& id) { m_preferences.lesson = id; });
    connect(m_lessonController, &LessonController::putAside, m_aside, &AsideBar::show);
    connect(m_lessonController, &LessonController::putAside, m_workspace, [this](const QString& lesson) {
        if (!lesson.isEmpty()) m_workspace->lead(Lead::Picture);
    });
    connect(m_aside, &AsideBar::backWanted, m_lessonController, &LessonController::returnToStage);
    connect(m_desk, &DeskFiles::lessonWanted, m_lessonController, &LessonController::openLesson);
    connect(m_desk, &DeskFiles::lessonUnwanted, m_lessonController, &LessonController::leaveStage);
    connect(m_appearance, &AppearanceController::languageChanged, this, &MainWindow::retranslate);
    connect(m_appearance, &AppearanceController::projectorChanged, m_plots,
            [this](bool on) { m_plots->setLineWidth(on ? projectorLine : usualLine); });
    m_actions->on("quit", this, [this] { close(); });
    m_actions->on("keys", this, [this] { showKeys(*m_actions, this); });
    m_actions->on("preferences", this,
                  [this] { openAndForget(new PreferencesDialog(*m_actions, *m_appearance, this)); });
    m_actions->on("about", this, [this] { openAndForget(new AboutDialog(locale().name(), this)); });
    m_actions->onToggled("full-screen", this, [this](bool full) {
        setWindowState(windowState().setFlag(Qt::WindowFullScreen, full));
    });
    m_actions->onToggled("lesson", m_workspace, [this](bool shown) { m_workspace->setLessonShown(shown); });
    // The part with the keyboard focus fills the window; if one already does, all parts return.
    m_actions->on("enlarge", m_workspace, [this] {
        m_workspace->toggleEnlarged(m_workspace->enlarged().value_or(m_workspace->focusedPart()));
    });
    connect(m_view, &SimulationView::enlargeWanted, m_workspace,
            [this] { m_workspace->toggleEnlarged(WorkspaceLayout::Part::Stage); });
    connect(m_workspace, &WorkspaceLayout::escaped, this,
            [this] { m_actions->at("microscope")->setChecked(false); });
    // The page at the end of a lesson has the whole window.
    connect(m_lessonPanel, &LessonPanel::finished, this, [this] {
        m_endIsEnlarged = !m_appearance->isProjector();
        if (m_endIsEnlarged) m_workspace->enlarge(WorkspaceLayout::Part::Lesson);
    });
    connect(m_lessonPanel, &LessonPanel::stageWanted, this, [this] {
        if (std::exchange(m_endIsEnlarged, false)) m_workspace->enlarge(std::nullopt);
    });
    connect(m_lessonPanel, &LessonPanel::sketchDrawWanted, m_workspace, &WorkspaceLayout::bringPlots);
    connect(m_lessonPanel, &LessonPanel::sketchLeft, m_workspace, &WorkspaceLayout::bringLead);
    connect(m_workbench, &Workbench::analysisAdvanced, m_workspace, &WorkspaceLayout::bringPlots);
    connect(m_runPlots, &RunPlots::shownBeside, m_workspace, &WorkspaceLayout::bringPlots);
    connect(new QShortcut(QKeySequence("F6"), this), &QShortcut::activated, m_workspace,
            &WorkspaceLayout::focusNextPart);
}

void MainWindow::retranslate() {
    setWindowTitle(tr("Timestep"));
    m_actions->retranslate();
    m_runPlots->retranslate();
    m_viewController->retranslate();
    m_parameterController->retranslate();
    m_status->retranslate();
    m_lessonController->retranslate();
    m_learnerController->retranslate();
}

void MainWindow::start() {
    const bool opened = m_lessonToOpen.isEmpty()
                            ? !m_fileToOpen.isEmpty() && m_fileController->openPath(m_fileToOpen)
                            : m_lessonController->openStep(m_lessonToOpen, m_stepToOpen);
    if (!opened) m_learnerController->showCourse(); // a packed lesson opens later
    fitToScreen(*this);
    const bool isPage = !pageAddress().isEmpty();
    setWindowFlag(Qt::FramelessWindowHint, isPage); // the browser's own frame closes the page
    m_roomController->isKiosk() ? showFullScreen() : show();
    if (isPage) showMaximized(); // what is maximised before show() fills no page (Qt 6.8)
    m_recovery->start();
    // A program that is killed and a page that is left are not asked to close.
    connect(&m_settingsTimer, &QTimer::timeout, this, &MainWindow::keepSettings);
    m_settingsTimer.start(keepSettingsEvery);
    if (!opened) QTimer::singleShot(0, m_recovery, [this] { m_recovery->offer(); });
    m_roomController->sayFaults();
}

/// Later, because another type size arranges the parts again.
void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    QMetaObject::invokeMethod(
        m_appearance, [this] { m_appearance->setLargeWindow(width() >= largeWindow); }, Qt::QueuedConnection);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!m_roomController->mayClose()) return event->ignore();
    if (m_reportController->isUnsaved()) {
        m_reportController->askToLeave([this] { close(); });
        return event->ignore();
    }
    keep();
    QMainWindow::closeEvent(event);
}

void MainWindow::leave() {
    m_recovery->leave();
    keep();
}

/// Saves answers, time and settings.
void MainWindow::keep() {
    m_lessonPanel->keepWork();
    m_workbench->cancelAnalysis();
    m_actions->at("microscope")->setChecked(false);
    m_appearance->setProjector(false);
    keepSettings();
}

/// Saves the settings if one was changed. A projector has its own for as long as it is on.
void MainWindow::keepSettings() {
    if (m_appearance->isProjector()) return;
    m_preferences.geometry = saveGeometry();
    m_preferences.splitters = m_workspace->saveState();
    m_preferences.lessonShown = m_actions->at("lesson")->isChecked();
    if (m_preferences == m_savedPreferences) return;
    m_preferences.save();
    m_savedPreferences = m_preferences;
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasUrls()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    for (const QUrl& url : event->mimeData()->urls())
        if (const QString link = url.toString(); url.isLocalFile() || isExperimentLink(link)) {
            m_fileController->openPath(url.isLocalFile() ? url.toLocalFile() : link);
            return;
        }
}

} // namespace timestep
