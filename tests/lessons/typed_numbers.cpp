// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parameter/typed_number.h"
#include "lessons/questions/question.h"
#include "tests/tools.h"

#include <limits>

namespace timestep::typed_numbers_test {

class TypedNumbers : public QObject {
    Q_OBJECT

private slots:
    void numbersAreReadAsPeopleTypeThem_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("value");
        const auto row = [](const char* text, double value) {
            QTest::newRow(text) << QString::fromUtf8(text) << value;
        };
        row("0.5", 0.5);
        row("0,5", 0.5);
        row(" 12,5 ", 12.5);
        row(".5", 0.5);
        row("5.", 5);
        row("+3", 3);
        row("-3", -3);
        row("−3", -3);
        row("1.5e-3", 1.5e-3);
        row("1,5E−3", 1.5e-3);
        row("1/60", 1.0 / 60);
        row("1 / 60", 1.0 / 60);
        row("−1/4", -0.25);
        row("50 %", 0.5);
        row("21,4%", 0.214);
        row("12\u00A0", 12);
        row("007", 7);
    }
    void numbersAreReadAsPeopleTypeThem() {
        QFETCH(QString, text);
        QFETCH(double, value);
        const auto number = typedNumber(text.toStdString());
        QVERIFY(number.has_value());
        QCOMPARE(*number, value);
    }

    void everythingElseIsNoNumber_data() {
        QTest::addColumn<QString>("text");
        for (const char* text : {"",   " ",  "x",     "1.5.2", "1,5,2", "1.000,5", "1,000.5", "1/0",  "1/2/3",
                                 "/2", "1/", "1e999", "nan",   "inf",   "--3",     "+-3",     "0x10", "1 2",
                                 "1e", "%",  "3 px",  "−",     "1e5.5", "½",       "1e-3/",   "3 %%"})
            QTest::newRow(text) << QString::fromUtf8(text);
        QTest::newRow("very long") << QString(1000, '1');
    }
    void everythingElseIsNoNumber() {
        QFETCH(QString, text);
        QVERIFY(!typedNumber(text.toStdString()).has_value());
    }

    void tolerancesIncludeTheirBordersAndNothingBeyond() {
        const Tolerance absolute{0.1, false};
        QVERIFY(absolute.accepts(12.6, 12.5));
        QVERIFY(absolute.accepts(12.4, 12.5));
        QVERIFY(!absolute.accepts(12.601, 12.5));
        QVERIFY(!absolute.accepts(12.399, 12.5));
        const Tolerance relative{0.05, true};
        QVERIFY(relative.accepts(-105, -100));
        QVERIFY(!relative.accepts(-105.1, -100));
        const Tolerance none;
        QVERIFY(none.accepts(0.3, 0.1 + 0.2));
        QVERIFY(!none.accepts(0.3000001, 0.3));
        QVERIFY(!none.accepts(std::numeric_limits<double>::quiet_NaN(), 0.3));
    }
};

REGISTER_TEST(TypedNumbers)

} // namespace timestep::typed_numbers_test
#include "typed_numbers.moc"
