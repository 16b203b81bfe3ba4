// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/microscope/microscope_card.h"

#include "app/microscope/line_list.h"
#include "app/microscope/residual_bars.h"
#include "app/names.h"
#include "app/workbench/workbench.h"
#include "core/input_error.h"
#include "core/run/experiment/frozen_run.h"
#include "core/stop.h"
#include "widgets/icons/icon.h"
#include "widgets/plot/chart/flow_layout.h"
#include "widgets/text/text.h"
#include "widgets/view/widget/simulation_view.h"

#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace timestep {

namespace {

/// All positions, to detect changes by the user in a paused run.
std::vector<Point> placesOf(const Snapshot& snapshot) {
    std::vector<Point> places;
    for (const Snapshot::RunState& run : snapshot.runs) {
        for (const FramePoint& point : run.frame.points) places.push_back(point.at);
        for (const FrameSegment& segment : run.frame.segments) places.push_back(segment.to);
    }
    return places;
}

} // namespace

MicroscopeCard::MicroscopeCard(Workbench& workbench, SimulationView& view, QWidget* parent)
    : Card(parent), m_workbench(workbench), m_view(view) {
    m_runs = new QComboBox;
    m_title = new QLabel;
    m_title->setWordWrap(true);
    m_title->setTextFormat(Qt::PlainText);
    m_place = new QLabel;
    m_list = new LineList;
    m_bars = new ResidualBars;
    m_close = new QAction(icon("x"), {}, this);
    m_back = new QAction(icon("arrow-left"), {}, this);
    m_forward = new QAction(icon("arrow-right"), {}, this);
    m_nextPass = new QAction(icon("player-track-next"), {}, this);
    addHeadAction(m_close);
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 6);
    auto* top = new QVBoxLayout;
    top->setContentsMargins(12, 0, 12, 0);
    top->addWidget(m_runs);
    top->addWidget(m_title);
    layout->addLayout(top);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_bars);
    auto* buttons = new QWidget;
    auto* row = new FlowLayout(buttons, 6, 4);
    row->setContentsMargins(12, 0, 12, 0);
    for (QAction* action : {m_back, m_forward, m_nextPass}) {
        auto* button = new QToolButton;
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setFocusPolicy(Qt::TabFocus);
        row->addWidget(button);
        m_buttons.push_back(button);
    }
    row->addWidget(m_place);
    layout->addWidget(buttons);
    setContent(content);
    connect(m_close, &QAction::triggered, this, &MicroscopeCard::closed);
    connect(m_back, &QAction::triggered, this, [this] { step(-1); });
    connect(m_forward, &QAction::triggered, this, [this] { step(1); });
    connect(m_nextPass, &QAction::triggered, this, [this] { goToPass(1); });
    connect(m_list, &LineList::stepWanted, this, &MicroscopeCard::step);
    connect(m_list, &LineList::lineChosen, this, [this](int line) {
        if (!openPassOf(line, false)) showLine();
    });
    connect(m_runs, &QComboBox::currentIndexChanged, this, [this] {
        if (m_open) look(0);
    });
    connect(&m_workbench, &Workbench::advanced, this, &MicroscopeCard::advanced);
    connect(&m_workbench, &Workbench::experimentChanged, this, [this] {
        if (m_open) fillRuns();
        m_tick = -1;
    });
    retranslate();
}

void MicroscopeCard::open() {
    if (m_open || !m_workbench.hasExperiment()) return;
    m_open = true;
    m_pass = 0;
    m_tick = -1;
    m_workbench.pause();
    fillRuns();
    advanced();
}

void MicroscopeCard::choose(int run) {
    m_runs->setCurrentIndex(run);
}

void MicroscopeCard::close() {
    m_open = false;
    m_sheet = {};
    m_list->setLines({});
    m_view.setStepOverlay({});
}

void MicroscopeCard::fillRuns() {
    const QSignalBlocker blocker(m_runs);
    const int chosen = std::max(m_runs->currentIndex(), 0);
    const Experiment& experiment = m_workbench.experiment();
    m_runs->clear();
    for (std::size_t run = 0; run < experiment.runs.size(); ++run)
        m_runs->addItem(QString::fromStdString(runLabel(experiment, run, translatedUtf8)));
    m_runs->setCurrentIndex(std::min(chosen, m_runs->count() - 1));
    m_runs->setVisible(m_runs->count() > 1);
}

