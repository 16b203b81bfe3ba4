// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbook/workbook.h"

#include "core/input_error.h"
#include "core/json/json.h"
#include "core/translatable.h"

#ifdef TIMESTEP_HAS_XLSXWRITER
#include "app/names.h"
#include "app/workbook/step_sheet.h"
#include "core/table/csv.h"
#include "widgets/plot/content/curves.h"
#include "widgets/plot/content/plot_content.h"
#include "widgets/whole_file.h"

#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>

#include <xlsxwriter.h>

#include <algorithm>
#include <clocale>
#include <cmath>
#include <cstdint>
#include <iterator>
#include <memory>
#include <optional>
#include <sstream>
#include <utility>
#endif

namespace timestep {

#ifdef TIMESTEP_HAS_XLSXWRITER

namespace {

struct WorkbookTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::Workbook)
};

/// The library prints numbers with the decimal sign of the thread's locale, and files need a point.
class PlainLocale {
public:
    PlainLocale() : plain_(newlocale(LC_ALL_MASK, "C", nullptr)), before_(uselocale(plain_)) {}
    ~PlainLocale() {
        uselocale(before_);
        freelocale(plain_);
    }
    PlainLocale(const PlainLocale&) = delete;
    PlainLocale& operator=(const PlainLocale&) = delete;

private:
    locale_t plain_, before_;
};

std::string said(const QString& text) {
    return text.toStdString();
}

lxw_row_t rowOf(std::size_t row) {
    return static_cast<lxw_row_t>(row);
}
lxw_col_t columnOf(std::size_t column) {
    return static_cast<lxw_col_t>(column);
}

constexpr qsizetype longestName = 31; // letters, of a sheet

/// A workbook that is being written, in a folder that is removed with it.
class Book {
public:
    Book() {
        if (!folder_.isValid()) throw cannotBeWritten(folder_.errorString().toStdString());
        lxw_workbook_options options{};
        options.tmpdir = const_cast<char*>(tmp_.c_str());
        book_ = workbook_new_opt(path().c_str(), &options);
        head_ = workbook_add_format(book_);
        format_set_bold(head_);
        format_set_text_wrap(head_);
        // A file tells nothing about when it was made, so that the same run gives the same bytes.
        lxw_doc_properties properties{};
        properties.created = 946684800; // 1 January 2000
        workbook_set_properties(book_, &properties);
    }
    ~Book() {
        if (book_ != nullptr) lxw_workbook_free(book_);
    }
    Book(const Book&) = delete;
    Book& operator=(const Book&) = delete;

    lxw_workbook* get() const { return book_; }
    lxw_format* head() const { return head_; }
    lxw_worksheet* add(const QString& name) const {
        return workbook_add_worksheet(book_, said(name.left(longestName)).c_str());
    }
    /// Ends the workbook and returns its bytes.
    std::string content() {
        const lxw_error error = workbook_close(std::exchange(book_, nullptr));
        QFile file(QString::fromStdString(path()));
        if (error != LXW_NO_ERROR || !file.open(QIODevice::ReadOnly))
            throw cannotBeWritten(lxw_strerror(error));
        return file.readAll().toStdString();
    }

private:
    static OutputError cannotBeWritten(const std::string& why) {
        return OutputError(Sentence(TRANSLATABLE("fault", "the workbook could not be written: %1"), why));
    }
    std::string path() const { return folder_.filePath(QStringLiteral("book.xlsx")).toStdString(); }

    QTemporaryDir folder_;
    std::string tmp_ = folder_.path().toStdString();
    lxw_workbook* book_ = nullptr;
    lxw_format* head_ = nullptr;
};

/// A chart of curves over columns of sheets.
class Chart {
public:
    explicit Chart(const Book& book) : chart_(workbook_add_chart(book.get(), LXW_CHART_SCATTER_STRAIGHT)) {}

