// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/figure_options.h"

#include "core/input_error.h"
#include "core/nearest_word.h"
#include "widgets/export/figure.h"

#include <QFileInfo>
#include <QStringList>

#include <algorithm>
#include <array>
#include <charconv>
#include <sstream>

namespace timestep {

namespace {

constexpr std::size_t mostPanels = 12;

/// Takes the words of one panel after its columns.
void takeWords(std::istringstream& words, const Table& table, PlotSpec& panel) {
    static const std::vector<std::string> known{"over",     "run",    "log-x",  "log-y",     "symlog-x",
                                                "symlog-y", "wrap-x", "wrap-y", "equal-axes"};
    for (std::string word; words >> word;) {
        std::string value;
        if ((word == "over" || word == "run") && !(words >> value))
            throw InputError(Sentence(TRANSLATABLE("fault", "a word is missing after \"%1\""), word),
                             "--panel");
        int run = -1;
        if (word == "over") {
            panel.x = value;
        } else if (word == "run") {
            const char* const end = value.data() + value.size();
            if (std::from_chars(value.data(), end, run).ptr != end || run < 0 ||
                run >= static_cast<int>(std::max<std::size_t>(1, table.runs.size())))
                throw InputError(Sentence(TRANSLATABLE("fault", "there is no run %1"), value), "--panel");
            panel.runs.push_back(run);
        } else if (word == "log-x" || word == "symlog-x") {
            panel.setXScale(word == "log-x" ? AxisScale::Log : AxisScale::Symlog);
        } else if (word == "log-y" || word == "symlog-y") {
            panel.setYScale(word == "log-y" ? AxisScale::Log : AxisScale::Symlog);
        } else if (word == "wrap-x") {
            panel.setXScale(AxisScale::Wrapped);
        } else if (word == "wrap-y") {
            panel.setYScale(AxisScale::Wrapped);
        } else if (word == "equal-axes") {
            panel.equalScales = true;
        } else {
            refuseUnknown(word, known, "--panel");
        }
    }
}

template <std::size_t count>
std::string listOf(const std::array<std::string_view, count>& names) {
    std::string list;
    for (const std::string_view name : names) list += (list.empty() ? "" : ", ") + std::string(name);
    return list;
}

} // namespace

std::vector<std::string> idsInList(const std::string& list) {
    std::vector<std::string> ids;
    for (std::size_t begin = 0; begin <= list.size();) {
        const std::size_t comma = std::min(list.find(',', begin), list.size());
        ids.push_back(list.substr(begin, comma - begin));
        begin = comma + 1;
    }
    return ids;
}

void expectColumn(const Table& table, const std::string& id) {
    if (std::none_of(table.columns.begin(), table.columns.end(),
                     [&](const Column& column) { return column.id == id; })) {
        std::string list;
        for (const Column& column : table.columns)
            if (column.run <= 0) list += (list.empty() ? "" : ", ") + column.id;
        throw InputError(
            Sentence(TRANSLATABLE("fault", "there is no column \"%1\"; there are %2"), id, list));
    }
}

std::vector<PlotSpec> panelsOf(const FigureOptions& options, const PlotSpec& base, const Table& table) {
    std::vector<PlotSpec> panels;
    for (const std::string& text : options.panels) {
        PlotSpec panel = base;
        std::istringstream words(text);
        std::string columns;
        if (!(words >> columns)) throw InputError(TRANSLATABLE("fault", "a panel needs a column"), "--panel");
        panel.y = idsInList(columns);
        panel.title.clear();
        panel.referenceLines.clear();
        panel.runs.clear();
        takeWords(words, table, panel);
        if (panel.x != base.x) panel.xRange.reset();
        expectColumn(table, panel.x);
        for (const std::string& id : panel.y) expectColumn(table, id);
        panels.push_back(std::move(panel));
    }
    return panels;
}

void expectFigureColumns(const FigureOptions& options, const Table& table) {
    if (options.file.empty()) return;
    if (!options.x.empty()) expectColumn(table, options.x);
    if (!options.y.empty())
        for (const std::string& id : idsInList(options.y)) expectColumn(table, id);
    PlotSpec base;
    base.x = "time";
    panelsOf(options, base, table);
}

void checkFigureOptions(const FigureOptions& options) {
    static const QStringList endings{"png", "svg", "pdf", "tex"};
    if (options.file.empty()) {
        if (!options.panels.empty())
            throw InputError(TRANSLATABLE("fault", "this needs --figure"), "--panel");
        return;
    }
    if (!endings.contains(QFileInfo(QString::fromStdString(options.file)).suffix().toLower()))
        throw InputError(TRANSLATABLE("fault", "the name of a figure must end in .png, .svg, .pdf or .tex"),
                         "--figure " + options.file);
    if (options.panels.empty()) return;
    if (!options.x.empty() || !options.y.empty() || !options.yRange.empty())
        throw InputError(
            TRANSLATABLE("fault", "panels name their columns; --x, --y and --y-range are for one plot"),
            "--panel");
    if (options.panels.size() > mostPanels)
        throw InputError(Sentence(TRANSLATABLE("fault", "a figure has at most %1 panels"), mostPanels),
                         "--panel");
}

void addAxisOptions(std::vector<CommandOption>& options, AxisOptions& axes) {
    options.insert(options.end(),
                   {{"--log-x", &axes.logX, "Logarithmic x axis"},
                    {"--log-y", &axes.logY, "Logarithmic y axis"},
                    {"--symlog-x", &axes.symlogX, "x axis logarithmic on both sides of zero"},
                    {"--symlog-y", &axes.symlogY, "y axis logarithmic on both sides of zero"},
                    {"--wrap-x", &axes.wrapX, "Angles on the x axis modulo 2 pi, from -pi to pi"},
                    {"--wrap-y", &axes.wrapY, "Angles on the y axis modulo 2 pi, from -pi to pi"}});
}

void setAxes(const AxisOptions& axes, PlotSpec& plot) {
    if (axes.logX) plot.setXScale(AxisScale::Log);
    if (axes.logY) plot.setYScale(AxisScale::Log);
    if (axes.symlogX) plot.setXScale(AxisScale::Symlog);
    if (axes.symlogY) plot.setYScale(AxisScale::Symlog);
    if (axes.wrapX) plot.setXScale(AxisScale::Wrapped);
    if (axes.wrapY) plot.setYScale(AxisScale::Wrapped);
}

void addFigureOptions(std::vector<CommandOption>& options, FigureOptions& figure) {
    addAxisOptions(options, figure.axes);
    options.insert(
        options.end(),
        {{"--figure", &figure.file, "Write a figure: F.pdf, F.svg, F.png, or F.tex for pgfplots", "F"},
         {"--x", &figure.x,
          "Column on the x axis of the figure; of a run also: pass, the passes of its last step", "COLUMN"},
         {"--y", &figure.y, "Columns on its y axis, separated by commas", "COLUMNS"},
         {"--panel", &figure.panels,
          "A panel of the figure; repeat it for (a), (b) ...: columns, then what differs, as in \"theta\", "
          "\"total-energy log-y\", \"omega over theta equal-axes\", \"theta run 1\"",
          "COLUMNS [over COLUMN] [run N] [log-x] [log-y] [equal-axes]"},
         {"--panel-columns",
          &figure.panelColumns,
          "How many panels are in a row",
          {},
          false,
          "--panel",
          {1, 6}},
         {"--no-letters", &figure.noLetters, "Panels without (a), (b) ...", {}, false, "--panel"},
         {"--own-axes", &figure.ownAxes, "Every panel has its own range and numbers", {}, false, "--panel"},
         {"--equal-axes", &figure.equalAxes,
          "A unit has the same length on both axes: orbits keep their shape"},
         {"--spectrum", &figure.spectrum, "The spectra of the curves over the frequency replace them"},
         {"--x-range", &figure.xRange, "Ends of the x axis; an open end follows the data: 0:10, :5",
          "LOW:HIGH"},
         {"--y-range", &figure.yRange, "Ends of the y axis", "LOW:HIGH"},
         {"--fit", &figure.fits,
          "Fit every curve and print the result: a form, or a formula of x (or t) whose other names are the "
          "parameters",
          "line|parabola|polynomial:N|power-law|exponential|sine|damped-sine|FORMULA"},
         {"--fit-range", &figure.fitRange, "Values of x whose rows are fitted", "LOW:HIGH"},
         {"--fit-start", &figure.fitStarts,
          "Values of its parameters from which a formula is fitted: \"w = 6\"", "LIST"},
         {"--x-label", &figure.xLabel,
          "Label of the x axis, with its unit; formulas as in TeX: \"$\\theta$ / rad\"", "TEXT"},
         {"--y-label", &figure.yLabel, "Label of the y axis, with its unit", "TEXT"},
         {"--name", &figure.names, "Name of a run in the legend; the first run is 0", "RUN=TEXT"},
         {"--colour", &figure.colours, "Colour of a run", "RUN=COLOUR"},
         {"--line-width", &figure.lineWidths, "Width of the lines of a run [pt]", "RUN=WIDTH"},
         {"--marker", &figure.markers, "Marker of a run: " + listOf(markerNames), "RUN=MARKER"},
         {"--dash", &figure.dashes, "Dashes of a run: " + listOf(dashNames), "RUN=DASH"},
         {"--no-grid", &figure.noGrid, "No lines at the ticks"},
         {"--x-tick",
          &figure.xTick,
          "Distance between the ticks of a linear x axis",
          {},
          false,
          {},
          {1e-300, 1e300}},
         {"--y-tick",
          &figure.yTick,
          "Distance between the ticks of a linear y axis",
          {},
          false,
          {},
          {1e-300, 1e300}},
         {"--marks", &figure.marks, "What shows the rows", "lines|markers|both"},
         {"--legend", &figure.legend, "Where the names of the curves are shown",
          "automatic|inside|below|curves|none"},
         {"--title", &figure.title, "Title above the axes", "TEXT"},
         {"--caption", &figure.caption,
          "Caption within the figure; \"standard\": the one that every figure carries; \"-\": prints that "
          "one",
          "TEXT"},
         {"--font", &figure.font, "Family of the type", "NAME"},
         {"--font-size", &figure.fontPt, "Size of all type [pt]", {}, false, {}, {smallestType, 48}},
         {"--width-mm", &figure.widthMm, "Width of the figure", {}, false, {}, {20, 1000}},
         {"--height-mm",
          &figure.heightMm,
          "Height of the figure; if not given, three quarters of the width, and more for a legend below the "
          "axes",
          {},
          false,
          {},
          {20, 1000}},
         {"--style", &figure.style,
          "Template of type, colours, line widths, legend and size, as the window saves it; other options "
          "go before it",
          "F.json"},
         {"--black-and-white", &figure.blackAndWhite, "Tell curves apart by dashes and markers alone"}});
}

} // namespace timestep
