// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/provenance/verify_table.h"

#include "app/names.h"
#include "app/provenance/csv_numbers.h"
#include "app/provenance/plot_json.h"
#include "core/analysis/analysis.h"
#include "core/input_error.h"
#include "core/json/json.h"
#include "core/run/session/session.h"
#include "core/table/csv.h"
#include "core/table/number_text.h"
#include "core/undefined.h"
#include "widgets/export/metadata.h"
#include "widgets/plot/content/plot_content.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <vector>

namespace timestep {

namespace {

using State = TableVerdict::State;
constexpr std::int64_t mostTicks = 100'000'000; // longer runs are not verified
constexpr std::int64_t askEvery = 256;          // ticks

struct VerdictTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::TableVerdict)
};

struct Stopped {};

/// The rows of each column to compare.
struct Wanted {
    std::string id;
    int run = 0;
    std::size_t rows = 0;
    std::optional<double> until; ///< last value of the time column [time unit]
};

bool hasAll(const Table& table, const std::vector<Wanted>& wanted) {
    return std::all_of(wanted.begin(), wanted.end(),
                       [&](const Wanted& column) { return table.find(column.id, column.run) != nullptr; });
}

/// Computes the tables of the recipe; an endless run continues until it has the needed rows.
std::vector<Table> tablesOf(const Recipe& recipe, const std::vector<Wanted>& wanted,
                            const KeepGoing& keepGoing) {
    const Experiment& experiment = recipe.experiment;
    const Progress progress = [&](std::size_t, std::size_t) { return keepGoing == nullptr || keepGoing(); };
    const auto check = [&] {
        if (keepGoing != nullptr && !keepGoing()) throw Stopped();
    };
    if (recipe.analysis) {
        AnalysisResult result = analyse(experiment, *recipe.analysis, progress);
        check();
        return {std::move(result.table), std::move(result.summary)};
    }
    Session session(experiment);
    session.measureResiduals(experiment.duration == 0); // the last step is unknown before the end
    const auto isFull = [&] {
        if (experiment.duration > 0 || !hasAll(session.table(), wanted)) return false;
        return std::all_of(wanted.begin(), wanted.end(), [&](const Wanted& column) {
            const std::vector<double>& values = session.table().find(column.id, column.run)->values;
            const bool reached =
                !column.until || (!values.empty() && (values.back() >= *column.until ||
                                                      agreeAcrossMachines(values.back(), *column.until)));
            return reached && values.size() >= column.rows;
        });
    };
    for (std::int64_t tick = 0; tick < mostTicks; ++tick) {
        if (tick % askEvery == 0) check();
        if (isFull() || !session.step()) break;
    }
    return {session.table(), session.residualTable()};
}

class Comparison {
public:
    Comparison(const Table& again, const QString& path)
        : m_again(again), m_name(QFileInfo(path).fileName()) {}

    /// Compares every column of the digest with the same rows of the new table.
    void with(const TableDigest& digest) {
        for (const ColumnDigest& stated : digest.columns) {
            const Column* column = m_again.find(stated.id, stated.run);
            if (column == nullptr) continue; // checked above
            const std::size_t from = firstRow(digest, stated.run);
            const ColumnDigest found = digestOf(*column, from, stated.rows);
            if (found.rows != stated.rows) {
                differ(VerdictTexts::tr("%1 has %2 rows in the file and %3 now")
                           .arg(nameOf(*column), QString::number(stated.rows), QString::number(found.rows)));
                return;
            }
            if (found.hash == stated.hash) continue;
            const double room = roundingAcrossMachines * std::max({static_cast<double>(stated.rows),
                                                                   stated.magnitude, found.magnitude});
            const bool close = agreeAcrossMachines(stated.first, found.first) &&
                               agreeAcrossMachines(stated.last, found.last) &&
                               stated.finiteValues == found.finiteValues &&
                               std::abs(stated.sum - found.sum) <= room &&
                               std::abs(stated.magnitude - found.magnitude) <= room;
            if (close) {
                lower(State::WithinRounding);
                continue;
            }
            differ(agreeAcrossMachines(stated.last, found.last)
                       ? VerdictTexts::tr("the numbers of %1 add up to %2 in the file and to %3 now")
                             .arg(nameOf(*column), number(stated.sum), number(found.sum))
                       : VerdictTexts::tr("the last value of %1 is %2 in the file and %3 now")
                             .arg(nameOf(*column), number(stated.last), number(found.last)));
            return;
        }
    }

