// SPDX-License-Identifier: GPL-3.0-or-later
// The command line from arguments to files and exit codes.
#include "app/cli/commands.h"
#include "app/provenance/open_file.h"
#include "core/integration/integrator.h"
#include "core/json/json.h"
#include "core/particles/relaxation/relaxation.h"
#include "core/run/session/session.h"
#include "core/scenes/scene.h"
#include "tests/app/commands/command_call.h"
#include "tests/app/files/test_folder.h"
#include "tests/tools.h"

#include <QDir>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <algorithm>
#include <cmath>
#include <set>

namespace timestep::command_line_test {

class CommandLine : public QObject, TestFolder {
    Q_OBJECT

private slots:
    void resultCommandsAcceptJsonAndQuiet() {
        // The output of these commands is the result itself.
        const QStringList texts = {"list", "manual", "describe"};
        const auto has = [](const std::vector<CommandOption>& options, const char* name) {
            return std::any_of(options.begin(), options.end(),
                               [&](const CommandOption& option) { return option.names == name; });
        };
        for (const CommandRow& row : commands()) {
            const CommandForm form = row.form();
            for (const char* option : {"--json", "--quiet"}) {
                if (texts.contains(QString::fromUtf8(row.name.data()))) continue;
                const bool all = std::all_of(form.kinds.begin(), form.kinds.end(),
                                             [&](const auto& kind) { return has(kind.options, option); });
                QVERIFY2(form.kinds.empty() ? has(form.options, option) : all,
                         (std::string(row.name) + " " + option).c_str());
            }
        }
    }

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

    void theLargestMagnitudeIsReportedWhereItIsNotTheLast() { // a ball falls from 1 m
        write("fall.json",
              R"({"world": {"particles": [{"at": [0, 1], "velocity": [0, 2]}], "gravity": [0, -10]},
            "step": 0.1, "duration": 0.5})");
        const Outcome outcome = call({"run", path("fall.json")});
        QCOMPARE(outcome.exitCode, 0);
        QVERIFY2(outcome.out.contains(QRegularExpression("first-y +[0-9.]+ m \\(largest 1\\.1\\)")),
                 qPrintable(outcome.out));
        QVERIFY(!outcome.out.contains(QRegularExpression("time .*largest")));
    }

