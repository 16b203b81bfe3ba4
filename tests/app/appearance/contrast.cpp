// SPDX-License-Identifier: GPL-3.0-or-later
// The contrast of what is painted, not of the palette: texts of buttons and labels, and the focus indicator.
#include "tests/app/appearance/appearances.h"
#include "tests/tools.h"
#include "widgets/look/theme.h"

#include <QAbstractButton>
#include <QApplication>
#include <QHash>
#include <QLabel>
#include <QSet>
#include <QSettings>
#include <QStyle>

#include <array>
#include <memory>

namespace timestep::contrast_test {

namespace {

constexpr double ofTexts = 4.5, ofMarks = 3; // WCAG 2.1, 1.4.3 and 1.4.11
constexpr int enlarged = 4;                  // a stroke of a letter then covers whole pixels

/// The pixels on the screen at the place of a widget.
QImage pictureOf(QWidget& widget) {
    QWidget& window = *widget.window();
    const QRect place(widget.mapTo(&window, QPoint()), widget.size());
    QImage picture(place.size() * enlarged, QImage::Format_RGB32);
    picture.setDevicePixelRatio(enlarged);
    window.render(&picture, QPoint(), QRegion(place), QWidget::DrawWindowBackground | QWidget::DrawChildren);
    return picture;
}

/// The contrast between the commonest colour, the background, and the one that differs most.
double textContrast(const QImage& picture) {
    QHash<QRgb, int> counts;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x) ++counts[picture.pixel(x, y)];
    QRgb ground = 0;
    for (auto it = counts.begin(); it != counts.end(); ++it)
        if (it.value() > counts.value(ground)) ground = it.key();
    double most = 1;
    for (auto it = counts.begin(); it != counts.end(); ++it)
        most = std::max(most, contrast(QColor(it.key()), QColor(ground)));
    return most;
}

/// The largest contrast between two pictures of the same place.
double changeContrast(const QImage& one, const QImage& other) {
    double most = 1;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x)
            if (one.pixel(x, y) != other.pixel(x, y))
                most = std::max(most, contrast(QColor(one.pixel(x, y)), QColor(other.pixel(x, y))));
    return most;
}

} // namespace

class Contrast : public QObject {
    Q_OBJECT

    LanguageSwitch m_language;

    static QString nameOf(const QWidget& widget, const QString& text, double found) {
        return QStringLiteral("%1 “%2”: %3").arg(widget.metaObject()->className(), text).arg(found);
    }

private slots:
    void theMeasureFindsThePaintedColours() {
        QLabel label("text");
        QPalette palette = label.palette();
        palette.setColor(QPalette::Window, Qt::white);
        for (const auto& [colour, expected] :
             {std::pair{QColor(Qt::black), 21.0}, {QColor(0x76, 0x76, 0x76), 4.54}}) {
            palette.setColor(QPalette::WindowText, colour);
            label.setPalette(palette);
            label.resize(80, 30);
            COMPARE_NEAR(textContrast(pictureOf(label)), expected, 0.05);
        }
    }

    void everyTextThatIsShownCanBeRead_data() { addAppearances(); }
    void everyTextThatIsShownCanBeRead() {
        const auto window = openInAppearance(m_language);
        int texts = 0;
        const auto check = [&] {
            for (QWidget* widget : window->findChildren<QWidget*>()) {
                if (!widget->isVisible() || !widget->isEnabled() || widget->visibleRegion().isEmpty())
                    continue;
                QString text;
                if (const auto* label = qobject_cast<QLabel*>(widget)) text = label->text();
                if (const auto* button = qobject_cast<QAbstractButton*>(widget)) text = button->text();
                if (text.trimmed().isEmpty() || widget->visibleRegion().boundingRect() != widget->rect())
                    continue;
                const double found = textContrast(pictureOf(*widget));
                QVERIFY2(found >= ofTexts, qPrintable(nameOf(*widget, text, found)));
                ++texts;
            }
        };
        window->showCourse();
        QTest::qWait(300); // until nothing glides
        check();
        QVERIFY(window->openLesson("ten-steps-of-euler"));
        for (int step = 0; step < 3; ++step) {
            window->lessonPanel().goTo(static_cast<std::size_t>(step));
            QTest::qWait(300); // until nothing glides
            check();
        }
        QVERIFY2(texts > 60, qPrintable(QString::number(texts)));
    }

