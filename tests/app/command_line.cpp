// SPDX-License-Identifier: GPL-3.0-or-later
// The command line from arguments to files and exit codes.
#include "app/cli/commands.h"
#include "app/provenance/open_file.h"
#include "core/integration/integrator.h"
#include "core/json/json.h"
#include "core/particles/relaxation.h"
#include "core/run/session.h"
#include "tests/app/command_call.h"
#include "tests/tools.h"

#include <QRegularExpression>

#include <cmath>

namespace timestep::command_line_test {

class CommandLine : public QObject {
    Q_OBJECT

    QString path(const QString& name) const { return m_folder.filePath(name); }

    void write(const QString& name, const QByteArray& content) const {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    }

    QTemporaryDir m_folder;

private slots:
    void initTestCase() {
        write("cart.json", R"({"scene": "cart", "step": 1, "duration": 10, "runs": [
            {"integrator": "explicit-euler"}, {"integrator": "semi-implicit-euler"},
            {"integrator": "semi-implicit-euler-position-first"}, {"integrator": "position-verlet-naive"},
            {"integrator": "position-verlet"}]})");
        write(
            "spring.json",
            R"({"scene": "spring", "step": 1000, "duration": 1000000, "runs": [{"integrator": "explicit-euler"}]})");
    }

    void aRunPrintsItsEndAndWritesItsTable() {
        const Outcome outcome = call({"run", path("cart.json"), "--table", path("cart.csv")});
        QCOMPARE(outcome.exitCode, 0);
        QCOMPARE(outcome.err, QString());
        QStringList ends;
        for (const QString& line : outcome.out.split('\n'))
            if (line.startsWith("  x ")) ends << line.mid(4).trimmed();
        QCOMPARE(ends, (QStringList{"450 m", "550 m", "450 m", "550 m", "500 m"}));
        QFile csv(path("cart.csv"));
        QVERIFY(csv.open(QIODevice::ReadOnly));
        QVERIFY(csv.readAll().startsWith("# Timestep "));
    }

    void theEndTellsTheLargestMagnitudeWhereItIsNotTheLast() { // a ball falls from 1 m
        write("fall.json",
              R"({"world": {"particles": [{"at": [0, 1], "velocity": [0, 2]}], "gravity": [0, -10]},
            "step": 0.1, "duration": 0.5})");
        const Outcome outcome = call({"run", path("fall.json")});
        QCOMPARE(outcome.exitCode, 0);
        QVERIFY2(outcome.out.contains(QRegularExpression("first-y +[0-9.]+ m \\(largest 1\\.1\\)")),
                 qPrintable(outcome.out));
        QVERIFY(!outcome.out.contains(QRegularExpression("time .*largest")));
    }

    void aChaoticRunSaysHowLongItsReferenceHolds() {
        write("chaos.json", R"({"scene": "double-pendulum", "step": 0.02, "duration": 20,
            "runs": [{"integrator": "rk4"}], "record": {"columns": ["time", "position-error"]}})");
        const Outcome outcome = call({"run", path("chaos.json"), "--table", path("chaos.csv")});
        QCOMPARE(outcome.exitCode, 0);
        QVERIFY2(
            outcome.err.contains(QRegularExpression("computed reference .* holds until time ([89]|1[0-5])")),
            qPrintable(outcome.err));
        QFile csv(path("chaos.csv"));
        QVERIFY(csv.open(QIODevice::ReadOnly));
        QVERIFY(csv.readAll().trimmed().endsWith("\n20,nan"));
        const Outcome early = call({"run", path("chaos.json"), "--set", "duration=5"});
        QCOMPARE(early.err, QString());
    }

    void whatIsWrittenOpensAgainAsTheSameExperiment_data() {
        QTest::addColumn<QString>("file");
        for (const char* file : {"again.csv", "again.svg", "again.pdf", "again.png", "again.json"})
            QTest::newRow(file) << QString(file);
    }

    void whatIsWrittenOpensAgainAsTheSameExperiment() {
        QFETCH(QString, file);
        const QString option = file.endsWith("csv")    ? "--table"
                               : file.endsWith("json") ? "--state"
                                                       : "--figure";
        const Outcome outcome = call({"run", path("cart.json"), option, path(file)});
        QVERIFY2(outcome.exitCode == 0, qPrintable(outcome.err));
        QCOMPARE(toJson(openFile(path(file)).experiment).dump(),
                 toJson(openFile(path("cart.json")).experiment).dump());
        const Outcome rerun = call({"run", path(file)});
        QCOMPARE(rerun.exitCode, 0);
        QVERIFY(rerun.out.startsWith(call({"run", path("cart.json")}).out));
    }

    void aStateGoesOnToTheSameEnd() {
        QCOMPARE(
            call({"run", path("cart.json"), "--set", "duration=5", "--state", path("half.json")}).exitCode,
            0);
        OpenedFile half = openFile(path("half.json"));
        (*half.state)["experiment"]["duration"] = 10;
        write("rest.json", QByteArray::fromStdString(half.state->dump()));
        QCOMPARE(call({"run", path("rest.json"), "--state", path("end.json")}).exitCode, 0);
        QCOMPARE(call({"run", path("cart.json"), "--state", path("whole.json")}).exitCode, 0);
        QFile end(path("end.json")), whole(path("whole.json"));
        QVERIFY(end.open(QIODevice::ReadOnly) && whole.open(QIODevice::ReadOnly));
        QCOMPARE(end.readAll(), whole.readAll());
    }

    void statesAreWrittenOnTheWay() {
        QCOMPARE(call({"run", path("cart.json"), "--state", path("states.json"), "--every", "2"}).exitCode,
                 0);
        QFile file(path("states.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const Json json = jsonFromText(file.readAll().toStdString(), "states.json");
        QCOMPARE(json["states"].size(), std::size_t(6));
        QCOMPARE(json["states"][0]["runs"][1]["observed"]["step"].get<int>(), 0);
        QCOMPARE(json["states"][5]["runs"][1]["observed"]["coordinates"][0].get<double>(), 550.0);
    }

    void aRunThatDivergesKeepsItsTable() {
        const Outcome outcome = call({"run", path("spring.json"), "--table", path("spring.csv")});
        QCOMPARE(outcome.exitCode, 3);
        QVERIFY(outcome.err.contains("diverged: at step "));
        QVERIFY(QFileInfo(path("spring.csv")).size() > 1000);
    }

    void aSweepPrintsTheOrders() {
        write("pendulum.json", R"({"scene": "pendulum", "duration": 2.6,
            "parameters": {"length": 1, "gravity": 11.7, "start-angle": 1.83, "start-angular-velocity": 0.6},
            "runs": [{"integrator": "rk4"}]})");
        const Outcome outcome = call({"sweep", path("pendulum.json"), "--over", "step", "--values",
                                      "2.6/416,2.6/832,2.6/1664,2.6/3328", "--measure", "phase-error",
                                      "--figure", path("orders.svg"), "--table", path("orders.csv")});
        QVERIFY2(outcome.exitCode == 0, qPrintable(outcome.err));
        QVERIFY(outcome.out.contains(QRegularExpression("fitted order (3\\.9|4\\.0)")));
        QVERIFY(QFileInfo::exists(path("orders.svg")) && QFileInfo::exists(path("orders.csv")));
    }

    void relaxationsAreListedWithEveryFact() {
        const Json list =
            jsonFromText(call({"list", "relaxations", "--json"}).out.toStdString(), "relaxations");
        QCOMPARE(list.size(), relaxations().size());
        for (std::size_t i = 0; i < list.size(); ++i) {
            const Relaxation& record = relaxations()[i];
            const Json& entry = list[i];
            QCOMPARE(entry.at("id").text(), std::string(record.id));
            QCOMPARE(entry.at("depends-on-order").boolean(), record.ordered);
            QCOMPARE(entry.at("uses-stiffness").boolean(), record.usesStiffness);
            QCOMPARE(entry.at("uses-compliance").boolean(), record.usesCompliance);
            QCOMPARE(entry.at("uses-pin-rule").boolean(), record.usesPinRule);
            QCOMPARE(entry.at("keeps-momentum").boolean(), record.keepsMomentum);
            QCOMPARE(entry.at("converges-on-nets").boolean(), record.convergesOnNets);
            QCOMPARE(entry.at("old-directions").boolean(), record.oldDirections);
            QCOMPARE(entry.at("whole-step-velocities").boolean(), record.keepsVelocities);
            QCOMPARE(entry.at("settings").size(), record.settings.size());
            QCOMPARE(entry.at("code").size(), record.code.size());
            if (record.id == "gauss-seidel") { // 10 sticks, both ends free: cos²(pi / 11)
                const double c = std::cos(std::acos(-1.0) / 11);
                COMPARE_NEAR(entry.at("radius-of-chains")[2].at("radius").number(), c * c, 1e-15);
            }
            if (record.id == "sor") { // at the best omega the radius is omega - 1
                const double best = entry.at("radius-of-chains")[2].at("best-omega").number();
                WorldMethod method;
                method.relaxation = &record;
                for (const Parameter& setting : record.settings)
                    method.relaxationSettings.push_back(setting.standard);
                method.set("omega", best);
                COMPARE_NEAR(record.radius(10, false, method), best - 1, 1e-7);
            }
        }
    }

    void theListsComeFromTheCatalogue() {
        const Outcome outcome = call({"list", "integrators", "--json"});
        QCOMPARE(outcome.exitCode, 0);
        const Json list = jsonFromText(outcome.out.toStdString(), "list");
        QCOMPARE(list.size(), integrators().size());
        for (std::size_t i = 0; i < list.size(); ++i) {
            const Integrator& record = integrators()[i];
            const Json& entry = list[i];
            QCOMPARE(entry.at("id").get<std::string>(), std::string(record.id));
            QCOMPARE(entry.at("order").get<int>(), record.order);
            QCOMPARE(entry.at("order-when-damped").get<int>(), record.orderWhenDamped);
            QCOMPARE(entry.at("order-on-alternating-steps").get<int>(), record.orderOnAlternatingSteps);
            QCOMPARE(entry.at("evaluations").get<int>(), record.evaluations);
            QCOMPARE(entry.at("symplectic").get<bool>(), record.symplectic);
            QCOMPARE(entry.at("reversible").get<bool>(), record.reversible);
            QCOMPARE(entry.at("adaptive").get<bool>(), record.isAdaptive());
            QCOMPARE(entry.at("keeps-velocities").get<bool>(), record.keepsVelocities);
            const Json& limit = entry.at("stability-limit");
            if (limit.is_number())
                QCOMPARE(limit.get<double>(), record.stabilityLimit);
            else
                QCOMPARE(limit.get<std::string>(), record.stabilityLimit == alwaysStable  ? "always"
                                                   : record.stabilityLimit == neverStable ? "never"
                                                                                          : "not applicable");
            QCOMPARE(entry.at("code").size(), record.code.size());
            QCOMPARE(entry.at("aliases").size(), record.aliases.size());
        }
        for (const char* what : {"scenes", "relaxations", "metrics", "lessons"})
            QVERIFY(call({"list", what}).out.count('\n') > 0);
    }

    void theMicroscopeWritesAStepAndAPassDown() {
        const Outcome step = call({"microscope", path("cart.json"), "--run", "1", "--step", "3"});
        QVERIFY2(step.exitCode == 0, qPrintable(step.err));
        QVERIFY2(step.out.contains("x = 100") && step.out.contains("v = 40"), qPrintable(step.out));
        write("rope.json", R"({"scene": "rope", "step": 1, "duration": 20, "runs": [{"passes": 2}]})");
        const Outcome pass = call({"microscope", path("rope.json"), "--step", "5"});
        QVERIFY2(pass.exitCode == 0, qPrintable(pass.err));
        QVERIFY(pass.out.contains("stick 0: (") && pass.out.contains("after the pass: largest strain"));
        QCOMPARE(call({"microscope", path("cart.json"), "--run", "9"}).exitCode, 2);
        QCOMPARE(call({"microscope", path("cart.json"), "--step", "99"}).exitCode, 2);
    }

    void theBundledLessonsAreInOrder() {
        const Outcome outcome = call({"check-lessons"});
        QVERIFY2(outcome.exitCode == 0, qPrintable(outcome.out));
    }

    void badInputIsRefused_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("part");
        QTest::newRow("no such file")
            << QStringList{"run", "missing.json"} << "missing.json: the file cannot be read";
        QTest::newRow("a folder") << QStringList{"run", "/"} << "this is a folder";
        QTest::newRow("no file") << QStringList{"run"} << "FILE is required";
        QTest::newRow("unknown option") << QStringList{"run", "a", "--colour"} << "--help";
        QTest::newRow("unknown list") << QStringList{"list", "moons"} << "there is no list \"moons\"";
        QTest::newRow("unknown key") << QStringList{"run", "CART", "--set", "colour=3"}
                                     << "colour: there is no such setting";
        QTest::newRow("no value") << QStringList{"run", "CART", "--set", "step"} << "has no =";
        QTest::newRow("negative step")
            << QStringList{"run", "CART", "--set", "step=-1"} << "step: the step must be";
        QTest::newRow("no values") << QStringList{"sweep", "CART", "--over", "step", "--values", "1,,2"}
                                   << "--values";
        QTest::newRow("unknown column") << QStringList{"run", "CART", "--figure", "F.svg", "--y", "charm"}
                                        << "there is no column \"charm\"";
        QTest::newRow("folder does not exist")
            << QStringList{"run", "CART", "--table", "/nowhere/at/all.csv"} << "cannot be written";
        QTest::newRow("unknown picture") << QStringList{"run", "CART", "--figure", "F.bmp"} << "F.bmp";
    }

    void badInputIsRefused() {
        QFETCH(QStringList, arguments);
        QFETCH(QString, part);
        arguments.replaceInStrings("CART", path("cart.json"));
        arguments.replaceInStrings("F.", path("F."));
        const Outcome outcome = call(arguments);
        QCOMPARE(outcome.exitCode, 2);
        QVERIFY2(outcome.err.contains(part), qPrintable(outcome.err));
        QCOMPARE(outcome.err.count('\n'), 1);
        QCOMPARE(outcome.out, QString());
    }

    void everythingElseOpensTheWindow() {
        const Outcome outcome = call({"--lang", "de", "--projector", "file.json"});
        QVERIFY(outcome.window);
        QCOMPARE(outcome.options.file, std::string("file.json"));
        QCOMPARE(outcome.options.language, std::string("de"));
        QVERIFY(outcome.options.projector);
        QVERIFY(!isHeadless({"file.json", "--lang", "de"}));
        QVERIFY(isHeadless({"list", "scenes"}));
        QVERIFY(isHeadless({"--lang", "de", "report", "a"}) && isHeadless({"a.json", "--help"}));
        for (const CommandRow& command : commands()) {
            const std::string name(command.name);
            QVERIFY2(isHeadless({name}) && isHeadless({"--projector", name}), name.c_str());
            // As the value of an option or behind a file it is no command.
            QVERIFY2(!isHeadless({"--lessons", name}) && !isHeadless({"file.json", name}), name.c_str());
            const Outcome help = call({QString::fromStdString(name), "--help"});
            QVERIFY2(!help.window && help.exitCode == 0 && help.err.isEmpty(), name.c_str());
            QVERIFY2(help.out.contains(QString::fromStdString(name)), name.c_str());
        }
        QVERIFY(!call({"--help"}).window);
    }
};

REGISTER_TEST(CommandLine)

} // namespace timestep::command_line_test
#include "command_line.moc"
