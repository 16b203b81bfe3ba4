// SPDX-License-Identifier: GPL-3.0-or-later
// Files of measured data as written by phones, video trackers and data loggers, and their units.
#include "core/input_error.h"
#include "core/measured/clock_time.h"
#include "core/measured/measured_series.h"
#include "core/measured/points_table.h"
#include "core/parameter/unit.h"
#include "core/run/experiment/experiment.h"
#include "core/run/experiment/setting_key.h"
#include "core/scenes/scene.h"
#include "tests/tools.h"

#include <cmath>
#include <ctime>
#include <numbers>

namespace timestep::measured_files_test {

namespace {

struct Example {
    const char* name;
    std::string text;
    /// Name and unit of each column, "t [s]", separated by "; ".
    const char* heads;
    std::vector<std::vector<double>> columns;
    const char* notes = "";
};

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
constexpr bool sanitized = true; // a sanitizer takes several times as long
#else
constexpr bool sanitized = false;
#endif
#else
constexpr bool sanitized = false;
#endif

constexpr double gap = -1e300; ///< means an empty cell

std::string utf16(const std::string& ascii) {
    std::string bytes = "\xFF\xFE";
    for (const char c : ascii) {
        bytes += c;
        bytes += '\0';
    }
    return bytes;
}

std::vector<Example> examples() {
    return {
        {"phone, commas, quoted heads",
         "\"Time (s)\",\"Acceleration x (m/s^2)\"\n0.000000000E0,1.5E-1\n1.0E-2,-2.5E-1\n",
         "Time [s]; Acceleration x [m/s^2]",
         {{0, 0.01}, {0.15, -0.25}}},
        {"phone, semicolons and decimal commas",
         "\"Time (s)\";\"Gyroscope z (rad/s)\"\r\n0,00;1,25\r\n0,01;-1,5\r\n",
         "Time [s]; Gyroscope z [rad/s]",
         {{0, 0.01}, {1.25, -1.5}}},
        {"tabs and decimal commas, German heads",
         "Zeit in s\tWinkel in °\n0\t10,5\n0,5\t9\n",
         "Zeit [s]; Winkel [°]",
         {{0, 0.5}, {10.5, 9}}},
        {"video tracker: name of the track above the heads",
         "mass A\t\t\nt\tx\ty\n0.0\t1.0\t2.0\n0.033\t1.1\t\n0.067\t\t2.2\n",
         "t []; x []; y []",
         {{0, 0.033, 0.067}, {1, 1.1, gap}, {2, gap, 2.2}},
         "mass A"},
        {"video tracker, multi-column blanks",
         "t (s)   x [m]   y / cm\n 0.0    1.0     2\n 0.1    1.5     3\n",
         "t [s]; x [m]; y [cm]",
         {{0, 0.1}, {1, 1.5}, {2, 3}}},
        {"byte order mark, Windows line ends",
         "\xEF\xBB\xBFt/s,x/m\r\n1,2\r\n3,4\r\n",
         "t [s]; x [m]",
         {{1, 3}, {2, 4}}},
        {"data logger: settings, names, a line of units",
         "Logger 2000\nRate;100\nTime;Angle;Speed\ns;deg;(m/s)\n0;1;2\n1;3;4\n",
         "Time [s]; Angle [deg]; Speed [m/s]",
         {{0, 1}, {1, 3}, {2, 4}},
         "Logger 2000|Rate;100"},
        {"comment lines; the last names the columns",
         "# measured on the roof\n# t x\n0 1\n# a pause\n1 2\n",
         "t []; x []",
         {{0, 1}, {1, 2}}},
        {"no heads at all", "0,5;1,5\n1;2,5\n", "#1 []; #2 []", {{0.5, 1}, {1.5, 2.5}}},
        {"empty cells and words for no value",
         "t,x\n0,NaN\n1,\n2,n/a\n3,4\n",
         "t []; x []",
         {{0, 1, 2, 3}, {gap, gap, gap, 4}}},
        {"a separator at the end of each line", "t;x;\n0;1;\n1;2;\n", "t []; x []", {{0, 1}, {1, 2}}},
        {"a spreadsheet names its separator", "sep=;\nt;x\n0;1\n2;3\n", "t []; x []", {{0, 2}, {1, 3}}},
        {"UTF-16", utf16("t (s)\tx (m)\r\n0\t1\r\n1\t2\r\n"), "t [s]; x [m]", {{0, 1}, {1, 2}}},
        {"Latin 1", "t (s);Winkel (\xB0)\n0;1\n1;2\n", "t [s]; Winkel [°]", {{0, 1}, {1, 2}}},
        {"line ends of old Macs", "t,x\r0,1\r1,2\r", "t []; x []", {{0, 1}, {1, 2}}},
        {"separators inside quotes",
         "\"time, on the wall\",\"x \"\"raw\"\"\"\n\"0\",1\n2,3\n",
         "time, on the wall []; x \"raw\" []",
         {{0, 2}, {1, 3}}},
        {"minus signs of typesetters", "t,x\n0,\u22121.5\n1,+2\n", "t []; x []", {{0, 1}, {-1.5, 2}}},
        {"columns of words beside the numbers",
         "t;x;remark\n0;1;start\n1;2;end\n",
         "t []; x []; remark []",
         {{0, 1}, {1, 2}, {gap, gap}}},
        {"a name with brackets that are no unit",
         "t,x (filtered)\n0,1\n1,2\n",
         "t []; x (filtered) []",
         {{0, 1}, {1, 2}}},
        {"a unit that is not the last word of the head, a byte order mark, decimal commas",
         "\xEF\xBB\xBF\"Time (s) Run #1\";\"Position, Ch P1 (cm) Run #1\"\n0,00;10,000\n0,05;9,850\n",
         "Time Run #1 [s]; Position, Ch P1 Run #1 [cm]",
         {{0, 0.05}, {10, 9.85}}},
        {"a number in brackets is no unit",
         "t [s],Sensor (1) x\n0,1\n1,2\n",
         "t [s]; Sensor (1) x []",
         {{0, 1}, {1, 2}}},
        {"a note in the first row",
         "t (s),x (cm),note\n0.00,10.000,release\n0.05,9.850,\n",
         "t [s]; x [cm]; note []",
         {{0, 0.05}, {10, 9.85}, {gap, gap}}},
        {"a note in the first row, and no names",
         "0.00,10.000,release\n0.05,9.850,\n",
         "#1 []; #2 []; #3 []",
         {{0, 0.05}, {10, 9.85}, {gap, gap}}},
        {"decimal commas in quotes between commas",
         "\"t\",\"y\"\n\"0,0\",\"0,5\"\n\"0,1\",\"0,25\"\n",
         "t []; y []",
         {{0, 0.1}, {0.5, 0.25}}},
        {"line breaks in quotes",
         "\"t\r\n(s)\";\"x, from\r\nthe left (cm)\"\r\n0;1\r\n\"1\";\"2\"\r\n",
         "t [s]; x, from the left [cm]",
         {{0, 1}, {1, 2}}},
        {"inches, and a quote without an end in a comment",
         "t,length 5\"\n# \"so\n0,1\n1,2\n",
         "t []; length 5\" []",
         {{0, 1}, {1, 2}}},
        {"a serial monitor",
         "23:59:59.500 -> 0.5\n00:00:00.000 -> 0.25\n",
         "#1 [s]; #2 []",
         {{0, 0.5}, {0.5, 0.25}}},
        {"a serial plotter", "t:0.00,x:0.5\nt:0.05,x:-1e-3\n", "t []; x []", {{0, 0.05}, {0.5, -1e-3}}},
        {"a serial plotter in a serial monitor",
         "08:00:00.000 -> x:1 y:2\n08:00:00.250 -> x:3 y:4\n",
         "clock [s]; x []; y []",
         {{0, 0.25}, {1, 3}, {2, 4}}},
        {"words below the rows", "t,x\n0,1\n1,2\n\nmass 0.25 kg\nMean,1.5\n", "t []; x []", {{0, 1}, {1, 2}}},
        {"minutes and seconds", "t;x\n0:59.75;1\n1:00.25;2\n", "t [s]; x []", {{0, 0.5}, {1, 2}}},
        {"infinite, and too small for a double",
         "t,x\n0,Infinity\n1,-inf\n2,1e-400\n3,-.--\n",
         "t []; x []",
         {{0, 1, 2, 3}, {gap, gap, 0, gap}}},
        {"names above names: the last line counts",
         "Run 1,Run 1\nt (ms),x (mm)\n0,1\n1,2\n",
         "t [ms]; x [mm]",
         {{0, 1}, {1, 2}},
         "Run 1,Run 1"},
        {"units behind an underline; one letter is a subscript, a capital or a number a mark",
         "time_ms,angle_deg,x_m,ball_A,sensor_1\n0,1,2,3,4\n",
         "time [ms]; angle [deg]; x_m []; ball_A []; sensor_1 []",
         {{0}, {1}, {2}, {3}, {4}}},
        {"heads again after a pause",
         "t (s),x (m)\n0,1\nt (s),x (m)\n5,2\n",
         "t [s]; x [m]",
         {{0, 5}, {1, 2}}},
    };
}

/// "sentence" of the error, or "" if there is none.
template <class Work>
std::string sentenceOf(const Work& work) {
    try {
        work();
    } catch (const InputError& error) {
        return error.sentence();
    }
    return {};
}

std::vector<RecordedColumn> pendulumMeasures() {
    return columnsOf(*makeSimulation(standardExperiment(*findScene("pendulum")), 0));
}

} // namespace

class MeasuredFiles : public QObject {
    Q_OBJECT

private slots:
    void clockTimesAreSecondsSinceTheFirstRow() {
        QCOMPARE(clockTime("08:30:00"), std::optional(30600.0));
        QCOMPARE(clockTime("8:30:00.25"), std::optional(30600.25));
        QCOMPARE(clockTime("8:30:00,25"), std::optional(30600.25));
        QCOMPARE(clockTime("1970-01-02T00:00:01Z"), std::optional(86401.0));
        QCOMPARE(clockTime("2000-03-01T00:00:00"), std::optional(951868800.0)); // date -u -d 2000-03-01 +%s
        QCOMPARE(clockTime("2026-11-23 08:30:00.5+01:00"), std::optional(1795419000.5));
        QCOMPARE(clockTime("2026-11-23T08:30"), clockTime("2026-11-23T08:30:00Z"));
        QCOMPARE(clockTime("1:05.25"), std::optional(65.25));
        QCOMPARE(clockTime("12:30:00 AM"), std::optional(1800.0));
        QCOMPARE(clockTime("8:30:00 PM"), std::optional(73800.0));
        for (const char* date :
             {"23.11.2026 08:30:00", "2026/11/23 8:30:00 AM", "11/23/2026 8:30 AM", "23/11/2026, 08:30:00"})
            QCOMPARE(clockTime(date), clockTime("2026-11-23T08:30:00Z"));
        // The fifth of November, or the eleventh of May.
        QVERIFY(!clockTime("05/11/2026 08:30:00") && clockTime("11/11/2026 08:30:00"));
        QVERIFY(!clockTime("23.13.2026 08:30:00") && !clockTime("13:30:00 PM") && !clockTime("1:05"));
        for (const char* none : {"8:30", "08:61:00", "2026-13-01T00:00:00", "2026-02-30", "1:2:3",
                                 "08:30:00x", "", "12", "2026-11-23T", "08:30:00.", "-08:30:00"})
            QVERIFY2(!clockTime(none), none);
        const MeasuredTable table =
            readMeasured("time,date,x\n23:59:59.5,2026-12-31T23:59:59.5Z,1\n00:00:00,2027-01-01T00:00:00Z,2\n"
                         "00:00:01.25,2027-01-01T01:00:01.25+01:00,3\n",
                         "f.csv");
        for (const std::size_t column : {std::size_t{0}, std::size_t{1}}) {
            QVERIFY(table.columns[column].isClock && !table.columns[column].fault);
            QCOMPARE(table.columns[column].heading.unit, std::string("s"));
            QCOMPARE(table.numbers(column), (std::vector<double>{0, 0.5, 1.75}));
        }
        QCOMPARE(table.numbers(2), (std::vector<double>{1, 2, 3}));
        // A clock time among numbers, and a number among clock times, are faults.
        QVERIFY(sentenceOf([] {
                    static_cast<void>(readMeasured("t;x\n1;2\n8:00:00;3\n", "f.csv").numbers(0));
                }).find("is not a number") != std::string::npos);
        QVERIFY(sentenceOf([] {
                    static_cast<void>(readMeasured("t;x\n8:00:00;2\n7;3\n", "f.csv").numbers(0));
                }).find("is not a number") != std::string::npos);
    }

