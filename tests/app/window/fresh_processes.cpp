// SPDX-License-Identifier: GPL-3.0-or-later
// Every action of the window is pressed in a process that has just begun, and then a page with formulas is
// shown: what an action makes first, perhaps on a thread beside the window, must serve the window, too.
#include "tests/app/window/window_parts.h"

#include "app/authoring/check_lesson_dialog.h"
#include "tests/tools.h"
#include "widgets/formula/formula.h"

#include <QApplication>
#include <QDialog>
#include <QProcess>
#include <QTemporaryDir>

#include <cstdio>
#include <memory>
#include <vector>

namespace timestep::fresh_processes_test {

namespace {

constexpr int groups = 8; // of actions; each has a process
constexpr auto lesson = "orbits-for-ever";

void pressActions(WindowParts& window, int group) {
    int number = 0;
    for (const ActionRow& row : actionTable()) {
        if (number++ % groups != group || row.id == "quit") continue;
        window.actions().at(row.id)->trigger();
        QTest::qWait(20);
        for (QWidget* widget : QApplication::topLevelWidgets()) {
            if (auto* dialog = qobject_cast<QDialog*>(widget))
                dialog->reject();
            else if (widget->isWindow() && widget != &window)
                widget->close();
        }
    }
}

/// Returns whether the check of a lesson with claims found no fault.
bool checkLesson(WindowParts& window) {
    CheckLessonDialog dialog(TIMESTEP_SOURCE_DIR "/lessons/content/01-a-film-strip-of-motion", &window);
    dialog.show();
    dialog.check();
    return QTest::qWaitFor([&] { return !dialog.isRunning(); }, 60'000);
}

/// `argument`: the home and the number of the group, with a comma between them. The group after the last one
/// is "Check a lesson".
int press(const QString& argument) {
    const QString home = argument.section(',', 0, -2);
    const int group = argument.section(',', -1).toInt();
    for (const char* name : {"HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"})
        qputenv(name, QFile::encodeName(home));
    QCoreApplication::setApplicationName("fresh");
    LanguageSwitch language;
    language.use("en");
    {
        WindowParts window({}, language);
        window.show();
        if (!window.openScene("spring")) return 1;
        window.workbench().catchUp();
        if (group < groups)
            pressActions(window, group);
        else if (!checkLesson(window))
            return 1;
    }
    WindowParts window({}, language);
    window.show();
    if (!window.openLesson(lesson)) return 1;
    QTest::qWait(20);
    window.grab();
    const FormulaResult formula = typesetFormula("h = \\sqrt{a_1^2}", 20, FormulaStyle::Display);
    if (formula.error || formula.formula.path.isEmpty()) return 1;
    std::puts("shown");
    return 0;
}

} // namespace

class FreshProcesses : public QObject {
    Q_OBJECT

private slots:
    void aPageOfFormulasIsShownAfterEveryAction() {
        const QTemporaryDir home;
        std::vector<std::unique_ptr<QProcess>> children;
        const auto finish = [&](int group) {
            QProcess& child = *children[static_cast<std::size_t>(group)];
            QVERIFY2(child.waitForFinished(120'000), qPrintable(QString::number(group)));
            const QByteArray said =
                "group " + QByteArray::number(group) + ": " + child.readAllStandardError();
            QVERIFY2(child.exitStatus() == QProcess::NormalExit && child.exitCode() == 0, said);
            QVERIFY2(child.readAllStandardOutput().contains("shown"), said);
        };
        for (int group = 0; group <= groups; ++group) {
            const QString own = home.filePath(QString::number(group));
            QVERIFY(QDir().mkpath(own));
            children.push_back(std::make_unique<QProcess>());
            children.back()->start(QCoreApplication::applicationFilePath(),
                                   {"--press", own + ',' + QString::number(group)});
            if (group > 0) finish(group - 1); // two at a time
        }
        finish(groups);
    }
};

REGISTER_CHILD_PROCESS("--press", press)
REGISTER_TEST(FreshProcesses)

} // namespace timestep::fresh_processes_test
#include "fresh_processes.moc"