    /// A curve through the rows `first` to `last` of two columns.
    lxw_chart_series* add(const std::string& sheet, const std::string& name, std::size_t x, std::size_t y,
                          std::size_t first, std::size_t last) {
        lxw_chart_series* const series = chart_add_series(chart_, nullptr, nullptr);
        chart_series_set_categories(series, sheet.c_str(), rowOf(first), columnOf(x), rowOf(last),
                                    columnOf(x));
        chart_series_set_values(series, sheet.c_str(), rowOf(first), columnOf(y), rowOf(last), columnOf(y));
        chart_series_set_name(series, name.c_str());
        return series;
    }
    void setTitle(const QString& title) { chart_title_set_name(chart_, said(title).c_str()); }
    /// Axes with the scales and ranges of a plot.
    void setScales(const PlotSpec& plot) {
        setScale(chart_->x_axis, plot.xScale() == AxisScale::Log, plot.xRange);
        setScale(chart_->y_axis, plot.yScale() == AxisScale::Log, plot.yRange);
    }
    void place(lxw_worksheet* sheet, std::size_t row, std::size_t column, const std::string& x,
               const std::string& y) {
        chart_axis_set_name(chart_->x_axis, x.c_str());
        chart_axis_set_name(chart_->y_axis, y.c_str());
        for (lxw_chart_axis* const axis : {chart_->x_axis, chart_->y_axis})
            chart_axis_set_label_position(axis, LXW_CHART_AXIS_LABEL_POSITION_LOW);
        worksheet_insert_chart(sheet, rowOf(row), columnOf(column), chart_);
    }

private:
    static void setScale(lxw_chart_axis* axis, bool logarithmic, const std::optional<PlotRange>& range) {
        if (logarithmic) chart_axis_set_log_base(axis, 10);
        if (range && std::isfinite(range->low)) chart_axis_set_min(axis, range->low);
        if (range && std::isfinite(range->high)) chart_axis_set_max(axis, range->high);
    }

    lxw_chart* chart_;
};

/// Gives a series the colour and the marks that the curve has in the program.
void applyStyle(lxw_chart_series* series, const Curve& curve) {
    const auto colour = static_cast<lxw_color_t>(curve.style.colour.rgb() & 0xFFFFFFU);
    lxw_chart_line line{};
    line.color = colour;
    line.none = curve.marks == Marks::Markers ? LXW_TRUE : LXW_FALSE;
    line.width = 1.5F; // points
    chart_series_set_line(series, &line);
    if (curve.marks == Marks::Lines) return;
    lxw_chart_fill fill{};
    fill.color = colour;
    chart_series_set_marker_type(series, LXW_CHART_MARKER_CIRCLE);
    chart_series_set_marker_size(series, 5);
    chart_series_set_marker_fill(series, &fill);
}

/// Writes a column of numbers below its heading.
void addColumn(const Book& book, lxw_worksheet* sheet, std::size_t column, const std::string& heading,
               const std::vector<double>& values) {
    worksheet_write_string(sheet, 0, columnOf(column), heading.c_str(), book.head());
    for (std::size_t row = 0; row < values.size(); ++row)
        if (std::isfinite(values[row]))
            worksheet_write_number(sheet, rowOf(row + 1), columnOf(column), values[row], nullptr);
        else if (!std::isnan(values[row]))
            worksheet_write_string(sheet, rowOf(row + 1), columnOf(column), values[row] > 0 ? "inf" : "-inf",
                                   nullptr);
}

lxw_worksheet* addTableSheet(const Book& book, const QString& name, std::size_t columns) {
    lxw_worksheet* const sheet = book.add(name);
    worksheet_set_column(sheet, 0, columnOf(columns), 16, nullptr);
    worksheet_freeze_panes(sheet, 1, 0);
    return sheet;
}

/// Whether both hold the same numbers under the same headings.
bool isSame(const Table& one, const Table& other) {
    const auto equal = [&](const Column& a, const Column& b) {
        return a.id == b.id && a.run == b.run && a.unit == b.unit && a.values.size() == b.values.size() &&
               std::equal(a.values.begin(), a.values.end(), b.values.begin(),
                          [](double x, double y) { return x == y || (std::isnan(x) && std::isnan(y)); });
    };
    return one.runs == other.runs && one.columns.size() == other.columns.size() &&
           std::equal(one.columns.begin(), one.columns.end(), other.columns.begin(), equal);
}

/// The sheet with the points and lines that the charts draw over their tables. It is added with its first.
class LinesSheet {
public:
    explicit LinesSheet(const Book& book) : book_(book) {}

