// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/output/table_output.h"
#include "app/provenance/open_file.h"
#include "app/report/hand_over.h"
#include "core/json/json.h"
#include "core/run/experiment/experiment.h"
#include "core/run/session/session.h"

#include <memory>
#include <ostream>

namespace timestep {

namespace {

struct HandOverOptions {
    std::string file, out, columns;
    std::vector<std::string> set, calculate;
    bool json = false, quiet = false;
};

int handOverFile(const HandOverOptions& options, const CommandContext& context) {
    Experiment experiment = openFile(QString::fromStdString(options.file)).experiment;
    setAll(experiment, options.set);
    calculateAll(experiment, options.calculate);
    std::vector<std::string> columns;
    if (!options.columns.empty())
        columns =
            inFile(options.file, [&] { return columnsIn(options.columns, Session(experiment).table()); });
    const QString folder = QString::fromStdString(options.out);
    Json files = Json::array();
    for (const QString& name : handOver(experiment, folder, columns)) {
        const std::string file = options.out + '/' + name.toStdString();
        files.push_back({{"file", file}});
        if (!options.json && !options.quiet) context.out << file << '\n';
    }
    if (options.json) context.out << Json{{"files", files}}.dump(1) << '\n';
    return Done;
}

CommandForm handOverForm() {
    auto own = std::make_shared<HandOverOptions>();
    return {{{"FILE", &own->file, "Experiment, or a file that carries one", {}, true},
             {"--out", &own->out, "Folder to write to", "FOLDER", true},
             setOption(own->set, "Change a value of the experiment first"),
             calculateOption(own->calculate),
             columnsOption(own->columns),
             {"--json", &own->json, "Print the names of the files as JSON"},
             {"--quiet", &own->quiet, "Print nothing"}},
            [own](const CommandContext& context) { return handOverFile(*own, context); }};
}

} // namespace

constinit const CommandRow handOverCommand{
    "hand-over", "Write the same experiment as a Python program, a notebook, tables and references",
    handOverForm, "timestep hand-over orbit.json --out orbit"};

} // namespace timestep
