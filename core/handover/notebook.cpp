// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/handover/notebook.h"

#include "core/handover/python_program.h"
#include "core/json/json.h"

namespace timestep {

namespace {

/// The lines of a cell: every line except the last ends with a line break.
Json linesOf(std::string text) {
    while (!text.empty() && text.back() == '\n') text.pop_back();
    Json lines = Json::array();
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = text.find('\n', begin);
        lines.push_back(text.substr(begin, end == std::string::npos ? end : end - begin + 1));
        if (end == std::string::npos) break;
        begin = end + 1;
    }
    return lines;
}

Json textCell(const std::string& text) {
    Json cell = Json::object();
    cell["cell_type"] = "markdown";
    cell["metadata"] = Json::object();
    cell["source"] = linesOf(text);
    return cell;
}

Json codeCell(std::string text) {
    // A notebook needs no backend without display: it shows its figures itself.
    const std::string_view own = "    matplotlib.use(\"Agg\")\n";
    if (const std::size_t at = text.find(own); at != std::string::npos) text.erase(at, own.size());
    Json cell = Json::object();
    cell["cell_type"] = "code";
    cell["execution_count"] = nullptr;
    cell["metadata"] = Json::object();
    cell["outputs"] = Json::array();
    cell["source"] = linesOf(text);
    return cell;
}

constexpr const char* packageText = R"(try:
    import timestep
    result = timestep.run("experiment.json")
    print(result)
    for run in result.runs:
        print(run.label, *(f"{id} = {values[-1]:.15g}" for id, values in run.items()), sep="\n  ")
except ImportError:
    print("The package timestep is not installed; Timestep's manual says how, on the page Python and C++.")
except FileNotFoundError:
    print("experiment.json is not beside this notebook.")
)";

} // namespace

std::string notebookOf(const Experiment& experiment, const std::string& description,
                       const std::string& figure, const std::vector<std::string>& columns) {
    const PythonText program = pythonText(experiment, columns);
    const std::vector<PythonPart>& parts = program.parts;
    Json cells = Json::array();
    const std::string title =
        experiment.title.empty() ? std::string(experiment.scene->name.english) : experiment.title;
    cells.push_back(textCell("# " + title + "\n\n" + description));
    for (const PythonPart& part : parts) {
        cells.push_back(textCell("## " + part.heading));
        Json cell = codeCell(part.text);
        if (&part == &parts.back() && !figure.empty()) {
            Json output = Json::object(), data = Json::object();
            data["image/png"] = figure;
            output["output_type"] = "display_data";
            output["data"] = data;
            output["metadata"] = Json::object();
            cell["outputs"].push_back(output);
        }
        cells.push_back(cell);
    }
    if (!program.slider.empty()) {
        cells.push_back(textCell("## Other steps"));
        cells.push_back(codeCell(program.slider));
    }
    cells.push_back(
        textCell("## The same with the package timestep\n\nIt computes the bytes of Timestep itself."));
    cells.push_back(codeCell(packageText));
    Json kernel = Json::object();
    kernel["name"] = "python3";
    kernel["display_name"] = "Python 3";
    kernel["language"] = "python";
    Json notebook = Json::object();
    notebook["cells"] = cells;
    notebook["metadata"] = Json::object();
    notebook["metadata"]["kernelspec"] = kernel;
    notebook["nbformat"] = 4;
    notebook["nbformat_minor"] = 4;
    return notebook.dump(1) + "\n";
}

} // namespace timestep
