// SPDX-License-Identifier: GPL-3.0-or-later
// Files of measured data in the forms of other programs: each gives its value, or the sentence that helps.
#include "app/archive/zip_archive.h"
#include "app/measured/measured_file.h"
#include "core/exact/pendulum_motion.h"
#include "core/input_error.h"
#include "tests/app/commands/command_call.h"
#include "tests/app/files/test_folder.h"
#include "tests/tools.h"

#include <QRegularExpression>

#include <cmath>
#include <functional>

namespace timestep::foreign_data_test {

namespace {

// The motion in all files: x = 0.08 m cos(3.5/s t), a spring of 12.25 N/m with 1 kg, read in 41 rows.
constexpr double amplitude = 0.08, frequency = 3.5, stiffness = frequency * frequency, pause = 0.05;
constexpr int rows = 41;

double timeOf(int row) {
    return pause * row;
}

double placeOf(int row) {
    return amplitude * std::cos(frequency * timeOf(row));
}

QByteArray number(double value, int decimals, char sign = '.') {
    return QByteArray::number(value, 'f', decimals).replace('.', sign);
}

/// The rows of a file, one by one.
QByteArray lines(const QByteArray& head, const std::function<QByteArray(int)>& row,
                 const QByteArray& end = "\n") {
    QByteArray text = head;
    for (int i = 0; i < rows; ++i) text += row(i) + end;
    return text;
}

/// Clock time of a row, as "15:32:01.050".
QByteArray clockOf(int row) {
    return "15:32:" + number(1 + timeOf(row), 3).rightJustified(6, '0');
}

QByteArray plain(int row) {
    return number(timeOf(row), 2) + ',' + number(placeOf(row), 6);
}

/// The parts of a spreadsheet with two sheets, of which the second holds the rows: dates or numbers as times,
/// centimetres as numbers, an error, heads as shared texts in several parts.
std::vector<ZipEntry> sheets(bool dates) {
    const QByteArray main = "xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\"";
    const QByteArray relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
    QByteArray data = "<worksheet " + main +
                      "><sheetData><row r=\"2\"><c r=\"B2\" t=\"s\"><v>0</v></c>"
                      "<c r=\"C2\" t=\"inlineStr\"><is><t>x (cm)</t></is></c></row>";
    for (int i = 0; i < rows; ++i) {
        const QByteArray row = QByteArray::number(3 + i);
        const double days = 46349.5 + timeOf(i) / 86400;
        data += "<row r=\"" + row + "\"><c r=\"B" + row + "\" s=\"" + (dates ? "1" : "0") + "\"><v>" +
                (dates ? QByteArray::number(days, 'g', 17) : number(timeOf(i), 2)) + "</v></c><c r=\"C" +
                row + "\"><v>" + QByteArray::number(100 * placeOf(i), 'g', 17) + "</v></c>" +
                (i == 3 ? "<c r=\"D" + row + "\" t=\"e\"><v>#DIV/0!</v></c>" : QByteArray()) + "</row>";
    }
    return {{"[Content_Types].xml", "<Types/>"},
            {"xl/workbook.xml",
             "<workbook " + main + " xmlns:r=\"" + relations +
                 "\"><sheets><sheet name=\"Notes\" sheetId=\"1\" r:id=\"a\"/>"
                 "<sheet name=\"Raw &amp; Data\" sheetId=\"2\" r:id=\"b\"/></sheets></workbook>"},
            {"xl/_rels/workbook.xml.rels",
             "<Relationships><Relationship Id=\"a\" Target=\"worksheets/one.xml\"/>"
             "<Relationship Id=\"b\" Target=\"/xl/worksheets/two.xml\"/></Relationships>"},
            {"xl/sharedStrings.xml",
             "<sst " + main + "><si><r><t>Time </t></r><r><t>(s)</t></r><rPh><t>no</t></rPh></si></sst>"},
            {"xl/styles.xml",
             "<styleSheet " + main +
                 "><numFmts><numFmt numFmtId=\"170\" formatCode=\"yyyy\\-mm\\-dd hh:mm:ss.000\"/></numFmts>"
                 "<cellStyleXfs><xf numFmtId=\"14\"/></cellStyleXfs>"
                 "<cellXfs><xf numFmtId=\"0\"/><xf numFmtId=\"170\"/></cellXfs></styleSheet>"},
            {"xl/worksheets/one.xml",
             "<worksheet " + main + "><sheetData><row><c t=\"s\"><v>0</v></c></row></sheetData></worksheet>"},
            {"xl/worksheets/two.xml", data + "</sheetData></worksheet>"}};
}

QString refusalOf(const std::function<void()>& read) {
    try {
        read();
    } catch (const InputError& error) {
        return QString::fromStdString(error.sentence());
    }
    return {};
}

} // namespace

class ForeignData : public QObject, TestFolder {
    Q_OBJECT

