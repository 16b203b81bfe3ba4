// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbook/workbook.h"

#include "core/input_error.h"
#include "core/json/json.h"
#include "core/translatable.h"

#ifdef TIMESTEP_HAS_XLSXWRITER
#include "app/names.h"
#include "app/workbook/step_sheet.h"
#include "core/table/csv.h"
#include "widgets/whole_file.h"

#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>

#include <xlsxwriter.h>

#include <algorithm>
#include <clocale>
#include <cmath>
#include <cstdint>
#include <memory>
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
        return workbook_add_worksheet(book_, said(name.left(31)).c_str()); // 31: the longest name of a sheet
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

/// Curves over columns of one sheet, as lines.
class Chart {
public:
    Chart(const Book& book, std::string sheet)
        : chart_(workbook_add_chart(book.get(), LXW_CHART_SCATTER_STRAIGHT)), sheet_(std::move(sheet)) {}

    void add(const std::string& name, std::size_t x, std::size_t y, std::size_t first, std::size_t last) {
        lxw_chart_series* const series = chart_add_series(chart_, nullptr, nullptr);
        chart_series_set_categories(series, sheet_.c_str(), rowOf(first), columnOf(x), rowOf(last),
                                    columnOf(x));
        chart_series_set_values(series, sheet_.c_str(), rowOf(first), columnOf(y), rowOf(last), columnOf(y));
        chart_series_set_name(series, name.c_str());
    }
    void place(lxw_worksheet* sheet, std::size_t row, std::size_t column, const std::string& x,
               const std::string& y) {
        chart_axis_set_name(chart_->x_axis, x.c_str());
        chart_axis_set_name(chart_->y_axis, y.c_str());
        chart_axis_set_label_position(chart_->x_axis, LXW_CHART_AXIS_LABEL_POSITION_LOW);
        worksheet_insert_chart(sheet, rowOf(row), columnOf(column), chart_);
    }

private:
    lxw_chart* chart_;
    std::string sheet_;
};

void addData(const Book& book, const Table& table) {
    const QString name = WorkbookTexts::tr("Data", "sheet of a workbook");
    lxw_worksheet* const sheet = book.add(name);
    worksheet_set_column(sheet, 0, columnOf(table.columns.size()), 16, nullptr);
    worksheet_freeze_panes(sheet, 1, 0);
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
        const Column& one = table.columns[column];
        worksheet_write_string(sheet, 0, columnOf(column), csvHeading(table, one).c_str(), book.head());
        for (std::size_t row = 0; row < one.values.size(); ++row)
            if (std::isfinite(one.values[row]))
                worksheet_write_number(sheet, rowOf(row + 1), columnOf(column), one.values[row], nullptr);
            else
                worksheet_write_string(sheet, rowOf(row + 1), columnOf(column),
                                       std::isnan(one.values[row]) ? "nan" : "inf", nullptr);
    }
    // The first quantity of each run over the first column.
    if (table.columns.size() < 2 || table.rows() < 2) return;
    Chart chart(book, name.toStdString());
    const Column* drawn = nullptr;
    for (std::size_t run = 0; run < std::max<std::size_t>(table.runs.size(), 1); ++run) {
        std::size_t x = 0, y = 0;
        for (std::size_t column = 0; column < table.columns.size(); ++column) {
            const Column& one = table.columns[column];
            if (one.run == static_cast<int>(run) && one.id == "time") x = column;
            if (y == 0 && column > 0 && one.run == static_cast<int>(run) && one.id != "time") y = column;
        }
        if (y == 0) continue;
        drawn = &table.columns[y];
        chart.add(table.runs[run], x, y, 1, std::max<std::size_t>(table.columns[y].values.size(), 1));
    }
    if (drawn == nullptr) return;
    const auto labelled = [](const Column& one) {
        return one.name.english() + (one.unit == "1" || one.unit.empty() ? "" : " [" + one.unit + "]");
    };
    chart.place(sheet, 1, table.columns.size() + 1, labelled(table.columns.front()), labelled(*drawn));
}

void addSteps(const Book& book, const Experiment& experiment) {
    const StepSheet steps = stepSheetOf(experiment);
    if (steps.cells.empty()) return;
    const QString name = WorkbookTexts::tr("Steps", "sheet of a workbook");
    lxw_worksheet* const sheet = book.add(name);
    worksheet_set_column(sheet, 0, 0, 22, nullptr);
    worksheet_freeze_panes(sheet, 3, 6);
    worksheet_write_string(sheet, 0, 0,
                           said(WorkbookTexts::tr("Each row is computed from the row above: look at the "
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
    Chart chart(book, name.toStdString());
    for (const StepSheet::Curve& curve : steps.curves)
        chart.add(curve.name, curve.time, curve.value, steps.first, steps.last);
    chart.place(sheet, steps.first + steps.names.size() + 16, 0, "t", "x");
}

/// The experiment as a file holds it, a line in each row.
void addExperiment(const Book& book, const Recipe& recipe) {
    lxw_worksheet* const sheet = book.add(WorkbookTexts::tr("Experiment", "sheet of a workbook"));
    worksheet_write_string(
        sheet, 0, 0,
        said(WorkbookTexts::tr("Timestep %1 made this workbook. The lines below are its experiment; saved as "
                               "a file that ends in .json, they open there again.")
                 .arg(QStringLiteral(TIMESTEP_VERSION)))
            .c_str(),
        book.head());
    std::istringstream lines(toJson(recipe).at("experiment").dump(1));
    constexpr std::size_t longest = 32000; // letters of a cell
    std::size_t row = 2;
    for (std::string line; std::getline(lines, line); ++row)
        worksheet_write_string(sheet, rowOf(row), 0, line.substr(0, longest).c_str(), nullptr);
}

} // namespace

std::string workbookOf(const Table& table, const Recipe& recipe) {
    constexpr std::size_t mostRows = 1'048'575, mostColumns = 16'000;
    if (table.rows() > mostRows || table.columns.size() > mostColumns)
        throw InputError(
            Sentence(TRANSLATABLE("fault", "a sheet of a workbook holds at most %1 rows and %2 columns"),
                     mostRows, mostColumns));
    const PlainLocale plain;
    Book book;
    addData(book, table);
    if (!recipe.analysis) addSteps(book, recipe.experiment);
    addExperiment(book, recipe);
    return book.content();
}

#else

std::string workbookOf(const Table&, const Recipe&) {
    throw InputError(TRANSLATABLE(
        "fault", "this program was built without the library that writes workbooks (libxlsxwriter)"));
}

#endif

} // namespace timestep
