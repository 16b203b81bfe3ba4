// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/content/curves.h"

#include "core/undefined.h"
#include "widgets/formula/tex_label.h"
#include "widgets/text/label_text.h"
#include "widgets/text/text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <set>

namespace timestep {

namespace {

const Column* columnOf(const Table& table, const std::string& id, int run) {
    const Column* const own = table.find(id, run);
    return own ? own : table.find(id, -1);
}

std::vector<int> runsOf(const Table& table, const PlotSpec& spec) {
    if (!spec.runs.empty()) return spec.runs;
    std::set<int> runs;
    for (const Column& column : table.columns)
        if (std::find(spec.y.begin(), spec.y.end(), column.id) != spec.y.end()) runs.insert(column.run);
    return {runs.begin(), runs.end()};
}

/// One column: its name and unit. Several: all names, and the unit if they share it.
AxisLabel labelOf(const std::vector<const Column*>& columns) {
    QStringList parts, partsWithUnits;
    std::set<std::string> units;
    for (const Column* const column : columns) {
        const QString name = translated(column->name);
        units.insert(column->unit);
        if (parts.contains(name)) continue;
        parts << name;
        partsWithUnits << axisLabel(name, column->unit);
    }
    if (parts.empty()) return {};
    const QString shortName =
        parts.size() == 1 ? parts.front() : QCoreApplication::translate("timestep::PlotWidget", "value");
    if (units.size() > 1) return {partsWithUnits.join(QStringLiteral(", ")), shortName, {}};
    return {parts.join(QStringLiteral(", ")), shortName, *units.begin()};
}

/// The CurveSet of a heat map, which has no curves, only axes and lines over it in the text colour.
CurveSet overHeatMap(const Table& table, const PlotSpec& spec, Theme theme) {
    CurveSet set;
    const int run = spec.runs.empty() ? 0 : spec.runs.front();
    if (const Column* const x = columnOf(table, spec.x, run)) set.x = labelOf({x});
    if (!spec.y.empty())
        if (const Column* const y = columnOf(table, spec.y.front(), run)) set.y = labelOf({y});
    if (const Column* const colour = columnOf(table, spec.colour, run)) set.colour = labelOf({colour});
    for (std::size_t i = 0; i < spec.referenceLines.size(); ++i) {
        RunStyle style{coloursOf(theme).text, {}, Marker::None};
        if (i % 2 == 1) style.dash = {2, 3};
        const ReferenceLine& line = spec.referenceLines[i];
        set.curves.push_back(
            {-1, 0, 0, static_cast<int>(i), line.label, style, Marks::Lines, line.shape, line.widens});
    }
    return set;
}

} // namespace

QString AxisLabel::text() const {
    return axisLabel(name, unit);
}

QString AxisLabel::shortText() const {
    return axisLabel(shortName, unit);
}

QString axisLabel(const QString& name, const std::string& unit) {
    if (unit.empty() || unit == "1") return name;
    return name + QStringLiteral(" / ") + unitText(unit);
}

namespace {

/// Applies the names and colours that the reader has chosen.
void applyProperties(const PlotSpec& spec, CurveSet& set) {
    if (const QString label = withoutTex(spec.xLabel); !label.isEmpty()) set.x = {label, label, {}};
    if (const QString label = withoutTex(spec.yLabel); !label.isEmpty()) set.y = {label, label, {}};
    for (Curve& curve : set.curves)
        if (const auto chosen = spec.runColours.find(curve.run); chosen != spec.runColours.end())
            curve.style.colour = chosen->second;
    for (Curve& curve : set.curves)
        if (const auto chosen = spec.runWidths.find(curve.run);
            chosen != spec.runWidths.end() && curve.referenceLine < 0)
            curve.style.width = chosen->second / usualLinePt;
    for (Curve& curve : set.curves) {
        if (curve.referenceLine >= 0) continue;
        if (const auto marker = spec.runMarkers.find(curve.run); marker != spec.runMarkers.end())
            curve.style.marker = marker->second;
        if (const auto dash = spec.runDashes.find(curve.run); dash != spec.runDashes.end())
            curve.style.dash = namedDash(dash->second);
    }
}

/// Moves the colours of fits towards the text colour, so that a fit is visible on the curve of its run.
void shadeFits(CurveSet& set, Theme theme) {
    constexpr float share = 0.5F; // of the text colour
    const QColor text = coloursOf(theme).text;
    const auto mixed = [](float from, float to) { return from + (to - from) * share; };
    for (Curve& curve : set.curves) {
        if (curve.referenceLine < 0 || curve.run < 0 || curve.pale || curve.marks != Marks::Lines) continue;
        QColor& colour = curve.style.colour;
        colour = QColor::fromRgbF(mixed(colour.redF(), text.redF()), mixed(colour.greenF(), text.greenF()),
                                  mixed(colour.blueF(), text.blueF()));
    }
}

} // namespace

CurveSet curvesOf(const Table& table, const PlotSpec& spec, Theme theme) {
    CurveSet set;
    if (!spec.colour.empty()) {
        set = overHeatMap(table, spec, theme);
        applyProperties(spec, set);
        return set;
    }
    std::vector<const Column*> xs, ys, labelled;
    const std::vector<int> runs = runsOf(table, spec);
    const bool severalRuns = runs.size() > 1, severalColumns = spec.y.size() - spec.labels.size() > 1;
    for (const int run : runs) {
        for (std::size_t k = 0; k < spec.y.size(); ++k) {
            const Column* const x = columnOf(table, spec.x, run);
            const Column* const y = table.find(spec.y[k], run);
            if (!x || !y) continue;
            const auto given = spec.labels.find(y->id);
            xs.push_back(x);
            (given == spec.labels.end() ? ys : labelled).push_back(y);
            const bool named = run >= 0 && static_cast<std::size_t>(run) < table.runs.size();
            const auto renamed = spec.runNames.find(run);
            const QString runName = renamed != spec.runNames.end() ? renamed->second
                                    : named
                                        ? QString::fromStdString(table.runs[static_cast<std::size_t>(run)])
                                        : QString();
            const QString name = translated(y->name);
            const QString label = given != spec.labels.end()          ? given->second
                                  : !severalColumns                   ? (runName.isEmpty() ? name : runName)
                                  : severalRuns && !runName.isEmpty() ? runName + QStringLiteral(" · ") + name
                                  : renamed != spec.runNames.end()    ? runName
                                                                      : name;
            set.curves.push_back(
                {run, static_cast<std::size_t>(x - table.columns.data()),
                 static_cast<std::size_t>(y - table.columns.data()), -1, label,
                 columnStyle(run, static_cast<int>(k), severalRuns, spec.y.size() > 1, theme), spec.marks,
                 LineShape::Through, true});
            if (const Column* const sums = table.find(spec.rectangles, run); sums && k == 0)
                set.curves.back().sums = static_cast<std::size_t>(sums - table.columns.data());
        }
    }
    set.x = labelOf(xs);
    set.y = labelOf(ys.empty() ? labelled : ys);
    if (spec.exactMotion && !runs.empty() && !spec.y.empty()) {
        const Column* const x = table.find(spec.x + std::string(exactEnd), runs.front());
        const Column* const y = table.find(spec.y.front() + std::string(exactEnd), runs.front());
        if (x && y)
            set.curves.push_back({runs.front(), static_cast<std::size_t>(x - table.columns.data()),
                                  static_cast<std::size_t>(y - table.columns.data()), -1,
                                  QCoreApplication::translate("timestep::PlotWidget", "exact motion"),
                                  referenceStyle(-1, theme), Marks::Lines, LineShape::Through, true});
    }
    int pointSets = 0;
    for (std::size_t i = 0; i < spec.referenceLines.size(); ++i) {
        const ReferenceLine& line = spec.referenceLines[i];
        set.curves.push_back({line.run, 0, 0, static_cast<int>(i), line.label,
                              line.pale     ? paleStyle(line.run, theme)
                              : line.guess  ? guessStyle(theme)
                              : line.points ? pointStyle(theme, pointSets++)
                                            : referenceStyle(line.run, theme),
                              line.points ? Marks::Markers : Marks::Lines, line.shape, line.widens, line.pale,
                              line.guess});
    }
    applyProperties(spec, set);
    shadeFits(set, theme);
    return set;
}

void connectExact(CurveSet& set, const Table& table, const std::shared_ptr<const ExactMotion>& exact) {
    const auto isExact = [](const std::string& id) { return std::string_view(id).ends_with(exactEnd); };
    for (Curve& curve : set.curves) {
        if (curve.referenceLine >= 0) continue;
        const std::string x = table.columns[curve.x].id, y = table.columns[curve.y].id;
        const Column* const times = table.find("time", curve.run);
        if (!isExact(y) || !(x == "time" || isExact(x)) || times == nullptr) continue;
        const auto timeColumn = static_cast<std::size_t>(times - table.columns.data());
        curve.between = [exact, &table, timeColumn, run = curve.run, x, y](double row) {
            const std::vector<double>& time = table.columns[timeColumn].values;
            const auto at = static_cast<std::size_t>(row);
            if (at + 1 >= time.size()) return QPointF(undefined, undefined);
            const double t = time[at] + (row - static_cast<double>(at)) * (time[at + 1] - time[at]);
            return QPointF(x == "time" ? t : (*exact)(x, run, t), (*exact)(y, run, t));
        };
    }
}

} // namespace timestep
