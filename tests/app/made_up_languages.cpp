// SPDX-License-Identifier: GPL-3.0-or-later
// Languages that do not exist: one with accents and words that are 40 % longer, and one that is written from
// right to left. Every dialog and the pages of lessons are shown in them, and nothing is cut.
#include "tests/app/window_parts.h"
#include "tests/made_up_text.h"

#include "app/paths.h"
#include "lessons/library.h"
#include "tests/tools.h"
#include "widgets/panel/elided_label.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QGroupBox>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTranslator>

#include <memory>
#include <string>
#include <vector>

namespace timestep::made_up_languages_test {

namespace {

class MadeUpLanguage : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* source, const char*, int n) const override {
        QString text = madeUp(QString::fromUtf8(source));
        return n >= 0 ? text.replace("%n", QString::number(n)) : text;
    }
};

/// What is cut in a window: buttons and labels that are narrower or lower than their text.
/// `titles`: titles that end in an ellipsis count, too.
QStringList cutIn(const QWidget& window, bool titles = false) {
    QStringList found;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible()) continue;
        QString text;
        bool cut = false;
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) {
            text = button->text();
            const QSize wanted =
                button->minimumSizeHint().isValid() ? button->minimumSizeHint() : button->sizeHint();
            cut = button->width() + 1 < wanted.width() || button->height() + 1 < wanted.height();
        } else if (const auto* label = qobject_cast<const QLabel*>(widget)) {
            text = label->text();
            const int slack = 2;
            if (label->wordWrap())
                cut = label->height() + slack < label->heightForWidth(label->width());
            else
                cut = label->sizePolicy().horizontalPolicy() != QSizePolicy::Ignored &&
                      label->width() + slack < label->minimumSizeHint().width();
        }
        if (const auto* title = qobject_cast<const ElidedLabel*>(widget); titles && title != nullptr) {
            text = title->text();
            cut = !title->isWhole();
        }
        if (cut && !text.trimmed().isEmpty())
            found << QStringLiteral("%1: “%2” %3 × %4")
                         .arg(widget->metaObject()->className(), text)
                         .arg(widget->width())
                         .arg(widget->height());
    }
    return found;
}

QList<QWidget*> otherWindows() {
    QList<QWidget*> windows;
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (widget->isVisible() && widget->isWindow() && dynamic_cast<MainWindow*>(widget) == nullptr)
            windows << widget;
    return windows;
}

} // namespace

class MadeUpLanguages : public QObject {
    Q_OBJECT

    LanguageSwitch m_language;

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setApplicationName("timestep-made-up-languages-test");
    }
    void init() { QSettings().clear(); }
    void cleanup() {
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
        m_language.use("en");
    }

    void theLongLanguageKeepsWhatATextIsMadeOf() {
        const QString text = madeUp(QString::fromUtf8("Save &%1 as <b>file</b>…"));
        QVERIFY2(text.contains("&%1") && text.contains("<b>") && text.endsWith(QChar(0x2026)),
                 qPrintable(text));
        QVERIFY(madeUp("experiment").size() == 14 && !madeUp("experiment").contains('e'));
        QVERIFY(!text.contains("file"));
        QWidget window;
        QLabel label(QStringLiteral("a text that is cut"), &window);
        label.resize(20, 20);
        window.show();
        QCOMPARE(cutIn(window).size(), 1);
        label.resize(label.sizeHint());
        QCOMPARE(cutIn(window).size(), 0);
    }

    void nothingIsCutInAnyWindow_data() {
        QTest::addColumn<bool>("longer");
        QTest::addColumn<bool>("mirrored");
        QTest::addColumn<bool>("twice");
        QTest::newRow("40 % longer") << true << false << false;
        QTest::newRow("from right to left") << false << true << false;
        QTest::newRow("type of 200 %") << false << false << true;
    }
    void nothingIsCutInAnyWindow() {
        QFETCH(bool, longer);
        QFETCH(bool, mirrored);
        QFETCH(bool, twice);
        m_language.use("en");
        MadeUpLanguage language;
        if (longer) QCoreApplication::installTranslator(&language);
        if (mirrored) QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        WindowParts window({}, m_language);
        window.setTypeScale(twice ? 2 : 1);
        window.resize(twice ? QSize(1280, 800) : QSize(1366, 768));
        window.show();
        QStringList cut;
        const auto look = [&](const QWidget& shown, const QString& place) {
            constexpr int patience = 100; // of 20 ms, until the layout has come to rest
            QStringList found;
            for (int i = 0; i < patience && (i == 0 || !found.isEmpty()); ++i) {
                QTest::qWait(20);
                found = cutIn(shown, twice);
            }
            for (const QString& one : found) cut << place + ": " + one;
        };
        window.showCourse();
        look(window, "course");
        std::vector<std::string> lessons{"ten-steps-of-euler", "many-sticks-relaxation"};
        if (twice) {
            lessons.clear();
            for (const LessonInfo& lesson : listLessons({bundledLessonsFolder()}))
                lessons.push_back(lesson.id);
        }
        for (const std::string& id : lessons) {
            const QString lesson = QString::fromStdString(id);
            QVERIFY(window.openLesson(lesson));
            for (int step = 0; step < static_cast<int>(window.lessonPanel().lesson()->steps.size()); ++step) {
                window.lessonPanel().goTo(static_cast<std::size_t>(step));
                look(window, QStringLiteral("%1 %2").arg(lesson).arg(step + 1));
            }
        }
        QVERIFY(window.openScene("spring"));
        look(window, "spring");
        int windows = 0;
        for (const ActionRow& row : actionTable()) {
            QAction* action = window.actions().at(row.id);
            if (!action->isEnabled() || !QString::fromStdString(row.text).endsWith(QChar(0x2026)) ||
                row.id == "edit-world")
                continue;
            action->trigger();
            QTest::qWait(20);
            for (QWidget* other : otherWindows()) {
                ++windows;
                if (!other->inherits("QFileDialog")) look(*other, QString::fromStdString(row.id)); // Qt's own
                if (auto* dialog = qobject_cast<QDialog*>(other))
                    dialog->reject();
                else
                    other->close();
            }
            QCoreApplication::processEvents();
        }
        if (longer) QCoreApplication::removeTranslator(&language);
        window.setTypeScale(1);
        QVERIFY2(windows > 15, qPrintable(QString::number(windows)));
        QVERIFY2(cut.isEmpty(), qPrintable('\n' + cut.join('\n')));
    }
};

REGISTER_TEST(MadeUpLanguages)

} // namespace timestep::made_up_languages_test
#include "made_up_languages.moc"