    void everyDialectIsRead_data() {
        QTest::addColumn<int>("number");
        int number = 0;
        for (const Example& example : examples()) QTest::newRow(example.name) << number++;
    }

    void everyDialectIsRead() {
        QFETCH(int, number);
        const Example example = examples()[static_cast<std::size_t>(number)];
        const MeasuredTable table = readMeasured(example.text, "file.csv");
        std::string heads, notes;
        for (const MeasuredColumn& column : table.columns)
            heads += (heads.empty() ? "" : "; ") + column.heading.name + " [" + column.heading.unit + "]";
        for (const std::string& note : table.notes) notes += (notes.empty() ? "" : "|") + note;
        QCOMPARE(QString::fromStdString(heads), QString(example.heads));
        QCOMPARE(QString::fromStdString(notes), QString(example.notes));
        QCOMPARE(table.columns.size(), example.columns.size());
        for (std::size_t i = 0; i < table.columns.size(); ++i) {
            QCOMPARE(table.columns[i].values.size(), example.columns[i].size());
            for (std::size_t row = 0; row < example.columns[i].size(); ++row) {
                const double wanted = example.columns[i][row], read = table.columns[i].values[row];
                if (wanted == gap)
                    QVERIFY(std::isnan(read));
                else
                    QCOMPARE(read, wanted);
            }
        }
    }

