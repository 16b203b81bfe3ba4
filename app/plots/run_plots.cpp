// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/run_plots.h"

#include "app/names.h"
#include "app/plots/plot_card.h"
#include "app/plots/plot_grid.h"
#include "app/plots/plot_source.h"
#include "app/plots/standard_plots.h"
#include "app/workbench/workbench.h"
#include "widgets/plot/content/plot_content.h"
#include "widgets/plot/widget/plot_widget.h"
#include "widgets/text/label_text.h"
#include "widgets/text/text.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace timestep {

RunPlots::RunPlots(Workbench& workbench, PlotGrid& grid, QObject* parent)
    : QObject(parent), m_workbench(workbench), m_grid(grid) {
    connect(&workbench, &Workbench::experimentChanged, this, &RunPlots::experimentChanged);
    connect(&workbench, &Workbench::advanced, this, &RunPlots::advanced);
    connect(&workbench, &Workbench::analysisFinished, this, &RunPlots::analysisFinished);
    connect(&workbench, &Workbench::lastRunChanged, this, &RunPlots::styleCurves);
    connect(&grid, &PlotGrid::lastRunUnwanted, &workbench, &Workbench::clearLastRun);
    connect(&grid, &PlotGrid::addWanted, this, &RunPlots::add);
    connect(&grid, &PlotGrid::changed, this, &RunPlots::refreshAll);
}

void RunPlots::setStaged(bool staged) {
    if (m_staged && !staged) m_shownVisit = 0;
    m_staged = staged;
    m_standardNext = !staged;
}

void RunPlots::show(std::size_t slot, const PlotSource& source, const PlotSpec& spec) {
    m_plotsDue = false;
    m_grid.open(slot);
    m_grid.at(slot).show(source, spec);
    if (m_workbench.isCurrent() && m_shownGeneration == m_workbench.generation())
        m_grid.refresh(slot, m_workbench.snapshot().residuals);
    styleCurves();
}

void RunPlots::showBeside(const PlotSource& source, const PlotSpec& spec) {
    m_grid.maximise(std::nullopt);
    emit shownBeside();
    for (const std::size_t slot : m_grid.order()) {
        const PlotSource& there = m_grid.at(slot).source();
        // Only one analysis is computed at a time: a plot that waits for another one would stay empty.
        const bool waits = there.kind == source.kind && there.name.starts_with(analysisOfThePerson) &&
                           m_grid.at(slot).plot()->table().rows() == 0;
        if (waits || (there.kind == source.kind && there.name == source.name))
            return show(slot, source, spec);
    }
    show(m_grid.add().value_or(m_grid.order().back()), source, spec);
}

void RunPlots::add() {
    std::vector<PlotSpec> others;
    for (const std::size_t slot : m_grid.order()) others.push_back(m_grid.at(slot).plot()->spec());
    const auto slot = m_grid.add();
    if (!slot) return;
    PlotCard& card = m_grid.at(*slot);
    card.show({}, furtherPlot(m_workbench.table(), others));
    m_grid.refresh(*slot, m_workbench.snapshot().residuals);
    styleCurves();
    card.plot()->setFocus(Qt::OtherFocusReason);
}

void RunPlots::showPoints(const MeasuredPoints& points) {
    const auto fits = [&](std::size_t slot) {
        const PlotCard& card = m_grid.at(slot);
        return card.source().kind == PlotSource::Kind::Run && axesOf(card.plot()->spec()) == points.axes;
    };
    const std::vector<std::size_t> open = m_grid.order();
    const auto found = std::find_if(open.begin(), open.end(), fits);
    std::size_t slot = 0;
    PlotSpec spec;
    if (found != open.end()) {
        slot = *found;
        spec = m_grid.at(slot).plot()->spec();
    } else {
        const std::size_t blank = std::min(points.axes.find(' '), points.axes.size());
        spec.x = points.axes.substr(0, blank);
        spec.y = {points.axes.substr(std::min(blank + 1, points.axes.size()))};
        slot = m_grid.add().value_or(open.back());
    }
    std::erase_if(spec.added.points, [&](const MeasuredPoints& one) {
        return one.axes == points.axes && one.label == points.label;
    });
    spec.added.points.push_back(points);
    show(slot, {}, spec);
}

