// SPDX-License-Identifier: GPL-3.0-or-later
// The data that the export dialog saves of a chart: workbooks that open again, measured points, empty cells.
#include "app/archive/workbook.h"
#include "app/handouts/paper/sheet_type.h"
#include "app/plots/analysis_plots.h"
#include "app/plots/export_dialog.h"
#include "app/provenance/open_file.h"
#include "app/provenance/verify_table.h"
#include "core/input_error.h"
#include "core/json/json.h"
#include "core/run/experiment/run_method.h"
#include "core/run/session/session.h"
#include "core/table/csv.h"
#include "tests/app/commands/command_call.h"
#include "tests/app/files/test_folder.h"
#include "tests/tools.h"
#include "widgets/controls/ask.h"

#include <QFileDialog>
#include <QLineEdit>
#include <QPointer>

#include <algorithm>
#include <numeric>
#include <set>

namespace timestep::tables_of_charts_test {
using State = TableVerdict::State;

namespace {

Experiment pendulum() {
    return experimentFromText(R"({"scene": "pendulum", "duration": 1, "step": 0.02,
        "runs": [{"integrator": "explicit-euler"}, {"integrator": "rk4"}]})",
                              {});
}

ExportSubject subject() {
    Session session(pendulum());
    session.runToEnd();
    PlotSpec plot;
    plot.x = "time";
    plot.y = {"theta"};
    return {plot, session.table(), {session.experiment()}, "A pendulum", "As it swings."};
}

/// The same with three measured points over it.
ExportSubject measured() {
    ExportSubject one = subject();
    one.plot.added.points = {
        {"time theta", "film.txt", {0.1, 0.2, 0.3}, {0.5, 0.4, 0.3}, {0.01, 0.02, 0.03}}};
    return one;
}

/// The analysis of the step of the pendulum.
DerivedResult steps() {
    DerivedResult derived{pendulum(), standardAnalysis(pendulum(), "step-sweep"), {}};
    derived.result = analyse(derived.of, derived.spec);
    return derived;
}

ExportSubject subjectOf(const DerivedResult& derived) {
    return {analysisPlot(derived, {.slopes = true}).plot,
            derived.result.table,
            {derived.of, derived.spec},
            "Error against step",
            {}};
}

QList<QByteArray> rowsOf(const QByteArray& csv) {
    QList<QByteArray> rows;
    for (const QByteArray& line : csv.split('\n'))
        if (!line.startsWith('#') && !line.startsWith("\xEF\xBB\xBF#")) rows << line;
    return rows;
}

Workbook bookOf(const QByteArray& bytes) {
    return Workbook(unzipped(bytes));
}

QByteArray sheet(const Workbook& book, const std::string& name) {
    const auto found = std::find(book.names().begin(), book.names().end(), name);
    if (found == book.names().end()) return {};
    return QByteArray::fromStdString(book.text(static_cast<std::size_t>(found - book.names().begin())).rows);
}

} // namespace

class TablesOfCharts : public QObject, TestFolder {
    Q_OBJECT

    QByteArray written(ExportDialog& dialog, const QString& name) const {
        [&] { QCOMPARE(dialog.writeTo(path(name)), QString()); }();
        return read(name);
    }

private slots:
    void aWorkbookOpensAgain() {
        ExportSubject one = measured();
        std::string text = "k = a(x)\nv = v + h*k\nx = x + h*v\n";
        for (int i = 0; i < 400; ++i) text += "# ü and more words than one cell holds\n";
        useOwnMethod(one.recipe.experiment.runs[0], text);
        one.verifiable = false;
        ExportDialog dialog(one);
        written(dialog, "book.xlsx");
        const OpenedFile opened = openFile(path("book.xlsx"));
        QCOMPARE(toJson(opened.experiment).dump(), toJson(one.recipe.experiment).dump());
        QVERIFY(opened.plot.at("added").contains("measured"));
        // A workbook of a sweep brings the sweep, and one of another program is refused.
        const DerivedResult derived = steps();
        ExportDialog sweep(subjectOf(derived));
        written(sweep, "sweep.xlsx");
        QVERIFY(openFile(path("sweep.xlsx")).analysis.has_value());
        std::vector<ZipEntry> parts = unzipped(read("sweep.xlsx"));
        for (ZipEntry& part : parts)
            if (part.name == "xl/sharedStrings.xml") part.content.replace(">{<", ">(<");
        write("other.xlsx", zipOf(parts));
        const auto refused = [&] {
            try {
                openFile(path("other.xlsx"));
            } catch (const InputError& error) {
                return QString::fromStdString(error.sentence());
            }
            return QString();
        };
        QVERIFY2(refused().contains("carries no experiment"), qPrintable(refused()));
        write("damaged.xlsx", read("sweep.xlsx").left(900));
        QVERIFY_THROWS_EXCEPTION(InputError, openFile(path("damaged.xlsx")));
    }