    void unreadableInputIsReportedWithItsPlace() {
        const auto refusal = [](const std::string& text) {
            return QString::fromStdString(sentenceOf([&] { readMeasured(text, "f.csv"); }));
        };
        QCOMPARE(refusal(""), "f.csv: there are no numbers in this file");
        QCOMPARE(refusal("a,b\nc,d\n"), "f.csv: there are no numbers in this file");
        QCOMPARE(refusal("t,x\n0,1\n1,2,3\n"),
                 "f.csv:3:5: this line has more cells than the 2 columns of the table");
        QCOMPARE(refusal("t,x\n0,1\n1,\"2\n"), "f.csv:3:3: this quote has no end");
        QCOMPARE(refusal("PK\x03\x04 and so on"),
                 "f.csv: this is a spreadsheet or an archive; save the table as CSV first");
        QCOMPARE(refusal(std::string("1,2\n3,\0\n", 8)), "f.csv: this is not a text file");
        std::string wide;
        for (std::size_t i = 0; i <= mostMeasuredColumns; ++i) wide += "1;";
        QCOMPARE(refusal(wide + "1\n"), "f.csv: the table has 202 columns, and at most 200 are read");
        QCOMPARE(refusal(std::string(mostMeasuredBytes + 1, '1')),
                 "f.csv: the file has 256 MB, and at most 256 MB are read");
    }

