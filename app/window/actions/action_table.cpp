// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/actions/action_table.h"

#include "app/languages.h"
#include "app/window/actions/view_layers.h"
#include "app/workbench/workbench.h"
#include "core/run/experiment/quick_checks.h"
#include "core/run/experiment/run_method.h"

#include <QtGlobal>

namespace timestep {

namespace {

constexpr char layerContext[] = "timestep::ViewLayer";

bool isFree(const Workbench& workbench) {
    return workbench.hasExperiment() && !workbench.isLocked();
}

bool canSkip(const Workbench& workbench) {
    const bool ended = workbench.isCurrent() && workbench.snapshot().atEnd;
    return isFree(workbench) && workbench.experiment().duration > 0 && !ended;
}

bool canUndo(const Workbench& workbench) {
    return isFree(workbench) && workbench.canUndo();
}

bool canRedo(const Workbench& workbench) {
    return isFree(workbench) && workbench.canRedo();
}

bool isOfProblem(const Workbench& workbench) {
    return isFree(workbench) && workbench.experiment().scene->kind() == SceneKind::Problem;
}
/// Methods of rigid bodies have no text.
bool takesOwnText(const Workbench& workbench) {
    return isFree(workbench) && takesOwnMethods(*workbench.experiment().scene);
}

bool isOfParticles(const Workbench& workbench) {
    return workbench.hasExperiment() && workbench.experiment().scene->kind() == SceneKind::Particles;
}

bool hasWorld(const Workbench& workbench) {
    return workbench.hasExperiment() && workbench.experiment().scene->kind() != SceneKind::Problem;
}

bool takesThings(const Workbench& workbench) {
    return hasWorld(workbench) && !workbench.isLocked();
}

/// Its passes can answer a prediction that is still open.
bool runsParticles(const Workbench& workbench) {
    return isOfParticles(workbench) && !workbench.isLocked();
}

std::vector<ActionRow> rowsOfWindow() {
    using Switch = ActionRow::Switch;
    // clang-format off
    return {
        {.id = "scenes", .icon = "layout-grid", .key = {"Ctrl+N; Ctrl+G"},
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "&Scenes…"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions", "Choose a scene to play with"),
         .places = {{"file", 1}, {"bar", 1, 2}}, .labelled = true},
        {.id = "lessons", .icon = "school", .key = {"Ctrl+L"},
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "&Lessons…"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions", "Choose a lesson"),
         .places = {{"lesson", 1}, {"file", 1}}},
        {.id = "course", .icon = "hierarchy", .key = {"Ctrl+M"},
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "Course &map"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions",
                                  "All lessons, what they build on, and suggested paths"),
         .places = {{"lesson", 1}, {"bar", 1, 1}}, .labelled = true},
        {.id = "learner", .icon = "user", .key = {"Ctrl+Shift+L"},
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "&Who is learning…"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions", "Choose the learner whose answers are saved"),
         .places = {{"lesson", 1}}},
        {.id = "save-result", .icon = "device-floppy", .key = {"Ctrl+R"},
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "Save &result…"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions",
                                  "Save answers and measurements in a file to hand in"),
         .places = {{"lesson", 2}}},
        {.id = "hand-in", .icon = "check", .key = {"Ctrl+Shift+H"},
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "&Hand in"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions",
                                  "Put answers and measurements into the hand-in folder of the class"),
         .places = {{"lesson", 2}}},
        {.id = "new-world", .icon = "world", .key = {"Ctrl+Shift+N"},
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "&New world…"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions", "Build a world: a car, a bridge, a swing"),
         .places = {{"file", 1}}},
        {.id = "edit-world", .icon = "pencil", .key = {"Ctrl+Shift+D"},
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "E&dit world"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions", "Edit the world of this scene"),
         .places = {{"file", 1}}, .enabledWhen = hasWorld},
        {.id = "add-here", .key = {"Ins"},
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "Add a thin&g here"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions",
                                  "Put a ball, a box or a stick into the world of this scene"),
         .places = {{"file", 1}}, .enabledWhen = takesThings},
        {.id = "open", .icon = "folder-open", .key = {"", QKeySequence::Open},
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "&Open…"), .places = {{"file", 1}}},
        {.id = "save", .icon = "device-floppy", .key = {"", QKeySequence::Save},
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "Sa&ve"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions", "Save the experiment in its file"),
         .places = {{"file", 2}}},
        {.id = "save-as", .key = {"Ctrl+Shift+S"},
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "Save &as…"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions", "Save the experiment in another file"),
         .places = {{"file", 2}}},
        {.id = "save-state",
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "Save s&tate…"), .places = {{"file", 2}}},
        {.id = "save-session", .key = {"Ctrl+Alt+S"},
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "Save session &file…"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions", "Experiment, plots, notes and view in one file"),
         .places = {{"file", 2}}},
        {.id = "export-first", .icon = "download", .key = {"Ctrl+E"},
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "&Export first chart…"),
         .places = {{"file", 3}}},
        {.id = "export-second", .key = {"Ctrl+Shift+E"},
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "Export se&cond chart…"), .places = {{"file", 3}}},
        {.id = "export-animation", .key = {"Ctrl+Alt+E"},
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "Export ani&mation…"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions", "Write the run as a moving picture"),
         .places = {{"file", 3}}},
        {.id = "export-page",
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "E&xport interactive page…"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions", "Write the experiment as a page that runs in a browser"),
         .places = {{"file", 3}}},
        {.id = "add-to-report",
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "P&ut plots into the report"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions",
                                  "Keep the open plots for a report of several experiments"),
         .places = {{"file", 3}}},
        {.id = "report", .icon = "file-text", .key = {"Ctrl+Alt+R"},
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "Wr&ite a report…"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions",
                                  "Question, prediction, method, result and explanation, with the charts"),
         .places = {{"file", 3}}},
        {.id = "hand-over", .key = {"Ctrl+Alt+H"},
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "&Hand over to Python and LaTeX…"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions",
                                  "Write a program, a notebook, tables and references that give the same numbers"),
         .places = {{"file", 3}}},
        {.id = "copy-link",
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "Copy lin&k"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions",
                                  "Copy an address that opens this step or this experiment in a browser"),
         .places = {{"file", 3}}},
        {.id = "back-up",
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "Back up everything…"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions",
                                  "Save all answers, sessions and settings of this browser in one file"),
         .places = {{"file", 3}}},
        {.id = "bring-back",
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "&Bring everything back…"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions",
                                  "Read answers, sessions and settings from the file that holds them"),
         .places = {{"file", 3}}},
        {.id = "notes", .key = {"Ctrl+Alt+N"},
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "M&y notes…"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions", "Write down your own notes, saved with the session"),
         .places = {{"file", 3}}},
        {.id = "print", .icon = "printer", .key = {"", QKeySequence::Print},
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "&Print…"), .places = {{"file", 3}}},
        {.id = "quit", .key = {"Ctrl+Q; Ctrl+W"},
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "&Quit"), .places = {{"file", 4}}},

        {.id = "undo", .icon = "arrow-back-up", .key = {"", QKeySequence::Undo},
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "Take &back"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions",
                                  "Undo the last run, the last change or the last action by hand"),
         .places = {{"edit", 1}}, .enabledWhen = canUndo},
        {.id = "redo", .icon = "arrow-forward-up", .key = {"", QKeySequence::Redo},
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "Re&do"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions", "Do again what was taken back"),
         .places = {{"edit", 1}}, .enabledWhen = canRedo},
        {.id = "copy-experiment", .key = {"Ctrl+Shift+C"},
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "Copy e&xperiment"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions", "Copy the experiment as text, for a mail or a chat"),
         .places = {{"edit", 2}}, .enabledWhen = isFree},
        {.id = "copy-experiment-link", .key = {"Ctrl+Alt+C"},
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "Copy as &link"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions",
                                  "Copy a link that opens the experiment where Timestep is installed"),
         .places = {{"edit", 2}}, .enabledWhen = isFree},
        {.id = "paste-experiment", .key = {"Ctrl+Shift+V"},
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "&Paste experiment"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions", "Open the experiment whose text or link was copied"),
         .places = {{"edit", 2}}},
        {.id = "preferences", .key = {"Ctrl+,"},
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "Prefere&nces…"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions", "Language, colours, type and motion"),
         .places = {{"edit", 3}}},

        {.id = "run", .icon = "player-play", .key = {"F5"},
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "&Run"),
         .places = {{"run", 1}}, .enabledWhen = isFree},
        {.id = "step", .icon = "step-forward", .key = {"F8"},
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "&Step"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions", "Make one step"),
         .places = {{"run", 1}}, .enabledWhen = isFree},
        {.id = "skip", .icon = "skip-to-end", .key = {"Shift+F5"},
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "S&kip to the end"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions", "Compute the rest of the run at once"),
         .places = {{"run", 1}}, .enabledWhen = canSkip},
        {.id = "reset", .icon = "back-to-start", .key = {"F4"},
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "R&eset"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions", "Back to the start"),
         .places = {{"run", 1}}, .enabledWhen = isFree},
        {.id = "slower", .key = {"Ctrl+<"},
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "S&lower"), .places = {{"run", 2}},
         .enabledWhen = [](const Workbench& workbench) { return workbench.speed() != slowest; }},
        {.id = "faster", .key = {"Ctrl+>"},
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "&Faster"), .places = {{"run", 2}},
         .enabledWhen = [](const Workbench& workbench) { return workbench.speed() != 0; }},
        {.id = "hurry",
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "&Go faster outside the interesting part"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions",
                                  "The lesson says which part of this run is interesting"),
         .places = {{"run", 2}}, .checkable = Switch::On,
         .enabledWhen = [](const Workbench& workbench) { return workbench.interesting().has_value(); }},
        {.id = "microscope", .icon = "microscope", .key = {"F7"},
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "&Microscope"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions",
                                  "Take the next step apart, line by line or stick by stick"),
         .places = {{"run", 3}}, .checkable = Switch::Off, .enabledWhen = isFree},
        {.id = "next-pass", .icon = "player-track-next", .key = {"Ctrl+F8"},
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "Ne&xt pass"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions",
                                  "Make one pass over the sticks, with the state before as an outline"),
         .places = {{"run", 3}}, .enabledWhen = runsParticles},
        {.id = "play-passes",
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "Play the passes one by &one"),
         .places = {{"run", 3}}, .checkable = Switch::Off, .enabledWhen = runsParticles},
        {.id = "race", .icon = "layers-difference", .key = {"Ctrl+Shift+A"},
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "R&ace…"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions",
                                  "Let two to four methods, steps or rules run beside each other"),
         .places = {{"run", 3}}, .enabledWhen = isFree},
        {.id = "edit-method", .icon = "pencil", .key = {"Ctrl+Shift+M"},
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "Edit the met&hod…"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions",
                                  "Write a method of your own, or change the lines of this one"),
         .places = {{"run", 3}}, .enabledWhen = takesOwnText},
        {.id = "sweep", .icon = "chart-dots", .key = {"Ctrl+Shift+W"},
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "S&weep…"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions", "Run once for each of several values"),
         .places = {{"run", 3}, {"checks", 1, 3}}, .enabledWhen = isFree},
        {.id = "cancel-sweep",
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "&Cancel sweep"), .places = {{"run", 3}},
         .enabledWhen = [](const Workbench& workbench) { return workbench.isAnalysing(); }},
        {.id = "analyse", .key = {"Ctrl+Shift+Y"},
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "Anal&yse…"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions",
                                  "Stability, work, order, areas and sections of this experiment"),
         .places = {{"run", 3}}, .enabledWhen = isFree},
        {.id = "measured-data",
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "Meas&ured data…"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions",
                                  "Compare a run with measured points, and fit parameters to them"),
         .places = {{"run", 3}}, .enabledWhen = isFree},
        {.id = "reverse-time",
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "Re&verse time"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions",
                                  "Run forward and back: a reversible method comes back to its start"),
         .places = {{"checks", 1, 1}}, .enabledWhen = isOfProblem},

        {.id = "lesson", .icon = "book", .key = {"F9"},
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "&Lesson"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions", "Show the lesson"),
         .places = {{"view", 1}}, .checkable = Switch::On, .kept = true},
        {.id = "trace", .icon = "route", .key = {"Ctrl+T"},
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "&Trace"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions", "Show the way of the first point"),
         .places = {{"view", 1}, {"layers", 0}}, .checkable = Switch::On, .kept = true},
        {.id = "strobe", .icon = "photo",
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "Stro&be pictures"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions",
                                  "Leave pale pictures of earlier steps, with their numbers"),
         .places = {{"view", 1}}, .checkable = Switch::Off},
        {.id = "exact", .icon = "exact-motion", .key = {"Ctrl+Shift+G"},
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "E&xact motion"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions", "Show the exact motion as a ghost"),
         .places = {{"view", 1}, {"layers", 0}, {"checks", 1, 2}}, .checkable = Switch::On, .kept = true},
        {.id = "strain", .icon = "ruler",
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "&Strain in colour"),
         .places = {{"view", 1}, {"layers", 0}}, .checkable = Switch::On, .kept = true, .enabledWhen = isOfParticles},
        {.id = "side-by-side", .icon = "layout-columns", .key = {"Ctrl+Shift+R"},
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "S&ide by side"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions", "Show the runs side by side, or all in one picture"),
         .places = {{"view", 1}}, .checkable = Switch::On, .kept = true},
        {.id = "fit", .icon = "maximize", .key = {"Ctrl+0"},
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "&Whole scene"), .places = {{"view", 1}}},
        {.id = "enlarge", .icon = "arrows-diagonal", .key = {"Shift+F11"},
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "&Enlarge"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions",
                                  "Give the whole window to this part, and give it back"),
         .places = {{"view", 1}}},
        {.id = "race-table", .key = {"Ctrl+Shift+T"},
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "&Race table"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions", "Show error, drift, cost and time of each run"),
         .places = {{"view", 1}}, .checkable = Switch::Off, .kept = true},
        {.id = "show", .icon = "eye",
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "S&how"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions", "Choose what is drawn over the picture"),
         .popUp = "layers"},
        {.id = "add-plot", .icon = "plus", .key = {"Ctrl+Alt+P"},
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "&Add a plot"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions", "Add one more plot, up to six"),
         .places = {{"plots", 1}}},
        {.id = "reopen-plot",
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "&Bring back the closed plot"),
         .places = {{"plots", 1}}},
        {.id = "two-plots",
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "&Two plots again"), .places = {{"plots", 1}}},
        {.id = "calculated-columns", .key = {"Ctrl+Alt+K"},
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "&Calculated columns…"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions",
                                  "Add columns to the table of the run by formulas of the others"),
         .places = {{"plots", 2}}, .enabledWhen = isFree},
        {.id = "linked-cursors", .key = {"Ctrl+Alt+L"},
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "&Linked cursors"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions",
                                  "Reading one plot shows the values of all plots at that place"),
         .places = {{"plots", 2}}, .checkable = Switch::On, .kept = true},
        {.id = "appearance", .icon = "moon",
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "Light or dark"), .places = {{"bar", 2, 2}}},
        {.id = "appearance/system",
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "Follow the &system"),
         .places = {{"appearances", 1}}, .checkable = Switch::Off, .oneOf = "appearance"},
        {.id = "appearance/light",
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "&Light"),
         .places = {{"appearances", 1}}, .checkable = Switch::Off, .oneOf = "appearance"},
        {.id = "appearance/dark",
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "&Dark"),
         .places = {{"appearances", 1}}, .checkable = Switch::Off, .oneOf = "appearance"},
        {.id = "appearance/high-contrast",
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "&High contrast"),
         .places = {{"appearances", 1}}, .checkable = Switch::Off, .oneOf = "appearance"},
        {.id = "appearance/black-and-white",
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "&Black and white"),
         .places = {{"appearances", 1}}, .checkable = Switch::Off, .oneOf = "appearance"},
        {.id = "reduced-motion",
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "&Reduced motion"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions", "Pictures change at once; nothing glides"),
         .places = {{"appearances", 2}}, .checkable = Switch::Off},
        {.id = "larger", .icon = "typography", .key = {"", QKeySequence::ZoomIn},
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "Lar&ger type"), .places = {{"view", 2, 2}}},
        {.id = "smaller", .key = {"", QKeySequence::ZoomOut},
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "S&maller type"), .places = {{"view", 2, 2}}},
        {.id = "projector", .icon = "presentation", .key = {"Ctrl+Shift+P"},
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "&Projector"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions",
                                  "Large type, thick lines, light ground, and votes of the class"),
         .places = {{"view", 2, 2}, {"teach", 3}}, .checkable = Switch::Off},
        {.id = "full-screen", .key = {"F11"},
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "&Full screen"),
         .places = {{"view", 2, 2}}, .checkable = Switch::Off},

        {.id = "handout",
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "&Handout…"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions",
                                  "Show the sheet for learners as it will be printed"),
         .places = {{"teach", 1}}},
        {.id = "key",
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "&Key…"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions",
                                  "Show answers, times and typical errors for the teacher as they will be printed"),
         .places = {{"teach", 1}}},
        {.id = "slides",
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "Sl&ides…"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions",
                                  "Show slides for the projector: what each step asks, and what its runs give"),
         .places = {{"teach", 1}}},
        {.id = "concept-test",
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "Concept &test"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions",
                                  "Questions for before and after the course, on paper or on the screen, and their key"),
         .places = {{"teach", 1}}},
        {.id = "teachers-guide",
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "&Guide for teachers…"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions",
                                  "Goals and phases of each lesson, curricula, a rubric for projects, logarithms"),
         .places = {{"teach", 1}}},
        {.id = "new-lesson",
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "&New lesson…"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions", "Write a small lesson that can be changed"),
         .places = {{"teach", 2}}},
        {.id = "set-up-task",
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "&Set up a task…"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions",
                                  "Make a lesson of the scene in the window: a start, controls, a question, a goal"),
         .places = {{"teach", 2}}},
        {.id = "check-lesson",
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "&Check a lesson…"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions",
                                  "List the faults of a lesson with their places, and measure what it claims"),
         .places = {{"teach", 2}}},
        {.id = "pack-lesson",
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "Pack a &lesson…"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions",
                                  "Write a lesson with its pictures into one file, which opens by a double click"),
         .places = {{"teach", 2}}},
        {.id = "collect-results",
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "C&ollect results…"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions",
                                  "Verify what a class has handed in, and write an overview"),
         .places = {{"teach", 3}}},

        {.id = "manual", .icon = "help", .key = {"F1"},
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "&Manual"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions",
                                  "Explain this part of the window, and all others, with examples"),
         .places = {{"help", 1}, {"bar", 2, 3}}},
        {.id = "palette", .icon = "search", .key = {"Ctrl+K"},
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "&Find a command…"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions",
                                  "Find an action, a scene, a lesson or a page of the manual by its name"),
         .places = {{"help", 1}}},
        {.id = "keys", .key = {"Ctrl+F1"},
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "&Keys"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions", "Show what each key does"),
         .places = {{"help", 1}}},
        {.id = "glossary",
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "&Glossary"),
         .tip = QT_TRANSLATE_NOOP("timestep::WindowActions", "Explain the terms of the lessons"),
         .places = {{"help", 1}}},
        {.id = "about",
         .text = QT_TRANSLATE_NOOP("timestep::WindowActions", "&About Timestep"), .places = {{"help", 1}}},
    };
    // clang-format on
}

