// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/animation/run_animation.h"
#include "app/classroom/learners.h"
#include "app/classroom/vote_card.h"
#include "app/course/course_page.h"
#include "app/desk/desk_files.h"
#include "app/desk/recovery.h"
#include "app/languages.h"
#include "app/lesson/panel/lesson_panel.h"
#include "app/microscope/microscope_card.h"
#include "app/plots/export_dialog.h"
#include "app/plots/plot_card.h"
#include "app/plots/plot_grid.h"
#include "app/plots/run_plots.h"
#include "app/race/race_card.h"
#include "app/timeline/timeline_bar.h"
#include "app/window/actions/actions.h"
#include "app/window/controllers/animation_controller.h"
#include "app/window/controllers/appearance_controller.h"
#include "app/window/controllers/editor_controller.h"
#include "app/window/controllers/plots_controller.h"
#include "app/window/controllers/race_controller.h"
#include "app/window/controllers/report_controller.h"
#include "app/window/controllers/view_controller.h"
#include "app/window/lessons/learner_controller.h"
#include "app/window/lessons/lesson_controller.h"
#include "app/window/main/file_controller.h"
#include "app/window/main/main_window.h"
#include "app/workbench/workbench.h"
#include "core/json/json.h"
#include "core/particles/world/world.h"
#include "core/run/experiment/experiment_json.h"
#include "widgets/editor/world_editor.h"
#include "widgets/panel/parameter_panel.h"
#include "widgets/view/widget/simulation_view.h"

#include <QMenu>
#include <QToolButton>

#include <memory>
#include <string>

namespace timestep {

/// The window with its parts, which are found as its children, for tests, benchmarks and pictures.
class WindowParts : public MainWindow {
public:
    using MainWindow::MainWindow;

    Workbench& workbench() const { return part<Workbench>(); }
    CoursePage& course() const { return part<CoursePage>(); }
    VoteCard& vote() const { return part<VoteCard>(); }
    LessonPanel& lessonPanel() const { return part<LessonPanel>(); }
    SimulationView& view() const { return part<SimulationView>(); }
    TimelineBar& timeline() const { return part<TimelineBar>(); }
    WorldEditor& editor() const { return part<WorldEditor>(); }
    ParameterPanel& parameters() const { return part<ParameterPanel>(); }
    PlotGrid& plots() const { return part<PlotGrid>(); }
    PlotCard& plotCard(std::size_t slot) const { return plots().at(slot); }
    RaceCard& raceCard() const { return part<RaceCard>(); }
    MicroscopeCard& microscope() const { return part<MicroscopeCard>(); }
    WindowActions& actions() const { return part<WindowActions>(); }
    DeskFiles& desk() const { return part<DeskFiles>(); }
    Recovery& recovery() const { return part<Recovery>(); }
    Report report() const { return part<ReportController>().report(); }
    LayerSwitches& layers() const { return part<ViewController>().layers(); }

    /// Runs the experiment to its end, as fast as possible.
    void runToEnd() const {
        workbench().setSpeed(0);
        workbench().run();
        workbench().finish();
    }

    /// False: it was rejected.
    bool set(const SettingValues& values) { return !workbench().set(values); }
    /// As the last window saved them.
    Preferences preferences() const { return Preferences::load(); }

    bool openPath(const QString& path) { return files().openPath(path); }
    bool openScene(const QString& id) { return files().openScene(id); }
    bool openExperiment(const Experiment& experiment) { return files().openExperiment(experiment); }
    bool saveTo(const QString& path, bool state) { return files().saveTo(path, state); }
    /// Opens all settings, of which free play shows the favourites.
    void unfoldParameters() const {
        if (!parameters().isFolded()) return;
        if (auto* fold = parameters().findChild<QToolButton*>("fold-parameters")) fold->click();
    }
    bool openLesson(const QString& id) { return part<LessonController>().openLesson(id); }
    bool openWorld(const QString& path) { return part<EditorController>().open(path); }
    bool saveWorld(const QString& path) { return part<EditorController>().save(path); }
    void runWorld() { part<EditorController>().run(); }

    void showCourse() { part<LearnerController>().showCourse(); }
    bool isCourseShown() const { return part<LearnerController>().isCourseShown(); }
    void setLearner(const Learner& learner) { part<LearnerController>().setLearner(learner); }
    bool saveResult(const QString& path) { return part<LearnerController>().saveResult(path); }
    bool startRace(const Experiment& race, bool sideBySide) {
        return part<RaceController>().start(race, sideBySide);
    }

    void setProjector(bool on) { appearance().setProjector(on); }
    void setAppearance(Preferences::Appearance look) { appearance().setAppearance(look); }
    void setLanguage(const QString& code) { appearance().setLanguage(code); }
    void setTypeScale(double scale) { appearance().setTypeScale(scale); }

    void addPlot() { part<RunPlots>().add(); }
    void showPlot(std::size_t slot, const PlotSource& source, const PlotSpec& spec) {
        part<RunPlots>().show(slot, source, spec);
    }
    ExportSubject exportSubject(std::size_t slot) const {
        return part<PlotsController>().exportSubject(slot);
    }
    AnimationSpec animationProposal() const { return part<AnimationController>().proposal(); }

    /// As the menu lists them, newest first.
    QStringList recentFiles() const {
        QStringList files;
        for (const QAction* action : actions().menu("recent")->actions()) files << action->toolTip();
        return files;
    }

private:
    template <typename Part>
    Part& part() const {
        auto* found = findChild<Part*>();
        if (found == nullptr) qFatal("the window has no such part");
        return *found;
    }
    FileController& files() const { return part<FileController>(); }
    AppearanceController& appearance() const { return part<AppearanceController>(); }
};

/// A window of 1280 x 800 pixels in English, shown.
inline std::unique_ptr<WindowParts> shownWindow(LanguageSwitch& language) {
    language.use("en");
    auto window = std::make_unique<WindowParts>(WindowOptions{}, language);
    window->resize(1280, 800);
    window->show();
    return window;
}

/// Everything that could differ: the experiment with its events, its state, the rows, and the place in time.
inline std::string wholeStateOf(Workbench& workbench) {
    workbench.finish();
    std::string bytes = toJson(workbench.experiment()).dump() + toJson(workbench.played()).dump() +
                        workbench.state().dump() + std::to_string(workbench.snapshot().tick) + "/" +
                        std::to_string(workbench.snapshot().furthest);
    for (const Column& column : workbench.table().columns) {
        bytes += column.id;
        for (const double value : column.values)
            bytes.append(reinterpret_cast<const char*>(&value), sizeof value);
    }
    return bytes;
}

} // namespace timestep
