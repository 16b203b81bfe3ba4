// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/controllers/view_controller.h"

#include "app/lesson/panel/lesson_panel.h"
#include "app/names.h"
#include "app/timeline/timeline_bar.h"
#include "app/window/actions/actions.h"
#include "app/workbench/scene_view.h"
#include "app/workbench/workbench.h"
#include "core/run/experiment/start_values.h"
#include "widgets/panel/card.h"
#include "widgets/text/label_text.h"
#include "widgets/view/widget/view_tool_bar.h"

#include <algorithm>
#include <utility>

namespace timestep {

namespace {

/// The name that the lesson gives its experiment; otherwise that of the scene, or of a world in its file.
/// Lessons name their experiments in English only.
QString titleOf(const Experiment& experiment, const Lesson* lesson, bool english) {
    if (lesson != nullptr && english && !experiment.title.empty())
        return QString::fromStdString(experiment.title);
    if (experiment.world || experiment.bodies) {
        if (lesson != nullptr) return QString::fromStdString(lesson->title);
        if (!experiment.title.empty()) return QString::fromStdString(experiment.title);
    }
    return translated(experiment.scene->name);
}

double paceOf(const Workbench& workbench) {
    const double speed = workbench.speed();
    return naturalPace(*workbench.experiment().scene) * (speed > 0 ? speed : 1);
}

} // namespace

ViewController::ViewController(const Parts& parts, QWidget* window)
    : QObject(window), m_parts(parts), m_layers(parts.actions) {
    Workbench& workbench = parts.workbench;
    WindowActions& actions = parts.actions;
    SimulationView& view = parts.view;
    connect(&workbench, &Workbench::experimentChanged, this, &ViewController::experimentChanged);
    connect(&workbench, &Workbench::advanced, this, [this] {
        if (m_parts.workbench.isCurrent()) showRuns();
    });
    connect(&workbench, &Workbench::lastRunChanged, this, [this] {
        if (m_parts.workbench.isCurrent()) showRuns();
    });
    connect(&view, &SimulationView::acted, this, [this](const Event& event) {
        if (isFixed(event)) return emit refused(tr("The lesson keeps this start as it is."));
        m_parts.workbench.perform(event);
    });
    connect(&view, &SimulationView::letGo, this, [this] {
        m_byHand = true;
        m_parts.workbench.letGo();
        m_byHand = false;
    });
    connect(&workbench, &Workbench::stateChanged, this, [this] {
        if (m_parts.workbench.hasExperiment()) m_parts.view.setPace(paceOf(m_parts.workbench));
    });
    connect(&workbench, &Workbench::stateChanged, this, &ViewController::offerRestore);
    connect(&workbench, &Workbench::startChanging, this, &ViewController::showHeldStart);
    connect(&view, &SimulationView::restoreWanted, &workbench, &Workbench::restore);
    connect(&view, &SimulationView::toolChanged, this, &ViewController::showLayers);
    connect(&parts.timeline, &TimelineBar::compareChanged, this, &ViewController::keepToCompare);
    workbench.setTrail(view.isPathShown());
    actions.onToggled("trace", this, [this, &view](bool on) {
        m_parts.workbench.setTrail(on);
        view.setPathShown(on);
    });
    actions.onToggled("strobe", this, [this](bool) { showStrobe(); });
    actions.onToggled("reduced-motion", this, [this](bool) { showStill(); });
    actions.onToggled("exact", this, [&view](bool on) { view.setExactShown(on); });
    actions.onToggled("strain", this, [this](bool) { showStrain(); });
    view.setArrangement(SimulationView::Arrangement::Grid);
    actions.onToggled("side-by-side", this, [&view](bool on) {
        view.setArrangement(on ? SimulationView::Arrangement::Grid : SimulationView::Arrangement::Overlay);
    });
    actions.on("fit", this, [&view] { view.fit(); });
    for (const ViewLayer& layer : viewLayers())
        actions.onToggled(layerAction(layer), this, [this](bool) { showLayers(); });
    for (const char* id : {"side-by-side", "fit", "show", "enlarge"})
        parts.tools.addPictureAction(actions.at(id));
}

void ViewController::retranslate() {
    m_parts.view.setAccessibleName(tr("Simulation"));
    if (!m_parts.workbench.hasExperiment()) return;
    showTitle();
    offerRestore();
    if (m_parts.workbench.isCurrent()) showRuns();
}

void ViewController::experimentChanged(bool restarted) {
    showTitle();
    if (restarted) showScene();
    m_parts.actions.at("side-by-side")->setVisible(m_parts.workbench.experiment().runs.size() > 1);
    showStrain();
    showLayers();
}

void ViewController::showTitle() {
    const QString title = m_editing ? tr("Your own world")
                                    : titleOf(m_parts.workbench.experiment(),
                                              m_staged ? m_parts.lesson.lesson().get() : nullptr,
                                              m_parts.view.locale().language() == QLocale::English);
    m_parts.card.setTitle(title);
    emit titled(title);
}

void ViewController::showScene() {
    const Experiment& experiment = m_parts.workbench.experiment();
    const Scene& scene = *experiment.scene;
    SceneView shown = sceneViewOf(experiment);
    const bool opened = std::exchange(m_opening, m_parts.workbench.opening()) != m_parts.workbench.opening();
    if (opened) shown.motion = expectedMotion(experiment);
    m_parts.view.setScene(shown, opened     ? Camera::Begin::Anew
                                 : m_byHand ? Camera::Begin::ByHand
                                            : Camera::Begin::Again);
    m_parts.tools.setLengthUnit(text(scene.lengthUnit));
    m_parts.tools.setToolsOffered(scene.kind() == SceneKind::Particles);
}

void ViewController::setStaged(bool staged) {
    if (staged == m_staged) return;
    m_staged = staged;
    if (!m_parts.workbench.hasExperiment()) return;
    showTitle();
    offerRestore();
}

/// The values that the hand changes, and, unless a prediction is open, the path that follows from them.
void ViewController::showHeldStart(const Experiment& changed) {
    const std::optional<ParticleRef> held = m_parts.view.held();
    if (!held) return;
    QStringList numbers;
    const Experiment& before = m_parts.workbench.experiment();
    const QLocale locale = m_parts.view.locale();
    for (const Parameter& parameter : changed.scene->parameters) {
        const std::string id(parameter.id);
        if (changed.parameters[id] == before.parameters[id]) continue;
        QString shown = roundedNumber(changed.parameters[id], locale);
        const QString unit = unitText(std::string(parameter.unit));
        if (!unit.isEmpty() && unit != QStringLiteral("1")) shown += QChar(QChar::Nbsp) + unit;
        numbers << translated(parameter.name) + QStringLiteral(" = ") + shown;
    }
    std::vector<Point> path;
    if (!m_parts.workbench.isLocked()) path = comingPath(changed, *held);
    m_parts.view.showHeldStart(numbers, std::move(path));
}

void ViewController::setFixedStart(std::set<std::string> parameters, bool all) {
    m_fixed = std::move(parameters);
    m_allFixed = all;
    Event ring; // of the first particle
    ring.kind = EventKind::Ghost;
    m_parts.view.setRingInvites(!m_parts.workbench.hasExperiment() || !isFixedStart(ring));
}

bool ViewController::isFixed(const Event& event) const {
    const bool changesStart =
        event.kind == EventKind::Place || event.kind == EventKind::Ghost || event.kind == EventKind::Velocity;
    const Workbench& workbench = m_parts.workbench;
    return changesStart && workbench.isCurrent() && workbench.snapshot().furthest == 0 && isFixedStart(event);
}

bool ViewController::isFixedStart(const Event& event) const {
    if (m_allFixed || m_fixed.empty()) return m_allFixed;
    const auto values = startValues(m_parts.workbench.experiment(), event);
    return values && std::any_of(values->begin(), values->end(),
                                 [this](const auto& value) { return m_fixed.count(value.first) > 0; });
}

/// While the learner's values, method or start differ from those that were opened.
void ViewController::offerRestore() {
    if (!m_parts.workbench.differs()) return m_parts.view.offerRestore({});
    const QString words = m_staged ? tr("As in the lesson") : tr("As at first");
    m_parts.view.offerRestore(
        words, tr("You have changed a value, the method or the start. This brings back what was there."));
}

void ViewController::setEditing(bool editing) {
    m_editing = editing;
    m_parts.tools.setVisible(!editing);
    if (editing || m_parts.workbench.hasExperiment()) showTitle();
}

void ViewController::setTools(std::vector<std::string_view> needed) {
    m_parts.tools.setNeeded(std::move(needed));
}

void ViewController::setStrongestStrain(double strain) {
    m_strongestStrain = strain;
    showStrain();
}

void ViewController::setEnergiesShown(bool shown) {
    m_energies = shown;
    if (m_parts.workbench.hasExperiment() && m_parts.workbench.isCurrent()) showRuns();
}

void ViewController::setPointNames(const std::vector<std::string>& names) {
    QStringList shown;
    for (const std::string& name : names) shown << QString::fromStdString(name);
    m_parts.view.setPointNames(shown);
}

/// The energy of a run at the present time relative to the start, from the table; none: it has no energy.
std::optional<double> ViewController::energyOf(std::size_t run) const {
    if (!m_energies) return std::nullopt;
    const Table& table = m_parts.workbench.table();
    const Column* ratio = table.find("energy-ratio", static_cast<int>(run));
    const Column* time = table.find("time", static_cast<int>(run));
    if (time == nullptr) time = table.find("time", -1);
    if (ratio == nullptr || time == nullptr || ratio->values.empty()) return std::nullopt;
    const double now = m_parts.workbench.snapshot().time * (1 + 1e-12);
    const auto rows = static_cast<std::ptrdiff_t>(std::min(time->values.size(), ratio->values.size()));
    const auto after = std::upper_bound(time->values.begin(), time->values.begin() + rows, now);
    const std::ptrdiff_t row = std::max<std::ptrdiff_t>(after - time->values.begin() - 1, 0);
    return ratio->values[static_cast<std::size_t>(row)];
}

void ViewController::leaveFilm() {
    if (m_film) setStrobe(0, false);
}

void ViewController::setStrobe(std::int64_t every, bool film) {
    m_strobe = every;
    m_film = film;
    m_parts.view.setFilmStripShown(film);
    m_parts.actions.at("strobe")->setChecked(every > 0);
    showStrobe();
}

void ViewController::showStrobe() {
    const bool on = m_parts.actions.at("strobe")->isChecked();
    m_parts.workbench.setStrobe(on ? std::max<std::int64_t>(m_strobe, 1) : 0);
    showStill();
}

/// With reduced motion, strobe pictures replace the moving picture.
void ViewController::showStill() {
    m_parts.workbench.setStill(m_parts.actions.at("strobe")->isChecked() &&
                               m_parts.actions.at("reduced-motion")->isChecked());
}

void ViewController::showStrain() {
    const bool sticks = m_parts.workbench.hasExperiment() &&
                        m_parts.workbench.experiment().scene->kind() == SceneKind::Particles;
    m_parts.view.setStrainScale(sticks && m_parts.actions.at("strain")->isChecked() ? m_strongestStrain : 0);
}

void ViewController::showLayers() {
    if (!m_parts.workbench.hasExperiment()) return;
    m_layers.offer(*m_parts.workbench.experiment().scene);
    m_parts.workbench.setLayers(m_layers.shown() | m_parts.view.tool().layers);
}

void ViewController::showRuns() {
    if (m_parts.workbench.computesStill()) return;
    const Snapshot& snapshot = m_parts.workbench.snapshot();
    m_frames.resize(snapshot.runs.size());
    for (std::size_t i = 0; i < snapshot.runs.size(); ++i) {
        RunFrame& shown = m_frames[i];
        shown.frame.clear();
        shown.exact.clear();
        shown.last.clear();
        shown.frame = snapshot.runs[i].frame;
        shown.exact = snapshot.runs[i].exact;
        shown.exactIsComputed = snapshot.runs[i].exactIsComputed;
        shown.trail = snapshot.runs[i].trail;
        const std::shared_ptr<const LastRun>& last = m_parts.workbench.lastRun();
        if (last != nullptr && i < last->frames.size()) shown.last = last->frames[i];
        shown.energy = energyOf(i);
        shown.explodes = snapshot.runs[i].explodes;
        shown.stamp.reset();
        if (const auto& runaway = snapshot.runs[i].runaway) shown.stamp = {runaway->step, runaway->power};
        shown.style = static_cast<int>(i);
        if (i < m_parts.workbench.table().runs.size())
            shown.label = QString::fromStdString(m_parts.workbench.table().runs[i]);
    }
    for (const RunFrame& kept : m_kept) m_frames.push_back(kept);
    m_parts.view.setStrobe(snapshot.strobe);
    // After the end, a grab acts on the free play that follows; while a prediction is open, the run
    // waits.
    const bool goesOn = snapshot.atEnd && !snapshot.continuesFreely && !m_parts.workbench.isLocked();
    m_parts.view.setPaused(!snapshot.running && !goesOn);
    m_parts.view.setInFreePlay(snapshot.isInFreePlay);
    m_parts.view.setInSlowMotion(snapshot.isSlow);
    m_parts.view.setRuns(m_frames, snapshot.time, snapshot.runs.empty() ? 0 : snapshot.runs.front().steps);
}

void ViewController::keepToCompare(bool on) {
    m_kept.clear();
    if (on && m_parts.workbench.isCurrent()) {
        const Snapshot& snapshot = m_parts.workbench.snapshot();
        const std::size_t runs = std::min(snapshot.runs.size(), m_frames.size());
        for (std::size_t i = 0; i < runs; ++i) {
            RunFrame kept = m_frames[i];
            kept.exact.clear();
            kept.trail.clear();
            kept.style = static_cast<int>(i + runs);
            //: a run and the instant at which its picture was kept
            kept.label = tr("%1 at %2 %3")
                             .arg(kept.label, roundedNumber(snapshot.time, m_parts.view.locale()),
                                  unitText(m_parts.workbench.experiment().scene->timeUnit));
            m_kept.push_back(std::move(kept));
        }
    }
    showRuns();
}

} // namespace timestep
