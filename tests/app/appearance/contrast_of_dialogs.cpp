// SPDX-License-Identifier: GPL-3.0-or-later
// The contrast of the painted dialogs, menus and tool tips of the window: texts, edges of fields and focus
// indicators.
#include "tests/app/appearance/appearances.h"
#include "tests/app/appearance/contrast_findings.h"
#include "tests/app/appearance/painted_texts.h"
#include "tests/tools.h"

#include <QApplication>
#include <QDialog>
#include <QLabel>
#include <QPointer>
#include <QSettings>
#include <QToolTip>

#include <memory>

namespace timestep::contrast_of_dialogs_test {

namespace {

QList<QWidget*> otherWindows() {
    QList<QWidget*> windows;
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (widget->isVisible() && widget->isWindow() && dynamic_cast<MainWindow*>(widget) == nullptr)
            windows << widget;
    return windows;
}

void closeOthers() {
    for (const QPointer<QWidget> other : otherWindows()) {
        if (other == nullptr) continue;
        if (auto* dialog = qobject_cast<QDialog*>(other.data()))
            dialog->reject();
        else
            other->close();
    }
    QCoreApplication::processEvents();
}

/// An ellipsis announces a dialog; in these menus other actions open windows, too.
bool opensWindow(const ActionRow& row) {
    if (row.places.empty() || row.checkable != ActionRow::Switch::None || row.id == "edit-world")
        return false;
    const std::string menu = row.places.front().menu;
    return QString::fromStdString(row.text).endsWith(QChar(0x2026)) || menu == "help" || menu == "teach";
}

/// Opens everything that an action opens, first with a scene and then the rest with a lesson.
void measureAll(WindowParts& window, Findings& findings) {
    for (const bool lesson : {false, true}) {
        QVERIFY(lesson ? window.openLesson("ten-steps-of-euler") : window.openScene("spring"));
        window.runToEnd();
        for (const ActionRow& row : actionTable()) {
            const QString place = QString::fromStdString(row.id);
            QAction* action = window.actions().at(row.id);
            if (!opensWindow(row) || !action->isEnabled() || findings.windows.contains(place)) continue;
            action->trigger();
            QTest::qWait(20);
            for (const QPointer<QWidget> other : otherWindows())
                if (other != nullptr) findings.measure(*other, place);
            closeOthers();
        }
    }
}

} // namespace

class ContrastOfDialogs : public QObject {
    Q_OBJECT

    LanguageSwitch m_language;

private slots:
    void initTestCase() {
        QApplication::setCursorFlashTime(0); // the caret does not blink between two pictures
    }

    void theMeasureFindsThePaintedColours() {
        QLabel label("text");
        QPalette palette = label.palette();
        palette.setColor(QPalette::Window, Qt::white);
        for (const auto& [colour, expected] : {std::pair{QColor(Qt::black), 21.0},
                                               {QColor(0x76, 0x76, 0x76), 4.54},
                                               {QColor(0, 0, 0, 0), 1.0},
                                               {QColor(0xaa, 0xaa, 0xaa), 2.32}}) {
            palette.setColor(QPalette::WindowText, colour);
            label.setPalette(palette);
            label.resize(80, 30);
            const std::vector<PaintedText> texts = paintedTexts(label);
            QCOMPARE(texts.size(), std::size_t(1));
            QCOMPARE(texts.front().text, QString("text"));
            COMPARE_NEAR(texts.front().contrast(), expected, 0.05);
        }
    }

    void everyDialogCanBeReadAndShowsItsFocus_data() { addAppearances(); }
    void everyDialogCanBeReadAndShowsItsFocus() {
        const auto window = openInAppearance(m_language);
        Findings findings;
        measureAll(*window, findings);
        if (QTest::currentTestFailed()) return;
        QStringList kinds;
        for (const auto& [kind, number] : findings.focused)
            kinds << QStringLiteral("%1 %2").arg(number).arg(kind);
        qInfo("%zu windows, %d texts, %d disabled texts, %d fields, focus: %s", findings.windows.size(),
              findings.texts, findings.disabled, findings.fields, qPrintable(kinds.join(", ")));
        QVERIFY(findings.windows.size() > 20);
        QVERIFY(findings.texts > 300 && findings.disabled > 3 && findings.fields > 20);
        QVERIFY(findings.focused.size() > 8);
        QVERIFY2(findings.pale.isEmpty(), qPrintable(QString::number(findings.pale.size())));
    }

    void everyMenuCanBeRead_data() { addAppearances(); }
    void everyMenuCanBeRead() {
        const auto window = openInAppearance(m_language);
        QVERIFY(window->openScene("spring"));
        Findings findings;
        for (const MenuRow& row : menuTable()) {
            QMenu* menu = window->actions().menu(row.id);
            if (menu->isEmpty()) continue;
            menu->popup(window->mapToGlobal(QPoint(100, 100)));
            for (QAction* action : menu->actions())
                if (action->isEnabled() && !action->isSeparator()) {
                    menu->setActiveAction(action);
                    break;
                }
            findings.measureTexts(*menu, row.id);
            closeOthers();
        }
        QVERIFY(findings.texts > 60 && findings.disabled > 0);
        QVERIFY2(findings.pale.isEmpty(), qPrintable(QString::number(findings.pale.size())));
    }

    void everyToolTipCanBeRead_data() { addAppearances(); }
    void everyToolTipCanBeRead() {
        const auto window = openInAppearance(m_language);
        for (const QString text : {"plain words", "<b>words</b> with <i>a form</i>"}) {
            QToolTip::showText(window->mapToGlobal(QPoint(100, 100)), text, window.get());
            Findings findings;
            for (QWidget* other : otherWindows()) findings.measureTexts(*other, text);
            QToolTip::hideText();
            closeOthers();
            QVERIFY(findings.texts > 0);
            QVERIFY2(findings.pale.isEmpty(), qPrintable(QString::number(findings.pale.size())));
        }
    }
};

REGISTER_TEST(ContrastOfDialogs)

} // namespace timestep::contrast_of_dialogs_test
#include "contrast_of_dialogs.moc"