    void aRunEndsWhereAColumnPassesAValue() { // scipy issue 10319: it lands at 33.814700 s
        write("parachute.json", R"({"scene": "own-formula", "texts": {"acceleration": "-g+k*v^2",
            "constants": "g=10,k=0.01", "potential-energy": "g*x"}, "parameters": {"start-x": 1000},
            "step": 0.01, "duration": 40, "runs": [{"integrator": "rk4"}]})");
        const Outcome landed = call({"run", path("parachute.json"), "--until", "x = 0 falling", "--crossings",
                                     "x = 500", "--crossings", "v = 3 rising"});
        QCOMPARE(landed.exitCode, 0);
        QVERIFY2(landed.out.contains("\nx = 0 (falling) at 33.8147 s\n"), qPrintable(landed.out));
        QVERIFY2(landed.out.contains("\nx = 500 (falling) at "), qPrintable(landed.out));
        QVERIFY2(landed.err.contains("never met \"v = 3 rising\""), qPrintable(landed.err));
        const Outcome json =
            call({"run", path("parachute.json"), "--until", "x = 0", "--crossings", "x=500", "--json"});
        const Json run = Json::parse(json.out.toStdString()).at("runs").at(0);
        QCOMPARE(run.at("met-until"), Json(true));
        QCOMPARE(run.at("crossings").size(), std::size_t{2});
        const Json& last = run.at("crossings").at(1);
        QCOMPARE(last.at("condition"), Json("x = 0"));
        QCOMPARE(last.at("direction"), Json("falling"));
        COMPARE_NEAR(last.at("time").get<double>(), 33.814700, 5e-7);
        QCOMPARE(last.at("columns").at("time"), last.at("time"));
        QCOMPARE(run.at("last").at("v"), last.at("columns").at("v"));
        const Outcome high = call({"run", path("parachute.json"), "--set", "until=x = 2000"});
        QCOMPARE(high.exitCode, 0);
        QVERIFY2(high.err.contains("never met \"x = 2000\""), qPrintable(high.err));
        for (const QStringList& wrong : {QStringList{"--until", "x"},
                                         {"--until", "z = 0"},
                                         {"--crossings", "x = 0 soon"},
                                         {"--until", "x = nan"}}) {
            const Outcome refused = call(QStringList{"run", path("parachute.json")} + wrong);
            QCOMPARE(refused.exitCode, 2);
            QCOMPARE(refused.err.trimmed().count('\n'), 0);
        }
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

    void aStateContinuesToTheSameEnd() {
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

    void statesAreWrittenDuringARun() {
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

    void chosenColumnsAloneAreWritten() {
        const auto columns = [&](const QStringList& words, const char* file) {
            const Outcome outcome = call(words + QStringList{"--table", path(file)});
            if (outcome.exitCode != 0) return outcome.err;
            const QStringList lines =
                QString::fromUtf8(read(file)).split('\n').filter(QRegularExpression("^[^#]"));
            return lines.value(0);
        };
        const QString cart = path("cart.json");
        const QStringList run{"run", cart, "--set", "integrator=rk4", "--columns", "v, time"};
        QCOMPARE(columns(run + QStringList{"--tidy"}, "tidy.csv"), QString("run,v,time"));
        QVERIFY(columns(run, "wide.csv").startsWith("\"velocity v, "));
        QCOMPARE(call({"run", path("wide.csv")}).exitCode, 0); // the same columns are compared
        QVERIFY(call({"run", path("wide.csv")}).out.contains("same to the last byte"));
        const Json json = Json::parse(call(run + QStringList{"--json"}).out.toStdString());
        QCOMPARE(json.at("runs").at(0).at("last").size(), std::size_t(2));
        const QString printed = call(run).out;
        QVERIFY(printed.contains("  v ") && !printed.contains("  x "));
        const QStringList sweep{"sweep", cart, "--over", "step", "--values", "1,0.5"};
        QCOMPARE(columns(sweep + QStringList{"--columns", "value,order", "--tidy"}, "s.csv"),
                 QString("run,value,order"));
        for (const QStringList& words :
             {QStringList{"run", cart}, sweep, {"hand-over", cart, "--out", path("handed")}}) {
            const Outcome wrong = call(words + QStringList{"--columns", "time,tmie,"});
            QCOMPARE(wrong.exitCode, 2);
            QVERIFY2(wrong.err.contains("--columns: there is no \"t"), qPrintable(wrong.err));
        }
        const Outcome near = call({"run", cart, "--columns", "tmie"});
        QVERIFY2(near.err.contains("; did you mean \"time\"?"), qPrintable(near.err));
        QVERIFY(call({"run", cart, "--columns", "zzzzzzzz"}).err.contains("; there are time, step"));
        QCOMPARE(call({"hand-over", cart, "--set", "integrator=rk4", "--out", path("few"), "--columns", "v"})
                     .exitCode,
                 0);
        QVERIFY(read("few/timestep.csv").contains("\nrun,time,v\n"));
        QVERIFY(read("few/program.py").contains("\"run,time,v\".split"));
    }

    void equalRunsAreHandedOverAsTwo() {
        write("same.json", R"({"scene": "cart", "step": 1, "duration": 3,
            "runs": [{"integrator": "rk4"}, {"integrator": "rk4"}, {"label": "A"}, {"label": "A"}]})");
        QCOMPARE(call({"hand-over", path("same.json"), "--out", path("same")}).exitCode, 0);
        std::set<QByteArray> labels;
        for (const QByteArray& line : read("same/timestep.csv").split('\n'))
            if (!line.startsWith('#') && line.contains(',')) labels.insert(line.split(',').front());
        labels.erase("run");
        QCOMPARE(labels.size(), std::size_t(4));
        for (const QByteArray& label : labels)
            QCOMPARE(read("same/program.py").count("    \"" + label + "\": ("), 1);
    }

    void aSweepPrintsTheOrders() {
        write("pendulum.json", R"({"scene": "pendulum", "duration": 2.6,
            "parameters": {"length": 1, "gravity": 11.7, "start-angle": 1.83, "start-angular-velocity": 0.6},
            "runs": [{"integrator": "rk4"}]})");
        const Outcome outcome = call({"sweep", path("pendulum.json"), "--over", "step", "--values",
                                      "2.6/416,2.6/832,2.6/1664,2.6/3328", "--measure", "phase-error",
                                      "--figure", path("orders.svg"), "--table", path("orders.csv")});
        QVERIFY2(outcome.exitCode == 0, qPrintable(outcome.err));
        QVERIFY(outcome.out.contains(
            QRegularExpression("fitted order (3\\.9|4\\.0)\\d* ± \\S+ \\(from \\S+ to \\S+\\)")));
        QVERIFY(QFileInfo::exists(path("orders.svg")) && QFileInfo::exists(path("orders.csv")));
    }

    void thePartsOfASweepAreJoinedToTheSameBytes() {
        write("pendulum.json", R"({"scene": "pendulum", "duration": 1,
            "runs": [{"integrator": "velocity-verlet"}, {"integrator": "rk4"}]})");
        const QStringList sweep{"sweep",    path("pendulum.json"),          "--over", "step",
                                "--values", "0.1,0.05,0.025,0.0125,0.00625"};
        const auto bytes = [&](const QString& name) {
            QFile file(path(name));
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        QCOMPARE(call(sweep + QStringList{"--table", path("whole.csv")}).exitCode, 0);
        for (const int parts : {1, 2, 5}) {
            QStringList files;
            for (int part = parts; part >= 1; --part) {
                files << path(QString("part-%1.csv").arg(part));
                const QString share = QString("%1/%2").arg(part).arg(parts);
                QCOMPARE(
                    call(sweep + QStringList{"--part", share, "--quiet", "--table", files.back()}).exitCode,
                    0);
            }
            const QStringList join = QStringList{"tables", "join"} + files;
            const Outcome joined = call(join + QStringList{"--table", path("joined.csv")});
            QVERIFY2(joined.exitCode == 0, qPrintable(joined.err));
            QVERIFY(bytes("joined.csv").size() > 500);
            QCOMPARE(bytes("joined.csv"), bytes("whole.csv"));
        }
        const auto refused = [&](const QStringList& files, const char* why) {
            const Outcome outcome =
                call(QStringList{"tables", "join"} + files + QStringList{"--table", path("no.csv")});
            return outcome.exitCode == 2 && outcome.err.contains(why) && !QFileInfo::exists(path("no.csv"));
        };
        QStringList parts;
        for (int part = 1; part <= 5; ++part) parts << path(QString("part-%1.csv").arg(part));
        QVERIFY(refused(parts.mid(1), "part 1 of 5 is missing"));
        QVERIFY(refused(parts.mid(0, 4), "part 5 of 5 is missing"));
        QVERIFY(refused(parts + QStringList{path("part-2.csv")}, "the same part as"));
        QVERIFY(refused({path("whole.csv"), path("part-1.csv")}, "part of another sweep"));
        QByteArray altered = bytes("part-3.csv");
        altered.replace("\n0.025,", "\n0.026,");
        QVERIFY(altered != bytes("part-3.csv"));
        write("part-3.csv", altered);
        QVERIFY(refused(parts, "was altered"));
        write("part-3.csv", altered.replace("0.026,", "x,"));
        QVERIFY(refused(parts, "\"x\" is not a number"));
        QCOMPARE(call({"run", path("pendulum.json"), "--table", path("run.csv")}).exitCode, 0);
        QVERIFY(refused({path("run.csv")}, "not the table of a sweep"));
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
        const Json lines =
            Json::parse(call({"microscope", path("cart.json"), "--step", "3", "--json"}).out.toStdString());
        QVERIFY(!lines.at("lines").empty() && lines.at("x").size() == 1);
        const Json visits =
            Json::parse(call({"microscope", path("rope.json"), "--step", "5", "--json"}).out.toStdString());
        QVERIFY(visits.at("visits").size() > 3);
        QVERIFY(visits.at("largest-strain").get<double>() >= 0);
        QCOMPARE(call({"microscope", path("rope.json"), "--quiet"}).out, QString());
        QCOMPARE(call({"microscope", path("cart.json"), "--run", "9"}).exitCode, 2);
        QCOMPARE(call({"microscope", path("cart.json"), "--step", "99"}).exitCode, 2);
    }

    /// The words of a wrong call are near those of a right one.
    void theNearestWordIsSuggested() {
        const auto refused = [&](const QStringList& arguments, const char* suggestion) {
            const Outcome outcome = call(arguments);
            QCOMPARE(outcome.exitCode, 2);
            QVERIFY2(outcome.err.contains(suggestion), qPrintable(outcome.err));
        };
        refused({"rn", path("cart.json")}, "did you mean “run”?");
        refused({"list", "scens"}, "did you mean \"scenes\"?");
        refused({"list", "scenes", "keplr"}, "did you mean \"kepler\"?");
        refused({"run", path("cart.json"), "--set", "stpe=1"}, "did you mean \"step\"?");
        refused({"run", path("cart.json"), "--set", "integrator=rk5"}, "did you mean \"rk4\"?");
        write("scene.json", R"({"scene": "pendulm", "runs": [{}]})");
        refused({"run", path("scene.json")}, "did you mean \"pendulum\"?");
        write("key.json", R"({"scene": "cart", "runs": [{"integratr": "rk4"}]})");
        refused({"run", path("key.json")}, "did you mean \"integrator\"?");
        write("top.json", R"({"scene": "cart", "durations": 2, "runs": [{}]})");
        refused({"run", path("top.json")}, "did you mean \"duration\"?");
    }

    void helpHasExamplesThatTheCommandTakes() {
        QCOMPARE(call({"help"}).out, call({"--help"}).out);
        QCOMPARE(call({"-V"}).out, call({"--version"}).out);
        const QString man = call({"describe", "man"}).out;
        for (const CommandRow& command : commands()) {
            const QString name = QString::fromUtf8(command.name.data());
            const QString help = call({"help", name}).out;
            QCOMPARE(help, call({name, "--help"}).out);
            QVERIFY2(!command.examples.empty(), command.name.data());
            for (const QString& example : QString::fromUtf8(command.examples.data()).split('\n')) {
                QVERIFY2(help.contains(example), qPrintable(example));
                QVERIFY2(man.contains(QString(example).replace('-', "\\-")), qPrintable(example));
                QVERIFY(example.startsWith("timestep " + name + " "));
                // In a folder without these files it is refused for the files alone.
                const QString place = QDir::currentPath();
                QTemporaryDir empty;
                QDir::setCurrent(empty.path());
                const Outcome outcome = call(example.split(' ').mid(1));
                QDir::setCurrent(place);
                QVERIFY2(!outcome.err.contains("--help"), qPrintable(outcome.err));
            }
        }
    }

    void everyThinsTheRows() {
        QCOMPARE(call({"run", path("cart.json"), "--table", path("all.csv")}).exitCode, 0);
        QCOMPARE(call({"run", path("cart.json"), "--every", "5", "--table", path("few.csv")}).exitCode, 0);
        const auto rows = [&](const char* name) {
            QFile file(path(name));
            file.open(QIODevice::ReadOnly);
            QByteArrayList lines = file.readAll().trimmed().split('\n');
            lines.erase(std::remove_if(lines.begin(), lines.end(),
                                       [](const QByteArray& line) { return line.startsWith('#'); }),
                        lines.end());
            return lines.mid(1);
        };
        const QByteArrayList all = rows("all.csv"), few = rows("few.csv");
        QVERIFY(few.size() > 1 && few.size() < all.size());
        for (qsizetype i = 0; i < few.size(); ++i) QCOMPARE(few[i], all[5 * i]);
    }

    void theBundledLessonsAreInOrder() {
        if (!sanitizers.empty()) QSKIP("takes minutes; other tests check lessons of their own");
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
        QTest::newRow("one place for two results")
            << QStringList{"run", "CART", "--table", "F.csv", "--state", "F.csv"}
            << "--table and --state both write to";
        QTest::newRow("no value") << QStringList{"run", "CART", "--set", "step"} << "has no =";
        QTest::newRow("negative step")
            << QStringList{"run", "CART", "--set", "step=-1"} << "step: the step must be";
        QTest::newRow("no such kind") << QStringList{"analyse", "grwth", "CART"}
                                      << "“timestep analyse” has no “grwth”; did you mean “growth”?";
        QTest::newRow("no such part")
            << QStringList{"sweep", "CART", "--over", "step", "--values", "1,2", "--part", "3/3"}
            << "--part: there is no part 3 of 3 with 2 values";
        QTest::newRow("part that is no number")
            << QStringList{"sweep", "CART", "--over", "step", "--values", "1,2", "--part", "1/0"}
            << "as in 2/8";
        QTest::newRow("no values") << QStringList{"sweep", "CART", "--over", "step", "--values", "1,,2"}
                                   << "--values";
        QTest::newRow("unknown column") << QStringList{"run", "CART", "--figure", "F.svg", "--y", "charm"}
                                        << "there is no column \"charm\"";
        QTest::newRow("a table under another format's name")
            << QStringList{"run", "CART", "--table", "F.json"} << "must end in .csv, .xlsx, .tex or .md";
        QTest::newRow("the experiment would be replaced")
            << QStringList{"run", "CART", "--state", "CART"} << "this would replace";
        QTest::newRow("no folder of lessons") << QStringList{"check-lessons", "/nowhere"} << "no such folder";
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

    void outputThatCannotBeWrittenIsNoFaultOfTheInput() {
        for (const QStringList& words : {QStringList{"--table", "/nowhere/at/all.csv"},
                                         {"--table", "/dev/full"},
                                         {"--table", "/tmp"},
                                         {"--figure", "/nowhere/x.pdf"},
                                         {"--state", "/nowhere/x.json"}}) {
            const Outcome outcome = call(QStringList{"run", path("cart.json"), "--quiet"} + words);
            QCOMPARE(outcome.exitCode, 1);
            QVERIFY2(outcome.err.contains("cannot be written"), qPrintable(outcome.err));
            QCOMPARE(outcome.err.count('\n'), 1);
        }
    }

    void numbersThatAreTooLargeAreNamedWithTheirTime() {
        const auto said = [&](const QStringList& values) {
            QStringList words{"run", path("cart.json"), "--quiet"};
            for (const QString& value : values) words << "--set" << value;
            const Outcome outcome = call(words);
            return QString::number(outcome.exitCode) + ": " + outcome.err;
        };
        QCOMPARE(said({}), QString("0: "));
        const QString infinite = said({"start-velocity=1e300"});
        QVERIFY2(infinite.contains("numbers that are too large for a double") &&
                     infinite.contains("kinetic-energy is inf since time 0") &&
                     infinite.contains("energy-ratio is nan since time 0"),
                 qPrintable(infinite));
        QVERIFY(!call({"run", path("cart.json"), "--set", "start-velocity=1e300", "--table", "-"})
                     .out.contains("-nan"));
    }

    void aByteOrderMarkBeforeATableChangesNothing() {
        QCOMPARE(call({"run", path("cart.json"), "--quiet", "--table", path("plain.csv")}).exitCode, 0);
        QFile plain(path("plain.csv")), marked(path("marked.csv"));
        QVERIFY(plain.open(QIODevice::ReadOnly) && marked.open(QIODevice::WriteOnly));
        marked.write("\xEF\xBB\xBF" + plain.readAll());
        marked.close();
        const Outcome again = call({"run", path("marked.csv")});
        QCOMPARE(again.err, QString());
        QVERIFY(again.out.contains("same to the last byte"));
    }

    void theParametersOfEverySceneAreListedInWords() {
        const QStringList all = call({"list", "scenes", "--parameters"})
                                    .out.split(QRegularExpression("\n(?! )"), Qt::SkipEmptyParts);
        QCOMPARE(all.size(), static_cast<qsizetype>(scenes().size()));
        for (std::size_t i = 0; i < scenes().size(); ++i) {
            const Scene& scene = scenes()[i];
            const QString& text = all[static_cast<qsizetype>(i)];
            QCOMPARE(text.count('\n'), static_cast<qsizetype>(scene.parameters.size()));
            for (const Parameter& parameter : scene.parameters)
                QVERIFY(text.contains("\n  " + QString::fromUtf8(parameter.id.data())));
            if (i % 20 == 0)
                QCOMPARE(call({"list", "scenes", QString::fromUtf8(scene.id.data())}).out, text + "\n");
        }
        QVERIFY(call({"list", "scenes", "pendulum"})
                    .out.contains(QRegularExpression("start-angle +start angle \\(2\\.\\S+ rad")));
        QVERIFY(call({"list", "scenes", "moon"}).err.contains("there is no \"moon\""));
        QVERIFY(!call({"list", "scenes"}).out.contains("\n  "));
    }

    void aBrokenCellIsFoundBeforeAnythingIsWritten() {
        QCOMPARE(call({"run", path("cart.json"), "--table", path("whole.csv")}).exitCode, 0);
        QFile whole(path("whole.csv"));
        QVERIFY(whole.open(QIODevice::ReadOnly));
        QByteArray lines = whole.readAll().trimmed();
        lines += '\n' + lines.mid(lines.lastIndexOf('\n') + 1).replace(0, 1, "x") + '\n';
        write("broken.csv", lines);
        const Outcome outcome = call(
            {"run", path("broken.csv"), "--table", path("unwritten.csv"), "--state", path("unwritten.json")});
        QCOMPARE(outcome.exitCode, 2);
        QVERIFY2(outcome.err.contains("broken.csv:") && outcome.err.contains("is not a number"),
                 qPrintable(outcome.err));
        QVERIFY(!QFileInfo::exists(path("unwritten.csv")) && !QFileInfo::exists(path("unwritten.json")));
    }

    void fitsArePrintedAmongResultsInWordsOnly() {
        const QStringList fit{"run", path("cart.json"), "--figure", path("fit.svg"), "--fit", "parabola"};
        QVERIFY(call(fit).out.contains("fit "));
        QCOMPARE(call(fit + QStringList{"--quiet"}).out, QString());
        const Json results = Json::parse(call(fit + QStringList{"--json"}).out.toStdString());
        QVERIFY(!results.empty());
    }

    void aFaultOfTheRunNamesItsFile() {
        write("endless.json", R"({"scene": "cart", "step": 1, "duration": 0, "runs": [{}]})");
        write("large.json", R"({"scene": "cart", "step": 1e-3, "duration": 1e7, "runs": [{}]})");
        for (const QStringList& arguments :
             {QStringList{"run", path("endless.json")},
              {"run", path("large.json")},
              {"sweep", path("endless.json"), "--over", "step", "--values", "1,2"},
              {"sweep", path("large.json"), "--over", "step", "--values", "0.001,0.002"}}) {
            const Outcome outcome = call(arguments);
            QCOMPARE(outcome.exitCode, 2);
            QVERIFY2(outcome.err.startsWith("timestep: " + arguments[1] + ": duration: "),
                     qPrintable(outcome.err));
        }
        QVERIFY(!call({"run", path("cart.json"), "--set", "step=-1"}).err.contains("cart.json"));
    }

    void everythingElseOpensTheWindow() {
        const QString file = path("cart.json");
        const std::string name = file.toStdString();
        const Outcome outcome = call({"--lang", "de", "--projector", file});
        QVERIFY(outcome.window);
        QCOMPARE(outcome.options.file, name);
        QCOMPARE(outcome.options.language, std::string("de"));
        QVERIFY(outcome.options.projector);
        const Outcome step = call({"--lesson", "cloth", "--step", "2"});
        QVERIFY(step.window);
        QCOMPARE(step.options.lesson, std::string("cloth"));
        QCOMPARE(step.options.step, 2);
        QVERIFY(!isHeadless({name, "--lang", "de"}));
        QVERIFY(isHeadless({"list", "scenes"}));
        QVERIFY(isHeadless({"--lang", "de", "report", "a"}) && isHeadless({"a.json", "--help"}));
        for (const CommandRow& command : commands()) {
            const std::string word(command.name);
            QVERIFY2(isHeadless({word}) && isHeadless({"--projector", word}), word.c_str());
            // As the value of an option or after a file it is not a command.
            QVERIFY2(!isHeadless({"--lessons", word}) && !isHeadless({name, word}), word.c_str());
            const Outcome help = call({QString::fromStdString(word), "--help"});
            QVERIFY2(!help.window && help.exitCode == 0 && help.err.isEmpty(), word.c_str());
            QVERIFY2(help.out.contains(QString::fromStdString(word)), word.c_str());
        }
        QVERIFY(!call({"--help"}).window);
    }

    void unknownWordsAreErrorsAndOpenNoWindow() {
        for (const QStringList& words :
             {QStringList{"frobnicate"}, {"missing.json"}, {"--frob"}, {"--projector", "frobnicate"}}) {
            std::vector<std::string> plain;
            for (const QString& word : words) plain.push_back(word.toStdString());
            const Outcome outcome = call(words);
            QVERIFY2(!outcome.window && isHeadless(plain), qPrintable(words.join(' ')));
            QCOMPARE(outcome.exitCode, 2);
            QCOMPARE(outcome.err.count('\n'), 1);
        }
        QVERIFY(call({"frobnicate"}).err.contains("no command and no file"));
        QVERIFY2(call({"analise"}).err.contains("analyse"), "the nearest command is named");
        QVERIFY(!call({"frobnicate"}).err.contains("did you mean"));
        QVERIFY(call({"run", "a", "--frob"}).err.contains("timestep run --help"));
        QVERIFY(call({"--lang", "xx", "list", "scenes"}).err.contains("no language"));
        QVERIFY(call({"--lang", "not-there.qm", "list", "scenes"}).err.contains("no language"));
        // A word with a slash is a plain word on every system.
        QVERIFY(!call({"list", "/scenes"}).err.contains("option"));
        QCOMPARE(call({"--lang", "xx", "list", "scenes"}).exitCode, 2);
        QVERIFY(call({"--lang", "de", "frobnicate"}).err.contains("gibt keinen Befehl"));
        QVERIFY(call({"frobnicate"}).err.contains("there is no command")); // the language is not kept
    }

    void standardOutputAndJsonCarryTheResultsAlone() {
        const Outcome table = call({"run", path("cart.json"), "--table", "-"});
        QCOMPARE(table.exitCode, 0);
        QVERIFY2(table.out.startsWith("# ") && table.out.contains("time t"), qPrintable(table.out.left(200)));
        QVERIFY(!table.out.contains("largest"));
        const Outcome tidy = call({"run", path("cart.json"), "--table", "-", "--tidy"});
        QVERIFY2(tidy.out.contains("\nrun,time,step,"), qPrintable(tidy.out.left(2000)));
        const Outcome json = call({"run", path("cart.json"), "--json"});
        const Json read = Json::parse(json.out.toStdString());
        QVERIFY(read.at("runs").size() > 0);
        QVERIFY(read.at("runs").at(0).at("last").at("time").get<double>() > 0);
        QCOMPARE(call({"run", path("cart.json"), "--quiet"}).out, QString());
        const Outcome sweep =
            call({"sweep", path("cart.json"), "--over", "step", "--values", "0.1,0.05", "--json"});
        QVERIFY(Json::parse(sweep.out.toStdString()).contains("table"));
    }

    void theDescriptionsNameEveryCommandAndOption() {
        for (const char* form : {"man", "bash", "zsh", "fish"}) {
            const Outcome described = call({"describe", form});
            QCOMPARE(described.exitCode, 0);
            for (const CommandRow& command : commands()) {
                const QString name = QString::fromUtf8(command.name.data());
                QString page = described.out;
                page.replace("\\-", "-");
                QVERIFY2(page.contains(name), qPrintable(QString(form) + " " + name));
                for (const CommandOption& option : command.form().options) {
                    QString word = QString::fromStdString(option.names).section(',', 0, 0);
                    if (!word.startsWith("--")) continue;
                    if (form == QString("fish")) word = "-l " + word.mid(2);
                    QVERIFY2(page.contains(word), qPrintable(QString(form) + " " + name + " " + word));
                }
            }
        }
        QCOMPARE(call({"describe", "tcsh"}).exitCode, 2);
    }

    void bashCompletesCommandsAndOptions() {
        const QString bash = QStandardPaths::findExecutable("bash");
        if (bash.isEmpty()) QSKIP("bash is not installed");
        write("completion.bash", call({"describe", "bash"}).out.toUtf8());
        const auto complete = [&](const QString& words, int word) {
            QProcess process;
            process.start(bash, {"-c", QString("source %1; COMP_WORDS=(%2); COMP_CWORD=%3; _timestep; printf "
                                               "'%s\\n' \"${COMPREPLY[@]}\"")
                                           .arg(path("completion.bash"), words)
                                           .arg(word)});
            process.waitForFinished();
            return QString::fromUtf8(process.readAllStandardOutput()).trimmed();
        };
        QCOMPARE(complete("timestep hand", 1), QString("hand-over"));
        QCOMPARE(complete("timestep run x --tid", 3), QString("--tidy"));
        QVERIFY(complete("timestep analyse stab", 2).contains("stability-map"));
        QCOMPARE(complete("timestep list --jso", 2), QString("--json"));
        write("two words.timestep", "{}");
        QCOMPARE(complete(QString("timestep '%1'").arg(path("two")), 1), path("two words.timestep"));
    }
};

REGISTER_TEST(CommandLine)

} // namespace timestep::command_line_test
#include "command_line.moc"
