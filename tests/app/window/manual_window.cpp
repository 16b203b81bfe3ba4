// SPDX-License-Identifier: GPL-3.0-or-later
// The window of the manual: pages, links, search, and the key that opens it.
#include "app/manual/manual_window.h"
#include "tests/app/window/window_parts.h"
#include "tests/tools.h"
#include "widgets/formula/rich_text.h"

#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>

namespace timestep::manual_window_test {

class ManualWindowTest : public QObject {
    Q_OBJECT

    LanguageSwitch m_language;

private slots:
    void cleanup() { m_language.use("en"); }

    void theWindowGoesFromPageToPage() {
        ManualWindow window;
        window.QWidget::show();
        QCOMPARE(window.place(), (ManualPlace{"first-steps", {}}));
        window.goTo({"plots", "fits"});
        auto* text = window.findChild<RichText*>();
        QVERIFY(text->markdown().startsWith("# Plots"));
        const QScrollBar* bar = window.findChild<QScrollArea*>()->verticalScrollBar();
        QTRY_VERIFY(bar->value() > 100);
        emit text->linkActivated(QUrl("manual:comparing#race"));
        QCOMPARE(window.place(), (ManualPlace{"comparing", "race"}));
        emit text->linkActivated(QUrl("manual:nowhere"));
        emit text->linkActivated(QUrl("action:run"));
        QCOMPARE(window.place(), (ManualPlace{"comparing", "race"}));
        QTest::keyClick(&window, Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(window.place(), (ManualPlace{"plots", "fits"}));
        QTest::keyClick(&window, Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(window.place(), (ManualPlace{"comparing", "race"}));
        for (const QWidget* part : window.findChildren<QWidget*>())
            if (part->focusPolicy() != Qt::NoFocus &&
                qobject_cast<const QAbstractScrollArea*>(part) == nullptr)
                QVERIFY(!part->accessibleName().isEmpty() || part->inherits("QToolButton") ||
                        part->inherits("QScrollBar"));
        QTest::keyClick(&window, Qt::Key_Escape);
        QVERIFY(!window.isVisible());
    }

    void theWindowShowsWhatItFinds() {
        ManualWindow window;
        window.QWidget::show();
        auto* field = window.findChild<QLineEdit*>();
        QTest::keyClick(&window, Qt::Key_F, Qt::ControlModifier);
        QTest::keyClicks(field, "lyapunov");
        QVERIFY(!window.passages().empty());
        QCOMPARE(window.place().page, window.passages().front().page);
        const auto marks = window.findChild<RichText*>()->extraSelections();
        QVERIFY(!marks.empty());
        for (const auto& one : marks) QCOMPARE(one.cursor.selectedText().toLower(), QString("lyapunov"));
        field->clear();
        QVERIFY(window.findChild<RichText*>()->extraSelections().empty());
        QTest::keyClicks(field, "hyperspace");
        QVERIFY(window.passages().empty());
    }

    void theWindowFollowsTheLanguage() {
        ManualWindow window;
        window.goTo({"plots", {}});
        const QString english = window.windowTitle();
        m_language.use("de");
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LanguageChange);
        QVERIFY(window.windowTitle() != english);
        QCOMPARE(window.place().page, QString("plots"));
        QVERIFY(window.findChild<RichText*>()->markdown().startsWith("# Diagramme"));
    }

    void theKeyOpensThePageOfThePartInUse() {
        WindowParts window({}, m_language);
        window.show();
        window.openScene("spring");
        QVERIFY(window.actions().at("manual")->shortcut() == QKeySequence("F1"));
        const std::pair<QWidget*, const char*> parts[]{
            {&window.view(), "view"}, {&window.plots(), "plots"}, {&window.parameters(), "window"}};
        for (const auto& [part, page] : parts) {
            window.activateWindow();
            QTRY_VERIFY(window.isActiveWindow());
            QWidget* inner = part;
            for (QWidget* child : part->findChildren<QWidget*>())
                if (inner == part && part->focusPolicy() == Qt::NoFocus && child->isVisible() &&
                    child->focusPolicy() != Qt::NoFocus && child->focusProxy() == nullptr)
                    inner = child;
            inner->setFocus();
            QTRY_VERIFY(inner->hasFocus());
            window.actions().at("manual")->trigger();
            const auto* manual = window.findChild<ManualWindow*>();
            QVERIFY(manual != nullptr && manual->isVisible());
            QCOMPARE(manual->place().page, QString(page));
        }
        QCOMPARE(window.findChildren<ManualWindow*>().size(), 1);
    }
};

REGISTER_TEST(ManualWindowTest)

} // namespace timestep::manual_window_test
#include "manual_window.moc"
