// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/figure_output.h"

#include "app/names.h"
#include "core/input_error.h"
#include "core/json/json.h"
#include "widgets/export/figure.h"

#include <algorithm>

namespace timestep {

namespace {

void expectColumn(const Table& table, const std::string& id) {
    if (std::none_of(table.columns.begin(), table.columns.end(),
                     [&](const Column& column) { return column.id == id; })) {
        std::string list;
        for (const Column& column : table.columns)
            if (column.run <= 0) list += (list.empty() ? "" : ", ") + column.id;
        throw InputError("there is no column \"" + id + "\"; there are " + list);
    }
}

} // namespace

void addFigureOptions(std::vector<CommandOption>& options, FigureOptions& figure) {
    options.insert(
        options.end(),
        {{"--figure", &figure.file, "Write a figure: F.png, F.svg or F.pdf", "F"},
         {"--x", &figure.x,
          "Column on the x axis of the figure; of a run also: pass, the passes of its last step", "COLUMN"},
         {"--y", &figure.y, "Columns on its y axis, separated by commas", "COLUMNS"},
         {"--log-x", &figure.logX, "Logarithmic x axis"},
         {"--log-y", &figure.logY, "Logarithmic y axis"},
         {"--symlog-x", &figure.symlogX, "x axis logarithmic on both sides of zero"},
         {"--symlog-y", &figure.symlogY, "y axis logarithmic on both sides of zero"},
         {"--width-mm", &figure.widthMm, "Width of the figure", {}, false, {}, {20, 1000}},
         {"--height-mm", &figure.heightMm, "Height of the figure", {}, false, {}, {20, 1000}},
         {"--black-and-white", &figure.blackAndWhite, "Tell curves apart by dashes and markers alone"}});
}

void writeFigure(const FigureOptions& options, PlotSpec plot, const Table& table, const QString& caption,
                 const Recipe& recipe) {
    if (!options.x.empty()) plot.x = options.x;
    if (!options.y.empty()) {
        plot.y.clear();
        std::size_t begin = 0;
        while (begin <= options.y.size()) {
            const std::size_t comma = std::min(options.y.find(',', begin), options.y.size());
            plot.y.push_back(options.y.substr(begin, comma - begin));
            begin = comma + 1;
        }
        plot.title.clear();
        plot.referenceLines.clear();
    }
    if (options.logX) plot.setXScale(AxisScale::Log);
    if (options.logY) plot.setYScale(AxisScale::Log);
    if (options.symlogX) plot.setXScale(AxisScale::Symlog);
    if (options.symlogY) plot.setYScale(AxisScale::Symlog);
    expectColumn(table, plot.x);
    for (const std::string& id : plot.y) expectColumn(table, id);
    FigureSpec layout;
    layout.widthMm = options.widthMm;
    layout.heightMm = options.heightMm;
    layout.blackAndWhite = options.blackAndWhite;
    const std::string& title = recipe.experiment.title;
    layout.title = title.empty() ? plot.title : QString::fromStdString(title);
    layout.caption = caption;
    layout.experiment = QString::fromStdString(provenanceText(recipe, &table));
    if (const auto problem = writeFigure(QString::fromStdString(options.file), Figure{layout, plot, table})) {
        InputError error(problem->toStdString());
        error.file = options.file;
        throw error;
    }
}

} // namespace timestep
