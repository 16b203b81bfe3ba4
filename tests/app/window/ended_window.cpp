// SPDX-License-Identifier: GPL-3.0-or-later
// A window that is ended by a signal keeps what closing it keeps, and the session for the next start.
#include "app/window/main/start_window.h"

#include "app/desk/desk_file.h"
#include "app/desk/recovery.h"
#include "app/lesson/panel/lesson_panel.h"
#include "app/lesson/progress/progress.h"
#include "app/preferences.h"
#include "app/provenance/open_file.h"
#include "tests/app/lessons/small_lesson.h"
#include "tests/tools.h"

#include <QApplication>
#include <QDirIterator>
#include <QFileInfo>
#include <QMainWindow>
#include <QPlainTextEdit>
#include <QProcess>
#include <QTemporaryDir>
#include <QTimer>

#include <csignal>
#include <cstdio>

namespace timestep::ended_window_test {

namespace {

const QString nameOfProgram = QStringLiteral("ended");

/// Types an answer without committing it, opens a dialog if `dialog`, and then reports that it has.
void type(bool dialog) {
    QPlainTextEdit* field = nullptr;
    QMainWindow* window = nullptr;
    for (QWidget* each : QApplication::topLevelWidgets())
        if (auto* main = qobject_cast<QMainWindow*>(each)) window = main;
    if (window != nullptr && window->findChild<LessonPanel*>() != nullptr)
        field = window->findChild<LessonPanel*>()->findChild<QPlainTextEdit*>();
    if (field == nullptr) return;
    QTest::keyClicks(field, "because");
    const auto say = [] {
        std::puts("typed");
        std::fflush(stdout);
    };
    if (!dialog) return say();
    QTimer::singleShot(100, say);
    QTest::keyClick(window, Qt::Key_F1, Qt::ControlModifier); // the list of keys
}

/// `argument`: the folder of the home; if it ends in "+dialog", a dialog is open.
int showWindow(const QString& argument) {
    const QString home = argument.section('+', 0, 0);
    for (const char* name : {"HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"})
        qputenv(name, QFile::encodeName(home));
    QCoreApplication::setApplicationName(nameOfProgram);
    WindowOptions options;
    options.language = "en";
    options.file = (home + "/lesson/lesson.md").toStdString();
    QTimer::singleShot(1500, qApp, [dialog = argument.contains('+')] { type(dialog); });
    return startWindow({std::shared_ptr<void>(), qobject_cast<QApplication*>(qApp)}, options);
}

} // namespace

class EndedWindow : public QObject {
    Q_OBJECT

private slots:
    void aSignalKeepsWhatWasTypedAndTheSession_data() {
        QTest::addColumn<int>("number");
        QTest::addColumn<bool>("dialog");
        QTest::newRow("SIGTERM") << SIGTERM << false;
        QTest::newRow("SIGINT") << SIGINT << false;
        QTest::newRow("SIGHUP") << SIGHUP << false;
        QTest::newRow("SIGTERM while a dialog is open") << SIGTERM << true;
    }
    void aSignalKeepsWhatWasTypedAndTheSession() {
        QFETCH(const int, number);
        QFETCH(const bool, dialog);
        const QTemporaryDir home;
        QVERIFY(QDir(home.path()).mkpath("lesson"));
        writeFile(home.filePath("lesson/lesson.md"), smallLesson("mine").toStdString());
        QProcess child;
        child.start(QCoreApplication::applicationFilePath(),
                    {"--show-window", home.path() + (dialog ? "+dialog" : "")});
        QByteArray said;
        while (!said.contains("typed") && child.waitForReadyRead(60000))
            said += child.readAllStandardOutput();
        QVERIFY2(said.contains("typed"), child.readAllStandardError());
        QCOMPARE(::kill(static_cast<pid_t>(child.processId()), number), 0);
        QVERIFY(child.waitForFinished(60000));
        QCOMPARE(child.exitStatus(), QProcess::NormalExit);
        QCOMPARE(child.exitCode(), 128 + number);

        const QDir data(home.filePath(nameOfProgram));
        const LessonProgress progress = ProgressStore(data.filePath("progress")).peek("mine");
        QCOMPARE(progress.questions.at("why").draft.text, std::string("because"));
        QVERIFY2(progress.seconds.at("one") > 0, "the time that was spent");
        const Autosave next(data.filePath("autosave"));
        QCOMPARE(next.leftBehind().size(), 1);
        QCOMPARE(readDesk(next.leftBehind().front()).lesson, QString("mine"));
        QDirIterator settings(home.path(), {"*.conf"}, QDir::Files, QDirIterator::Subdirectories);
        QVERIFY(settings.hasNext());
        QVERIFY(QFileInfo(settings.next()).size() > 0);
    }
};

REGISTER_CHILD_PROCESS("--show-window", showWindow)
REGISTER_TEST(EndedWindow)

} // namespace timestep::ended_window_test

#include "ended_window.moc"
