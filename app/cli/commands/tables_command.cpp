// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/output/table_output.h"
#include "app/provenance/provenance.h"
#include "core/analysis/sweep.h"
#include "core/input_error.h"
#include "core/table/csv.h"
#include "widgets/whole_file.h"

#include <QCoreApplication>

#include <algorithm>
#include <memory>

namespace timestep {

namespace {

struct TablesTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::CommandLine)
};

struct JoinOptions {
    std::vector<std::string> files;
    TableOptions table;
};

/// The table of one part of a sweep.
struct SweepPart {
    std::string file;
    Recipe recipe;
    Table table;

    const SweptValues& swept() const { return recipe.analysis->swept; }
};

[[noreturn]] void refuseTable(const std::string& file, const Sentence& sentence) {
    InputError error(sentence);
    error.file = file;
    throw error;
}

Recipe withoutPart(Recipe recipe) {
    recipe.analysis->swept.part = recipe.analysis->swept.parts = 1;
    return recipe;
}

SweepPart partIn(const std::string& file) {
    constexpr qint64 largest = 256 * 1024 * 1024;
    const auto carried = provenanceOf(QString::fromStdString(file));
    if (!carried || !carried->recipe.analysis || carried->recipe.analysis->kind != "sweep")
        refuseTable(
            file,
            TRANSLATABLE(
                "fault",
                "this is not the table of a sweep: timestep sweep ... --part I/N --table F.csv writes one"));
    SweepPart part{file, carried->recipe,
                   emptySweepTable(carried->recipe.experiment, *carried->recipe.analysis)};
    const std::string text = readWholeFile(QString::fromStdString(file), largest).toStdString();
    std::vector<std::vector<double>> numbers = numbersOfCsv(text, file);
    if (numbers.size() != part.table.columns.size())
        refuseTable(file,
                    Sentence(TRANSLATABLE("fault", "this table has other columns than its sweep: %1 and not "
                                                   "%2; join the wide form, written without --tidy"),
                             numbers.size(), part.table.columns.size()));
    for (std::size_t i = 0; i < numbers.size(); ++i) part.table.columns[i].values = std::move(numbers[i]);
    if (const std::size_t all = valuesOfPart(part.swept()).size(); part.table.rows() < all)
        refuseTable(file, Sentence(TRANSLATABLE("fault", "this part was stopped: it has %1 of its %2 values"),
                                   part.table.rows(), all));
    if (carried->digest && toJson(*carried->digest)["columns"] != toJson(digestOf(part.table))["columns"])
        refuseTable(
            file,
            TRANSLATABLE("fault",
                         "this table was altered: its numbers are not those that its fingerprint names"));
    return part;
}

/// The parts in their order, each once and none missing. Throws InputError.
void putInOrder(std::vector<SweepPart>& parts) {
    std::sort(parts.begin(), parts.end(),
              [](const SweepPart& a, const SweepPart& b) { return a.swept().part < b.swept().part; });
    const SweepPart& first = parts.front();
    const Json recipe = toJson(withoutPart(first.recipe));
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const SweptValues& swept = parts[i].swept();
        if (swept.parts != first.swept().parts || toJson(withoutPart(parts[i].recipe)) != recipe)
            refuseTable(
                parts[i].file,
                Sentence(TRANSLATABLE("fault", "this is a part of another sweep than %1"), first.file));
        if (i > 0 && swept.part == parts[i - 1].swept().part)
            refuseTable(parts[i].file,
                        Sentence(TRANSLATABLE("fault", "this is the same part as %1"), parts[i - 1].file));
    }
    for (std::size_t i = 0; i < first.swept().parts; ++i)
        if (i == parts.size() || parts[i].swept().part != i + 1)
            throw InputError(
                Sentence(TRANSLATABLE("fault", "part %1 of %2 is missing"), i + 1, first.swept().parts));
}

int join(const JoinOptions& options, const CommandContext& context) {
    if (options.table.file.empty() && !options.table.json)
        throw InputError(TRANSLATABLE("fault", "say where the table goes: --table F.csv, or --json"));
    refuseOverwriting(options.files, {{"--table", options.table.file}});
    std::vector<SweepPart> parts;
    for (const std::string& file : options.files) parts.push_back(partIn(file));
    putInOrder(parts);
    std::vector<Table> tables;
    for (SweepPart& part : parts) tables.push_back(std::move(part.table));
    const Table whole = joinedSweep(tables);
    writeTable(options.table, whole, withoutPart(parts.front().recipe), context);
    if (Table chosen; options.table.json)
        context.out << Json{{"table", tableJson(withChosenColumns(options.table, whole, chosen))}}.dump(1)
                    << '\n';
    if (options.table.speaks())
        context.out << TablesTexts::tr("joined %1 parts, %2 values")
                           .arg(QString::number(tables.size()), QString::number(whole.rows()))
                           .toStdString()
                    << '\n';
    return Done;
}

CommandForm tablesForm() {
    auto own = std::make_shared<JoinOptions>();
    std::vector<CommandOption> options{
        {"FILE", &own->files, "Tables of all parts of one sweep, in any order", {}, true}};
    addTableOptions(options, own->table, "Write the whole table: CSV, LaTeX (booktabs) or Markdown");
    CommandForm form;
    form.kinds.push_back({"join", "Join the tables of the parts of a sweep, as if it had run in one piece",
                          std::move(options),
                          [own](const CommandContext& context) { return join(*own, context); }});
    return form;
}

} // namespace

constinit const CommandRow tablesCommand{"tables", "Join tables: timestep tables join FILE..., join --help",
                                         tablesForm,
                                         "timestep tables join first.csv second.csv --table whole.csv"};

} // namespace timestep
