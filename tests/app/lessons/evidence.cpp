// SPDX-License-Identifier: GPL-3.0-or-later
// Figures and tables are run again, and changes are found.
#include "app/animation/run_animation.h"
#include "app/background_work.h"
#include "app/plots/export_dialog.h"
#include "app/provenance/open_file.h"
#include "app/provenance/provenance.h"
#include "app/provenance/table_digest.h"
#include "app/provenance/verify_table.h"
#include "core/input_error.h"
#include "core/json/json.h"
#include "core/run/session/session.h"
#include "core/table/csv.h"
#include "tests/app/commands/command_call.h"
#include "tests/app/files/test_folder.h"
#include "tests/tools.h"
#include "widgets/export/metadata.h"

#include <QSignalSpy>

#include <cmath>
#include <limits>

namespace timestep::evidence_test {
using State = TableVerdict::State;

class Evidence : public QObject, TestFolder {
    Q_OBJECT

    /// Changes the cells of the last line of the CSV by a factor.
    void changed(const QString& name, double factor) const {
        QList<QByteArray> lines = read("run.csv").split('\n');
        QList<QByteArray> cells = lines[lines.size() - 2].split(',');
        cells[1] = QByteArray::number(cells[1].toDouble() * factor, 'g', 17);
        lines[lines.size() - 2] = cells.join(',');
        write(name, lines.join('\n'));
    }

    static inline const QStringList endings{"png", "svg", "pdf"};

private slots:
    void initTestCase() {
        QCoreApplication::setApplicationName("timestep");
        write("spring.json", R"({"scene": "spring", "duration": 2, "step": 0.02,
            "runs": [{"integrator": "explicit-euler"}, {"integrator": "rk4"}]})");
        QStringList words{"run", path("spring.json"), "--table", path("run.csv")};
        QCOMPARE(call(words).exitCode, 0);
        for (const QString& ending : endings)
            QCOMPARE(call({"run", path("spring.json"), "--figure", path("run." + ending)}).exitCode, 0);
    }

    void everyKindOfFileIsRunAgainToTheSameTable() {
        for (const QString& ending : QStringList{"png", "svg", "pdf", "csv"}) {
            const TableVerdict verdict = verifyTable(path("run." + ending));
            QVERIFY2(verdict.state == State::Same, qPrintable(verdict.sentence));
            const Outcome outcome = call({"run", path("run." + ending)});
            QCOMPARE(outcome.exitCode, 0);
            QVERIFY2(outcome.out.contains("same to the last byte"), qPrintable(outcome.out));
            QCOMPARE(openFile(path("run." + ending)).experiment.runs.size(), std::size_t{2});
        }
    }

    void aChangedNumberOfACsvIsFoundWithItsLine() {
        changed("changed.csv", 1.001);
        const TableVerdict verdict = verifyTable(path("changed.csv"));
        QVERIFY(verdict.state == State::Different);
        const int line = static_cast<int>(read("run.csv").split('\n').size()) - 1;
        QVERIFY2(verdict.sentence.contains(QString("line %1:").arg(line)), qPrintable(verdict.sentence));
        QCOMPARE(call({"run", path("changed.csv")}).exitCode, 1);
        changed("rounded.csv", 1 + 1e-13);
        QVERIFY(read("rounded.csv") != read("run.csv"));
        QVERIFY(verifyTable(path("rounded.csv")).state == State::WithinRounding);
        changed("barely.csv", 1 + 1e-7);
        QVERIFY(verifyTable(path("barely.csv")).state == State::Different);
    }

    void aChangedHeadingIsFound() {
        const auto verdictOf = [&](const QByteArray& from, const QByteArray& to) {
            QByteArray csv = read("run.csv");
            const qsizetype head = csv.indexOf("\ntime t"); // below the comments
            csv = csv.left(head) + csv.mid(head).replace(from, to);
            write("heads.csv", csv);
            return verifyTable(path("heads.csv"));
        };
        QVERIFY(verdictOf("", "").state == State::Same);
        for (const auto& [from, to] : {std::pair{"kinetic energy", "potential energy"},
                                       {"[J]", "[kJ]"},
                                       {"kinetic energy", "speed"},
                                       {"Explicit", "Implicit"}}) {
            const TableVerdict verdict = verdictOf(from, to);
            QVERIFY2(verdict.state == State::Different, from);
            QVERIFY2(verdict.sentence.contains("the heading of column"), qPrintable(verdict.sentence));
        }
        // A file of another version may have other names, but no names of other columns and no other units.
        QByteArray older = read("run.csv");
        older.replace(QByteArray("\"program\":\"") + TIMESTEP_VERSION, "\"program\":\"0.0.1");
        QVERIFY(older != read("run.csv"));
        for (const auto& [to, state] :
             {std::pair{"living energy", State::Same}, {"potential energy", State::Different}}) {
            QByteArray csv = older;
            const qsizetype head = csv.indexOf("\ntime t");
            write("older.csv", csv.left(head) + csv.mid(head).replace("kinetic energy", to));
            QVERIFY2(verifyTable(path("older.csv")).state == state, to);
        }
    }

