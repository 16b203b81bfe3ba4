// SPDX-License-Identifier: GPL-3.0-or-later
// The description of a widget does not change while the widget has the focus: Qt 6.4 on Linux reports the
// change in a form that raises an error in Orca.
#include "tests/tools.h"

#include "app/lesson/pages/box_frame.h"
#include "app/lesson/pictures/sketch_layer.h"
#include "app/lesson/questions/question_forms.h"
#include "lessons/read/library.h"
#include "tests/said_in.h"
#include "widgets/editor/world_canvas.h"
#include "widgets/editor/world_editor.h"
#include "widgets/panel/code_pane.h"
#include "widgets/plot/widget/plot_widget.h"

#include <QApplication>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPointer>
#include <QToolButton>

#include <functional>
#include <set>

namespace timestep::descriptions_test {

namespace {

/// Gives a widget the focus, and sends it keys that each of these widgets uses. Returns the change of the
/// focused widget's description; empty: none. (Without a platform for screen readers Qt reports no change.)
QString changedByKeys(QWidget& widget, const std::function<void()>& afterEachKey) {
    widget.window()->show();
    widget.window()->activateWindow();
    widget.setFocus(Qt::OtherFocusReason);
    if (!QTest::qWaitForWindowActive(widget.window()) || QApplication::focusWidget() == nullptr)
        return "no focus";
    for (const Qt::Key key :
         {Qt::Key_Down, Qt::Key_Up, Qt::Key_Right, Qt::Key_3, Qt::Key_Left, Qt::Key_Space})
        for (const Qt::KeyboardModifier held : {Qt::ControlModifier, Qt::NoModifier}) {
            const QPointer<QWidget> focus = QApplication::focusWidget();
            const QString before = focus->accessibleDescription();
            QTest::keyClick(focus, key, held);
            if (afterEachKey) afterEachKey();
            if (QApplication::focusWidget() == focus && focus->accessibleDescription() != before)
                return before + " became " + focus->accessibleDescription();
        }
    return {};
}

} // namespace

class Descriptions : public QObject {
    Q_OBJECT

private slots:
    void aChangeInTheFocusIsSeenHere() {
        QLineEdit edit;
        QVERIFY(!changedByKeys(edit, [&edit] { edit.setAccessibleDescription(edit.text()); }).isEmpty());
    }

    void everyKindOfAnswerKeepsItsDescriptionWhileKeysAreUsed() {
        std::set<std::size_t> met; // kinds
        for (const LessonInfo& info : listLessons({TIMESTEP_SOURCE_DIR "/lessons/content"})) {
            const Lesson lesson = loadLesson(info.folder);
            for (const LessonStep& step : lesson.steps)
                for (const Block& block : step.blocks) {
                    const auto* question = std::get_if<Question>(&block);
                    if (question == nullptr || !met.insert(question->kind.index()).second) continue;
                    QWidget window;
                    AnswerField* field = makeAnswerField(*question, &window);
                    QLineEdit next(&window);
                    next.setFocusPolicy(Qt::ClickFocus);
                    int keys = 0;
                    const QString changed = changedByKeys(*field, [&] {
                        field->showVerdicts({Verdict::Wrong});
                        field->setSpoken(QStringLiteral("feedback %1").arg(++keys));
                    });
                    QVERIFY2(changed.isEmpty(), qPrintable(changed));
                    // It is set when the focus returns.
                    const QWidget* const used = QApplication::focusWidget();
                    const QString last = QStringLiteral("feedback %1").arg(keys);
                    next.setFocus();
                    QTRY_VERIFY2(used->accessibleDescription().contains(last),
                                 qPrintable(used->accessibleName() + "; " + used->accessibleDescription() +
                                            "; " + last));
                }
        }
        QVERIFY(met.size() >= 6);
    }

    void aDrawnCurveAnnouncesItsPlaceOnce() {
        PlotWidget plot;
        plot.resize(400, 300);
        SketchLayer layer(&plot);
        layer.draw({}, {}, "error");
        QVERIFY(layer.accessibleDescription().contains("1 of 11"));
        QCOMPARE(changedByKeys(layer, {}), QString());
        QTest::keyClick(&layer, Qt::Key_End);
        QVERIFY2(saidIn(plot).contains("11 of 11"), qPrintable(saidIn(plot)));
    }

    void theEditorAnnouncesItsCursorOnce() {
        WorldEditor editor;
        editor.resize(500, 600);
        QCOMPARE(changedByKeys(editor.canvas(), {}), QString());
        QVERIFY(saidIn(editor).contains("x = "));
    }

    void theLineThatIsCarriedOutIsAnnouncedToWhoReadsTheCode() {
        constexpr std::string_view lines[] = {"v = v + h a", "x = x + h v"};
        CodePane pane;
        pane.setCode("Euler", lines, {});
        auto* text = pane.findChild<QPlainTextEdit*>();
        int line = 0;
        QCOMPARE(changedByKeys(*text, [&] { pane.setCurrentLine(++line % 2); }), QString());
        pane.setCurrentLine(1);
        QVERIFY2(saidIn(pane).contains("x = x + h v"), qPrintable(saidIn(pane)));
    }

    void aBoxAnnouncesThatItOpens() {
        BoxFrame box({});
        auto* button = box.findChild<QToolButton*>();
        QCOMPARE(changedByKeys(*button, {}), QString());
        const QString said = saidIn(box);
        QTest::keyClick(button, Qt::Key_Space);
        QVERIFY2(saidIn(box) != said, qPrintable(said));
    }
};

REGISTER_TEST(Descriptions)

} // namespace timestep::descriptions_test
#include "descriptions.moc"