/// Updates the sheet if the run is in another state than before.
void MicroscopeCard::advanced() {
    if (!m_open || !m_workbench.isCurrent()) return;
    const Snapshot& snapshot = m_workbench.snapshot();
    if (snapshot.running) {
        m_view.setStepOverlay({});
        m_title->setText(tr("The run continues. Pause it to look at its next step."));
        m_list->setLines({});
        m_tick = -1;
        showLine();
        return;
    }
    std::vector<Point> places = placesOf(snapshot);
    if (snapshot.generation == m_generation && snapshot.tick == m_tick && places == m_places) return;
    const bool moved = m_tick >= 0;
    m_generation = snapshot.generation;
    m_tick = snapshot.tick;
    m_places = std::move(places);
    look(moved ? std::max(m_list->line(), 0) : 0);
}

void MicroscopeCard::look(int line) {
    constexpr double patience = 2; // [s]
    try {
        const StopScope scope(afterSeconds(patience));
        const auto run = static_cast<std::size_t>(m_runs->currentIndex());
        const auto& shown = m_workbench.snapshot().runs;
        const std::uint32_t layers = run < shown.size() ? shown[run].frame.layers : 0;
        m_sheet = sheetOf(freeze(m_workbench.state(), run), {m_pass, locale(), layers});
    } catch (const InputError& error) {
        m_sheet = {};
        m_sheet.refusal = translated(error);
    } catch (const Stopped&) {
        m_sheet = {};
        m_sheet.refusal = tr("This step takes too long to be taken apart.");
    }
    m_list->setLines(m_sheet.lines);
    m_list->choose(std::min(line, static_cast<int>(m_sheet.lines.size()) - 1));
    showLine();
}

void MicroscopeCard::showLine() {
    const int line = m_list->line(), count = static_cast<int>(m_list->lines().size());
    if (!m_open) return;
    const bool shown = line >= 0 && line < count;
    if (count > 0 || !m_sheet.refusal.isEmpty())
        m_title->setText(m_sheet.refusal.isEmpty() ? m_sheet.title : m_sheet.title + '\n' + m_sheet.refusal);
    m_list->setVisible(count > 0 || m_sheet.refusal.isEmpty());
    m_bars->setVisible(shown && m_sheet.residuals != nullptr);
    m_back->setEnabled(shown && line > 0);
    m_forward->setEnabled(shown && line + 1 < count);
    m_nextPass->setVisible(m_sheet.hasPasses);
    m_buttons.back()->setVisible(m_sheet.hasPasses);
    m_nextPass->setEnabled(shown && m_sheet.hasPasses &&
                           std::any_of(m_sheet.lines.begin(), m_sheet.lines.end(),
                                       [this](const MicroscopeLine& other) { return other.pass > m_pass; }));
    m_place->setText(shown ? tr("%1 of %2").arg(QString::number(line + 1), QString::number(count))
                           : QString());
    if (!shown) {
        m_view.setStepOverlay({});
        return;
    }
    m_view.setStepOverlay(m_sheet.overlay(static_cast<std::size_t>(line)));
    if (m_sheet.residuals) m_bars->setPicture(m_sheet.residuals(static_cast<std::size_t>(line)));
}

bool MicroscopeCard::openPassOf(int line, bool atItsEnd) {
    const int pass = m_sheet.lines[static_cast<std::size_t>(line)].pass;
    if (pass < 0 || pass == m_pass) return false;
    m_pass = pass;
    look(0);
    int chosen = 0;
    for (std::size_t i = 0; i < m_sheet.lines.size(); ++i)
        if (m_sheet.lines[i].pass == pass && (atItsEnd || !m_sheet.lines[i].inner))
            chosen = static_cast<int>(i);
    m_list->choose(chosen);
    return true;
}

bool MicroscopeCard::step(int by) {
    const int line = m_list->line() + by;
    if (m_list->line() < 0 || line < 0 || line >= static_cast<int>(m_sheet.lines.size())) return false;
    if (!openPassOf(line, by < 0)) m_list->choose(line);
    return true;
}

bool MicroscopeCard::goToPass(int by) {
    for (std::size_t i = 0; i < m_sheet.lines.size(); ++i)
        if (m_sheet.lines[i].pass == m_pass + by && !m_sheet.lines[i].inner)
            return openPassOf(static_cast<int>(i), false);
    return false;
}

void MicroscopeCard::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange) retranslate();
    Card::changeEvent(event);
}

void MicroscopeCard::retranslate() {
    setTitle(tr("Microscope"));
    m_runs->setAccessibleName(tr("Run"));
    m_list->setAccessibleName(tr("Lines of the step"));
    m_close->setText(tr("Close the microscope"));
    m_back->setText(tr("Back"));
    m_back->setToolTip(tr("One line back (Left)"));
    m_forward->setText(tr("Next"));
    m_forward->setToolTip(tr("On by one line (Right)"));
    m_nextPass->setText(tr("Next pass"));
    m_nextPass->setToolTip(tr("To the next pass over sticks or contacts"));
    if (!m_open) return;
    fillRuns();
    if (m_tick >= 0) look(std::max(m_list->line(), 0));
}

} // namespace timestep