    /// Compares the names and units above the columns of a CSV with those of the new table. Another version
    /// may have called a column otherwise; there, only its unit and a name of another column are a change.
    void withHeadings(const CsvNumbers& csv, const std::vector<Wanted>& columns, const TableDigest* digest,
                      const Experiment& experiment) {
        const bool sameVersion = digest != nullptr && digest->program == TIMESTEP_VERSION;
        Table labelled; // charts are saved with these labels, which may differ from those of an analysis
        for (std::size_t run = 0; run < experiment.runs.size(); ++run)
            labelled.runs.push_back(runLabel(experiment, run));
        std::vector<std::string> known;
        for (const Column& column : m_again.columns) known.push_back(csvHeading(m_again, column));
        for (std::size_t i = 0; i < columns.size(); ++i) {
            const Column* column = m_again.find(columns[i].id, columns[i].run);
            if (column == nullptr) continue;
            const std::string &stated = csv.headings[i], now = csvHeading(m_again, *column);
            if (stated == now || stated == csvHeading(labelled, *column)) continue;
            // Earlier files have one heading for the largest and the last value of a sweep.
            const Column plain{{}, column->name, column->unit, column->run, {}};
            if (stated == csvHeading(m_again, plain) || stated == csvHeading(labelled, plain)) continue;
            const bool isOther = std::find(known.begin(), known.end(), stated) != known.end();
            const bool sameUnit = column->unit.empty() || stated.ends_with(" [" + column->unit + "]");
            if (!sameVersion && !isOther && sameUnit) continue;
            differ(VerdictTexts::tr("the heading of column %1 is “%2” in the file and “%3” now")
                       .arg(QString::number(i + 1), text(stated), text(now)));
            return;
        }
    }

    /// Compares every number of a CSV with the new table.
    void with(const CsvNumbers& csv, const std::vector<Wanted>& columns, const TableDigest* digest) {
        for (std::size_t i = 0; i < columns.size(); ++i) {
            const Column* column = m_again.find(columns[i].id, columns[i].run);
            if (column == nullptr) continue;
            const std::size_t from = digest != nullptr ? firstRow(*digest, columns[i].run) : 0;
            for (std::size_t row = 0; row < csv.columns[i].size(); ++row) {
                const double stated = csv.columns[i][row];
                const bool there = from + row < column->values.size();
                const double found = there ? column->values[from + row] : 0;
                if (there && (stated == found || (std::isnan(stated) && std::isnan(found)))) continue;
                if (there && agreeAcrossMachines(stated, found)) {
                    lower(State::WithinRounding);
                    continue;
                }
                differ(there ? VerdictTexts::tr("line %1: %2 is %3 in the file and %4 now")
                                   .arg(QString::number(csv.firstLine + static_cast<int>(row)),
                                        nameOf(*column), number(stated), number(found))
                             : VerdictTexts::tr("line %1: %2 has no such row now")
                                   .arg(QString::number(csv.firstLine + static_cast<int>(row)),
                                        nameOf(*column)));
                return;
            }
        }
    }

    TableVerdict verdict() const {
        if (m_state == State::Same)
            return {m_state,
                    VerdictTexts::tr("%1: run again, its Table is the same to the last byte.").arg(m_name)};
        if (m_state == State::WithinRounding)
            return {m_state,
                    VerdictTexts::tr("%1: run again, its Table is the same within the rounding of another "
                                     "machine (10⁻⁹).")
                        .arg(m_name)};
        return {m_state, VerdictTexts::tr("%1: run again, its Table is different: %2.").arg(m_name, m_where)};
    }

    bool isDifferent() const { return m_state == State::Different; }
    void differ(const QString& where) {
        m_state = State::Different;
        m_where = where;
    }

private:
    void lower(State state) { m_state = std::max(m_state, state); }
    static QString number(double value) { return QString::fromStdString(exactNumber(value)); }

    QString nameOf(const Column& column) const {
        const QString name = translated(column.name);
        const auto run = static_cast<std::size_t>(column.run);
        if (column.run < 0 || m_again.runs.size() < 2 || run >= m_again.runs.size()) return name;
        return QStringLiteral("%1 (%2)").arg(name, QString::fromStdString(m_again.runs[run]));
    }

    /// The file may start in the middle of the run: old rows were dropped, or it continued a state.
    std::size_t firstRow(const TableDigest& digest, int run) const {
        const Column* time = m_again.find("time", run);
        if (time == nullptr) return 0;
        for (const ColumnDigest& stated : digest.columns) {
            if (stated.id != "time" || stated.run != run || stated.rows == 0) continue;
            for (std::size_t row = 0; row < time->values.size(); ++row)
                if (agreeAcrossMachines(time->values[row], stated.first)) return row;
        }
        return 0;
    }

    const Table& m_again;
    QString m_name;
    State m_state = State::Same;
    QString m_where;
};

TableVerdict unknown(const QString& sentence) {
    return {State::Unknown, sentence};
}

