// SPDX-License-Identifier: GPL-3.0-or-later
// A computer room: its policy, its locks, its hand-in folder, and its kiosks.
#include "app/classroom/hand_in.h"
#include "app/classroom/merge.h"
#include "app/manual/manual_pages.h"
#include "app/paths.h"
#include "app/room_policy.h"
#include "app/window/main/start_window.h"
#include "app/workbench/message_line.h"
#include "core/input_error.h"
#include "tests/app/commands/command_call.h"
#include "tests/app/files/test_folder.h"
#include "tests/app/window/window_parts.h"
#include "tests/tools.h"

#include <QDesktopServices>
#include <QFileDialog>
#include <QInputDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSettings>
#include <QStandardPaths>

#include <algorithm>
#include <set>

namespace timestep::room_set_up_test {

class RoomSetUp : public QObject, TestFolder {
    Q_OBJECT

    std::unique_ptr<WindowParts> open(const QByteArray& policy, bool kiosk = false) {
        write("policy.json", policy);
        m_language.use("en");
        WindowOptions options;
        options.policy = path("policy.json").toStdString();
        options.kiosk = kiosk;
        auto window = std::make_unique<WindowParts>(options, m_language);
        window->start();
        return window;
    }

    static QString said(const WindowParts& window) { return window.findChild<MessageLine*>()->text(); }

    QStringList faultsOf(const QByteArray& policy) {
        write("p.json", policy);
        QStringList sentences;
        for (const InputError& fault : readPolicy(path("p.json")).faults)
            sentences << QString::fromStdString(fault.sentence()).remove(path("p.json") + ":");
        return sentences;
    }

    LanguageSwitch m_language;

private slots:
    void init() {
        QSettings().clear();
        QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).removeRecursively();
        QDir(path("results")).removeRecursively();
    }
    void cleanup() { m_language.use("en"); }