    std::string name() const {
        return said(WorkbookTexts::tr("Points and lines", "sheet of a workbook").left(longestName));
    }
    /// Writes the columns of a line, with the headings of the axes, and returns the first.
    std::size_t add(const ReferenceLine& line, const QString& label, const std::string& x,
                    const std::string& y) {
        if (sheet_ == nullptr) sheet_ = addTableSheet(book_, QString::fromStdString(name()), mostUsed);
        const std::string of = label.isEmpty() ? std::string() : said(label) + ": ";
        const std::size_t first = next_;
        addColumn(book_, sheet_, next_++, of + x, line.x);
        addColumn(book_, sheet_, next_++, of + y, line.y);
        if (!line.errors.empty())
            addColumn(book_, sheet_, next_++,
                      of + said(WorkbookTexts::tr("uncertainty", "heading of a column")) + ", " + y,
                      line.errors);
        ++next_; // an empty column between two lines
        return first;
    }

private:
    static constexpr std::size_t mostUsed = 60;
    const Book& book_;
    lxw_worksheet* sheet_ = nullptr;
    std::size_t next_ = 0;
};

/// The sheets of the tables.
class DataSheets {
public:
    DataSheets(const Book& book, bool several) : book_(book), several_(several) {}

    /// Adds the table of a chart, if no sheet has it yet.
    void add(const WorkbookChart& one, std::size_t number) {
        // In the language of machines, like the headings of a CSV.
        auto content = std::make_unique<PlotContent>(*one.table, one.plot, PlotContent::Language::English);
        auto sheet = std::find_if(sheets_.begin(), sheets_.end(),
                                  [&](const Sheet& known) { return isSame(*known.table, content->table()); });
        if (sheet == sheets_.end()) sheet = sheets_.insert(sheet, newSheet(content->table(), number));
        sheet->charts.push_back({number, content.get()});
        contents_.push_back(std::move(content));
    }
    /// Draws the charts beside their tables; `lines` gets what is drawn over them.
    void addCharts(LinesSheet& lines) {
        for (const Sheet& sheet : sheets_) {
            std::size_t row = 1;
            for (const auto& [number, content] : sheet.charts)
                if (addChart(sheet, *content, number, row, lines)) row += rowsOfChart;
        }
    }

    /// The fits that the charts draw.
    std::vector<FitSummary> fits() const {
        std::vector<FitSummary> all;
        for (const auto& content : contents_)
            for (FitSummary& fit : fitsOf(*content)) all.push_back(std::move(fit));
        return all;
    }

private:
    static constexpr std::size_t rowsOfChart = 16;
    struct Sheet {
        const Table* table;
        QString name;
        lxw_worksheet* sheet;
        std::vector<std::pair<std::size_t, const PlotContent*>> charts;
    };