    void aPictureSaysThatItsDrawingWasNotCompared() {
        for (const QString& ending : endings)
            QVERIFY(verifyTable(path("run." + ending)).sentence.contains("was not compared"));
        QVERIFY(!verifyTable(path("run.csv")).sentence.contains("was not compared"));
        QByteArray half = read("run.svg");
        const qsizetype path_ = half.lastIndexOf("<path");
        half.remove(path_, half.indexOf("/>", path_) + 2 - path_);
        write("half.svg", half);
        QVERIFY(verifyTable(path("half.svg")).sentence.contains("was not compared"));
    }

    void aRowOrAColumnTakenAwayIsFound() {
        QList<QByteArray> lines = read("run.csv").split('\n');
        lines.removeAt(lines.size() - 2);
        write("shorter.csv", lines.join('\n'));
        QVERIFY(verifyTable(path("shorter.csv")).state == State::Different);
        Session session(openFile(path("run.csv")).experiment);
        session.runToEnd();
        Table narrow = session.table();
        narrow.columns.pop_back();
        QByteArray comments;
        for (const QByteArray& line : read("run.csv").split('\n'))
            if (line.startsWith('#')) comments += line + '\n';
        write("narrow.csv", comments + QByteArray::fromStdString(toCsv(narrow, {})));
        QVERIFY(verifyTable(path("narrow.csv")).state == State::Unknown);
        write("letters.csv", read("run.csv") + "a,b\n");
        QVERIFY_THROWS_EXCEPTION(InputError, verifyTable(path("letters.csv")));
    }

    void aFigureWithAnotherExperimentIsFound() {
        // An SVG is text: a user could edit the step in it.
        QByteArray svg = read("run.svg");
        const QByteArray step = "&quot;step&quot;:0.02";
        QVERIFY2(svg.contains(step) || svg.contains("\"step\":0.02"),
                 "the experiment can be found in the file");
        svg.replace(step, "&quot;step&quot;:0.01").replace("\"step\":0.02", "\"step\":0.01");
        write("other.svg", svg);
        const TableVerdict verdict = verifyTable(path("other.svg"));
        QVERIFY2(verdict.state == State::Different, qPrintable(verdict.sentence));
        const Outcome outcome = call({"run", path("other.svg")});
        QCOMPARE(outcome.exitCode, 1);
        QVERIFY(outcome.out.contains("is different"));
    }

    void figuresThatCannotBeComparedAreReported() {
        QImage(20, 20, QImage::Format_RGB32).save(path("plain.png"));
        QVERIFY(verifyTable(path("plain.png")).state == State::Unknown);
        QCOMPARE(call({"run", path("plain.png")}).exitCode, 2);
        write("plain.csv", "time,x\n0,1\n");
        const Outcome plain = call({"run", path("plain.csv")});
        QCOMPARE(plain.exitCode, 2);
        QVERIFY2(plain.err.contains("carries no experiment"), qPrintable(plain.err));

        const std::string experiment = toJson(openFile(path("run.png")).experiment).dump();
        FigureSpec layout;
        layout.experiment = QString::fromStdString(experiment); // as an older version wrote it
        PlotSpec plot;
        plot.x = "time";
        const Table none;
        QVERIFY(!writeFigure(path("old.png"), Figure{layout, plot, none}));
        QVERIFY(verifyTable(path("old.png")).state == State::Unknown);
        QCOMPARE(call({"run", path("old.png")}).exitCode, 0);
    }

    void aFileFromANewerVersionSaysSo() {
        QByteArray csv = read("run.csv");
        csv.replace("# Timestep " TIMESTEP_VERSION, "# Timestep 99.1");
        csv.replace("\"scene\":\"spring\"", "\"scene\":\"wormhole\"");
        write("newer.csv", csv);
        const Outcome outcome = call({"run", path("newer.csv")});
        QCOMPARE(outcome.exitCode, 2);
        QVERIFY2(outcome.err.contains("comes from Timestep 99.1, which is newer"), qPrintable(outcome.err));
        QCOMPARE(outcome.err.count('\n'), 1);
        QVERIFY(isNewerThanThis("99.0") && !isNewerThanThis(TIMESTEP_VERSION) && !isNewerThanThis(""));
    }

