// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/layout/run_status.h"

#include "app/names.h"
#include "app/workbench/workbench.h"
#include "core/run/experiment/time_unit.h"
#include "core/run/rows/not_finite.h"
#include "widgets/accessibility/announce.h"
#include "widgets/text/label_text.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <optional>

namespace timestep {

namespace {

/// The last time at which a run is compared with a computed reference, if errors of the newest rows are not
/// known. Errors are known up to some row and not after it.
std::optional<double> endOfReference(const Table& table, const Snapshot& snapshot) {
    for (std::size_t run = 0; run < snapshot.runs.size(); ++run) {
        if (!snapshot.runs[run].exactIsComputed) continue;
        const Column* error = table.find("position-error", static_cast<int>(run));
        const Column* time = table.find("time", static_cast<int>(run));
        if (error == nullptr || time == nullptr || error->values.empty() || !std::isnan(error->values.back()))
            continue;
        const auto known =
            static_cast<std::size_t>(std::partition_point(error->values.begin(), error->values.end(),
                                                          [](double value) { return !std::isnan(value); }) -
                                     error->values.begin());
        if (known > 0 && known <= time->values.size()) return time->values[known - 1];
    }
    return std::nullopt;
}

/// The first column whose numbers became too large for a double, if the newest ones are; empty otherwise.
std::optional<NotFinite> firstInfinite(const Table& table) {
    if (!endsInfinite(table)) return std::nullopt;
    std::optional<NotFinite> first;
    for (const NotFinite& one : notFiniteColumns(table))
        if (!first || one.row < first->row) first = one;
    return first;
}

/// What is known about the conditions of the experiment: where each run ended, how many crossings were noted,
/// and at the end of a run that its condition was never met.
QStringList crossingsOf(const Workbench& workbench) {
    const Snapshot& snapshot = workbench.snapshot();
    const Experiment& experiment = workbench.experiment();
    const std::vector<CrossingCondition> conditions = conditionsOf(experiment);
    QStringList parts;
    if (conditions.empty()) return parts;
    for (std::size_t i = 0; i < snapshot.runs.size() && i < experiment.runs.size(); ++i) {
        const Snapshot::RunState& run = snapshot.runs[i];
        QString part;
        if (run.newest && run.newest->condition < conditions.size()) {
            const CrossingCondition& of = conditions[run.newest->condition];
            const QString value = roundedNumber(of.value, QLocale());
            const QString way = run.newest->rising ? RunStatus::tr("rising") : RunStatus::tr("falling");
            part = RunStatus::tr("%1 = %2 (%3) at t = %4 %5")
                       .arg(QString::fromStdString(of.column), value, way,
                            roundedNumber(run.newest->time, QLocale(), 1e-4 * run.newest->time),
                            unitText(timeUnitOf(experiment)))
                       .trimmed();
            const bool noted = !run.metUntil || run.crossings > 1;
            if (noted && !experiment.crossings.empty())
                part = RunStatus::tr("crossing %1: %2").arg(QString::number(run.crossings), part);
        } else if (snapshot.atEnd) {
            part = RunStatus::tr("%1 was never met").arg(QString::fromStdString(toText(conditions.front())));
        }
        if (part.isEmpty()) continue;
        if (snapshot.runs.size() > 1)
            part = QString::fromStdString(runLabel(experiment, i, translatedUtf8)) + ": " + part;
        parts << part;
    }
    return parts;
}

constexpr QStringView remarkSeparator = u" · ";

} // namespace

RunStatus::RunStatus(const Workbench& workbench) : m_workbench(workbench) {
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    setTextFormat(Qt::PlainText); // labels of runs are free texts
    setContentsMargins(6, 0, 6, 0);
    connect(&workbench, &Workbench::advanced, this, &RunStatus::showState);
    retranslate();
}

void RunStatus::retranslate() {
    setAccessibleName(tr("State of the run"));
    if (m_workbench.hasExperiment()) showState();
}

void RunStatus::showState() {
    if (!m_workbench.isCurrent()) return;
    const QString whole = m_workbench.snapshot().divergence ? endOf() : stateOf();
    if (whole == m_whole) return; // this is so in most frames of a run
    m_whole = whole;
    fit();
    if (m_workbench.snapshot().divergence) announce(this, whole);
}

/// A numerical failure at the end of a run takes as many lines as it needs. Remarks on a run take one, of
/// which those that do not fit whole are only in the tool tip.
void RunStatus::fit() {
    const bool ended = m_workbench.isCurrent() && m_workbench.snapshot().divergence.has_value();
    setWordWrap(ended);
    const int room = width() - contentsMargins().left() - contentsMargins().right();
    QString text = m_whole;
    const auto fits = [&] { return fontMetrics().horizontalAdvance(text) <= room; };
    for (qsizetype end; !ended && !fits() && (end = text.lastIndexOf(remarkSeparator)) > 0;) {
        text.truncate(end);
        text += QStringLiteral(" …");
    }
    setText(ended || fits() ? text : fontMetrics().elidedText(text, Qt::ElideRight, room));
    setToolTip(m_whole);
    setAccessibleDescription(m_whole);
}

void RunStatus::resizeEvent(QResizeEvent* event) {
    QuietLabel::resizeEvent(event);
    fit();
}

QString RunStatus::endOf() const {
    const auto& divergence = m_workbench.snapshot().divergence;
    const QString label =
        QString::fromStdString(runLabel(m_workbench.experiment(), divergence->run, translatedUtf8));
    if (divergence->why.empty())
        return tr("%1 diverged at step %2: its numbers are no longer finite. The table up to there is kept.")
            .arg(label, QString::number(divergence->step));
    return tr("%1 ended at step %2: %3. The table up to there is kept.")
        .arg(label, QString::number(divergence->step), translated(divergence->why));
}

QString RunStatus::stateOf() const {
    const Snapshot& snapshot = m_workbench.snapshot();
    const Experiment& experiment = m_workbench.experiment();
    QStringList parts;
    parts << tr("h = %1 %2")
                 .arg(roundedNumber(experiment.step, locale()), unitText(timeUnitOf(experiment)))
                 .trimmed();
    if (!snapshot.runs.empty()) {
        if (const auto end = endOfReference(m_workbench.table(), snapshot))
            parts << tr("no computed reference beyond t = %1 %2: errors are not known there")
                         .arg(roundedNumber(*end, locale()), unitText(timeUnitOf(experiment)));
    }
    if (const auto infinite = firstInfinite(m_workbench.table()))
        parts << tr("%1 is infinite since t = %2 %3: its numbers are too large for a double")
                     .arg(translated(m_workbench.table().columns[infinite->column].name),
                          roundedNumber(infinite->time, locale()), unitText(timeUnitOf(experiment)));
    if (snapshot.behind) parts << tr("this machine is slower than the speed that was chosen");
    if (m_workbench.hasForgotten()) parts << tr("the oldest rows of the table were dropped");
    for (const QString& crossing : crossingsOf(m_workbench)) parts << crossing;
    if (snapshot.isInFreePlay)
        parts << tr("free play after the end: it is not recorded");
    else if (snapshot.atEnd)
        parts << tr("at the end");
    if (!snapshot.runs.empty())
        if (const Text convention = snapshot.runs.front().velocityConvention; !convention.empty())
            parts << tr("velocity for energies: %1").arg(translated(convention));
    return parts.join(remarkSeparator);
}

} // namespace timestep
