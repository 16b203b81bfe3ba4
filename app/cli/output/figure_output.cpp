// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/figure_output.h"

#include "app/names.h"
#include "app/plots/plot_source.h"
#include "app/provenance/open_file.h"
#include "app/provenance/plot_json.h"
#include "core/curve_fit/own_fit.h"
#include "core/input_error.h"
#include "core/json/json.h"
#include "core/nearest_word.h"
#include "core/parameter/parameter.h"
#include "widgets/export/figure.h"
#include "widgets/export/figure_measure.h"
#include "widgets/plot/content/chart_style.h"
#include "widgets/plot/content/plot_content.h"
#include "widgets/text/text.h"
#include "widgets/whole_file.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iterator>
#include <limits>
#include <ostream>
#include <string_view>

namespace timestep {

namespace {

[[noreturn]] void refuse(const std::string& option, const Sentence& sentence) {
    throw InputError(sentence, option);
}

PlotRange rangeOfText(const std::string& option, const std::string& range) {
    const std::size_t colon = range.find(':');
    if (colon == std::string::npos)
        refuse(option, Sentence(TRANSLATABLE("fault", "this takes LOW:HIGH, and \"%1\" has no :"), range));
    const auto number = [&](const std::string& end, double open) {
        return end.empty() ? open : parseNumber(end);
    };
    constexpr double endless = std::numeric_limits<double>::infinity();
    const PlotRange result{number(range.substr(0, colon), -endless),
                           number(range.substr(colon + 1), endless)};
    if (!(result.low < result.high))
        refuse(option, TRANSLATABLE("fault", "the first number must be below the second"));
    return result;
}

/// "RUN=TEXT" for every run that it names.
template <class Use>
void forRuns(const std::string& option, const std::vector<std::string>& assignments, const Table& table,
             const Use& use) {
    for (const std::string& assignment : assignments) {
        const std::size_t equals = assignment.find('=');
        int run = -1;
        const char* const begin = assignment.data();
        if (equals != std::string::npos && std::from_chars(begin, begin + equals, run).ptr != begin + equals)
            run = -1;
        if (run < 0 || run >= static_cast<int>(std::max<std::size_t>(1, table.runs.size())))
            refuse(option,
                   Sentence(TRANSLATABLE("fault", "this takes RUN=VALUE with a run from 0 to %1, not \"%2\""),
                            std::max<std::size_t>(1, table.runs.size()) - 1, assignment));
        use(run, QString::fromStdString(assignment.substr(equals + 1)));
    }
}

template <class Value, std::size_t count>
Value chosen(const std::string& option, const std::string& word,
             const std::pair<std::string_view, Value> (&words)[count]) {
    std::string list;
    for (const auto& [name, value] : words) {
        if (name == word) return value;
        list += (list.empty() ? "" : ", ") + std::string(name);
    }
    refuse(option, Sentence(TRANSLATABLE("fault", "there is no \"%1\"; there are %2"), word, list));
}

void takeProperties(const FigureOptions& options, const Table& table, PlotSpec& plot) {
    if (!options.xLabel.empty()) plot.xLabel = QString::fromStdString(options.xLabel);
    if (!options.yLabel.empty()) plot.yLabel = QString::fromStdString(options.yLabel);
    if (!options.xRange.empty()) plot.xRange = rangeOfText("--x-range", options.xRange);
    if (!options.yRange.empty()) plot.yRange = rangeOfText("--y-range", options.yRange);
    static constexpr std::pair<std::string_view, Marks> marks[] = {
        {"lines", Marks::Lines}, {"markers", Marks::Markers}, {"both", Marks::LinesAndMarkers}};
    if (!options.marks.empty()) plot.marks = chosen("--marks", options.marks, marks);
    forRuns("--name", options.names, table, [&](int run, const QString& name) { plot.runNames[run] = name; });
    forRuns("--colour", options.colours, table, [&](int run, const QString& name) {
        const QColor colour(name);
        if (!colour.isValid())
            refuse("--colour",
                   Sentence(TRANSLATABLE("fault", "\"%1\" is no colour; one is written red or #c00000"),
                            name.toStdString()));
        plot.runColours[run] = colour;
    });
    forRuns("--line-width", options.lineWidths, table, [&](int run, const QString& width) {
        const double points = parseNumber(width.toStdString());
        if (!(points >= thinnestLinePt && points <= thickestLinePt))
            refuse("--line-width", TRANSLATABLE("fault", "a line is from 0.1 to 12 pt wide"));
        plot.runWidths[run] = points;
    });
    const auto indexIn = [](const auto& names, const std::string& option, const QString& name) {
        const auto found = std::find(names.begin(), names.end(), name.toStdString());
        if (found == names.end())
            refuseUnknown(name.toStdString(), std::vector<std::string>(names.begin(), names.end()), option);
        return static_cast<int>(found - names.begin());
    };
    forRuns("--marker", options.markers, table, [&](int run, const QString& name) {
        plot.runMarkers[run] = static_cast<Marker>(indexIn(markerNames, "--marker", name));
    });
    forRuns("--dash", options.dashes, table,
            [&](int run, const QString& name) { plot.runDashes[run] = indexIn(dashNames, "--dash", name); });
    if (options.noGrid) plot.grid = false;
    if (options.xTick > 0) plot.xTick = options.xTick;
    if (options.yTick > 0) plot.yTick = options.yTick;
    if (!options.font.empty()) plot.fontFamily = QString::fromStdString(options.font);
}

/// One fit for each curve of the plot.
void addFits(const FigureOptions& options, const Table& table, PlotSpec& plot) {
    static constexpr std::pair<std::string_view, FitKind> kinds[] = {
        {"line", FitKind::Line},          {"parabola", FitKind::Parabola},
        {"power-law", FitKind::PowerLaw}, {"exponential", FitKind::Exponential},
        {"sine", FitKind::Sine},          {"damped-sine", FitKind::DampedSine}};
    constexpr std::string_view polynomial = "polynomial:";
    for (const std::string& form : options.fits) {
        PlotFit fit;
        fit.axes = plainAxesOf(plot);
        const auto* const known = std::find_if(std::begin(kinds), std::end(kinds),
                                               [&](const auto& kind) { return kind.first == form; });
        if (known != std::end(kinds)) {
            fit.kind = known->second;
        } else if (form.starts_with(polynomial)) {
            const double degree = parseNumber(form.substr(polynomial.size()));
            if (!(degree >= 1) || degree > highestDegree || degree != std::floor(degree))
                refuse("--fit", Sentence(TRANSLATABLE("fault", "a polynomial has a degree from 1 to %1"),
                                         highestDegree));
            fit.kind = FitKind::Polynomial;
            fit.degree = static_cast<int>(degree);
        } else {
            fit.kind = FitKind::Own;
            fit.formula = form;
            fit.starts = options.fitStarts;
            try {
                OwnFit(form, abscissasOf(plot.x == "time"), fit.starts);
            } catch (InputError& error) {
                error.path = "--fit";
                throw;
            }
        }
        if (!options.fitRange.empty()) {
            const PlotRange range = rangeOfText("--fit-range", options.fitRange);
            fit.from = range.low;
            fit.to = range.high;
        }
        for (const Column& column : table.columns) {
            const bool shown = std::find(plot.y.begin(), plot.y.end(), column.id) != plot.y.end() &&
                               (plot.runs.empty() ||
                                std::find(plot.runs.begin(), plot.runs.end(), column.run) != plot.runs.end());
            if (!shown) continue;
            fit.column = column.id;
            fit.run = column.run;
            plot.added.fits.push_back(fit);
        }
    }
}

/// Options override the template.
FigureSpec layoutOf(const FigureOptions& options, const ChartStyle& style, const QString& caption) {
    FigureSpec layout;
    const auto chosenSize = [](double option, const std::optional<double>& ofStyle, double standard) {
        return option > 0 ? option : ofStyle.value_or(standard);
    };
    constexpr double usualWidth = 160;
    layout.widthMm = chosenSize(options.widthMm, style.widthMm, usualWidth);
    layout.heightMm = chosenSize(options.heightMm, style.heightMm, 0.75 * layout.widthMm);
    constexpr double column = 100; // [mm] a figure up to this width fits one column of a page
    layout.fontPt = chosenSize(options.fontPt, style.fontPt, layout.widthMm <= column ? 8 : 9);
    layout.fontFamily =
        options.font.empty() ? style.fontFamily.value_or(QString()) : QString::fromStdString(options.font);
    layout.blackAndWhite = options.blackAndWhite || style.blackAndWhite.value_or(false);
    layout.title = QString::fromStdString(options.title);
    layout.drawsCaption = !options.caption.empty() && options.caption != "-";
    layout.caption = !layout.drawsCaption || options.caption == "standard"
                         ? caption
                         : QString::fromStdString(options.caption);
    if (style.legend) layout.legend = static_cast<LegendPlace>(*style.legend);
    if (!options.legend.empty()) {
        const auto place = std::find(legendPlaces.begin(), legendPlaces.end(), options.legend);
        if (place == legendPlaces.end())
            refuse("--legend",
                   Sentence(TRANSLATABLE("fault", "there is no \"%1\"; there are %2"), options.legend,
                            listed(std::vector<std::string>(legendPlaces.begin(), legendPlaces.end()))));
        layout.legend = static_cast<LegendPlace>(place - legendPlaces.begin());
    }
    return layout;
}

/// The caption with what each panel shows: "(a) angle θ; (b) energy E."
QString captionOf(const std::vector<PlotSpec>& panels, const Table& table, const QString& caption) {
    if (panels.size() < 2) return caption;
    QStringList parts;
    for (std::size_t i = 0; i < panels.size(); ++i) {
        QStringList names;
        for (const std::string& id : panels[i].y)
            for (const Column& column : table.columns)
                if (column.id == id) {
                    names << translated(column.name);
                    break;
                }
        parts << QStringLiteral("(%1) %2").arg(QChar(static_cast<char16_t>(u'a' + i)), names.join(", "));
    }
    return parts.join("; ") + ". " + caption;
}

} // namespace

void writeFigure(const FigureOptions& options, PlotSpec plot, const Table& given, const QString& caption,
                 const Recipe& recipe, const CommandContext& context, bool speaks,
                 const std::vector<FigurePanel>& further) {
    Table table = given;
    if (table.runs.size() == recipe.experiment.runs.size()) nameRuns(table, recipe.experiment);
    if (!options.x.empty()) plot.x = options.x;
    if (!options.y.empty()) {
        plot.y = idsInList(options.y);
        plot.title.clear();
        plot.referenceLines.clear();
    }
    setAxes(options.axes, plot);
    expectColumn(table, plot.x);
    for (const std::string& id : plot.y) expectColumn(table, id);
    const ChartStyle style =
        options.style.empty() ? ChartStyle() : readStyle(QString::fromStdString(options.style));
    style.applyTo(plot);
    takeProperties(options, table, plot);
    if (options.equalAxes) plot.equalScales = true;
    plot.added.spectrum = options.spectrum;
    std::vector<PlotSpec> panels = panelsOf(options, plot, table);
    if (panels.empty()) panels.push_back(plot);
    for (PlotSpec& panel : panels) addFits(options, table, panel);
    plot = panels.front();
    FigureSpec layout = layoutOf(options, style, captionOf(panels, table, caption));
    layout.panelColumns = options.panelColumns;
    layout.panelLetters = !options.noLetters && further.empty();
    layout.panelsShareAxes = !options.ownAxes;
    if (panels.size() > 1 && options.heightMm == 0 && !style.heightMm)
        layout.heightMm = panelsHeight(layout.widthMm, panels.size(), options.panelColumns);
    const std::string& title = recipe.experiment.title;
    if (!title.empty()) plot.title = QString::fromStdString(title);
    layout.experiment = QString::fromStdString(provenanceText(recipe, &table, toJson(plot)));
    const ExactMotion exact = exactMotionOf(recipe.experiment);
    Figure figure{layout, plot, table, exact, further};
    for (std::size_t i = 1; i < panels.size(); ++i) figure.further.push_back({panels[i], &table, exact});
    for (FigurePanel& panel : figure.further) {
        style.applyTo(panel.plot);
        panel.plot.fontFamily = plot.fontFamily;
    }
    if (options.heightMm == 0 && !style.heightMm) layout = roomyLayout(figure);
    if (!plot.added.fits.empty()) {
        const PlotContent content(table, plot);
        if (speaks)
            for (const ReferenceLine& line : content.fits()) context.out << line.label.toStdString() << '\n';
        if (content.fits().size() < plot.added.fits.size())
            tell(
                context,
                {TRANSLATABLE("fault", "%1: the rows of a curve do not determine its fit, which is left out"),
                 options.file});
    }
    for (const QString& fault : figureFaults(figure))
        context.err << "timestep: " << options.file << ": " << fault.toStdString() << '\n';
    if (const QString leftOut = valuesLeftOut(figure); speaks && !leftOut.isEmpty())
        context.err << "timestep: " << options.file << ": " << leftOut.toStdString() << '\n';
    inFile(options.file, [&] {
        const QString path = QString::fromStdString(options.file);
        writeWholeFile(path, figureBytes(path, figure));
    });
    if (options.caption == "-") context.out << figureCaption(figure).toStdString() << '\n';
}

} // namespace timestep
