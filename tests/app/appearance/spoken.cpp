// SPDX-License-Identifier: GPL-3.0-or-later
// What a screen reader reads, and where the focus is after an answer or a choice by key.
#include "tests/tools.h"

#include "app/lesson/elements/prose.h"
#include "app/lesson/pictures/sketch_layer.h"
#include "app/lesson/questions/question_forms.h"
#include "app/window/layout/tab_order.h"
#include "lessons/read/library.h"
#include "tests/app/window/window_parts.h"
#include "tests/said_in.h"
#include "widgets/accessibility/spoken_controls.h"
#include "widgets/controls/edits.h"
#include "widgets/formula/rich_text.h"
#include "widgets/text/label_text.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QAccessibleInterface>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTranslator>
#include <QVBoxLayout>

namespace timestep::spoken_test {

namespace {

QString nameOf(QWidget& widget) {
    return QAccessible::queryAccessibleInterface(&widget)->text(QAccessible::Name);
}

} // namespace

class Spoken : public QObject {
    Q_OBJECT

private slots:
    void aBoxToChooseFromIsReadWithItsChoice() {
        installSpokenControls();
        QWidget window;
        QComboBox box(&window);
        box.addItems({"one", "two"});
        QCOMPARE(nameOf(box), QString("one"));
        box.setAccessibleName("Order");
        QCOMPARE(nameOf(box), QString("Order: one"));
        box.setItemData(1, "the second", Qt::AccessibleTextRole);
        window.show();
        box.setFocus();
        QTRY_VERIFY(box.hasFocus());
        QTest::keyClick(&box, Qt::Key_Down);
        QCOMPARE(nameOf(box), QString("Order: the second"));
        QCOMPARE(saidIn(window), QString("the second"));
        QAccessibleInterface* read = QAccessible::queryAccessibleInterface(&box);
        QCOMPARE(read->text(QAccessible::Value), QString("the second"));
        QCOMPARE(read->indexOfChild(read->child(0)), 0);
        QVERIFY(read->child(0)->object() == box.view() && read->child(1) == nullptr);
        // Without the focus the change is not announced.
        box.clearFocus();
        box.setCurrentIndex(0);
        QCOMPARE(saidIn(window), QString("the second"));
    }

    void rowsOfATableAreReadInTheLanguageOfTheWindow() {
        const std::string table = "| h | t |\n|---|---|\n| 1 | 10 |";
        QCOMPARE(spokenText(table), QString("row 1: h 1, t 10."));
        QTranslator german;
        QVERIFY(german.load(":/i18n/timestep_de.qm"));
        QCoreApplication::installTranslator(&german);
        const QString spoken = spokenText(table);
        QCoreApplication::removeTranslator(&german);
        QCOMPARE(spoken, QString("Zeile 1: h 1, t 10."));
    }

    void aPageThatScrollsIsReadBeforeTheButtonsBelowIt() {
        QWidget part;
        auto* layout = new QVBoxLayout(&part);
        auto* area = new QScrollArea;
        auto* rows = new QVBoxLayout;
        auto* page = new QWidget;
        page->setLayout(rows);
        std::vector<QWidget*> order;
        for (int i = 0; i < 12; ++i) {
            order.push_back(new QLineEdit);
            rows->addWidget(order.back());
        }
        area->setWidget(page);
        area->setFixedHeight(60);
        area->setFocusPolicy(Qt::NoFocus);
        layout->addWidget(area);
        order.push_back(new QLineEdit);
        layout->addWidget(order.back());
        part.show();
        setReadingOrder({&part});
        order.front()->setFocus();
        QTRY_VERIFY(order.front()->hasFocus());
        for (std::size_t i = 1; i < order.size(); ++i) {
            QTest::keyClick(order[i - 1], Qt::Key_Tab);
            QVERIFY(order[i]->hasFocus());
        }
    }

    void pagesAreNoLayers() {
        installSpokenControls();
        QStackedWidget pages;
        pages.addWidget(new QLabel("page"));
        QVERIFY(QAccessible::queryAccessibleInterface(&pages)->role() != QAccessible::LayeredPane);
    }

    void largeNumbersAreReadWithoutAPowerOfTen() {
        const QLocale english(QLocale::English), german(QLocale::German);
        QCOMPARE(spokenNumber(9999.998, english), QString("10,000"));
        QCOMPARE(spokenNumber(-123456, english), QString("-123,500"));
        QCOMPARE(spokenNumber(5700, german), QString("5.700"));
        QCOMPARE(spokenNumber(0.0037, english), QString("0.0037"));
        QCOMPARE(spokenNumber(0, english), QString("0"));
        QVERIFY(spokenNumber(1e9, english).contains('E'));
    }

    void aLetterThatBelongsToNoNumberIsExplained() {
        QWidget window;
        NumberEdit edit(&window);
        edit.setRange(-100, 100);
        window.show();
        edit.setFocus();
        QTest::keyClicks(&edit, "2");
        QVERIFY(saidIn(window).isEmpty());
        QTest::keyClicks(&edit, "b");
        QVERIFY2(saidIn(window).contains(QString::fromUtf8("“b”")), qPrintable(saidIn(window)));
        QVERIFY(!edit.findChild<QLineEdit*>()->text().contains('b'));
    }

    void textsOfChoicesAreReadOnceAndFieldsLeadToAControlOfTheTabKey() {
        QAccessible::setActive(true);
        int choices = 0, kinds = 0;
        std::set<std::size_t> met; // kinds
        for (const LessonInfo& info : listLessons({TIMESTEP_SOURCE_DIR "/lessons/content"})) {
            const Lesson lesson = loadLesson(info.folder);
            for (const LessonStep& step : lesson.steps)
                for (const Block& block : step.blocks) {
                    const auto* question = std::get_if<Question>(&block);
                    if (question == nullptr || !met.insert(question->kind.index()).second) continue;
                    ++kinds;
                    QWidget window;
                    AnswerField* field = makeAnswerField(*question, &window);
                    window.show();
                    field->setFocus(Qt::OtherFocusReason);
                    QWidget* focus = window.focusWidget();
                    QVERIFY2(focus != nullptr && (focus->focusPolicy() & Qt::TabFocus), question->id.c_str());
                    if (!std::holds_alternative<ChoiceQuestion>(question->kind)) continue;
                    for (const RichText* text : field->findChildren<RichText*>()) {
                        ++choices;
                        QCOMPARE(text->focusPolicy(), Qt::NoFocus);
                    }
                }
        }
        QAccessible::setActive(false);
        QVERIFY2(choices >= 2 && kinds >= 6, qPrintable(QString::number(kinds)));
    }
};

REGISTER_TEST(Spoken)

} // namespace timestep::spoken_test
#include "spoken.moc"
