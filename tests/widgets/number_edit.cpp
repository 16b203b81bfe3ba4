// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tools.h"
#include "widgets/controls/edits.h"
#include "widgets/panel/slider_scale.h"
#include "widgets/text/label_text.h"

#include <QSignalSpy>

#include <cmath>
#include <limits>
#include <numbers>
#include <tuple>
#include <vector>

namespace timestep::number_edit_test {

namespace {

/// Replaces the text and presses Enter.
void type(NumberEdit& edit, const QString& text) {
    edit.selectAll();
    QTest::keyClick(&edit, Qt::Key_Delete);
    QTest::keyClicks(&edit, text);
    QTest::keyClick(&edit, Qt::Key_Return);
}

void widen(NumberEdit& edit) {
    edit.setRange(-1e300, 1e300);
}

} // namespace

class NumberEditTest : public QObject {
    Q_OBJECT

private slots:
    void showingAValueDoesNotRoundIt();
    void pointAndCommaMeanTheSameInEveryLanguage();
    void fractionsExponentsAndUnitsCanBeTyped();
    void invalidOrOutOfRangeTextIsHandled();
    void anglesAreShownInDegrees();
    void numbersAreShownAsShortAsPossible();
    void arrowsStepAccordingToTheStepping();
    void aSliderGivesRoundNumbersAndReachesItsEnds();
};

void NumberEditTest::showingAValueDoesNotRoundIt() {
    for (const QString& unit : {QStringLiteral("s"), QStringLiteral("rad"), QStringLiteral("1")})
        for (const auto language : {QLocale::C, QLocale::German})
            for (const double value :
                 {0.003125, 1.0 / 3, 1.0 / 60, 0.1 + 0.2, std::numbers::pi / 3, 1e-12 / 7, -2.0 / 3e7,
                  123456789.123456789, 6.02214076e23, std::nextafter(1.0, 2.0)}) {
                NumberEdit edit;
                edit.setLocale(QLocale(language));
                edit.setUnit(unit);
                widen(edit);
                edit.setValue(value);
                QCOMPARE(edit.value(), value);
                QVERIFY(edit.value() == value);
                QSignalSpy changes(&edit, &QDoubleSpinBox::valueChanged);
                edit.selectAll();
                QTest::keyClick(&edit, Qt::Key_Return);
                edit.interpretText();
                QVERIFY(edit.value() == value);
                QCOMPARE(changes.size(), 0);
            }
}

void NumberEditTest::pointAndCommaMeanTheSameInEveryLanguage() {
    for (const auto language : {QLocale::English, QLocale::German, QLocale::Arabic})
        for (const char* text : {"0.5", "0,5", "+0,50", ".5", "5e-1", "1/2"}) {
            NumberEdit edit;
            edit.setLocale(QLocale(language));
            edit.setUnit(QStringLiteral("s"));
            type(edit, QString::fromLatin1(text));
            QVERIFY2(edit.value() == 0.5, text);
        }
    NumberEdit edit;
    edit.setLocale(QLocale(QLocale::German));
    edit.setValue(0.5);
    QCOMPARE(edit.text(), QStringLiteral("0,5"));
}

void NumberEditTest::fractionsExponentsAndUnitsCanBeTyped() {
    NumberEdit edit;
    widen(edit);
    edit.setUnit(QStringLiteral("m/s²"));
    type(edit, QStringLiteral("1/60"));
    QVERIFY(edit.value() == 1.0 / 60);
    QCOMPARE(edit.text(), QStringLiteral("1/60\u00a0m/s²"));
    type(edit, QStringLiteral("-2e-3"));
    QVERIFY(edit.value() == -2e-3);
    type(edit, QStringLiteral("250 cm/s^2"));
    QVERIFY(edit.value() == 2.5);
    type(edit, QStringLiteral("3 s")); // measures something else
    QVERIFY(edit.value() == 2.5);
    edit.setUnit(QStringLiteral("m"));
    type(edit, QStringLiteral("40 cm"));
    QCOMPARE(edit.text(), QStringLiteral("0.4\u00a0m"));
    QVERIFY(edit.valueFromText(QStringLiteral("\u22123,5")) == -3.5); // the sign that German texts print
}

void NumberEditTest::invalidOrOutOfRangeTextIsHandled() {
    NumberEdit edit;
    edit.setRange(0, 10);
    edit.setValue(3);
    for (const char* text : {"", "abc", "1,000.5", "1/0", "--1", "e"}) {
        type(edit, QString::fromLatin1(text));
        QVERIFY2(edit.value() == 3, text);
    }
    type(edit, QStringLiteral("50"));
    QVERIFY(edit.value() == 10);
    type(edit, QStringLiteral("-1"));
    QVERIFY(edit.value() == 0);
}

void NumberEditTest::anglesAreShownInDegrees() {
    NumberEdit edit;
    widen(edit);
    edit.setUnit(QStringLiteral("rad"));
    edit.setValue(std::numbers::pi / 3);
    QCOMPARE(edit.text(), QStringLiteral("60°"));
    type(edit, QStringLiteral("90"));
    QCOMPARE(edit.value(), std::numbers::pi / 2);
    edit.setSingleStep(5);
    edit.stepBy(1);
    QCOMPARE(edit.value(), 95 * std::numbers::pi / 180);
    QCOMPARE(edit.text(), QStringLiteral("95°"));
}

void NumberEditTest::numbersAreShownAsShortAsPossible() {
    const QLocale english(QLocale::English);
    const QList<std::pair<double, const char*>> expected = {
        {0, "0"},           {0.003125, "0.003125"}, {100000, "100000"}, {9.81, "9.81"},
        {1.0 / 60, "1/60"}, {2.0 / 3, "0.6667"},    {0.1 + 0.2, "0.3"}, {-0.25, "-0.25"}};
    for (const auto& pair : expected)
        QCOMPARE(NumberEdit::shownText(pair.first, english), QString::fromLatin1(pair.second));
    // What is longer than anyone types is rounded; the value and the tool tip keep all digits.
    NumberEdit edit;
    widen(edit);
    edit.setUnit(QStringLiteral("rad"));
    for (const auto& [angle, text] :
         {std::pair{2.0, "114.6°"}, std::pair{0.5, "28.65°"}, std::pair{0.15, "8.594°"}}) {
        edit.setValue(angle);
        QCOMPARE(edit.text(), QString::fromUtf8(text));
        edit.interpretText();
        QCOMPARE(edit.value(), angle);
    }
    const std::vector<std::tuple<double, double, const char*>> read{{9.63761, 0, "9.63761"},
                                                                    {9.637612345, 0, "9.638"},
                                                                    {-20.5, 0, "−20.5"},
                                                                    {4995430.53, 0, "4995431"},
                                                                    {58012.3456789, 0, "58012"},
                                                                    {1.000001234567, 1e-7, "1.0000012"},
                                                                    {6.8412345e-7, 0, "6.841·10⁻⁷"},
                                                                    {0.0001234567891, 0, "0.0001235"},
                                                                    {0, 0, "0"}};
    QLocale plain = english;
    plain.setNumberOptions(QLocale::OmitGroupSeparator);
    for (const auto& [value, step, text] : read)
        QCOMPARE(roundedNumber(value, plain, step), QString::fromUtf8(text));
    QVERIFY(NumberEdit::shownText(1e-9, english).contains(QLatin1Char('e'), Qt::CaseInsensitive));
}

void NumberEditTest::arrowsStepAccordingToTheStepping() {
    NumberEdit edit;
    edit.setRange(1e-9, 1e9);
    edit.setStepping(NumberEdit::Stepping::OneTwoFive);
    edit.setValue(0.01);
    QList<double> up;
    for (int i = 0; i < 6; ++i) {
        edit.stepBy(1);
        up << edit.value();
    }
    QCOMPARE(up, (QList<double>{0.02, 0.05, 0.1, 0.2, 0.5, 1}));
    edit.setValue(0.003125);
    edit.stepBy(-1);
    QCOMPARE(edit.value(), 0.002);
    edit.stepBy(-1);
    QCOMPARE(edit.value(), 0.001);
    edit.stepBy(-1);
    QCOMPARE(edit.value(), 0.0005);

    edit.setStepping(NumberEdit::Stepping::Even);
    edit.setSingleStep(0.1);
    edit.setValue(0.1);
    edit.stepBy(2);
    QVERIFY(edit.value() == 0.3);
    edit.setStepping(NumberEdit::Stepping::Whole);
    edit.setValue(7);
    QTest::keyClick(&edit, Qt::Key_Up);
    QVERIFY(edit.value() == 8);
}

void NumberEditTest::aSliderGivesRoundNumbersAndReachesItsEnds() {
    for (const SliderScale& scale :
         {SliderScale(0, 5, false), SliderScale(1e-4, 1, false), SliderScale(1, 40, true)}) {
        double last = -1;
        for (int position = 0; position <= scale.positions(); ++position) {
            const double value = scale.valueAt(position);
            QVERIFY(value >= last);
            last = value;
            QCOMPARE_LE(std::abs(scale.positionOf(value) - position), scale.positions() / 100);
            QVERIFY(QString::number(value, 'g', QLocale::FloatingPointShortest).size() <= 8);
        }
    }
    QVERIFY(!SliderScale(0, 1e6, false).isLogarithmic());
    QVERIFY(!SliderScale(1, 99, false).isLogarithmic());
    const SliderScale decades(1e-4, 1, false);
    QVERIFY(decades.isLogarithmic());
    QCOMPARE(decades.valueAt(0), 1e-4);
    QCOMPARE(decades.valueAt(decades.positions() / 2), 1e-2);
    QCOMPARE(decades.valueAt(decades.positions()), 1.0);
    QCOMPARE(SliderScale(1, 40, true).positions(), 39);
}

REGISTER_TEST(NumberEditTest)

} // namespace timestep::number_edit_test
#include "number_edit.moc"
