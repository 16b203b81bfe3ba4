// SPDX-License-Identifier: GPL-3.0-or-later
// The window without a mouse: the command palette and tables of questions.
#include "app/lesson/questions/table_form.h"
#include "app/window/actions/command_palette.h"
#include "tests/app/window/window_parts.h"
#include "tests/tools.h"

#include <QAccessible>
#include <QLineEdit>
#include <QListWidget>
#include <QSettings>

#include <memory>

namespace timestep::keyboard_test {

class Keyboard : public QObject {
    Q_OBJECT

    LanguageSwitch m_language;

    std::unique_ptr<WindowParts> open() {
        QSettings().clear();
        m_language.use("en");
        auto window = std::make_unique<WindowParts>(WindowOptions{}, m_language);
        window->show();
        return window;
    }

    static QStringList textsOf(const std::vector<const PaletteEntry*>& entries) {
        QStringList texts;
        for (const PaletteEntry* entry : entries) texts << entry->text;
        return texts;
    }

private slots:
    void thePaletteFindsByPartsOfNames() {
        const std::vector<PaletteEntry> entries{{"Save experiment…", "Ctrl+S", {}},
                                                {"Experiment with a rope", "Lesson", {}},
                                                {"Experiment", "Scene", {}},
                                                {QString::fromUtf8("Größere Schrift"), "", {}}};
        QCOMPARE(textsOf(entriesWith("", entries)).size(), 4);
        QCOMPARE(textsOf(entriesWith("exp", entries)), QStringList({"Experiment with a rope", "Experiment",
                                                                    QString::fromUtf8("Save experiment…")}));
        QCOMPARE(textsOf(entriesWith("experiment", entries)).first(), QString("Experiment"));
        QCOMPARE(textsOf(entriesWith("ment sav", entries)),
                 QStringList(QString::fromUtf8("Save experiment…")));
        QCOMPARE(textsOf(entriesWith("GROSSERE", entries)).size(), 1);
        QCOMPARE(textsOf(entriesWith("ctrl+s", entries)).size(), 1);
        QCOMPARE(textsOf(entriesWith("hyperspace", entries)).size(), 0);
        // The scene "Orbit" comes before the lesson "Orbits for ever", and a word that means the same is
        // found.
        const std::vector<PaletteEntry> orbits{{"Orbits for ever", "Lesson 8", {}},
                                               {"Orbit, disturbed", "Scene", {}},
                                               {"Orbit", "Scene", {}},
                                               {"Umlaufbahn", "Szene", {}, "Orbit"},
                                               {"Pendulum", "Scene", {}}};
        QCOMPARE(textsOf(entriesWith("orbit", orbits)),
                 QStringList({"Orbit", "Orbit, disturbed", "Orbits for ever", "Umlaufbahn"}));
        QCOMPARE(textsOf(entriesWith("schaukel", orbits)), QStringList({"Pendulum"}));
    }

    void thePaletteOpensScenesAndLessonsAndRunsActions() {
        const auto window = open();
        const auto palette = [&] {
            window->actions().at("palette")->trigger();
            return window->findChild<CommandPalette*>();
        };
        const auto find = [&](const QString& typed) {
            CommandPalette* dialog = palette();
            QTest::keyClicks(&dialog->field(), typed);
            QTest::keyClick(&dialog->field(), Qt::Key_Return);
            QTRY_VERIFY(window->findChild<CommandPalette*>() == nullptr);
        };
        find("pendulum scene");
        QVERIFY(window->workbench().hasExperiment());
        QVERIFY(QString::fromUtf8(window->workbench().experiment().scene->id.data()).contains("pendulum"));
        find("lesson 2");
        QTRY_VERIFY(window->lessonPanel().lesson() != nullptr);
        const bool traced = window->actions().at("trace")->isChecked();
        find("trace");
        QTRY_VERIFY(window->actions().at("trace")->isChecked() != traced);
        // Keys choose in the list while the field keeps the focus; Escape does nothing.
        CommandPalette* dialog = palette();
        QCOMPARE(dialog->list().currentRow(), 0);
        QTest::keyClick(&dialog->field(), Qt::Key_Down);
        QCOMPARE(dialog->list().currentRow(), 1);
        QTest::keyClick(&dialog->field(), Qt::Key_Up);
        QCOMPARE(dialog->list().currentRow(), 0);
        QTest::keyClicks(&dialog->field(), "no such thing");
        QCOMPARE(dialog->list().item(0)->text(), QString("Nothing found"));
        QVERIFY(dialog->list().count() == 1 && dialog->list().currentRow() < 0);
        QTest::keyClick(&dialog->field(), Qt::Key_Return);
        QVERIFY(dialog->isVisible());
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(window->findChild<CommandPalette*>() == nullptr);
    }

