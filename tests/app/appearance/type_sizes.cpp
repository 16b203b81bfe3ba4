// SPDX-License-Identifier: GPL-3.0-or-later
// The window has three sizes of type: labels, texts and titles.
#include "tests/app/appearance/painted_texts.h"
#include "tests/app/window/window_parts.h"

#include "app/course/course_hero.h"
#include "app/lesson/elements/heading.h"
#include "tests/tools.h"

#include <QSettings>

#include <cmath>
#include <map>

namespace timestep::type_sizes_test {

class TypeSizes : public QObject {
    Q_OBJECT

    LanguageSwitch m_language;

private slots:
    void theWindowHasThreeSizesOfType() {
        QSettings().clear();
        const auto window = shownWindow(m_language);
        window->resize(1366, 768);
        const double label = QApplication::font().pointSizeF();
        const std::array<double, 3> sizes{label, label * textType, label * textType * titleType};
        QVERIFY(sizes[1] * 96 / 72 >= 16 - 0.01); // [px]
        std::array<int, 3> found{};
        const auto look = [&](const char* where) {
            QTest::qWait(300); // until nothing glides
            for (const PaintedText& each : paintedTexts(*window)) {
                const auto place = std::find_if(sizes.begin(), sizes.end(), [&](double size) {
                    return std::abs(size - each.points) < 0.26; // a screen rounds to quarters
                });
                QVERIFY2(place != sizes.end(),
                         qPrintable(QString("%1: “%2” has %3 pt").arg(where, each.text).arg(each.points)));
                ++found[static_cast<std::size_t>(place - sizes.begin())];
            }
        };
        window->showCourse();
        look("course map");
        QVERIFY(window->openLesson("ten-steps-of-euler"));
        for (std::size_t step = 0; step < window->lessonPanel().lesson()->steps.size(); ++step) {
            window->lessonPanel().goTo(step);
            look("lesson");
        }
        QVERIFY(window->openScene("dominoes"));
        look("free play");
        for (const int count : found) QVERIFY(count > 3);
        // Another theme keeps the sizes.
        QVERIFY(window->openLesson("ten-steps-of-euler"));
        const auto largeTexts = [&] {
            QTest::qWait(300);
            const auto texts = paintedTexts(*window);
            return std::count_if(texts.begin(), texts.end(), [&](const PaintedText& each) {
                return std::abs(sizes[1] - each.points) < 0.26;
            });
        };
        const auto before = largeTexts();
        QVERIFY(before > 3);
        for (const Theme theme : {Theme::Dark, Theme::Light}) {
            applyTheme(*qApp, theme);
            QCOMPARE(largeTexts(), before);
        }
    }
};

REGISTER_TEST(TypeSizes)

} // namespace timestep::type_sizes_test

#include "type_sizes.moc"