    void commasWithTwoReadingsAreRefusedUntilSomebodySaysWhich() {
        const auto refusal = [](const std::string& text, const MeasuredForm& form = {}) {
            return QString::fromStdString(sentenceOf([&] { readMeasured(text, "f.csv", nullptr, form); }));
        };
        const std::string commas = "t,x\n0,00,0,10000\n0,05,0,09850\n";
        QVERIFY(refusal(commas).contains("the head names 2 columns, and the rows have 4 cells"));
        QCOMPARE(refusal(commas, {.separator = ','}), QString());
        QCOMPARE(refusal("t,x,\n0,1,\n1,2,\n"), QString()); // no cell in the last column
        const std::string thousands = "t,x\n0,\"1,234\"\n1,\"2,468\"\n";
        QVERIFY(refusal(thousands).contains("can have a decimal comma or be thousands"));
        QCOMPARE(readMeasured(thousands, "f.csv", nullptr, {.decimal = ','}).numbers(1),
                 (std::vector<double>{1.234, 2.468}));
        QCOMPARE(refusal("t,x\n0,\"1,234\"\n1,\"2,46\"\n"), QString());
    }

    void linesAreSkippedWhereTheReaderSaysSo() {
        const std::string text = "1,2,3\nt,x\n0,1\n1,2\n9,9\n";
        const MeasuredTable table =
            readMeasured(text, "f.csv", nullptr, {.skippedLines = 1, .skippedAtEnd = 1});
        QCOMPARE(table.columns.front().heading.name, std::string("t"));
        QCOMPARE(table.numbers(1), (std::vector<double>{1, 2}));
        QCOMPARE(sentenceOf([&] {
                     readMeasured("x\n" + text + "1,a,b,c\n", "f.csv", nullptr, {.skippedLines = 2});
                 }),
                 std::string("f.csv:7:5: this line has more cells than the 2 columns of the table"));
    }

