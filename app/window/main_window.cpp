// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_window.h"

#include "app/classroom/vote_card.h"
#include "app/course/course_page.h"
#include "app/lesson/lesson_panel.h"
#include "app/names.h"
#include "app/plots/plot_card.h"
#include "app/plots/plot_grid.h"
#include "app/plots/standard_plots.h"
#include "app/provenance/open_file.h"
#include "app/race/race_card.h"
#include "app/session/session_files.h"
#include "app/timeline/timeline_bar.h"
#include "app/window/actions.h"
#include "app/window/analysis_dialog.h"
#include "app/window/export_dialog.h"
#include "app/window/lesson_controller.h"
#include "app/window/speed_box.h"
#include "app/window/sweep_dialog.h"
#include "core/input_error.h"
#include "core/json/json.h"
#include "core/particles/draw_world.h"
#include "core/rigid/draw_rigid.h"
#include "widgets/editor/world_editor.h"
#include "widgets/panel/card.h"
#include "widgets/panel/gallery.h"
#include "widgets/panel/parameter_panel.h"
#include "widgets/plot/plot_widget.h"
#include "widgets/unit_text.h"
#include "widgets/view/simulation_view.h"
#include "widgets/view/view_tool_bar.h"

#include <QApplication>
#include <QDialog>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QMenu>
#include <QSplitter>
#include <QStackedWidget>
#include <QStatusBar>
#include <QVBoxLayout>

#include <algorithm>