void RunPlots::dropPoints() {
    if (m_plotsDue) return; // all are replaced
    const std::vector<std::size_t> open = m_grid.order();
    for (const std::size_t slot : open) {
        const PlotCard& card = m_grid.at(slot);
        PlotSpec spec = card.plot()->spec();
        if (card.source().kind != PlotSource::Kind::Run || spec.added.points.empty()) continue;
        spec.added.points.clear();
        show(slot, {}, spec);
    }
}

void RunPlots::experimentChanged(bool restarted) {
    constexpr std::size_t mostLeft = 100;
    if (!restarted) return;
    const bool isSame = m_workbench.visit() == m_shownVisit;
    if (isSame && !std::exchange(m_standardNext, false)) return;
    if (isSame)
        m_left.erase(m_shownVisit);
    else if (m_shownVisit != 0 && !m_staged)
        m_left[m_shownVisit] = presentPlots();
    m_standardNext = false;
    if (m_left.size() > mostLeft) m_left.erase(m_left.begin());
    m_plotsDue = !m_staged;
    m_shownVisit = m_workbench.visit();
}

RunPlots::LeftPlots RunPlots::presentPlots() const {
    LeftPlots left;
    for (const std::size_t slot : m_grid.order()) {
        const PlotCard& card = m_grid.at(slot);
        if (m_grid.maximised() == slot) left.maximised = left.plots.size();
        left.plots.push_back({card.source(), card.given(), card.plot()->spec(), card.plot()->view()});
    }
    return left;
}

void RunPlots::showAgain(const LeftPlots& left) {
    m_grid.setCount(left.plots.size());
    for (std::size_t slot = 0; slot < left.plots.size(); ++slot) {
        const LeftPlots::Plot& plot = left.plots[slot];
        PlotCard& card = m_grid.at(slot);
        card.show(plot.source, plot.given);
        const auto derived = m_workbench.derived().find(plot.source.name);
        if (plot.source.kind == PlotSource::Kind::Derived && derived != m_workbench.derived().end())
            card.showDerived(derived->second);
        card.plot()->setSpec(plot.spec);
        card.plot()->setView(plot.view);
    }
    m_grid.maximise(left.maximised);
}

void RunPlots::advanced() {
    if (!m_workbench.isCurrent()) return;
    const std::uint64_t generation = m_workbench.snapshot().generation;
    const bool isNew = generation != m_shownGeneration;
    if (isNew && m_plotsDue) {
        const auto left = m_left.find(m_shownVisit);
        left != m_left.end() ? showAgain(left->second) : showStandard();
    }
    m_plotsDue = m_plotsDue && !isNew;
    m_shownGeneration = generation;
    m_grid.advance(m_workbench.table(), m_workbench.snapshot().residuals, isNew, m_workbench.tableEdition());
    m_grid.showTime(m_workbench.pastTime());
    showByHand();
    if (!isNew) return;
    m_exact = std::make_shared<const ExactMotion>(exactMotionOf(m_workbench.experiment()));
    closeForeignPlots();
    styleCurves();
}

/// While the run is paused, the plots and the numbers at the hand follow it.
void RunPlots::showByHand() {
    constexpr qsizetype mostNumbers = 3;
    const std::vector<double>& values = m_workbench.byHand();
    if (values.empty() && !std::exchange(m_byHand, false)) return;
    m_byHand = !values.empty();
    const Table& table = m_workbench.table();
    std::vector<QStringList> numbers(table.runs.size());
    for (const std::size_t slot : m_grid.order()) {
        const PlotCard& card = m_grid.at(slot);
        if (card.source().kind != PlotSource::Kind::Run) continue;
        card.plot()->showByHand(values);
        for (std::size_t i = 0; i < values.size(); ++i) {
            const Column& column = table.columns[i];
            const std::vector<std::string>& y = card.plot()->spec().y;
            if (std::find(y.begin(), y.end(), column.id) == y.end() || !std::isfinite(values[i])) continue;
            QStringList& ofRun = numbers[static_cast<std::size_t>(column.run)];
            if (ofRun.size() < mostNumbers)
                ofRun << translated(column.name) + QStringLiteral(" = ") +
                             roundedNumber(values[i], m_grid.locale()) + unitAfter(column.unit);
        }
    }
    if (values.empty()) numbers.clear();
    emit handChanged(numbers);
}

