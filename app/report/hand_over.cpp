// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/hand_over.h"

#include "app/plots/standard_plots.h"
#include "app/provenance/open_file.h"
#include "app/provenance/provenance.h"
#include "core/handover/bibliography.h"
#include "core/handover/notebook.h"
#include "core/handover/python_program.h"
#include "core/input_error.h"
#include "core/json/json.h"
#include "core/run/session/memory_limit.h"
#include "core/run/session/session.h"
#include "core/table/chosen_columns.h"
#include "core/table/csv.h"
#include "core/table/escaped_text.h"
#include "core/table/tex_text.h"
#include "widgets/export/figure.h"

#include <QCryptographicHash>
#include <QDir>

#include <set>

namespace timestep {

namespace {

std::vector<std::string> withTime(std::vector<std::string> ids) {
    std::erase(ids, "time");
    ids.insert(ids.begin(), "time");
    return ids;
}

/// In English like the program and the columns, so that the folder is the same everywhere.
std::string readmeOf(const Experiment& experiment, const QString& settings,
                     const std::vector<CalculatedColumn>& leftOut) {
    std::string calculated;
    for (const CalculatedColumn& column : leftOut) calculated += "- `" + toText(column) + "`\n";
    if (!calculated.empty())
        calculated = "\nThese calculated columns are in `timestep.csv`; `program.py` does not compute "
                     "them:\n\n" +
                     calculated;
    return "# " + markdownText(experiment.title.empty() ? experiment.scene->name.english : experiment.title) +
           "\n\n" + markdownText(settings.toStdString()) +
           "\n\n"
           "    python3 program.py\n\n"
           "runs the same experiment without Timestep and writes `table.csv`, with the columns `run` and "
           "`time` in\n"
           "front. It needs Python 3.8; with matplotlib it also draws `figure.pdf`. Its numbers agree with "
           "those of\n"
           "`timestep.csv` to 1e-9 of their size, until chaos magnifies the rounding of sums and sines.\n\n"
           "| file | what it is |\n| --- | --- |\n"
           "| `program.py` | the experiment in plain Python |\n"
           "| `notebook.ipynb` | the same as a Jupyter notebook |\n"
           "| `timestep.csv` | the table of Timestep: one row per run and time |\n"
           "| `figure-timestep.pdf`, `figure-timestep.tex` | the chart; the `.tex` needs pgfplots |\n"
           "| `references.bib` | the sources of the methods, for BibTeX |\n"
           "| `experiment.json` | the experiment; Timestep opens it |\n" +
           calculated;
}

/// The experiment with a label of its own for each run: in Python and in the table, runs are told apart by
/// it.
Experiment withDistinctLabels(Experiment experiment) {
    std::set<std::string> taken;
    for (std::size_t run = 0; run < experiment.runs.size(); ++run) {
        const std::string label = runLabel(experiment, run);
        std::string distinct = label;
        for (int number = 2; !taken.insert(distinct).second; ++number)
            distinct = label + " (" + std::to_string(number) + ")";
        if (distinct != label) experiment.runs[run].label = distinct;
    }
    return experiment;
}

} // namespace

QStringList handOver(const Experiment& given, const QString& folder,
                     const std::vector<std::string>& columns) {
    const Experiment experiment = withDistinctLabels(given);
    Experiment recorded = experiment;
    if (!columns.empty()) recorded.record = columns;
    Session session(experiment);
    const std::vector<std::string> ids = columns.empty() ? idsOf(session.table()) : withTime(columns);
    const PythonText program = pythonText(experiment, ids); // throws before anything is written
    refuseLargeTable(session);
    session.runToEnd();
    if (session.divergence())
        throw InputError(
            Sentence(TRANSLATABLE("fault", "a run that diverges cannot be handed over: \"%1\" does"),
                     session.table().runs[session.divergence()->run]));
    const Table& table = session.table();
    const Table written = columns.empty() ? table : chosenColumns(table, ids);
    PlotSpec plot = standardPlots(table)[0];
    FigureSpec layout;
    layout.widthMm = 120;
    layout.heightMm = 80;
    layout.caption = caption(session, &plot);
    layout.experiment = QString::fromStdString(provenanceText({experiment}, &table));
    const Figure figure{layout, plot, table};
    if (!QDir().mkpath(folder)) refuseFile(folder, TRANSLATABLE("fault", "this folder cannot be made"));
    QStringList names;
    const auto write = [&](const QString& name, const std::string& content) {
        writeFile(QDir(folder).filePath(name), content);
        names << name;
    };
    write("program.py", pythonProgram(experiment, ids));
    write("notebook.ipynb", notebookOf(experiment, layout.caption.toStdString(),
                                       figurePng(figure).toBase64().toStdString(), ids));
    write("timestep.csv", toCsv(written, provenanceComments({recorded}, nullptr), CsvForm::Tidy));
    for (const QString name : {"figure-timestep.pdf", "figure-timestep.tex"})
        if (const auto problem = writeFigure(QDir(folder).filePath(name), figure); !problem)
            names << name;
        else if (name.endsWith(".pdf"))
            refuseFile(QDir(folder).filePath(name), Sentence::verbatim(problem->toStdString()));
    write("references.bib", bibliographyOf(experiment));
    write("experiment.json", toJson(recorded).dump(1) + "\n");
    write("README.md", readmeOf(experiment, layout.caption, program.leftOut));
    return names;
}

std::string digestOfExperiment(const Experiment& experiment) {
    const QByteArray text = QByteArray::fromStdString(toJson(experiment).dump());
    return QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex().toStdString();
}

std::string citationOf(const Experiment& experiment) {
    const std::string digest = digestOfExperiment(experiment);
    constexpr std::size_t keyDigits = 8;
    return "@misc{run-" + digest.substr(0, keyDigits) + ",\n  title = {" +
           texText(experiment.title.empty() ? experiment.scene->name.english : experiment.title) +
           "},\n  howpublished = {Computed with Timestep " TIMESTEP_VERSION "},\n  note = {SHA-256 of the "
           "experiment: " +
           digest + "}\n}\n\n" + bibliographyOf(experiment);
}

} // namespace timestep