    void linesKeepTheirNumbers() {
        const auto place = [](const std::string& text) {
            return sentenceOf([&] { static_cast<void>(readMeasured(text, "f.csv").numbers(1)); });
        };
        // Line breaks in quotes, the names that labels of a serial plotter become, and a quote without an
        // end.
        QCOMPARE(place("\"t\n\n(s)\",\"x\n(m)\"\n0,1\n1,a\n"),
                 std::string("f.csv:6:3: \"a\" is not a number"));
        QCOMPARE(place("t:0,x:1\nt:1,x:2\nt:2,x:a\n"), std::string("f.csv:3:3: \"a\" is not a number"));
        QCOMPARE(place("t,x\n0,1\n1,\"2\n2,3\n3,4\n"), std::string("f.csv:3:3: this quote has no end"));
    }

    void theFooterIsNamed() {
        const MeasuredTable table = readMeasured("t,x\n0,1\n1,2\nMean,1.5\n", "f.csv");
        QCOMPARE(table.footer, std::vector<std::string>{"Mean,1.5"});
        // Rows after the word: it is no footer, and its column is not one of numbers.
        const MeasuredTable inside = readMeasured("t,x\n0,1\npause\n1,2\n", "f.csv");
        QVERIFY(inside.footer.empty());
        QCOMPARE(sentenceOf([&] { static_cast<void>(inside.numbers(0)); }),
                 std::string("f.csv:3:1: \"pause\" is not a number"));
    }

    void theUnitThatWasReadIsNamed() {
        const MeasuredTable table =
            readMeasured("t (ms),a,b (furlong)\n0,1,2\nt (ms),a,b (furlong)\n1,,3\nend\n", "f.csv");
        const MeasuredColumns columns{"t", {}, 1, 0, {{"theta", "a", "deg"}, {"omega", "b (furlong)"}}};
        QStringList said;
        for (const Sentence& sentence : readingOf(table, columns, pendulumMeasures(), "s"))
            said << QString::fromStdString(sentence.english());
        QCOMPARE(said,
                 (QStringList{
                     "t: column \"t\" in ms, as its head says", "theta: column \"a\" in deg, as was asked",
                     "theta: 1 of 2 rows have no time or no value and are left out",
                     "omega: column \"b (furlong)\" in rad/s, because its head names no unit that is known",
                     "lines that repeat the heads are left out: 1",
                     "what is below the rows is left out: \"end\""}));
    }

    void aWordAmongTheNumbersInvalidatesOnlyItsColumn() {
        const MeasuredTable table = readMeasured("t (s);ä;y\n0;1;2\n1;über;4\n2;5;6\n", "f.csv");
        QCOMPARE(table.numbers(table.find("y")), (std::vector<double>{2, 4, 6}));
        QCOMPARE(QString::fromStdString(sentenceOf([&] { table.numbers(table.find("ä")); })),
                 "f.csv:3:3: \"über\" is not a number");
        const MeasuredTable mixed = readMeasured("t;x\n0,5;1\n1.5;2\n", "f.csv"); // two decimal signs
        QCOMPARE(QString::fromStdString(sentenceOf([&] { mixed.numbers(0); })),
                 "f.csv:3:1: \"1.5\" is not a number");
    }