/// Columns of a CSV without digest have the order of the table's headings.
std::vector<Wanted> columnsOf(const Table& table) {
    std::vector<Wanted> columns;
    for (const Column& column : table.columns) columns.push_back({column.id, column.run, 0, {}});
    return columns;
}

/// The table with the columns that a chart adds to it: errors with their sign, differences.
Table drawnBy(const Json& plot, const Table& table) {
    try {
        const PlotSpec spec = plotSpecFromJson(JsonField(plot, "plot"));
        return PlotContent(table, spec, PlotContent::Language::English).table();
    } catch (const InputError&) {
        return table;
    }
}

/// Removes the columns of measured points, which no run computes. Returns whether there were any.
bool dropMeasured(CsvNumbers& csv) {
    const std::size_t all = csv.headings.size();
    while (!csv.headings.empty() && csv.headings.back().starts_with(measuredHead)) csv.headings.pop_back();
    csv.columns.resize(csv.headings.size());
    return csv.headings.size() < all;
}

/// Empty cells at the end of a column that had more rows are numbers that are not defined.
void fillUndefined(CsvNumbers& csv, const std::vector<Wanted>& wanted) {
    for (std::size_t i = 0; i < std::min(wanted.size(), csv.columns.size()); ++i)
        if (csv.columns[i].size() < wanted[i].rows)
            csv.columns[i].resize(std::min(wanted[i].rows, csv.rows), undefined);
}

} // namespace

TableVerdict verifyTable(const QString& path) {
    if (!provenanceOf(path))
        return unknown(VerdictTexts::tr("%1 carries no experiment, so nothing can be run again.")
                           .arg(QFileInfo(path).fileName()));
    return verifyTable(path, openFile(path));
}

TableVerdict verifyTable(const QString& path, const OpenedFile& opened, const KeepGoing& keepGoing) {
    const QString name = QFileInfo(path).fileName();
    const bool isCsv = QFileInfo(path).suffix().toLower() == "csv";
    std::optional<CsvNumbers> csv;
    if (isCsv) csv = readCsvNumbers(path);
    if (csv && csv->tidy)
        return unknown(VerdictTexts::tr("%1 has one row per run and time; only a Table with columns for each "
                                        "run is compared.")
                           .arg(name));
    if (!opened.digest && !csv)
        return unknown(
            VerdictTexts::tr("%1 carries its experiment but says nothing of its Table, so there is nothing "
                             "to compare with.")
                .arg(name));
    std::vector<Wanted> wanted;
    if (opened.digest)
        for (const ColumnDigest& column : opened.digest->columns)
            wanted.push_back(
                {column.id, column.run, column.rows,
                 column.id == "time" && column.rows > 0 ? std::optional(column.last) : std::nullopt});
    std::vector<Table> tables;
    try {
        tables = tablesOf(opened.recipe(), wanted, keepGoing);
    } catch (const Stopped&) {
        return unknown(VerdictTexts::tr("The comparison with %1 was stopped.").arg(name));
    }
    if (csv && !opened.digest && !opened.plot.is_null())
        tables.front() = drawnBy(opened.plot, tables.front());
    if (wanted.empty()) wanted = columnsOf(tables.front());
    const bool hasPoints = csv && dropMeasured(*csv);
    if (csv && opened.digest) fillUndefined(*csv, wanted);
    const auto table =
        std::find_if(tables.begin(), tables.end(), [&](const Table& one) { return hasAll(one, wanted); });
    if (table == tables.end() || (csv && csv->columns.size() != wanted.size()))
        return unknown(VerdictTexts::tr(
                           "%1 holds other columns than its experiment records, so they cannot be compared.")
                           .arg(name));
    Comparison comparison(*table, path);
    const TableDigest* digest = opened.digest ? &*opened.digest : nullptr;
    if (csv) comparison.withHeadings(*csv, wanted, digest, opened.experiment);
    if (csv && !comparison.isDifferent()) comparison.with(*csv, wanted, digest);
    if (opened.digest && !comparison.isDifferent()) comparison.with(*opened.digest);
    if (csv && opened.digest && !comparison.isDifferent())
        for (std::size_t i = 0; i < wanted.size(); ++i)
            if (csv->columns[i].size() != wanted[i].rows)
                comparison.differ(
                    VerdictTexts::tr("it had %1 rows when it was written, and has %2")
                        .arg(QString::number(wanted[i].rows), QString::number(csv->columns[i].size())));
    TableVerdict verdict = comparison.verdict();
    if (hasPoints && !comparison.isDifferent())
        verdict.sentence += ' ' + VerdictTexts::tr("The measured points beside it were not compared.");
    if (!csv && !comparison.isDifferent())
        verdict.sentence += ' ' + VerdictTexts::tr("What the file shows of it was not compared.");
    return verdict;
}

} // namespace timestep