    Outcome fit(const QString& file, const QStringList& further = QStringList(),
                const QString& columns = "t=#1,x=#2") const {
        return call(QStringList{"fit", path("spring.json"), "--data", path(file), "--columns", columns,
                                "--parameters", "stiffness,start-displacement"} +
                    further);
    }
    /// Both values, as closely as the decimals of the file allow, and what is said on the way.
    void expectValues(const Outcome& outcome, const QString& sentence = QString()) const {
        QVERIFY2(outcome.exitCode == 0, qPrintable(outcome.err));
        const auto valueOf = [&](const QString& name) {
            const auto match = QRegularExpression("\n +" + name + " +(\\S+) ").match(outcome.out);
            return match.hasMatch() ? match.captured(1).toDouble() : std::nan("");
        };
        COMPARE_NEAR(valueOf("stiffness"), stiffness, 2e-3);
        COMPARE_NEAR(valueOf("start-displacement"), amplitude, 1e-5);
        QVERIFY2(outcome.out.contains(sentence), qPrintable(outcome.out));
        QVERIFY2(outcome.out.contains("x: 41 points"), qPrintable(outcome.out));
    }

private slots:
    void initTestCase() {
        write("spring.json", R"({"scene": "spring", "step": 0.01, "duration": 3,
            "parameters": {"mass": 1, "damping": 0, "stiffness": 10, "start-displacement": 0.1},
            "runs": [{"integrator": "rk4"}]})");
    }