namespace timestep {

namespace {

constexpr int gap = 10;           // [px]
constexpr int smallestCard = 120; // high [px], whatever its content asks for

} // namespace

MainWindow::MainWindow(const WindowOptions& options, LanguageSwitch& language)
    : m_language(language),
      m_preferences(Preferences::load()),
      m_systemIsDark(QApplication::palette().window().color().lightness() < 128),
      m_systemPointSize(QApplication::font().pointSizeF()) {
    setLocale(language.locale());
    setTypeScale(m_preferences.typeScale);
    m_speed = new SpeedBox(m_workbench);
    m_actions = new WindowActions(*this, m_workbench, m_speed);
    m_layers = std::make_unique<LayerSwitches>(*m_actions);
    buildParts();
    m_desk = new LessonController(*this, *m_lesson, options.lessons);
    connectActions();
    connectWorkbench();
    connectView();
    connectEditor();
    connectTeaching();
    connectRace();
    connectMicroscope();
    m_keeper = new SessionFiles(*this);
    retranslateUi();
    restoreLayout();
    if (options.projector) m_actions->at("projector")->setChecked(true);
    setAcceptDrops(true);
}

MainWindow::~MainWindow() = default;

void MainWindow::buildParts() {
    m_lesson = new LessonPanel;
    m_view = new SimulationView;
    m_parameters = new ParameterPanel;
    m_plots = new PlotGrid;
    m_viewCard = new Card;
    auto* viewContent = new QWidget;
    m_tools = new ViewToolBar(*m_view);
    auto* viewLayout = new QVBoxLayout(viewContent);
    viewLayout->setContentsMargins(0, 0, 0, 0);
    viewLayout->setSpacing(0);
    viewLayout->addWidget(m_tools);
    viewLayout->addWidget(m_view, 1);
    m_timeline = new TimelineBar(m_workbench);
    viewLayout->addWidget(m_timeline);
    m_editor = new WorldEditor;
    m_viewPages = new QStackedWidget;
    m_viewPages->addWidget(viewContent);
    m_viewPages->addWidget(m_editor);
    m_viewCard->setContent(m_viewPages);
    for (QAction* action : {m_actions->at("trace"), m_actions->at("exact"), m_actions->at("side-by-side"),
                            m_actions->at("fit"), m_actions->at("show")})
        m_viewCard->addHeadAction(action);
    m_parameterCard = new Card;
    m_parameterCard->setContent(m_parameters);

    m_middle = new QSplitter(Qt::Vertical);
    m_middle->addWidget(m_viewCard);
    m_middle->addWidget(m_parameterCard);
    m_vote = new VoteCard;
    m_vote->hide();
    m_middle->addWidget(m_vote);
    m_columns = new QSplitter(Qt::Horizontal);
    for (QWidget* column : std::initializer_list<QWidget*>{m_lesson, m_middle, m_plots})
        m_columns->addWidget(column);
    for (QWidget* card : std::initializer_list<QWidget*>{m_viewCard, m_parameterCard})
        card->setMinimumHeight(smallestCard);
    for (QSplitter* splitter : {m_columns, m_middle}) {
        splitter->setHandleWidth(gap);
        splitter->setChildrenCollapsible(false);
    }
    auto* desk = new QWidget;
    auto* layout = new QVBoxLayout(desk);
    layout->setContentsMargins(gap, gap, gap, gap);
    layout->addWidget(m_columns);
    m_race = new RaceCard(m_workbench);
    m_race->hide();
    layout->addWidget(m_race);
    m_course = new CoursePage;
    m_pages = new QStackedWidget;
    m_pages->addWidget(desk);
    m_pages->addWidget(m_course);
    setCentralWidget(m_pages);
    m_status = new QLabel;
    m_message = new QLabel;
    m_message->setTextFormat(Qt::PlainText);
    statusBar()->addWidget(m_status, 1);
    m_learnerName = new QLabel;
    m_learnerName->setTextFormat(Qt::PlainText);
    statusBar()->addPermanentWidget(m_message);
    statusBar()->addPermanentWidget(m_learnerName);
    statusBar()->setSizeGripEnabled(false);
}

namespace {

/// What is seen: the scene, or, for a world that a file describes, what the lesson or the file calls it.
QString titleOf(const Experiment& experiment, const Lesson* lesson) {
    if (experiment.world || experiment.bodies) {
        if (lesson != nullptr) return QString::fromStdString(lesson->title);
        if (!experiment.title.empty()) return QString::fromStdString(experiment.title);
    }
    return translated(experiment.scene->name);
}

} // namespace

void MainWindow::experimentChanged(bool restarted) {
    const Experiment& experiment = m_workbench.experiment();
    const Scene& scene = *experiment.scene;
    const QString id = text(scene.id);
    const QString title = titleOf(experiment, m_lesson->lesson().get());
    m_viewCard->setTitle(title);
    setWindowTitle(tr("%1 – Timestep").arg(title));
    std::vector<RunSettings> runs;
    for (std::size_t i = 0; i < experiment.runs.size(); ++i)
        runs.push_back({QString::fromStdString(runLabel(experiment, i, translatedUtf8)), static_cast<int>(i),
                        experiment.runs[i].method});
    m_parameters->setTexts(scene.texts, experiment.texts);
    m_parameters->setParameters(experiment.parameters, runs, experiment.step, text(scene.timeUnit));
    if (restarted && (id != m_shownScene || experiment.world != nullptr || experiment.bodies != nullptr)) {
        m_standardPlotsDue = !m_desk->isOnStage();
        m_shownScene = id;
    }
    if (restarted) {
        showDesk();
        m_viewPages->setCurrentIndex(0);
        const World* world = experiment.world.get();
        m_view->setScene({translated(scene.name),
                          world                          ? boundsOf(*world)
                          : experiment.bodies != nullptr ? boundsOf(*experiment.bodies)
                                                         : scene.bounds(experiment.parameters),
                          world ? world->rules.yDown : scene.yDown, text(scene.lengthUnit),
                          unitText(scene.timeUnit), experiment.step, scene.kind() == SceneKind::Particles,
                          scene.kind() == SceneKind::RigidBodies});
        m_tools->setLengthUnit(text(scene.lengthUnit));
        m_tools->setVisible(scene.kind() == SceneKind::Particles);
    }
    showStrain();
    showLayers();
    m_message->clear();
    m_tabOrderTimer.start();
}

void MainWindow::setStrongestStrain(double strain) {
    m_strongestStrain = strain;
    showStrain();
}

void MainWindow::showStrain() {
    const bool sticks =
        m_workbench.hasExperiment() && m_workbench.experiment().scene->kind() == SceneKind::Particles;
    m_view->setStrainScale(sticks && m_actions->at("strain")->isChecked() ? m_strongestStrain : 0);
}

void MainWindow::showLayers() {
    if (!m_workbench.hasExperiment()) return;
    m_layers->offer(*m_workbench.experiment().scene);
    m_workbench.setLayers(m_layers->shown() | m_view->tool().layers);
}

void MainWindow::advanced() {
    if (!m_workbench.isCurrent()) return;
    const std::uint64_t generation = m_workbench.snapshot().generation;
    const bool anew = generation != m_shownGeneration;
    if (anew && m_standardPlotsDue) showStandardPlots();
    m_shownGeneration = generation;
    m_plots->advance(m_workbench.table(), m_workbench.snapshot().residuals, anew);
    if (anew) closeStrangePlots();
    showView();
    showStatus();
}

void MainWindow::showStandardPlots() {
    m_standardPlotsDue = false;
    const auto plots = standardPlots(m_workbench.table());
    for (std::size_t slot = 0; slot < plots.size(); ++slot) m_plots->at(slot).show({}, plots[slot]);
}

void MainWindow::showView() {
    const Snapshot& snapshot = m_workbench.snapshot();
    m_frames.resize(snapshot.runs.size());
    for (std::size_t i = 0; i < snapshot.runs.size(); ++i) {
        RunFrame& shown = m_frames[i];
        shown.frame = snapshot.runs[i].frame;
        shown.exact = snapshot.runs[i].exact;
        shown.exactIsComputed = snapshot.runs[i].exactIsComputed;
        shown.style = static_cast<int>(i);
        if (i < m_workbench.table().runs.size())
            shown.label = QString::fromStdString(m_workbench.table().runs[i]);
    }
    for (const RunFrame& kept : m_kept) m_frames.push_back(kept);
    const bool torn = std::any_of(snapshot.runs.begin(), snapshot.runs.end(),
                                  [](const Snapshot::RunState& run) { return run.tornToBorder; });
    if (torn && !m_wasTorn) say(tr("The tear has reached the border."));
    m_wasTorn = torn;
    m_view->setPaused(!snapshot.running);
    m_view->setRuns(m_frames, snapshot.time, snapshot.runs.empty() ? 0 : snapshot.runs.front().steps);
}

void MainWindow::keepToCompare(bool on) {
    m_kept.clear();
    if (on && m_workbench.isCurrent()) {
        const Snapshot& snapshot = m_workbench.snapshot();
        const std::size_t runs = std::min(snapshot.runs.size(), m_frames.size());
        for (std::size_t i = 0; i < runs; ++i) {
            RunFrame kept = m_frames[i];
            kept.exact.clear();
            kept.style = static_cast<int>(i + runs);
            //: a run and the instant at which its picture was kept
            kept.label = tr("%1 at %2 %3")
                             .arg(kept.label, locale().toString(snapshot.time, 'g', 6),
                                  text(m_workbench.experiment().scene->timeUnit));
            m_kept.push_back(std::move(kept));
        }
    }
    showView();
}

void MainWindow::showStatus() {
    const Snapshot& snapshot = m_workbench.snapshot();
    const Experiment& experiment = m_workbench.experiment();
    if (const auto& divergence = snapshot.divergence) {
        const QString label = QString::fromStdString(runLabel(experiment, divergence->run, translatedUtf8));
        m_status->setText(
            divergence->why.empty()
                ? tr("%1 diverged at step %2: its numbers are no longer finite. The table up to there is "
                     "kept.")
                      .arg(label)
                      .arg(divergence->step)
                : tr("%1 ended at step %2: %3. The table up to there is kept.")
                      .arg(label)
                      .arg(divergence->step)
                      .arg(translated(divergence->why)));
        return;
    }
    QStringList parts;
    parts << tr("h = %1 %2")
                 .arg(locale().toString(experiment.step, 'g', 6), unitText(experiment.scene->timeUnit));
    if (!snapshot.runs.empty()) {
        parts << tr("%n step(s)", nullptr, static_cast<int>(snapshot.runs.front().steps));
        parts << tr("energies from: %1").arg(translated(snapshot.runs.front().velocityConvention));
    }
    if (snapshot.behind) parts << tr("this machine is slower than the speed that was chosen");
    if (m_workbench.hasForgotten()) parts << tr("the oldest rows of the table were dropped");
    if (snapshot.atEnd) parts << tr("at the end");
    m_status->setText(parts.join(QStringLiteral(" · ")));
}

bool MainWindow::openScene(const QString& id) {
    const Scene* scene = findScene(id.toStdString());
    if (scene == nullptr || scene->source == WorldSource::File) return false;
    m_desk->leaveStage();
    m_shownScene.clear();
    if (!m_workbench.open(standardExperiment(*scene))) return false;
    m_layers->checkLayersOf(*scene);
    return true;
}

bool MainWindow::openLesson(const QString& id) {
    if (!m_desk->open(id)) return false;
    showDesk();
    m_actions->at("lesson")->setChecked(true);
    m_preferences.lesson = m_desk->openId();
    return true;
}

bool MainWindow::openPath(const QString& path) {
    if (QFileInfo(path).suffix() == "md" || QFileInfo(path).isDir()) return openLesson(path);
    if (QFileInfo(path).suffix() == QLatin1String(deskSuffix)) {
        if (!m_keeper->open(path)) return false;
        rememberFile(path);
        return true;
    }
    try {
        OpenedFile opened = openFile(path);
        m_desk->leaveStage();
        m_shownScene.clear();
        if (!(opened.state ? m_workbench.continueState(*opened.state) : m_workbench.open(opened.experiment)))
            return false;
    } catch (const InputError& error) {
        say(QString::fromStdString(error.sentence()));
        return false;
    }
    rememberFile(path);
    m_keeper->check(path);
    return true;
}

bool MainWindow::openExperiment(const Experiment& experiment) {
    m_desk->leaveStage();
    m_shownScene.clear();
    return m_workbench.open(experiment);
}

void MainWindow::showPlot(std::size_t slot, const PlotSource& source, const PlotSpec& spec) {
    m_standardPlotsDue = false;
    m_plots->open(slot);
    m_plots->at(slot).show(source, spec);
}

void MainWindow::rememberFile(const QString& path) {
    m_preferences.remember(QFileInfo(path).absoluteFilePath());
    showRecent();
}

void MainWindow::showRecent() {
    QMenu* menu = m_actions->menu("recent");
    menu->clear();
    menu->setEnabled(!m_preferences.recentFiles.isEmpty());
    for (const QString& file : m_preferences.recentFiles) {
        QAction* action = menu->addAction(QFileInfo(file).fileName());
        action->setToolTip(file);
        connect(action, &QAction::triggered, this, [this, file] { openPath(file); });
    }
}

bool MainWindow::saveTo(const QString& path, bool state) {
    try {
        writeFile(path, (state ? m_workbench.state() : toJson(m_workbench.played())).dump(1) + "\n");
    } catch (const InputError& error) {
        say(QString::fromStdString(error.sentence()));
        return false;
    }
    rememberFile(path);
    say(tr("Saved as %1").arg(path));
    return true;
}

void MainWindow::chooseScene() {
    QDialog dialog(this);
    dialog.setWindowTitle(tr("Scenes"));
    dialog.resize(900, 640);
    auto* gallery = new Gallery(scenes());
    auto* layout = new QVBoxLayout(&dialog);
    layout->addWidget(gallery);
    connect(gallery, &Gallery::sceneChosen, &dialog, [&](const QString& id) {
        dialog.accept();
        openScene(id);
    });
    dialog.exec();
}

void MainWindow::chooseFile() {
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Open"), QString(),
                                     tr("Everything with an experiment (*.json *.csv *.png *.svg *.pdf "
                                        "*.html *.md *.timestep-desk);;All files (*)"));
    if (!path.isEmpty()) openPath(path);
}