    void everyActionThatCanBeDoneIsInThePalette() {
        const auto window = open();
        QVERIFY(window->openScene("spring"));
        window->actions().at("palette")->trigger();
        const CommandPalette* dialog = window->findChild<CommandPalette*>();
        QStringList lines;
        for (int i = 0; i < const_cast<CommandPalette*>(dialog)->list().count(); ++i)
            lines << const_cast<CommandPalette*>(dialog)->list().item(i)->text();
        for (const ActionRow& row : actionTable()) {
            const QAction* action = window->actions().at(row.id);
            if (row.id == "palette" || action->menu() != nullptr) continue;
            const QString name = QString(action->text()).remove('&');
            const bool found = !lines.filter(name).isEmpty();
            if (action->isEnabled()) QVERIFY2(found, row.id.c_str());
        }
        // What only a page has.
        QVERIFY(lines.filter("Copy link").isEmpty() && lines.filter("Back up everything").isEmpty());
        QVERIFY(lines.filter("Scene").size() > 20 && lines.filter("Lesson ").size() > 15);
    }

    /// "step 2, x in m": not by a number that the table does not show.
    void aBlankCellIsNamedByItsRowAndColumn() {
        const auto window = open();
        QVERIFY(window->openLesson("ten-steps-of-euler"));
        QStringList names;
        for (int step = 0; step < static_cast<int>(window->lessonPanel().lesson()->steps.size()); ++step) {
            window->lessonPanel().goTo(static_cast<std::size_t>(step));
            for (const QLineEdit* line : window->lessonPanel().findChildren<QLineEdit*>())
                names << line->accessibleName();
        }
        QVERIFY2(!names.filter(QRegularExpression("^step 2, ")).isEmpty(), qPrintable(names.join(" | ")));
        // Screen readers get a table.
        window->lessonPanel().goTo(2);
        auto* field = window->lessonPanel().findChild<TableField*>();
        QVERIFY(field != nullptr);
        QAccessibleInterface* face = QAccessible::queryAccessibleInterface(field);
        QCOMPARE(face->role(), QAccessible::Table);
        QAccessibleTableInterface* table = face->tableInterface();
        QVERIFY(table != nullptr && table->rowCount() >= 3 && table->columnCount() >= 2);
        for (int row = 0; row < table->rowCount(); ++row)
            for (int column = 1; column < table->columnCount(); ++column)
                QVERIFY2(
                    table->cellAt(row, column)
                        ->text(QAccessible::Name)
                        .startsWith(table->rowDescription(row) + ", " + table->columnDescription(column)),
                    qPrintable(table->cellAt(row, column)->text(QAccessible::Name)));
        QCOMPARE(table->cellAt(table->rowCount(), 0), nullptr);
        QVERIFY2(names.filter(QRegularExpression(", row \\d")).isEmpty(), qPrintable(names.join(" | ")));
    }
};

REGISTER_TEST(Keyboard)

} // namespace timestep::keyboard_test
#include "keyboard.moc"