    void eachFormGivesItsValue_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("sentence");
        QTest::addColumn<QStringList>("options");
        const auto row = [](const char* name, const QByteArray& text, const QString& sentence = {},
                            const QStringList& options = {}) {
            QTest::newRow(name) << text << sentence << options;
        };
        const auto commas = [](int i) {
            return number(timeOf(i), 2, ',') + ';' + number(100 * placeOf(i), 4, ',');
        };
        row("a unit that is not the last word of the head",
            lines("\xEF\xBB\xBF\"Time (s) Run #2\";\"Position, Ch P1 (cm) Run #2\"\r\n", commas, "\r\n"),
            "x: column \"Position, Ch P1 Run #2\" in cm, as its head says");
        row("a note in the first row",
            lines("t (s),x (cm),note\n",
                  [](int i) {
                      return number(timeOf(i), 2) + ',' + number(100 * placeOf(i), 4) +
                             (i == 0 ? ",let go" : ",");
                  }),
            "x: column \"x\" in cm");
        row("a serial monitor", lines("", [](int i) { return clockOf(i) + " -> " + number(placeOf(i), 6); }),
            "t: column \"#1\" of clock times, in s since the first row");
        row("a serial plotter",
            lines("", [](int i) { return "t:" + number(timeOf(i), 2) + ",x:" + number(placeOf(i), 6); }),
            "x: column \"x\" in m");
        row("a footer", lines("t (s),x (m)\n", plain) + "\nmass 1 kg\nmeasured by hand, in room 7\n",
            "what is below the rows is left out: \"mass 1 kg\"");
        row("minutes and seconds", lines("t;x\n", [](int i) {
                return "0:" + number(timeOf(i), 2).rightJustified(5, '0') + ';' + number(placeOf(i), 6);
            }));
        row("dates as people write them",
            lines("t;x\n", [](int i) { return "23.11.2026 " + clockOf(i) + ';' + number(placeOf(i), 6); }));
        row("decimal commas in quotes between commas", lines("\"t (s)\",\"x (m)\"\n", [](int i) {
                return '"' + number(timeOf(i), 2, ',') + "\",\"" + number(placeOf(i), 6, ',') + '"';
            }));
        row("heads in quotes over several lines",
            lines(
                "\"Time\r\n(s)\";\"place,\r\nfrom the left (m)\"\r\n",
                [](int i) { return number(timeOf(i), 2, ',') + ';' + number(placeOf(i), 6, ','); }, "\r\n"),
            "x: column \"place, from the left\" in m");
        row("lines that nothing but the reader can tell from rows",
            "1;2;3\n4;5;6\n" +
                lines("t;x\n", [](int i) { return number(timeOf(i), 2) + ';' + number(placeOf(i), 6); }) +
                "9;9\n",
            {}, {"--skip-lines", "2", "--skip-footer", "1"});
    }

    void eachFormGivesItsValue() {
        QFETCH(QByteArray, text);
        QFETCH(QString, sentence);
        QFETCH(QStringList, options);
        write("data.csv", text);
        expectValues(fit("data.csv", options), sentence);
    }

    void whatCannotBeReadGetsTheSentenceThatHelps() {
        write("commas.csv", lines("t,x\n", [](int i) {
                  return number(timeOf(i), 2, ',') + ',' + number(placeOf(i), 6, ',');
              }));
        const Outcome commas = fit("commas.csv");
        QCOMPARE(commas.exitCode, 2);
        QVERIFY2(commas.err.contains("the head names 2 columns, and the rows have 4 cells"),
                 qPrintable(commas.err));

        write("unix.csv", lines("t (ms);x (m)\n", [](int i) {
                  return QByteArray::number(1795419000000 + 50 * i) + ';' + number(placeOf(i), 6);
              }));
        const Outcome since1970 = fit("unix.csv");
        QCOMPARE(since1970.exitCode, 2);
        QVERIFY2(since1970.err.contains("a time shift of -1795419000 brings them to the start"),
                 qPrintable(since1970.err));
        expectValues(fit("unix.csv", {"--time-shift", "-1795419000"}));

        write("before.csv", lines("t (s),x (m)\n", [](int i) {
                  return number(timeOf(i) - 0.5, 2) + ',' + number(placeOf(i), 6);
              }));
        const Outcome before = fit("before.csv");
        QCOMPARE(before.exitCode, 2);
        QVERIFY2(before.err.contains("the data begin at time -0.5, before the run, which begins at 0: shift "
                                     "their times by 0.5, or fit the shift, too"),
                 qPrintable(before.err));
        expectValues(fit("before.csv", {"--time-shift", "0.5"}));

        write("plain.csv", lines("t (s),x (m)\n", plain));
        QVERIFY(fit("plain.csv", {}, "t=t,y=x")
                    .err.contains("\"y\" cannot be measured in this scene; there are time, "));
        QVERIFY(fit("plain.csv", {}, "t=t,x=y").err.contains("there is no column \"y\"; there are t, x"));
        QVERIFY(fit("plain.csv", {"--sheet", "one"}).err.contains("sheet: this file has no sheets"));
        write("old.xls", "\xD0\xCF\x11\xE0 and so on");
        QVERIFY(fit("old.xls").err.contains("this is a spreadsheet or an archive; save the table as CSV"));
    }

    /// Source of the form: a track of Tracker, with its name above the heads.
    void aTrackOfAVideoIsFittedInBothCoordinates() {
        write("track.json",
              "{\"scene\": \"own-system\", \"step\": 0.02, \"duration\": 4, \"texts\": {"
              "\"equations\": \"th'' = -g/L*sin(th)\", \"start\": \"th = a0, th' = 0\", "
              "\"constants\": \"g = 9.81, L = 1.5, a0 = 0.3\"}, \"runs\": [{\"integrator\": \"rk4\"}], "
              "\"record\": {\"calculated\": ["
              "{\"id\": \"px\", \"name\": \"px\", \"unit\": \"m\", \"formula\": \"L*sin(th)\"}, "
              "{\"id\": \"py\", \"name\": \"py\", \"unit\": \"m\", \"formula\": \"-L*cos(th)\"}]}}");
        constexpr double length = 1.45, start = 0.284;
        const PendulumMotion motion(std::sqrt(9.81 / length), {start, 0});
        QByteArray text = "mass_B\r\nt\tx\ty\r\n";
        for (int i = 0; i < 100; ++i) {
            const double theta = motion.at(i / 30.0).theta;
            text += QByteArray::number(i / 30.0, 'g', 15) + '\t' + number(length * std::sin(theta), 12) +
                    '\t' + number(-length * std::cos(theta), 12) + "\r\n";
        }
        write("track.txt", text);
        const Outcome outcome =
            call({"fit", path("track.json"), "--data", path("track.txt"), "--columns", "t=t,px=x,py=y",
                  "--parameters", "constants/L,constants/a0", "--sigma", "0.003"});
        QVERIFY2(outcome.exitCode == 0, qPrintable(outcome.err));
        QVERIFY2(outcome.out.contains(QRegularExpression("constants/L +1\\.4500")), qPrintable(outcome.out));
        QVERIFY2(outcome.out.contains(QRegularExpression("constants/a0 +0\\.28400")),
                 qPrintable(outcome.out));
    }

    void aSpreadsheetIsRead() {
        for (const bool dates : {false, true}) {
            write("run.xlsx", zipOf(sheets(dates)));
            expectValues(fit("run.xlsx"), "the table \"Raw & Data\" is read; the file has Notes, Raw & Data");
            expectValues(fit("run.xlsx", {"--sheet", "Raw & Data"}),
                         dates ? "t: column \"Time\" of clock times" : "t: column \"Time\" in s");
        }
        QVERIFY(fit("run.xlsx", {"--sheet", "Notes"}).err.contains("there are no numbers in this file"));
        QVERIFY(fit("run.xlsx", {"--sheet", "x"})
                    .err.contains("there is no sheet or table \"x\"; there are Notes, Raw & Data"));
    }

    void datesOfASpreadsheetAreSeconds() {
        const MeasuredFile file(zipOf(sheets(true)), "run.xlsx");
        const MeasuredTable table = file.read(1, {});
        QVERIFY(table.columns[0].isClock);
        for (int i = 0; i < rows; ++i)
            COMPARE_NEAR(table.columns[0].values[static_cast<std::size_t>(i)], timeOf(i), 2e-6);
        COMPARE_NEAR(table.columns[1].values[4], 100 * placeOf(4), 1e-12);
    }

    void anArchiveOfTablesIsRead() {
        const std::vector<ZipEntry> about{{"meta/device.csv", "\"property\",\"value\"\n\"version\",1\n"},
                                          {"meta/time.csv", "\"event\",\"time\"\nSTART,0\n"}};
        std::vector<ZipEntry> entries = about;
        entries.push_back({"Position.csv", lines("\"t (s)\",\"x (m)\"\n", plain)});
        write("one.zip", zipOf(entries));
        expectValues(fit("one.zip"));
        entries.push_back({"Light.csv", "t,lux\n0,1\n"});
        write("two.zip", zipOf(entries));
        QVERIFY(fit("two.zip").err.contains(
            "sheet: the archive has several tables; name one of them: Position, Light"));
        expectValues(fit("two.zip", {"--sheet", "Position"}), "the table \"Position\" is read");
        write("none.zip", zipOf(about));
        QVERIFY(fit("none.zip").err.contains("there is no table in this archive"));
        write("office.zip", zipOf({{"content.xml", "<a/>"}}));
        QVERIFY(fit("office.zip").err.contains("save it as .xlsx or as CSV first"));
    }

    void damagedArchivesAreRefusedInASentence() {
        const QByteArray whole = zipOf(sheets(false));
        for (const qsizetype size : {qsizetype(4), qsizetype(30), whole.size() / 2, whole.size() - 1})
            QVERIFY(!refusalOf([&] { MeasuredFile(whole.left(size), "f.xlsx"); }).isEmpty());
        const auto refusal = [](const QString& part, const QByteArray& content) {
            std::vector<ZipEntry> parts = sheets(false);
            for (ZipEntry& one : parts)
                if (one.name == part) one.content = content;
            return refusalOf([&] {
                const MeasuredFile file(zipOf(parts), "f.xlsx");
                file.read(file.find("Raw & Data"), {});
            });
        };
        const QString two = "xl/worksheets/two.xml", damaged = "f.xlsx: the spreadsheet is damaged";
        const QByteArray open = "<worksheet><sheetData>", close = "</sheetData></worksheet>";
        QCOMPARE(refusal("xl/workbook.xml", "<workbook>"), damaged);
        QCOMPARE(refusal("xl/_rels/workbook.xml.rels", "<Relationships/>"), damaged);
        QCOMPARE(refusal("xl/sharedStrings.xml", "<sst/>"), damaged); // an index without a text
        QCOMPARE(refusal(two, open + "<row r=\"3\"/><row r=\"2\"/>" + close), damaged);
        QCOMPARE(refusal(two, open + "<row r=\"1048577\"/>" + close), damaged);
        QCOMPARE(refusal(two, open + "<row><c r=\"ZZZZ1\"><v>1</v></c></row>" + close), damaged);
        QCOMPARE(refusal(two, open + "<row><c r=\"GS1\"><v>1</v></c></row>" + close),
                 QString("f.xlsx: the table has 201 columns, and at most 200 are read"));
        QCOMPARE(refusal(two, open + close),
                 QString("f.xlsx: Raw & Data: there are no numbers in this file"));
        // Deep and wide.
        QCOMPARE(refusal("xl/sharedStrings.xml", "<sst><si>" + QByteArray("<r>").repeated(1'000'000)),
                 damaged);
        QCOMPARE(
            refusal("xl/sharedStrings.xml",
                    "<!DOCTYPE s [<!ENTITY a \"aaaaaaaaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;\">"
                    "<!ENTITY c \"&b;&b;&b;&b;&b;&b;&b;&b;\"><!ENTITY d \"&c;&c;&c;&c;&c;&c;&c;&c;\">"
                    "<!ENTITY e \"&d;&d;&d;&d;&d;&d;&d;&d;\">]><sst><si><t>&e;</t></si></sst>"),
            damaged);
        QVERIFY(refusal(two, QByteArray(65 << 20, ' ')).contains("is larger than 64 MiB"));
    }
};

REGISTER_TEST(ForeignData)

} // namespace timestep::foreign_data_test
#include "foreign_data.moc"