/// Adds one action for each quick check, layer and language.
void addCatalogues(std::vector<ActionRow>& rows) {
    for (const QuickCheck& check : quickChecks())
        rows.push_back({.id = "check/" + std::string(check.id),
                        .text = check.name.english,
                        .tip = check.description.english,
                        .places = {{"checks", 1}},
                        .enabledWhen =
                            [&check](const Workbench& workbench) {
                                return isFree(workbench) &&
                                       workbench.experiment().runs.size() < Workbench::mostRuns &&
                                       withQuickCheck(workbench.experiment(), check).has_value();
                            },
                        .context = check.name.context});
    for (const ViewLayer& layer : viewLayers())
        rows.push_back({.id = layerAction(layer),
                        .text = layer.name,
                        .places = {{"layers", 1}},
                        .checkable = ActionRow::Switch::Off,
                        .kept = true,
                        .context = layerContext});
    for (const Language& language : languages())
        rows.push_back({.id = "language/" + language.code.toStdString(),
                        .text = language.name.toStdString(),
                        .places = {{"languages", 1}},
                        .checkable = ActionRow::Switch::Off,
                        .oneOf = "language",
                        .context = nullptr});
}

} // namespace

const std::vector<ActionRow>& actionTable() {
    static const std::vector<ActionRow> table = [] {
        std::vector<ActionRow> rows = rowsOfWindow();
        addCatalogues(rows);
        return rows;
    }();
    return table;
}