    void aWorkbookIsRunAgain() {
        ExportDialog dialog(subject());
        written(dialog, "verified.xlsx");
        const TableVerdict verdict = verifyTable(path("verified.xlsx"));
        QVERIFY2(verdict.state == State::Same, qPrintable(verdict.sentence));
        QVERIFY(verdict.sentence.contains("not compared"));
        std::vector<ZipEntry> parts = unzipped(read("verified.xlsx"));
        for (ZipEntry& part : parts)
            if (part.name == "xl/sharedStrings.xml") {
                QVERIFY(part.content.contains("&quot;step&quot;: 0.02") ||
                        part.content.contains("\"step\": 0.02"));
                part.content.replace("\"step\": 0.02", "\"step\": 0.04");
                part.content.replace("&quot;step&quot;: 0.02", "&quot;step&quot;: 0.04");
            }
        write("forged.xlsx", zipOf(parts));
        QCOMPARE(verifyTable(path("forged.xlsx")).state, State::Different);
    }

    void measuredPointsAreColumnsOfTheData() {
        ExportDialog dialog(measured());
        const QList<QByteArray> rows = rowsOf(written(dialog, "points.csv"));
        QVERIFY2(rows[0].endsWith("\"measured: uncertainty of angle θ, film.txt [rad]\""),
                 rows[0].constData());
        QVERIFY2(rows[1].endsWith(",0.1,0.5,0.01"), rows[1].constData());
        QVERIFY(rows[4].endsWith(",,,"));
        const TableVerdict verdict = verifyTable(path("points.csv"));
        QVERIFY2(verdict.state == State::Same && verdict.sentence.contains("measured points"),
                 qPrintable(verdict.sentence));
        QByteArray forged = read("points.csv");
        forged.replace("\n0.02,", "\n0.03,");
        write("forged.csv", forged);
        QCOMPARE(verifyTable(path("forged.csv")).state, State::Different);
        // Without points nothing is added, and points of another plot are not.
        ExportSubject other = measured();
        other.plot.added.points[0].axes = "time energy-drift";
        ExportDialog none(other);
        QVERIFY(!rowsOf(written(none, "none.csv"))[0].contains("measured"));
        dialog.setTidy(true);
        const QByteArray tidy = written(dialog, "tidy.csv");
        QVERIFY2(tidy.contains(",uncertainty\n"), tidy.left(300).constData());
        QCOMPARE(tidy.count("\nfilm.txt,"), qsizetype{3});
    }

    void measuredPointsAndFitsAreOnASheet() {
        ExportDialog dialog(measured());
        const QByteArray lines = sheet(bookOf(written(dialog, "points.xlsx")), "Points and lines");
        QVERIFY2(lines.contains("\"film.txt: uncertainty, angle θ [rad]\"\n0.1\t0.5\t0.01\n0.2\t0.4\t0.02\n"),
                 lines.constData());
        ExportDialog plain(subject());
        QVERIFY(sheet(bookOf(written(plain, "plain.xlsx")), "Points and lines").isEmpty());
        const DerivedResult derived = steps();
        ExportDialog sweep(subjectOf(derived));
        const QByteArray slopes = sheet(bookOf(written(sweep, "slopes.xlsx")), "Points and lines");
        QVERIFY2(slopes.contains("Runge-Kutta 4, slope "), slopes.constData());
        const QByteArray csv = written(sweep, "slopes.csv");
        QVERIFY(csv.contains("\n# line: ") && csv.contains("slope"));
        QCOMPARE(verifyTable(path("slopes.csv")).state, State::Same);
    }

    void allPanelsAreInTheWorkbook() {
        const DerivedResult derived = steps();
        ExportSubject one = subject();
        PlotSpec energy = one.plot;
        energy.y = {"total-energy"};
        one.panels = {
            {one.plot, one.table}, {energy, one.table}, {subjectOf(derived).plot, derived.result.table}};
        ExportDialog dialog(one);
        const auto sheets = [&](const QString& name) { return bookOf(written(dialog, name)).names(); };
        const std::vector<std::string> alone = sheets("alone.xlsx");
        dialog.setPanelColumns(2);
        const std::vector<std::string> all = sheets("panels.xlsx");
        QCOMPARE(std::count(alone.begin(), alone.end(), "Data (c)"), 0);
        QCOMPARE(std::count(all.begin(), all.end(), "Data (c)"), 1);
        QCOMPARE(std::count(all.begin(), all.end(), "Data (b)"), 0); // it shows the table of (a)
        qsizetype charts = 0;
        for (const ZipEntry& part : unzipped(read("panels.xlsx")))
            charts += part.name.startsWith("xl/charts/chart") ? 1 : 0;
        QCOMPARE(charts, qsizetype{4}); // with that of the steps
    }