    void columnsAreFoundByNameHeadAndNumber() {
        const MeasuredTable table = readMeasured("t (s),x (m),x (cm)\n0,1,2\n", "f.csv");
        QCOMPARE(table.find("t"), std::size_t(0));
        QCOMPARE(table.find(" t [s] "), std::size_t(0));
        QCOMPARE(table.find("x (cm)"), std::size_t(2));
        QCOMPARE(table.find("#2"), std::size_t(1));
        QCOMPARE(QString::fromStdString(sentenceOf([&] { table.find("y"); })),
                 "f.csv: there is no column \"y\"; there are t, x, x");
        QCOMPARE(QString::fromStdString(sentenceOf([&] { table.find("x"); })),
                 "f.csv: 2 columns have the name \"x\"; name one by its number, as in #2");
        QVERIFY(!sentenceOf([&] { table.find("#4"); }).empty());
    }

    void unitsAreConverted() {
        const auto factor = [](const char* from, const char* to) {
            return conversion(from, to).value_or(std::nan(""));
        };
        constexpr double degree = std::numbers::pi / 180;
        QCOMPARE(factor("ms", "s"), 1e-3);
        QCOMPARE(factor("cm", "m"), 0.01);
        QCOMPARE(factor("mm", "m"), 1e-3);
        QCOMPARE(factor("°", "rad"), degree);
        QCOMPARE(factor("deg/s", "rad/s"), degree);
        QCOMPARE(factor("Grad", "rad"), degree);
        QCOMPARE(factor("rpm", "rad/s"), 2 * std::numbers::pi / 60);
        QCOMPARE(factor("cm/s^2", "m/s²"), 0.01);
        QCOMPARE(factor("m s^-2", "m/s²"), 1.0);
        QCOMPARE(factor("m·s⁻²", "m/s²"), 1.0);
        QCOMPARE(factor("km/h", "m/s"), 1000.0 / 3600);
        QCOMPARE(factor("g", "kg"), 1e-3);
        QCOMPARE(factor("mN", "N"), 1e-3);
        QCOMPARE(factor("kg m²/s²", "J"), 1.0);
        QCOMPARE(factor("N s", "kg m/s"), 1.0);
        QCOMPARE(factor("kg/(m s²)", "kg/m/s²"), 1.0);
        QCOMPARE(factor("%", "1"), 0.01);
        QCOMPARE(factor("min", "s"), 60.0);
        QCOMPARE(factor("µs", "s"), 1e-6);
        QCOMPARE(factor("1/s", "rad/s"), 1.0); // a pure number counts as radians
        QCOMPARE(factor("ε/k", "ε/k"), 1.0);   // equal letters, even with no known meaning
        for (const auto& [from, to] : {std::pair{"m", "s"},
                                       {"m", "m²"},
                                       {"furlong", "m"},
                                       {"px", "m"},
                                       {"m^", "m"},
                                       {"m)", "m"},
                                       {"(m", "m"},
                                       {"deg", "deg²"}})
            QVERIFY2(!conversion(from, to), from);
    }