void RunPlots::showStandard() {
    auto plots = standardPlots(m_workbench.table());
    for (std::size_t slot = 0; slot < plots.size(); ++slot) {
        plots[slot].title.clear(); // the card names it after its curves, also after others are chosen
        m_grid.at(slot).show({}, plots[slot]);
    }
}

/// Gives every plot of the run the last run, and the exact motion between the rows.
void RunPlots::styleCurves() {
    const std::shared_ptr<const LastRun>& last = m_workbench.lastRun();
    const std::shared_ptr<const Table> none;
    for (const std::size_t slot : m_grid.order()) {
        const PlotCard& card = m_grid.at(slot);
        const bool ofRun = card.source().kind == PlotSource::Kind::Run;
        card.plot()->setExactMotion(ofRun ? m_exact : nullptr);
        card.plot()->setLastRun(ofRun && last != nullptr ? last->table : none, m_workbench.lastRunLabel());
    }
}

/// Closed plots received no updates.
void RunPlots::refreshAll() {
    if (!m_workbench.isCurrent()) return;
    for (const std::size_t slot : m_grid.order()) m_grid.refresh(slot, m_workbench.snapshot().residuals);
    m_grid.showTime(m_workbench.pastTime());
    styleCurves();
}

/// Whether a plot shows an analysis of an experiment that was open before. An empty one waits for its
/// numbers, and those of a lesson belong to its step.
bool RunPlots::showsForeignAnalysis(std::size_t slot) const {
    const PlotCard& card = m_grid.at(slot);
    const PlotSource& source = card.source();
    return source.kind == PlotSource::Kind::Derived && card.plot()->table().rows() > 0 &&
           (!m_staged || source.name.starts_with(analysisOfThePerson)) &&
           !m_workbench.derived().contains(source.name);
}

/// Plots added by the user are closed if the run no longer has their columns, or if they show an analysis of
/// another experiment; the first two plots get other columns.
void RunPlots::closeForeignPlots() {
    const std::vector<std::size_t> open = m_grid.order();
    for (const std::size_t slot : open) {
        if (showsForeignAnalysis(slot)) {
            m_grid.at(slot).show({}, furtherPlot(m_workbench.table(), {})); // if it is opened again
            if (m_grid.order().size() == 1) m_grid.setCount(2);
            m_grid.close(slot);
            continue;
        }
        const PlotCard& card = m_grid.at(slot);
        if (slot < 2 || card.source().kind != PlotSource::Kind::Run) continue;
        const std::vector<std::string>& wanted = card.plot()->spec().y;
        if (std::none_of(wanted.begin(), wanted.end(), [this](const std::string& id) {
                const auto& columns = m_workbench.table().columns;
                return std::any_of(columns.begin(), columns.end(),
                                   [&id](const Column& column) { return column.id == id; });
            }))
            m_grid.close(slot);
    }
}

void RunPlots::analysisFinished(const QString& name) {
    const auto found = m_workbench.derived().find(name.toStdString());
    if (found == m_workbench.derived().end()) return;
    for (const std::size_t slot : m_grid.order())
        if (PlotCard& plot = m_grid.at(slot);
            plot.source().kind == PlotSource::Kind::Derived && plot.source().name == found->first)
            plot.showDerived(found->second);
}

void RunPlots::retranslate() {
    m_grid.retranslate();
    if (!m_workbench.hasExperiment()) return;
    m_plotsDue = false;
    m_workbench.nameRuns();
    styleCurves();
    m_shownGeneration = 0; // so that the plots use the new names in the table
    if (!m_staged) {
        auto plots = standardPlots(m_workbench.table());
        for (std::size_t slot = 0; slot < plots.size(); ++slot)
            if (PlotCard& card = m_grid.at(slot);
                card.source().kind == PlotSource::Kind::Run && card.plot()->spec().y == plots[slot].y) {
                plots[slot].title.clear();
                plots[slot].added = card.plot()->spec().added;
                card.show({}, plots[slot]);
            }
    }
    advanced();
}

} // namespace timestep