    void reducedMotionIsKeptAndEndsAllGliding() {
        QSettings().clear();
        m_language.use("en");
        const auto duration = [](const WindowParts& window) {
            return window.style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, &window.view());
        };
        for (const bool reduced : {false, true, false}) {
            WindowParts first({}, m_language);
            first.actions().at("reduced-motion")->setChecked(reduced);
            QCOMPARE(duration(first) == 0, reduced);
            first.close();
            WindowParts next({}, m_language);
            QCOMPARE(next.actions().at("reduced-motion")->isChecked(), reduced);
            QCOMPARE(duration(next) == 0, reduced);
        }
    }

    /// With strobe pictures as well, the view shows nothing between the start and the end of a run.
    void reducedMotionWithStrobePicturesShowsTheEndOfARunAtOnce() {
        Experiment experiment = standardExperiment(*findScene("spring"));
        experiment.duration = 5000 * experiment.step;
        for (const bool reduced : {false, true})
            for (const bool strobe : {false, true}) {
                QSettings().clear();
                m_language.use("en");
                const auto window = std::make_unique<WindowParts>(WindowOptions{}, m_language);
                window->show();
                QVERIFY(window->openExperiment(experiment));
                window->actions().at("reduced-motion")->setChecked(reduced);
                window->actions().at("strobe")->setChecked(strobe);
                Workbench& workbench = window->workbench();
                workbench.setSpeed(1);
                for (int run = 0; run < 2; ++run) { // the second run starts again after the end
                    QTRY_VERIFY(workbench.isCurrent());
                    QSet<QString> seen;
                    const auto watch = connect(&workbench, &Workbench::advanced, this,
                                               [&] { seen << window->view().spokenDescription(); });
                    window->actions().at("run")->trigger();
                    if (reduced && strobe) {
                        QTRY_VERIFY_WITH_TIMEOUT(workbench.isCurrent() && workbench.snapshot().atEnd, 60000);
                        QVERIFY2(seen.size() <= 2, qPrintable(QStringList(seen.values()).join('\n')));
                        QVERIFY2(window->view().spokenDescription().contains("5,000"),
                                 qPrintable(window->view().spokenDescription()));
                        QVERIFY(workbench.snapshot().strobe.size() > 20);
                    } else {
                        QTRY_VERIFY_WITH_TIMEOUT(seen.size() > 2, 60000);
                        QVERIFY(!workbench.snapshot().atEnd);
                        workbench.pause();
                    }
                    disconnect(watch);
                    QTRY_VERIFY(!workbench.isRunning());
                    QCOMPARE(workbench.speed(), 1.0);
                }
            }
    }

    void theFocusOfEveryButtonCanBeSeen_data() { addAppearances(); }
    void theFocusOfEveryButtonCanBeSeen() {
        const auto window = openInAppearance(m_language);
        QVERIFY(window->openLesson("ten-steps-of-euler"));
        window->lessonPanel().goTo(1);
        QTest::qWait(300); // until nothing glides
        window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window.get()));
        QWidget* aside = &window->view();
        int buttons = 0;
        for (QAbstractButton* button : window->findChildren<QAbstractButton*>()) {
            if (!button->isVisible() || !button->isEnabled() || !(button->focusPolicy() & Qt::TabFocus) ||
                button->visibleRegion().boundingRect() != button->rect())
                continue;
            aside->setFocus(Qt::TabFocusReason);
            const QImage before = pictureOf(*button);
            button->setFocus(Qt::TabFocusReason);
            window->setAttribute(Qt::WA_KeyboardFocusChange); // as a key press does
            if (!button->hasFocus()) continue;
            const double found = changeContrast(before, pictureOf(*button));
            QVERIFY2(found >= ofMarks,
                     qPrintable(nameOf(*button, button->text() + button->accessibleName(), found)));
            ++buttons;
        }
        QVERIFY2(buttons > 15, qPrintable(QString::number(buttons)));
    }
};

REGISTER_TEST(Contrast)

} // namespace timestep::contrast_test
#include "contrast.moc"