    void typedValuesTakeUnits() {
        QCOMPARE(numberIn("40 cm", "m"), 0.4);
        QCOMPARE(numberIn("10 ms", "s"), 0.01);
        QCOMPARE(numberIn("60°", "rad"), 60 * (std::numbers::pi / 180));
        QCOMPARE(numberIn("0,5 1/s", "1/s"), 0.5);
        QCOMPARE(numberIn("36 km/h", "m/s"), 10.0);
        QCOMPARE(numberIn("0.25", "m"), 0.25);
        QCOMPARE(numberIn("pi/2", "rad"), std::numbers::pi / 2);
        for (const char* text : {"0.5", "1/60", "2e-3", "pi", "4*m", "m", "5 furlong", "1e"})
            QVERIFY2(!typedQuantity(text), text);
        QCOMPARE(QString::fromStdString(sentenceOf([] { numberIn("40 cm", "s"); })),
                 "\"40 cm\" has the unit of m, and s is expected");
        for (const char* unit : {"kg m²/s³", "1/s", "1", "m", "kg/(m s²)"})
            QCOMPARE(QString::fromStdString(unitText(unitOf(unit)->powers)), QString(unit));
        Experiment experiment = standardExperiment(pendulumScene);
        setByKey(experiment, "length", "40 cm");
        setByKey(experiment, "step", "10 ms");
        QCOMPARE(experiment.parameters["length"], 0.4);
        QCOMPARE(experiment.step, 0.01);
        QCOMPARE(sentenceOf([&] { setByKey(experiment, "mass", "3 m"); }),
                 std::string("mass: \"3 m\" has the unit of m, and kg is expected"));
    }

    void pointsAreRowsWithTheirRatesAndCalculatedColumns() {
        // The example of numpy.gradient's manual.
        const std::vector<double> x{0, 1, 1.5, 3.5, 4, 6}, y{1, 2, 4, 7, 11, 16};
        const std::vector<double> wanted{1, 3, 3.5, 6.7, 6.9, 2.5};
        const std::vector<double> rates = rateOfChange(x, y);
        for (std::size_t i = 0; i < wanted.size(); ++i) COMPARE_NEAR(rates[i], wanted[i], 1e-12);
        QVERIFY(rateOfChange(std::vector{1.0}, std::vector{2.0}).size() == 1);
        Experiment experiment = standardExperiment(pendulumScene);
        experiment.calculated = {calculatedFromText("height [m] = L*(1 - cos(theta))"),
                                 calculatedFromText("energy [J] = total_energy")};
        const MeasuredTable table =
            readMeasured("t [ms];Winkel [°]\n0;90\n1000;60\n500;999\n2000;0\n", "f.csv");
        MeasuredColumns columns{"t", {}, 1, 0, {{"theta", "Winkel", {}, {}}}, {2}};
        const auto kept = pointsTable(experiment, table, columns, pendulumMeasures(), "s");
        QCOMPARE(kept.rows, (std::vector<std::size_t>{0, 1, 3}));
        QCOMPARE(kept.table.find("time")->values, (std::vector<double>{0, 1, 2}));
        COMPARE_NEAR(kept.table.find("height")->values[1], 0.5, 1e-12);
        COMPARE_NEAR(kept.table.find("rate-theta")->values[1], -std::numbers::pi / 4, 1e-12);
        QCOMPARE(kept.table.find("rate-theta")->unit, std::string("rad/s"));
        QVERIFY(kept.table.find("energy") == nullptr); // it needs the angular velocity
        const auto left = pointsTable(experiment, table, columns, pendulumMeasures(), "s", true);
        QCOMPARE(left.rows, (std::vector<std::size_t>{2}));
        const auto series = seriesOf(table, columns, pendulumMeasures(), "s");
        QCOMPARE(series[0].time, (std::vector<double>{0, 1, 2}));
        bool says = false;
        for (const Sentence& one : readingOf(table, columns, pendulumMeasures(), "s"))
            says = says || one.english() == "1 of 4 rows are left out by hand";
        QVERIFY(says);
        columns.leftOut.clear();
        QCOMPARE(seriesOf(table, columns, pendulumMeasures(), "s")[0].time.size(), std::size_t(4));
    }

    void problemsWithoutUnitsTakeDataInSi() {
        const MeasuredTable table = readMeasured("Zeit [ms];Winkel [°]\n0;0\n500;90\n", "f.csv");
        const RecordedColumn angle{"theta", "theta", "1"};
        const auto series =
            seriesOf(table, {"Zeit", {}, 1, 0, {{"theta", "Winkel", {}, {}}}}, {&angle, 1}, "1");
        QCOMPARE(series[0].time, (std::vector<double>{0, 0.5}));
        QCOMPARE(series[0].value, (std::vector<double>{0, std::numbers::pi / 2}));
        QVERIFY(!sentenceOf([&] {
                     seriesOf(table, {"Zeit", {}, 1, 0, {{"theta", "Winkel", {}, {}}}}, {&angle, 1}, "m");
                 }).empty());
    }