    void sweepsAndAnalysesAreMadeAgain() {
        for (const char* name : {"sweep.csv", "sweep.pdf"}) {
            const QString option = QString(name).endsWith("csv") ? "--table" : "--figure";
            const Outcome swept = call({"sweep", path("spring.json"), "--over", "step", "--values",
                                        "0.1,0.05,0.025", option, path(name)});
            QVERIFY2(swept.exitCode == 0, qPrintable(swept.err));
            const TableVerdict verdict = verifyTable(path(name));
            QVERIFY2(verdict.state == State::Same, qPrintable(verdict.sentence));
        }
        for (const char* name : {"half.csv", "half.svg"}) {
            const QString option = QString(name).endsWith("csv") ? "--table" : "--figure";
            const Outcome analysed = call({"analyse", "halve-step", path("spring.json"), option, path(name)});
            QVERIFY2(analysed.exitCode == 0, qPrintable(analysed.err));
            const TableVerdict verdict = verifyTable(path(name));
            QVERIFY2(verdict.state == State::Same, qPrintable(verdict.sentence));
        }
    }

    void aRunThatIsNotAtItsEndIsComparedAsFarAsItWent() {
        Experiment experiment = openFile(path("spring.json")).experiment;
        experiment.duration = 0; // endless
        Session session(experiment);
        for (int i = 0; i < 30; ++i) session.step();
        PlotSpec plot;
        plot.x = "time";
        plot.y = {"x"};
        Table table = session.table();
        QVERIFY(ExportDialog({plot, table, {experiment}, {}, {}}).writeTo(path("part.png")).isEmpty());
        QVERIFY(verifyTable(path("part.png")).state == State::Same);
        // The oldest rows were dropped.
        for (Column& column : table.columns)
            column.values.erase(column.values.begin(), column.values.begin() + 7);
        for (const char* name : {"late.svg", "late.csv"}) {
            QVERIFY(ExportDialog({plot, table, {experiment}, {}, {}}).writeTo(path(name)).isEmpty());
            const TableVerdict verdict = verifyTable(path(name));
            QVERIFY2(verdict.state == State::Same, qPrintable(verdict.sentence));
        }
        table.columns[1].values[5] += 1e-3;
        QVERIFY(ExportDialog({plot, table, {experiment}, {}, {}}).writeTo(path("forged.pdf")).isEmpty());
        QVERIFY(verifyTable(path("forged.pdf")).state == State::Different);
    }

    void aTableWithErrorsThatHaveASignIsComparedWithThem() {
        Session session(openFile(path("spring.json")).experiment);
        session.runToEnd();
        PlotSpec plot;
        plot.x = "time";
        plot.y = {"position-error"};
        QVERIFY(ExportDialog({plot, session.table(), {session.experiment()}, {}, {}})
                    .writeTo(path("signed.csv"))
                    .isEmpty());
        QByteArray csv = read("signed.csv");
        QVERIFY(csv.contains("position error with its sign"));
        const TableVerdict verdict = verifyTable(path("signed.csv"));
        QVERIFY2(verdict.state == State::Same, qPrintable(verdict.sentence));
        csv.chop(1);
        csv = csv.left(csv.lastIndexOf(',') + 1) + "0.5\n"; // the last of them
        write("forged-sign.csv", csv);
        QVERIFY(verifyTable(path("forged-sign.csv")).state == State::Different);
    }

    void presetsSetTheSizeAndATabbedTableOpensAsItsExperiment() {
        Session session(openFile(path("spring.json")).experiment);
        session.runToEnd();
        PlotSpec plot;
        plot.x = "time";
        plot.y = {"x"};
        ExportDialog dialog({plot, session.table(), {session.experiment()}, "A spring", "As it swings."});
        QCOMPARE(figurePresets().size(), std::size_t{3});
        for (std::size_t i = 0; i < figurePresets().size(); ++i) {
            dialog.usePreset(static_cast<int>(i));
            QCOMPARE(dialog.layoutSpec().widthMm, figurePresets()[i].widthMm);
            QCOMPARE(dialog.layoutSpec().fontPt, figurePresets()[i].fontPt);
            const QString name = path(QString("preset-%1.pdf").arg(i));
            QVERIFY(dialog.writeTo(name).isEmpty());
            QVERIFY(verifyTable(name).state == State::Same);
        }
        if (!qEnvironmentVariable("TIMESTEP_PICTURES").isEmpty()) {
            dialog.show();
            dialog.grab().save(qEnvironmentVariable("TIMESTEP_PICTURES") + "/export-dialog.png");
        }
        QVERIFY(dialog.writeTo(path("run.tsv")).isEmpty());
        QCOMPARE(toJson(openFile(path("run.tsv")).experiment).dump(), toJson(session.experiment()).dump());
        const QByteArrayList lines = read("run.tsv").trimmed().split('\n');
        QCOMPARE(lines.back().count('\t') + 1, static_cast<qsizetype>(session.table().columns.size()));
        QVERIFY(!dialog.writeTo(path("nowhere/run.tsv")).isEmpty());
    }