    static QString letter(std::size_t number) {
        return QLatin1Char('(') + QChar(static_cast<char16_t>(u'a' + number % 26)) + QLatin1Char(')');
    }
    Sheet newSheet(const Table& table, std::size_t number) const {
        QString name = WorkbookTexts::tr("Data", "sheet of a workbook");
        if (!sheets_.empty()) name = name.left(longestName - 4) + QLatin1Char(' ') + letter(number);
        name = name.left(longestName);
        lxw_worksheet* const sheet = addTableSheet(book_, name, table.columns.size());
        for (std::size_t column = 0; column < table.columns.size(); ++column)
            addColumn(book_, sheet, column, csvHeading(table, table.columns[column]),
                      table.columns[column].values);
        return {&table, name, sheet, {}};
    }
    /// Returns false if the chart has no curve.
    bool addChart(const Sheet& sheet, const PlotContent& content, std::size_t number, std::size_t row,
                  LinesSheet& lines) const {
        const PlotSpec& plot = content.spec();
        if (!plot.colour.empty()) return false; // a map
        const Table& table = content.table();
        const CurveSet set = curvesOf(table, plot, Theme::Print);
        Chart chart(book_);
        bool drawn = false;
        const auto heading = [&table](const std::string& id) {
            const auto found = std::find_if(table.columns.begin(), table.columns.end(),
                                            [&](const Column& column) { return column.id == id; });
            return found == table.columns.end() ? id : csvHeading({}, *found);
        };
        const std::string x = heading(plot.x), y = plot.y.empty() ? std::string() : heading(plot.y.front());
        for (const Curve& curve : set.curves) {
            if (curve.shape != LineShape::Through || curve.pale) continue;
            std::string name = said(sheet.name);
            std::size_t xColumn = curve.x, yColumn = curve.y, rows = 0;
            if (curve.referenceLine >= 0) {
                const ReferenceLine& line =
                    plot.referenceLines[static_cast<std::size_t>(curve.referenceLine)];
                rows = line.x.size();
                if (rows == 0) continue;
                xColumn = lines.add(line, labelOf(line, table), x, y);
                yColumn = xColumn + 1;
                name = lines.name();
            } else {
                rows = table.columns[curve.y].values.size();
                if (rows == 0) continue;
            }
            applyStyle(chart.add(name, said(curve.label), xColumn, yColumn, 1, rows), curve);
            drawn = true;
        }
        if (!drawn) return false;
        chart.setScales(plot);
        const QString title = several_ ? letter(number) + QLatin1Char(' ') + plot.title : plot.title;
        if (!title.isEmpty()) chart.setTitle(title);
        chart.place(sheet.sheet, row, table.columns.size() + 1, said(set.x.text()), said(set.y.text()));
        return true;
    }
    /// The name of a line with that of its run.
    static QString labelOf(const ReferenceLine& line, const Table& table) {
        const auto run = static_cast<std::size_t>(line.run);
        if (line.run < 0 || run >= table.runs.size()) return line.label;
        return QString::fromStdString(table.runs[run]) + QStringLiteral(", ") + line.label;
    }

    const Book& book_;
    bool several_;
    std::vector<std::unique_ptr<PlotContent>> contents_;
    std::vector<Sheet> sheets_;
};

/// A row for each fitted number.
void addFits(const Book& book, const std::vector<FitSummary>& fits) {
    if (fits.empty()) return;
    const std::string headings[] = {said(WorkbookTexts::tr("fit")),
                                    said(WorkbookTexts::tr("form", "of a fit")),
                                    said(WorkbookTexts::tr("parameter")),
                                    said(WorkbookTexts::tr("value")),
                                    said(WorkbookTexts::tr("uncertainty", "heading of a column")),
                                    said(WorkbookTexts::tr("unit")),
                                    "r²",
                                    said(WorkbookTexts::tr("χ²/freedom")),
                                    said(WorkbookTexts::tr("freedom"))};
    lxw_worksheet* const sheet =
        addTableSheet(book, WorkbookTexts::tr("Fits", "sheet of a workbook"), std::size(headings));
    for (std::size_t i = 0; i < std::size(headings); ++i)
        worksheet_write_string(sheet, 0, columnOf(i), headings[i].c_str(), book.head());
    std::size_t row = 0;
    for (const FitSummary& fit : fits)
        for (const FitSummary::Number& one : fit.numbers) {
            ++row;
            const auto text = [&](std::size_t column, const QString& what) {
                worksheet_write_string(sheet, rowOf(row), columnOf(column), said(what).c_str(), nullptr);
            };
            const auto number = [&](std::size_t column, double value) {
                if (std::isfinite(value))
                    worksheet_write_number(sheet, rowOf(row), columnOf(column), value, nullptr);
            };
            text(0, fit.name);
            text(1, fit.form);
            text(2, one.name);
            number(3, one.value);
            if (one.error > 0) number(4, one.error);
            text(5, one.unit);
            number(6, fit.determination);
            if (fit.freedom > 0) number(7, fit.chiSquare / fit.freedom);
            number(8, fit.freedom);
        }
}

