// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/calculated/column_check.h"

#include "core/input_error.h"
#include "core/run/rows/column_calculator.h"
#include "core/run/rows/column_units.h"
#include "core/run/session/session.h"
#include "widgets/text/label_text.h"
#include "widgets/text/text.h"

#include <QCoreApplication>

#include <chrono>
#include <map>

namespace timestep {

namespace {

struct CheckTexts {
    Q_DECLARE_TR_FUNCTIONS(ColumnCheck)
};

QString withUnit(const QString& name, std::string_view unit) {
    const QString shown = unitText(unit);
    return shown.isEmpty() ? name : name + QStringLiteral(" [") + shown + QStringLiteral("]");
}

QString sentenceOf(const InputError& error, const CalculatedColumn& column) {
    if (const auto* unknown = dynamic_cast<const UnknownName*>(&error))
        return CheckTexts::tr("“%1” is not known (at character %2).")
            .arg(QString::fromStdString(unknown->name), QString::number(unknown->column));
    if (text(error.path).endsWith(QStringLiteral("/id")))
        return CheckTexts::tr("“%1” already stands for something else here. Another name is needed.")
            .arg(text(nameInFormulas(column.id)));
    return QString::fromStdString(error.what());
}

} // namespace

std::vector<KnownName> knownNames(const Experiment& experiment, const Simulation& simulation,
                                  std::vector<CalculatedColumn> columns) {
    std::map<std::string, QString> meanings;
    for (const Parameter& parameter : simulation.parameters().descriptors()) {
        const QString meaning = withUnit(translated(parameter.name), parameter.unit);
        meanings[nameInFormulas(parameter.id)] = meaning;
        for (const auto& [key, letter] : usualLetters())
            if (parameter.id == key) meanings[letter] = meaning;
    }
    for (const RecordedColumn& measure : columnsOf(simulation)) {
        meanings[nameInFormulas(measure.id)] = withUnit(translated(measure.name), measure.unit);
        if (measure.id == "time") meanings["t"] = withUnit(translated(measure.name), measure.unit);
    }
    for (const CalculatedColumn& column : columns)
        meanings[nameInFormulas(column.id)] = withUnit(text(column.name), column.unit);
    const std::size_t count = columns.size();
    columns.push_back({"known-names-", {}, "1", "0"}); // so that a calculator exists
    Experiment tried = experiment;
    tried.calculated = std::move(columns);
    std::vector<KnownName> names;
    for (const std::string& name : ColumnCalculator(tried, simulation).namesFor(count))
        names.push_back({text(name), meanings[name]});
    return names;
}

std::optional<ColumnFault> faultOf(const Experiment& experiment, const Simulation& simulation,
                                   std::vector<CalculatedColumn> columns) {
    Experiment tried = experiment;
    const std::vector<CalculatedColumn> all = std::move(columns);
    try {
        if (all.size() > CalculatedColumn::most) check(all);
    } catch (const InputError& error) {
        return ColumnFault{all.size() - 1, QString::fromStdString(error.what())};
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].name.empty()) return ColumnFault{i, CheckTexts::tr("The column needs a name.")};
        if (all[i].formula.empty()) return ColumnFault{i, CheckTexts::tr("The formula is still missing.")};
        tried.calculated.push_back(all[i]);
        try {
            check(tried.calculated);
            const ColumnCalculator readable(tried, simulation);
            checkUnitOfColumn(tried, simulation, i);
        } catch (const InputError& error) {
            return ColumnFault{i, sentenceOf(error, all[i]), error.column};
        }
    }
    return std::nullopt;
}

ColumnValues valuesAt(Experiment experiment, std::int64_t tick, const std::function<bool()>& isWanted) {
    constexpr auto longest = std::chrono::seconds(2);
    experiment.record = {"time"};
    const auto end = std::chrono::steady_clock::now() + longest;
    Session session(std::move(experiment));
    while (session.ticks() < tick && isWanted() && std::chrono::steady_clock::now() < end && session.step()) {
    }
    ColumnValues row;
    row.time = session.table().find("time")->values.back();
    for (const CalculatedColumn& column : session.experiment().calculated)
        row.values.push_back(session.table().find(column.id)->values.back());
    return row;
}

} // namespace timestep
