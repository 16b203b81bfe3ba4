// SPDX-License-Identifier: GPL-3.0-or-later
// Made-up languages: one with accents and words that are 40 % longer, and one that is written from right to
// left. Every window is shown in them, and nothing is cut.
#include "tests/app/appearance/cut_texts.h"
#include "tests/app/appearance/every_window.h"
#include "tests/app/appearance/made_up_window.h"
#include "tests/tools.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGroupBox>
#include <QLabel>
#include <QSettings>
#include <QTabBar>
#include <QTreeWidget>

#include <memory>

namespace timestep::made_up_languages_test {

class MadeUpLanguages : public QObject {
    Q_OBJECT

    LanguageSwitch m_language;

private slots:
    void init() { QSettings().clear(); }

    void theLongLanguageKeepsWhatATextIsMadeOf() {
        const QString text = madeUp(QString::fromUtf8("Save &%1 as <b>file</b>…"));
        QVERIFY2(text.contains("&%1") && text.contains("<b>") && text.endsWith(QChar(0x2026)),
                 qPrintable(text));
        QVERIFY(madeUp("experiment").size() == 14 && !madeUp("experiment").contains('e'));
        QVERIFY(!text.contains("file"));
    }

    void aCutTextIsFoundInEveryKindOfControl_data() {
        QTest::addColumn<QString>("kind");
        for (const char* kind : {"label", "box", "choice", "tabs", "header", "group", "title"})
            QTest::newRow(kind) << kind;
    }
    void aCutTextIsFoundInEveryKindOfControl() {
        QFETCH(QString, kind);
        const QString text = QStringLiteral("a text that is cut");
        QWidget window;
        window.resize(600, 200);
        QWidget* control = nullptr;
        if (kind == "label") control = new QLabel(text, &window);
        if (kind == "box") control = new QCheckBox(text, &window);
        if (kind == "group") control = new QGroupBox(text, &window);
        if (kind == "choice") {
            auto* choice = new QComboBox(&window);
            choice->addItem(text);
            control = choice;
        }
        if (kind == "tabs") {
            auto* tabs = new QTabBar(&window);
            tabs->addTab(text);
            control = tabs;
        }
        if (kind == "header") {
            auto* tree = new QTreeWidget(&window);
            tree->setHeaderLabels({text, text});
            tree->header()->setSectionResizeMode(QHeaderView::Stretch);
            control = tree;
        }
        if (kind == "title") {
            auto* title = new ElidedLabel(&window);
            title->setText(text);
            control = title;
        }
        control->resize(40, 40);
        window.show();
        QTRY_COMPARE(cutIn(window).size(), 1);
        control->resize(500, 40);
        QTRY_COMPARE(cutIn(window).size(), 0);
    }

    void nothingIsCutInAnyWindow_data() { addMadeUpWindows(); }
    void nothingIsCutInAnyWindow() {
        const MadeUpWindow window(m_language);
        QStringList cut;
        const int windows = lookAtEveryWindow(*window, [&](const QWidget& shown, const QString& place) {
            for (const QString& one : cutAtRest(shown)) cut << place + ": " + one;
        });
        QVERIFY2(windows > 30, qPrintable(QString::number(windows)));
        QVERIFY2(cut.isEmpty(), qPrintable('\n' + cut.join('\n')));
    }
};

REGISTER_TEST(MadeUpLanguages)

} // namespace timestep::made_up_languages_test
#include "made_up_languages.moc"