void addSteps(const Book& book, const Experiment& experiment) {
    const StepSheet steps = stepSheetOf(experiment);
    if (steps.cells.empty()) return;
    const QString name = WorkbookTexts::tr("Steps", "sheet of a workbook").left(longestName);
    lxw_worksheet* const sheet = book.add(name);
    worksheet_set_column(sheet, 0, 0, 22, nullptr);
    worksheet_freeze_panes(sheet, 3, 6);
    worksheet_write_string(
        sheet, 0, 0,
        said(WorkbookTexts::tr("Explicit Euler, velocity Verlet and Runge-Kutta 4, whatever was "
                               "run. Each row is computed from the row above: look at the "
                               "formulas. Change h or another value in column B."))
            .c_str(),
        book.head());
    const std::string quoted = "='" + name.toStdString() + "'!";
    for (const auto& [word, cell] : steps.names)
        workbook_define_name(book.get(), word.c_str(), (quoted + cell).c_str());
    for (const SheetCell& cell : steps.cells) {
        const lxw_row_t row = rowOf(cell.row);
        const lxw_col_t column = columnOf(cell.column);
        if (!cell.text.empty())
            worksheet_write_string(sheet, row, column, cell.text.c_str(),
                                   cell.row < 3 ? book.head() : nullptr);
        else if (cell.formula.empty())
            worksheet_write_number(sheet, row, column, cell.value, nullptr);
        else
            worksheet_write_formula_num(sheet, row, column, ("=" + cell.formula).c_str(), nullptr,
                                        cell.value);
    }
    Chart chart(book);
    for (const StepSheet::Curve& curve : steps.curves)
        chart.add(name.toStdString(), curve.name, curve.time, curve.value, steps.first, steps.last);
    chart.place(sheet, steps.first + steps.names.size() + 16, 0, steps.timeHeading, steps.placeHeading);
}

/// What the file carries, a line of JSON in each row. A long line continues in the cells to its right.
void addExperiment(const Book& book, const std::string& carried) {
    lxw_worksheet* const sheet = book.add(WorkbookTexts::tr("Experiment", "sheet of a workbook"));
    const QString remarks[] = {
        WorkbookTexts::tr("Timestep %1 made this workbook, and opens it again by the lines below.")
            .arg(QStringLiteral(TIMESTEP_VERSION)),
        WorkbookTexts::tr("An empty cell among the numbers: the quantity is not defined there.")};
    std::size_t row = 0;
    for (const QString& remark : remarks)
        worksheet_write_string(sheet, rowOf(row++), 0, said(remark).c_str(), book.head());
    std::istringstream lines(Json::parse(carried).dump(1));
    constexpr std::size_t longest = 8000; // bytes of a cell, which holds 32767 letters
    for (std::string line; std::getline(lines, line); ++row) {
        std::size_t column = 0;
        for (std::size_t begin = 0; begin < line.size();) {
            std::size_t end = std::min(begin + longest, line.size());
            while (end < line.size() && (static_cast<unsigned char>(line[end]) & 0xC0U) == 0x80U)
                --end; // letters stay whole
            worksheet_write_string(sheet, rowOf(row), columnOf(column++),
                                   line.substr(begin, end - begin).c_str(), nullptr);
            begin = end;
        }
    }
}

} // namespace

std::string workbookOf(const std::vector<WorkbookChart>& charts, const Recipe& recipe,
                       const std::string& carried, const std::vector<FitSummary>& fits) {
    constexpr std::size_t mostRows = 1'048'575, mostColumns = 16'000;
    for (const WorkbookChart& chart : charts)
        if (chart.table->rows() > mostRows || chart.table->columns.size() > mostColumns)
            throw InputError(
                Sentence(TRANSLATABLE("fault", "a sheet of a workbook holds at most %1 rows and %2 columns"),
                         mostRows, mostColumns));
    const PlainLocale plain;
    Book book;
    DataSheets data(book, charts.size() > 1);
    for (std::size_t i = 0; i < charts.size(); ++i) data.add(charts[i], i);
    LinesSheet lines(book);
    data.addCharts(lines);
    std::vector<FitSummary> all = fits;
    for (FitSummary& fit : data.fits()) all.push_back(std::move(fit));
    addFits(book, all);
    if (!recipe.analysis) addSteps(book, recipe.experiment);
    addExperiment(book, carried);
    return book.content();
}

#else

std::string workbookOf(const std::vector<WorkbookChart>&, const Recipe&, const std::string&,
                       const std::vector<FitSummary>&) {
    throw InputError(TRANSLATABLE(
        "fault", "this program was built without the library that writes workbooks (libxlsxwriter)"));
}

#endif

} // namespace timestep
