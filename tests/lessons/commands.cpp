// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/model/command.h"
#include "lessons/read/library.h"
#include "tests/tools.h"

namespace timestep::commands_test {

class Commands : public QObject {
    Q_OBJECT

private slots:
    void everyCommandIsRead() {
        const Command set = parseCommand("action:set?step=0.05&runs%2F1%2Forder=reversed");
        QVERIFY(set.kind == Command::Kind::Set);
        QVERIFY((set.values == std::vector<std::pair<std::string, std::string>>{
                                   {"step", "0.05"}, {"runs/1/order", "reversed"}}));
        QVERIFY(parseCommand("action:run").kind == Command::Kind::Run);
        QVERIFY(parseCommand("action:reset").kind == Command::Kind::Reset);
        QCOMPARE(parseCommand("action:step").count, 1);
        QCOMPARE(parseCommand("action:step?count=10").count, 10);
        QVERIFY(parseCommand("action:step?count=10").kind == Command::Kind::Step);
        QCOMPARE(parseCommand("action:experiment?id=falling").id, std::string("falling"));
        QVERIFY(parseCommand("action:sweep?plot=p").kind == Command::Kind::Sweep);
        QCOMPARE(parseCommand("action:sweep?plot=p").id, std::string("p"));
    }

    void nothingElseIsACommand_data() {
        QTest::addColumn<QString>("address");
        for (const char* address : {"",
                                    "run",
                                    "http:run",
                                    "action:",
                                    "action:explode",
                                    "action:set",
                                    "action:set?",
                                    "action:set?step",
                                    "action:set?step=",
                                    "action:set?=1",
                                    "action:run?now=1",
                                    "action:step?count=0",
                                    "action:step?count=1.5",
                                    "action:step?count=x",
                                    "action:step?n=1",
                                    "action:experiment",
                                    "action:experiment?plot=x",
                                    "action:sweep?id=x",
                                    "action:set?step=%4",
                                    "action:set?step=%zz",
                                    "action:step?count=1e9",
                                    "action:experiment?id=a&id=b"})
            QTest::newRow(address) << QString(address);
    }
    void nothingElseIsACommand() {
        QFETCH(QString, address);
        QVERIFY_THROWS_EXCEPTION(InputError, static_cast<void>(parseCommand(address.toStdString())));
    }

    void commandsAreVerifiedAgainstTheLesson() {
        const Lesson lesson = loadLesson(TIMESTEP_SOURCE_DIR "/lessons/content/02-ten-steps-of-euler");
        const Experiment& experiment = lesson.experiment("ten-steps")->experiment;
        for (const char* good :
             {"action:set?step=0.05", "action:set?integrator=rk4&acceleration=3", "action:run",
              "action:experiment?id=both-orders", "action:sweep?plot=error-against-step"})
            verifyCommand(parseCommand(good), lesson, &experiment);
        for (const char* bad : {"action:set?colour=red", "action:set?step=-1", "action:set?integrator=magic",
                                "action:experiment?id=other", "action:sweep?plot=position-against-time"})
            QVERIFY_THROWS_EXCEPTION(InputError, verifyCommand(parseCommand(bad), lesson, &experiment));
        QVERIFY_THROWS_EXCEPTION(InputError, verifyCommand(parseCommand("action:run"), lesson, nullptr));
    }
};

REGISTER_TEST(Commands)

} // namespace timestep::commands_test
#include "commands.moc"