    void whatIsNotDefinedIsAnEmptyCellForSpreadsheets() {
        const DerivedResult derived = steps();
        const Column* order = derived.result.table.find("order", 0);
        QVERIFY(std::isnan(order->values.front()) && !std::isnan(order->values.back()));
        ExportDialog dialog(subjectOf(derived));
        QVERIFY(rowsOf(written(dialog, "point.csv"))[1].contains(",nan,")); // as R and pandas read it
        QVERIFY(!sheet(bookOf(written(dialog, "empty.xlsx")), "Data").contains("nan"));
        dialog.setDecimalComma(true);
        const QList<QByteArray> rows = rowsOf(written(dialog, "comma.csv"));
        QVERIFY2(rows[1].contains(";;") && !rows[1].contains("nan"), rows[1].constData());
        QCOMPARE(verifyTable(path("comma.csv")).state, State::Same);
        // A number that is taken out is found, in the middle and at the end of its column.
        for (const qsizetype line : {qsizetype{3}, rows.size() - 2}) {
            QByteArray less = read("comma.csv");
            const QByteArray row = rows[line];
            less.replace(row,
                         row.left(row.indexOf(';') + 1) + row.mid(row.indexOf(';', row.indexOf(';') + 1)));
            write("less.csv", less);
            QCOMPARE(verifyTable(path("less.csv")).state, State::Different);
        }
    }

    void headingsAreDistinct() {
        for (const Analysis& analysis : analyses()) {
            if (analysis.id != "sweep" && analysis.id != "step-sweep" && analysis.id != "work-precision")
                continue;
            DerivedResult derived{pendulum(), standardAnalysis(pendulum(), analysis.id), {}};
            const Table table = analyse(derived.of, derived.spec).table;
            std::set<std::string> headings;
            for (const Column& column : table.columns) headings.insert(csvHeading(table, column));
            QCOMPARE(headings.size(), table.columns.size());
        }
    }

    void theNextDialogBeginsInTheLastFolder() {
        QVERIFY(QDir(path({})).mkpath("handed-in"));
        QWidget window;
        QString answer;
        const auto ask = [&](const QString& typed, FileQuestion question, bool folder) {
            answer.clear();
            const auto then = [&](const QString& chosen) { answer = chosen; };
            folder ? askForFolder(question, &window, then) : askForPathToSave(question, &window, then);
            const QPointer<QFileDialog> dialog = window.findChildren<QFileDialog*>().last();
            const QString begun = dialog->directory().absolutePath();
            auto* name = dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
            name->setText(typed);
            QTest::keyClick(name, Qt::Key_Return);
            delete dialog; // if it is still there
            return begun;
        };
        ask(path("handed-in/a.txt"), {"Save", "Texts (*.txt)"}, false);
        QCOMPARE(answer, path("handed-in/a.txt"));
        QCOMPARE(ask(path("b.txt"), {"Save", "Texts (*.txt)"}, false),
                 QFileInfo(path("handed-in")).absoluteFilePath());
        FileQuestion elsewhere{"Save", "Texts (*.txt)"};
        elsewhere.folder = QDir::rootPath();
        QCOMPARE(ask(path("c.txt"), elsewhere, false), QDir::rootPath());
        // A folder is made only where that is wanted.
        FileQuestion folder;
        folder.makesFolder = true;
        ask(path("new/deep"), folder, true);
        QVERIFY(QFileInfo(path("new/deep")).isDir());
        QCOMPARE(answer, path("new/deep"));
    }

    void noWordOfATableIsBroken() {
        const std::vector<double> least{20, 30, 30};
        std::vector<double> widths{200, 30, 30};
        fitColumns(widths, least, 100);
        QVERIFY(std::abs(widths[0] - 40) < 1e-6 && widths[1] == 30 && widths[2] == 30);
        widths = {60, 70, 70}; // a third each would be too narrow for the second word
        fitColumns(widths, {20, 50, 10}, 100);
        QVERIFY(widths[1] >= 50 && std::accumulate(widths.begin(), widths.end(), 0.0) <= 100);
        widths = {60, 70, 70};
        fitColumns(widths, {50, 50, 50}, 100); // no room: all give way
        QVERIFY(std::abs(widths[0] - 100.0 / 3) < 1e-6);
        widths = {10, 20, 30};
        fitColumns(widths, least, 100);
        QCOMPARE(widths, (std::vector<double>{10, 20, 30}));
    }
};

REGISTER_TEST(TablesOfCharts)

} // namespace timestep::tables_of_charts_test
#include "tables_of_charts.moc"