    void aPolicyIsReadWhole() {
        write("p.json", R"({"timestep-policy": 1, "lessons": "more", "hand-in": "/srv/in", "language": "de",
            "appearance": "dark", "type-size": 1.5, "projector": true, "kiosk": true, "locked": ["files"]})");
        const PolicyReading reading = readPolicy(path("p.json"));
        QCOMPARE(reading.faults.size(), std::size_t(0));
        const RoomPolicy& policy = reading.policy;
        QCOMPARE(policy.lessons, path("more")); // beside the policy
        QCOMPARE(policy.handIn, QString("/srv/in"));
        QCOMPARE(policy.language, QString("de"));
        QCOMPARE(*policy.appearance, std::string("dark"));
        QCOMPARE(*policy.typeSize, 1.5);
        QVERIFY(policy.projector && policy.kiosk && policy.locks("files") && !policy.locks("teach"));
        const RoomPolicy none = readPolicy({}).policy;
        QVERIFY(none.lessons.isEmpty() && !none.kiosk && none.locked.empty());
    }

    /// ... and the rest of the file applies.
    void everyFaultOfAPolicyHasItsLineAndColumn() {
        const QStringList syntax = faultsOf("{\n \"language\": \"de\",\n}");
        QCOMPARE(syntax.size(), 1);
        QVERIFY2(syntax.front().startsWith("3:1: "), qPrintable(syntax.front()));
        const QStringList faults =
            faultsOf("{\"language\": \"xx\",\n  \"type-size\": 9,\n"
                     "  \"kiosk\": 1, \"projector\": true,\n  \"colour\": 1,\n"
                     "  \"locked\": [\"teach\", \"everything\"],\n \"hand-in\": \"\"}");
        const QStringList begins{"1:14: ", "2:16: ", "3:12: ", "4:13: ", "5:23: ", "6:13: "};
        QCOMPARE(faults.size(), begins.size());
        for (qsizetype i = 0; i < begins.size(); ++i)
            QVERIFY2(faults[i].startsWith(begins[i]), qPrintable(faults[i]));
        QVERIFY(faults[0].contains("de, en") && faults[3].contains("colour") &&
                faults[4].contains("type-size"));
        const RoomPolicy policy = readPolicy(path("p.json")).policy;
        QVERIFY(policy.projector && policy.locks("teach") && !policy.kiosk && !policy.typeSize);
        QCOMPARE(faultsOf("[]").size(), 1);
        QCOMPARE(faultsOf("").size(), 1);
        QCOMPARE(readPolicy(path("none.json")).faults.size(), std::size_t(1));
    }

    void everyLockNamesActionsAndIsInTheManual() {
        std::set<std::string_view> ids;
        for (const ActionRow& row : actionTable()) ids.insert(row.id);
        for (const char* code : {"en", "de"}) {
            const QString manual = findManualPage(readManual(code), "teaching")->markdown;
            for (const RoomLock& lock : roomLocks()) {
                QVERIFY2(manual.contains('`' + QString::fromUtf8(lock.id.data(), int(lock.id.size())) + '`'),
                         lock.id.data());
                for (const std::string_view action : lock.actions)
                    QVERIFY2(ids.contains(action) || action.ends_with('/'), action.data());
            }
            // The example of the manual is a policy without a fault.
            static const QRegularExpression block("```room.json\n(.*?)```",
                                                  QRegularExpression::DotMatchesEverythingOption);
            const QString example = block.match(manual).captured(1);
            QVERIFY(example.contains("locked"));
            QCOMPARE(faultsOf(example.toUtf8()), QStringList());
        }
    }

    /// Each lock separately: its actions are disabled and say why, and all others are unchanged.
    void whatIsLockedIsGreyAndSaysWhy() {
        const auto free = open("{}");
        QVERIFY(free->openLesson("ten-steps-of-euler"));
        for (const RoomLock& lock : roomLocks()) {
            const auto window =
                open("{\"locked\": [\"" + QByteArray(lock.id.data(), qsizetype(lock.id.size())) + "\"]}");
            QVERIFY(window->openLesson("ten-steps-of-euler"));
            for (const ActionRow& row : actionTable()) {
                const bool locked =
                    std::any_of(lock.actions.begin(), lock.actions.end(), [&](std::string_view id) {
                        return id.ends_with('/') ? row.id.starts_with(id) : row.id == id;
                    });
                const QAction* action = window->actions().at(row.id);
                QVERIFY2(action->isEnabled() == (!locked && free->actions().at(row.id)->isEnabled()),
                         row.id.c_str());
                QCOMPARE(action->toolTip().contains("locked by the set-up of this room"), locked);
            }
            window->setLanguage("de");
            for (const std::string_view id : lock.actions)
                if (!id.ends_with('/')) QVERIFY(!window->actions().at(id)->isEnabled());
            window->setLanguage("en");
        }
    }

    void theRoomSetsLanguageColoursAndType() {
        {
            const auto window = open(R"({"language": "de", "appearance": "dark", "type-size": 1.5,
                                         "locked": ["language"]})");
            QCOMPARE(window->windowTitle(), QString("Timestep"));
            QCOMPARE(m_language.current(), QString("de"));
            QVERIFY(window->actions().at("appearance/dark")->isChecked());
            window->close();
            QCOMPARE(window->preferences().typeScale, 1.5);
        }
        WindowOptions options;
        options.policy = path("policy.json").toStdString();
        options.language = "en";
        m_language.use("en");
        WindowParts window(options, m_language);
        QCOMPARE(m_language.current(), QString("de")); // it is locked
    }

    void aBrokenPolicyIsReportedAndTheWindowOpens() {
        const auto window = open("{\n \"hand-in\": 3,\n \"colour\": 1}");
        QVERIFY(window->isVisible());
        QVERIFY2(said(*window).contains("policy.json:2:13") && said(*window).contains("1 more fault"),
                 qPrintable(said(*window)));
        QVERIFY(window->openLesson("ten-steps-of-euler"));
    }

    void lessonsOfTheRoomAreOnTheMap() {
        QVERIFY(QDir().mkpath(path("more")));
        if (!QFile::exists(path("more/30-of-the-room")))
            QCOMPARE(call({"lesson", "new", path("more/30-of-the-room")}).exitCode, 0);
        QDir().mkpath(QString::fromStdString(ownLessonsFolder()));
        QCOMPARE(call({"lesson", "new", QString::fromStdString(ownLessonsFolder()) + "/31-mine"}).exitCode,
                 0);
        const auto window = open("{\"lessons\": \"more\"}");
        QVERIFY(window->openLesson("of-the-room"));
        QVERIFY(window->openLesson("mine"));
        const auto locked = open("{\"lessons\": \"more\", \"locked\": [\"own-lessons\"]}");
        QVERIFY(locked->openLesson("of-the-room"));
        QVERIFY(!locked->openLesson("mine"));
    }

    void aResultIsHandedInUnderTheNameAndOverwritesNone() {
        QVERIFY(QDir().mkpath(path("results")));
        const auto window = open("{\"hand-in\": \"results\"}");
        QVERIFY(window->openLesson("ten-steps-of-euler"));
        window->setLearner(LearnerStore().enter("Ada L"));
        window->activateWindow();
        QTest::qWait(50);
        QTest::keyClick(window.get(), Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY2(said(*window).contains("Ada-L-ten-steps-of-euler.result.json"), qPrintable(said(*window)));
        window->actions().at("hand-in")->trigger();
        QCOMPARE(
            QDir(path("results")).entryList(QDir::Files),
            (QStringList{"Ada-L-ten-steps-of-euler-2.result.json", "Ada-L-ten-steps-of-euler.result.json"}));
        // The page at the end of a lesson does the same.
        window->lessonPanel().goTo(window->lessonPanel().lesson()->steps.size());
        const auto buttons = window->lessonPanel().findChildren<QPushButton*>();
        const auto end = std::find_if(buttons.begin(), buttons.end(), [](const QPushButton* button) {
            return button->text() == "Hand in the result";
        });
        QVERIFY(end != buttons.end());
        (*end)->click();
        QVERIFY(QFile::exists(path("results/Ada-L-ten-steps-of-euler-3.result.json")));
        // A learner without a name is asked for one, and keeps the answers.
        window->setLearner({});
        window->actions().at("hand-in")->trigger();
        auto* question = window->findChild<QInputDialog*>();
        QVERIFY(question != nullptr && question->isVisible());
        QTest::keyClicks(question->findChild<QLineEdit*>(), "7b-12");
        QTest::keyClick(question, Qt::Key_Return);
        QVERIFY(QFile::exists(path("results/7b-12-ten-steps-of-euler.result.json")));
        for (const HandedIn& one : mergeFolder(path("results"), {bundledLessonsFolder()}, "en").results)
            QCOMPARE(one.verification.state, Verification::State::Verified);
    }

    void reportsUnwritableFolder() {
        const auto window = open("{\"hand-in\": \"nowhere\"}");
        QVERIFY(window->openLesson("ten-steps-of-euler"));
        window->setLearner(LearnerStore().enter("Ada"));
        // The file is offered elsewhere; the dialog is closed as soon as it opens.
        QTimer closer;
        connect(&closer, &QTimer::timeout, window.get(), [&window] {
            for (auto* dialog : window->findChildren<QFileDialog*>()) dialog->reject();
        });
        closer.start(20);
        window->actions().at("hand-in")->trigger();
        QVERIFY2(said(*window).contains("nowhere") && said(*window).contains("not handed in"),
                 qPrintable(said(*window)));
        const auto kiosk = open("{\"hand-in\": \"nowhere\"}", true);
        QVERIFY(kiosk->openLesson("ten-steps-of-euler"));
        kiosk->setLearner(LearnerStore().enter("Ada"));
        kiosk->actions().at("hand-in")->trigger();
        QVERIFY2(said(*kiosk).contains("still holds it"), qPrintable(said(*kiosk)));
    }

    void namesInTheHandInFolderAreCounted() {
        QVERIFY(QDir().mkpath(path("results")));
        const QString folder = path("results");
        QCOMPARE(handIn(folder, "a.result.json", "1"), folder + "/a.result.json");
        QCOMPARE(handIn(folder, "a.result.json", "2"), folder + "/a-2.result.json");
        QCOMPARE(handIn(folder, "plain", "3"), folder + "/plain");
        QCOMPARE(handIn(folder, "plain", "4"), folder + "/plain-2");
        QCOMPARE(read("results/a.result.json"), QByteArray("1"));
        QVERIFY_THROWS_EXCEPTION(InputError, handIn(path("policy.json"), "a", "5"));
    }

    void aKioskFillsTheScreenUntilItsKeysArePressed() {
        const auto window = open("{}", true);
        QVERIFY(window->isFullScreen());
        window->close();
        QVERIFY(window->isVisible());
        QVERIFY(said(*window).contains("keeps the window open"));
        for (const char* id : {"quit", "full-screen", "open", "save", "handout", "collect-results",
                               "pack-lesson", "new-world", "print", "report", "export-animation"})
            QVERIFY2(!window->actions().at(id)->isEnabled(), id);
        QVERIFY(window->actions().at("run") != nullptr && window->actions().at("lessons")->isEnabled());
        // Whatever opens a file dialog, the dialog closes at once.
        QVERIFY(window->openLesson("ten-steps-of-euler"));
        QFileDialog dialog(window.get());
        dialog.open();
        QTRY_VERIFY(!dialog.isVisible());
        QVERIFY(said(*window).contains("locked files"));
        QDesktopServices::openUrl(QUrl("https://example.org"));
        QVERIFY(said(*window).contains("example.org"));
        window->activateWindow();
        QTest::qWait(50);
        QTest::keyClick(window.get(), Qt::Key_Q, Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier);
        QVERIFY(!window->isVisible());
    }

    void aGuestHasASeparateHomeFolder() {
        QStandardPaths::setTestModeEnabled(false);
        const QByteArray before = qgetenv("XDG_DATA_HOME");
        QString home;
        const QString abandoned =
            QDir::temp().filePath("timestep-guest-abandoned"); // from a program that was killed
        QVERIFY(QDir().mkpath(abandoned + "/xdg_data_home/timestep"));
        {
            const GuestHome guest;
            QVERIFY(!QFileInfo::exists(abandoned));
            {
                const GuestHome other;
                QVERIFY(QFileInfo::exists(guest.path()) && other.path() != guest.path());
            }
            QVERIFY(guest.isValid());
            home = guest.path();
            QVERIFY(LearnerStore::standardFolder().startsWith(home));
            QVERIFY(ownLessonsFolder().starts_with(home.toStdString()));
            LearnerStore().enter("Ada");
            QCOMPARE(LearnerStore().all().size(), std::size_t(1));
            QVERIFY(QSettings().fileName().startsWith(home));
        }
        QVERIFY(!QFileInfo::exists(home));
        QCOMPARE(qgetenv("XDG_DATA_HOME"), before);
        const GuestHome next;
        QVERIFY(LearnerStore().all().empty());
        QStandardPaths::setTestModeEnabled(true);
    }
};

REGISTER_TEST(RoomSetUp)

} // namespace timestep::room_set_up_test
#include "room_set_up.moc"