const std::vector<MenuRow>& menuTable() {
    static const std::vector<MenuRow> table{
        {"file", "", QT_TRANSLATE_NOOP("timestep::WindowActions", "&File")},
        {"edit", "", QT_TRANSLATE_NOOP("timestep::WindowActions", "&Edit")},
        {"lesson", "", QT_TRANSLATE_NOOP("timestep::WindowActions", "&Lesson")},
        {"run", "", QT_TRANSLATE_NOOP("timestep::WindowActions", "&Run")},
        {"view", "", QT_TRANSLATE_NOOP("timestep::WindowActions", "&View")},
        {"teach", "", QT_TRANSLATE_NOOP("timestep::WindowActions", "&Teach")},
        {"help", "", QT_TRANSLATE_NOOP("timestep::WindowActions", "&Help")},
        {"recent", "", QT_TRANSLATE_NOOP("timestep::WindowActions", "Open &recent"), {{"file", 1, 1}}},
        {"checks",
         "list-check",
         QT_TRANSLATE_NOOP("timestep::WindowActions", "&Quick checks"),
         {{"run", 3, 1}}},
        {"layers", "eye", QT_TRANSLATE_NOOP("timestep::WindowActions", "S&how"), {{"view", 1, 1}}},
        {"plots", "chart-line", QT_TRANSLATE_NOOP("timestep::WindowActions", "Pl&ots"), {{"view", 1, 2}}},
        {"appearances", "", QT_TRANSLATE_NOOP("timestep::WindowActions", "&Appearance"), {{"view", 2}}},
        {"languages",
         "language",
         QT_TRANSLATE_NOOP("timestep::WindowActions", "La&nguage"),
         {{"view", 2, 1}}},
    };
    return table;
}

} // namespace timestep