void MainWindow::chooseSavePath(bool state) {
    if (!m_workbench.hasExperiment()) return;
    QFileDialog dialog(this, state ? tr("Save state") : tr("Save experiment"), QString(),
                       tr("Experiments (*.json)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix("json");
    if (dialog.exec() == QDialog::Accepted) saveTo(dialog.selectedFiles().first(), state);
}

void MainWindow::openAnalysisDialog(std::string_view kind) {
    if (!m_workbench.hasExperiment()) return;
    AnalysisDialog dialog(m_workbench.experiment(), this);
    if (!kind.empty()) {
        dialog.choose(kind);
        dialog.start();
    }
    dialog.exec();
}

void MainWindow::openSweepDialog() {
    if (!m_workbench.hasExperiment()) return;
    SweepDialog dialog(m_workbench.experiment(), m_workbench.table(), this);
    if (dialog.exec() != QDialog::Accepted) return;
    const SweepSpec spec = dialog.spec();
    PlotSource source;
    source.kind = PlotSource::Kind::Sweep;
    source.sweep = "sweep of the person";
    source.measure = spec.measure;
    source.suffix = dialog.suffix();
    source.slopes = true;
    PlotSpec plot;
    plot.x = "value";
    plot.y = {source.measure + source.suffix};
    plot.logX = plot.logY = true;
    plot.title = dialog.title();
    showPlot(1, source, plot);
    m_workbench.startSweep(source.sweep, spec);
    m_actions->showState();
}

} // namespace timestep