    void anArchivedFigureHasNoTransparency() {
        FigureSpec layout;
        layout.archival = true;
        Session session(openFile(path("spring.json")).experiment);
        session.runToEnd();
        PlotSpec plot;
        plot.x = "time";
        plot.y = {"x", "v"};
        const QByteArray pdf = figurePdf(Figure{layout, plot, session.table()});
        QVERIFY(pdf.startsWith("%PDF-1.4"));
        QVERIFY(pdf.contains("/OutputIntents"));
        QCOMPARE(pdf.count("/SMask"), pdf.count("/SMask /None"));
        for (const char* opacity : {"/CA 0", "/ca 0"}) QVERIFY(!pdf.contains(opacity));
    }

    void anAnimationHasAPictureForEveryInstantAndOpensAsItsExperiment() {
        const Outcome outcome = call(
            {"run", path("spring.json"), "--animation", path("moving.png"), "--frames-per-second", "10"});
        QVERIFY2(outcome.exitCode == 0, qPrintable(outcome.err));
        const QByteArray png = read("moving.png");
        QCOMPARE(png.count("fcTL"), 21); // 2 s at 10 per second, including the start
        QVERIFY(png.indexOf("acTL") < png.indexOf("IDAT") && png.contains("fdAT"));
        QVERIFY(!QImage(path("moving.png")).isNull());
        QCOMPARE(openFile(path("moving.png")).experiment.runs.size(), std::size_t{2});
        Experiment endless = openFile(path("spring.json")).experiment;
        endless.duration = 0;
        QVERIFY_THROWS_EXCEPTION(InputError, runAnimation(endless, {}));
        endless.duration = 1e9;
        QVERIFY_THROWS_EXCEPTION(InputError, runAnimation(endless, {}));
        endless.duration = 1;
        QVERIFY(runAnimation(endless, {}, [](double) { return false; }).isEmpty());
    }

    void aDigestHoldsNumbersThatJsonDoesNotHave() {
        Table table;
        const double nan = std::numeric_limits<double>::quiet_NaN();
        table.columns.push_back({"x", "x", "m", 0, {1, -2, nan, std::numeric_limits<double>::infinity()}});
        table.columns.push_back({"none", "none", "", -1, {}});
        const TableDigest digest = digestFromJson(Json::parse(toJson(digestOf(table)).dump()));
        QCOMPARE(digest.columns.size(), std::size_t{2});
        const ColumnDigest& x = digest.columns[0];
        QCOMPARE(x.rows, std::size_t{4});
        QCOMPARE(x.finiteValues, std::size_t{2});
        QCOMPARE(x.sum, -1.0);
        QCOMPARE(x.magnitude, 3.0);
        QVERIFY(std::isinf(x.last) && std::isnan(digest.columns[1].first));
        QCOMPARE(x.hash, digestOf(table.columns[0], 0, 4).hash);
        table.columns[0].values[2] = -nan;
        QCOMPARE(x.hash, digestOf(table.columns[0], 0, 4).hash);
        table.columns[0].values[0] = std::nextafter(1.0, 2.0);
        QVERIFY(x.hash != digestOf(table.columns[0], 0, 4).hash);
        QVERIFY(agreeAcrossMachines(1e6, 1e6 + 1e-4) && !agreeAcrossMachines(1e6, 1e6 + 1e-2));
        QVERIFY(agreeAcrossMachines(0, 1e-10) && !agreeAcrossMachines(0, 1e-8));
        QVERIFY_THROWS_EXCEPTION(InputError, digestFromJson(Json::parse(R"({"program": 1})")));
    }

    void aBackgroundSearchFindsItAndCanBeStopped() {
        QObject context;
        BackgroundWork work(&context);
        int found = 0;
        const auto start = [&](const QString& file) {
            work.start(
                [&work, file, opened = openFile(file)] {
                    return verifyTable(file, opened, [&work] { return work.isWanted(); });
                },
                [&found](const std::optional<TableVerdict>& verdict, const QString&) {
                    if (verdict) ++found;
                });
        };
        start(path("run.png"));
        QTRY_COMPARE_WITH_TIMEOUT(found, 1, 10000);
        start(path("run.csv"));
        work.stop();
        QTest::qWait(20);
        QCOMPARE(found, 1);
    }
};

REGISTER_TEST(Evidence)

} // namespace timestep::evidence_test
#include "evidence.moc"