    void seriesHaveTheUnitsOfTheRun() {
        const MeasuredTable table = readMeasured(
            "t (ms),a (deg),err (rad),w\n0,180,0.1,1\n500,90,0.2,\n,45,0.1,2\n1000,0,0.3,3\n", "f.csv");
        MeasuredColumns columns{"t", {}, 1, 0.25, {{"theta", "a", {}, "err"}, {"omega", "w", "deg/s", "2"}}};
        const auto series = seriesOf(table, columns, pendulumMeasures(), "s");
        QCOMPARE(series.size(), std::size_t(2));
        QCOMPARE(series[0].time, (std::vector<double>{0.25, 0.75, 1.25}));
        COMPARE_NEAR(series[0].value[1], std::numbers::pi / 2, 1e-15);
        QCOMPARE(series[0].sigma, (std::vector<double>{0.1, 0.2, 0.3}));
        QCOMPARE(series[1].time, (std::vector<double>{0.25, 1.25})); // rows without a value are left out
        COMPARE_NEAR(series[1].sigma[0], 2 * std::numbers::pi / 180, 1e-15);
        columns.scale = 2;
        QCOMPARE(seriesOf(table, columns, pendulumMeasures(), "s")[0].time,
                 (std::vector<double>{0.25, 1.25, 2.25}));

        const auto refusal = [&](const MeasuredColumns& asked) {
            return QString::fromStdString(
                sentenceOf([&] { seriesOf(table, asked, pendulumMeasures(), "s"); }));
        };
        QVERIFY(refusal({"t", {}, 1, 0, {{"psi", "a"}}})
                    .startsWith("columns: \"psi\" cannot be measured in this scene; there are time, "));
        QCOMPARE(refusal({"t", {}, 1, 0, {{"theta", "t"}}}),
                 "columns: the column \"t\" cannot be both the time and theta");
        QCOMPARE(refusal({"t", {}, 1, 0, {{"theta", "a", "kg"}}}),
                 "f.csv: the unit \"kg\" of column \"a\" cannot be converted to rad");
        QCOMPARE(refusal({"t", {}, 1, 0, {{"theta", "a", {}, "0"}}}),
                 "sigma: an uncertainty must be greater than 0");
        QCOMPARE(refusal({"t", {}, 1, 0, {{"theta", "err", {}, "a"}}}),
                 "f.csv: sigma: the uncertainty in row 4 must be greater than 0");
    }

    void aMillionRowsAreReadInThreeSeconds() {
        std::string text = "t (s);x (m);y (m)\n";
        for (int row = 0; row < 1'000'000; ++row) {
            const std::string number = std::to_string(row);
            text += number + ",25;0," + number + ";-" + number + ",5\n";
        }
        std::size_t reported = 0;
        const std::clock_t begun = std::clock(); // processor time, because other programs may be busy
        const MeasuredTable table = readMeasured(text, "f.csv", [&](std::size_t done, std::size_t of) {
            reported += done <= of ? 1U : 0U;
            return true;
        });
        const auto took = 1000LL * (std::clock() - begun) / CLOCKS_PER_SEC;
        qInfo("a million rows of 3 columns (%zu MB): %lld ms", text.size() >> 20, took);
        QCOMPARE(table.rows(), std::size_t(1'000'000));
        QCOMPARE(table.columns[2].values.back(), -999999.5);
        QVERIFY(reported > 10);
        QVERIFY2(took < (sanitized ? 30'000 : 3000), qPrintable(QString::number(took)));
        QCOMPARE(readMeasured(text, "f.csv", [](std::size_t, std::size_t) { return false; }).rows(),
                 std::size_t(0));
    }
};

REGISTER_TEST(MeasuredFiles)

} // namespace timestep::measured_files_test
#include "measured_files.moc"
