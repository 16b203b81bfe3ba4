// SPDX-License-Identifier: GPL-3.0-or-later
// The last run before a change, which plots and view show in pale colours.
#include "app/names.h"
#include "app/workbench/workbench.h"
#include "core/input_error.h"
#include "core/run/experiment/setting_key.h"
#include "core/table/number_text.h"
#include "widgets/text/label_text.h"

#include <QLocale>

#include <algorithm>

namespace timestep {

namespace {

/// Rows that are kept of a last run: more than a plot has pixels. A run with many columns keeps fewer.
constexpr std::size_t mostLastRows = 100'000;
constexpr std::size_t mostLastNumbers = std::size_t{1} << 20; ///< 8 MB

/// The table, or some of its rows at equal distances, with the last one.
Table thinned(const Table& table) {
    const std::size_t stride = std::max(table.rows() / mostLastRows, table.numbers() / mostLastNumbers) + 1;
    if (stride == 1) return table;
    Table fewer = table;
    for (Column& column : fewer.columns) {
        std::vector<double> kept;
        kept.reserve(column.values.size() / stride + 2);
        for (std::size_t row = 0; row < column.values.size(); row += stride)
            kept.push_back(column.values[row]);
        if (!column.values.empty() && (column.values.size() - 1) % stride != 0)
            kept.push_back(column.values.back());
        column.values = std::move(kept);
    }
    return fewer;
}

QString valueText(const Experiment& experiment, const std::string& key) {
    const SettingFacts facts = describe(experiment, SettingKey::parse(key));
    const std::string value = valueByKey(experiment, key);
    const QString name = translated(facts.name);
    if (facts.parameter != nullptr && facts.parameter->kind == ParameterKind::Choice)
        for (const Choice& choice : facts.parameter->choices)
            if (choice.id == value) return translated(choice.name);
    if (facts.parameter != nullptr && facts.parameter->kind == ParameterKind::Toggle)
        return name + QStringLiteral(": ") + (value == "true" ? Workbench::tr("on") : Workbench::tr("off"));
    try {
        QString shown = roundedNumber(parseNumber(value), QLocale());
        const QString unit = unitText(std::string(facts.unit));
        if (!unit.isEmpty() && unit != QStringLiteral("1")) shown += QChar(QChar::Nbsp) + unit;
        return name + QStringLiteral(" = ") + shown;
    } catch (const InputError&) {
        return name;
    }
}

} // namespace

std::size_t LastRun::bytes() const {
    std::size_t bytes = table->numbers() * sizeof(double);
    for (const Frame& frame : frames)
        bytes += frame.points.size() * sizeof(FramePoint) + frame.segments.size() * sizeof(FrameSegment) +
                 frame.polygons.size() * sizeof(FramePolygon) + frame.arrows.size() * sizeof(FrameArrow);
    return bytes;
}

std::shared_ptr<LastRun> Workbench::presentRun() {
    if (!m_experiment) return nullptr;
    if (!isCurrent() || m_snapshot->furthest == 0) catchUp();
    if (!isCurrent() || m_snapshot->furthest == 0) return nullptr;
    auto present = std::make_shared<LastRun>();
    present->experiment = *m_experiment;
    present->table = std::make_shared<const Table>(thinned(m_table));
    for (const Snapshot::RunState& run : m_snapshot->runs) present->frames.push_back(run.frame);
    return present;
}

void Workbench::setLastRun(std::shared_ptr<const LastRun> last) {
    if (last == m_last) return;
    m_last = std::move(last);
    emit lastRunChanged();
}

QString Workbench::lastRunLabel() const {
    if (m_last == nullptr) return {};
    QStringList values;
    for (const std::string& key : m_last->changed) {
        try {
            values << valueText(m_last->experiment, key);
        } catch (const InputError&) {} // a value that only one of the two experiments has
    }
    //: the run before a change, with the values that were changed: "last run, step size h = 1 s"
    return values.isEmpty() ? tr("last run") : tr("last run, %1").arg(values.join(QStringLiteral(", ")));
}

} // namespace timestep
