// SPDX-License-Identifier: GPL-3.0-or-later
// Law 7 of core/README.md: bad input gets one clear sentence with its place; good input is read back as it
// was written.
#include "core/input_error.h"
#include "core/json/json.h"
#include "core/run/experiment/setting_key.h"
#include "core/run/session/session.h"
#include "core/table/number_text.h"
#include "tests/tools.h"

namespace timestep::experiment_file_test {

namespace {

std::string complaintAbout(const std::string& text) {
    try {
        Session session(experimentFromText(text, "file.json"));
        return "nothing";
    } catch (const InputError& error) {
        return error.sentence();
    }
}

using KeyAndValues = std::pair<std::string, std::vector<std::string>>;

/// Values of a setting as text: all of them if there are few, otherwise the ends of the range.
std::vector<std::string> valuesOf(const Parameter& parameter) {
    std::vector<std::string> values;
    for (const Choice& choice : parameter.choices) values.emplace_back(choice.id);
    if (parameter.kind == ParameterKind::Toggle) return {"true", "false"};
    if (parameter.kind == ParameterKind::Choice) return values;
    return {exactNumber(parameter.minimum), exactNumber(parameter.maximum)};
}

/// Every key of an experiment with values that it accepts.
std::vector<KeyAndValues> keysOf(const Experiment& experiment) {
    const std::vector<std::string> texts{"", "word"}, steps{"0.30000000000000004", "0.1"}, times{"0", "12.5"},
        seeds{"0", "18446744073709551615"};
    std::vector<KeyAndValues> keys{{"title", texts}, {"step", steps}, {"duration", times}, {"seed", seeds}};
    for (const TextField& field : experiment.scene->texts)
        for (const std::string prefix : {"", "texts/"})
            keys.push_back({prefix + std::string(field.id), {"x", "2 x"}});
    for (const Parameter& parameter : experiment.parameters.descriptors())
        for (const std::string prefix : {"", "parameters/", "runs/1/parameters/"})
            keys.push_back({prefix + std::string(parameter.id), valuesOf(parameter)});
    for (const Parameter& parameter : experiment.runs.front().method.descriptors())
        for (const std::string prefix : {"", "runs/0/", "runs/1/"})
            if (!prefix.empty() || !experiment.parameters.has(parameter.id))
                keys.push_back({prefix + std::string(parameter.id), valuesOf(parameter)});
    for (const std::string prefix : {"runs/0/", "runs/1/"}) {
        keys.push_back({prefix + "label", texts});
        keys.push_back({prefix + "step", steps});
        keys.push_back({prefix + "seed", seeds});
    }
    return keys;
}

} // namespace

class ExperimentFile : public QObject {
    Q_OBJECT

private slots:
    void badInputIsRefusedWithItsPlace_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("start");
        const auto row = [](const char* name, const char* text, const char* start) {
            QTest::newRow(name) << QString(text) << QString(start);
        };
        row("empty file", "", "file.json:1:1: this is not JSON");
        row("cut off", "{\"scene\": \"cart\",\n \"step\": ", "file.json:2:");
        row("not JSON", "hello", "file.json:1:1: this is not JSON");
        row("a number", "3", "file.json:1:1: an object {...} is expected here");
        row("not UTF-8", "{\"title\": \"\xff\xfe\", \"scene\": \"cart\"}", "file.json:1:");
        row("a key twice", "{\"scene\": \"cart\", \"step\": 1, \"step\": 2}",
            "file.json:1:30: \"step\" is given twice");
        row("no scene", "{\"step\": 1}", "file.json:1:1: \"scene\" is missing");
        row("unknown scene", "{\"scene\": \"moon\"}", "file.json:1:11: scene: there is no scene \"moon\"");
        row("label of a terminal", "{\"scene\": \"cart\", \"runs\": [{\"label\": \"a\\u001b[2J\"}]}",
            "file.json:1:38: runs/0/label: control characters and line breaks are not allowed here");
        row("title of two lines", "{\"scene\": \"cart\", \"title\": \"a\\nb\"}",
            "file.json:1:28: title: control characters");
        row("scene of wrong type", "{\"scene\": 3}", "file.json:1:11: scene: a text is expected here");
        row("unknown key", "{\"scene\": \"cart\", \"setp\": 1}", "file.json:1:27: setp: unknown key");
        row("negative step", "{\"scene\": \"cart\", \"step\": -1}", "file.json:1:27: step: the step must be");
        row("zero step", "{\"scene\": \"cart\", \"step\": 0}", "file.json:1:27: step: the step must be");
        row("step is text", "{\"scene\": \"cart\", \"step\": \"fast\"}",
            "file.json:1:27: step: \"fast\" is not a number");
        row("step is a list", "{\"scene\": \"cart\", \"step\": [1]}",
            "file.json:1:27: step: a number is expected here");
        row("huge number", "{\"scene\": \"cart\", \"step\": 1e999}", "file.json");
        row("one over zero", "{\"scene\": \"cart\", \"step\": \"1/0\"}", "file.json:1:27: step: ");
        row("negative duration", "{\"scene\": \"cart\", \"duration\": -1}", "file.json:1:31: duration: ");
        row("endless run", "{\"scene\": \"cart\", \"duration\": 1e300, \"step\": 1e-300}",
            "file.json:1:1: runs/0: ");
        row("no runs", "{\"scene\": \"cart\", \"runs\": []}", "file.json:1:27: runs: ");
        row("run is text", "{\"scene\": \"cart\", \"runs\": [\"rk4\"]}", "file.json:1:28: runs/0: ");
        row("unknown integrator", "{\"scene\": \"cart\", \"runs\": [{}, {\"integrator\": \"rk5\"}]}",
            "file.json:1:47: runs/1/integrator: \"rk5\" is not one of explicit-euler");
        row("setting of another kind of scene", "{\"scene\": \"cart\", \"runs\": [{\"passes\": 3}]}",
            "file.json:1:39: runs/0/passes: unknown key");
        row("step of a run", "{\"scene\": \"cart\", \"runs\": [{\"step\": 0}]}",
            "file.json:1:37: runs/0/step: the step");
        row("parameter out of range", "{\"scene\": \"pendulum\", \"parameters\": {\"length\": -2}}",
            "file.json:1:48: parameters/length: the value must be at least");
        row("unknown parameter", "{\"scene\": \"cart\", \"parameters\": {\"colour\": 1}}",
            "file.json:1:44: parameters/colour: unknown key");
        row("negative seed", "{\"scene\": \"cart\", \"seed\": -1}", "file.json:1:27: seed: ");
        row("seed with fraction", "{\"scene\": \"cart\", \"seed\": 1.5}", "file.json:1:27: seed: ");
        row("unknown column", "{\"scene\": \"cart\", \"record\": {\"columns\": [\"x\", \"charm\"]}}",
            "record/columns/1: \"charm\" cannot be measured");
        row("column twice", "{\"scene\": \"cart\", \"record\": {\"columns\": [\"x\", \"v\", \"x\"]}}",
            "file.json:1:52: record/columns/2: this column is in the list twice");
        row("event without what", "{\"scene\": \"rope\", \"events\": [{\"step\": 1}]}",
            "file.json:1:30: events/0/do: ");
        row("unknown event", "{\"scene\": \"rope\", \"events\": [{\"step\": 1, \"do\": \"sing\"}]}",
            "file.json:1:48: events/0/do: \"sing\" is not one of");
        row("event of no run",
            "{\"scene\": \"rope\", \"events\": [{\"step\": 1, \"do\": \"pin\", \"run\": 3, \"particle\": "
            "1}]}",
            "file.json:1:62: events/0/run: there is no such run");
        row("empty world", "{\"world\": {\"particles\": []}}", "file.json:1:25: world/particles: ");
        row("stick to nothing",
            "{\"world\": {\"particles\": [{\"at\": [0, 0]}], \"sticks\": [{\"between\": [0, 4]}]}}",
            "file.json:1:70: world/sticks/0/between/1: ");
        row("infinite place", "{\"world\": {\"particles\": [{\"at\": [0, \"inf\"]}]}}",
            "file.json:1:37: world/particles/0/at/1: ");
        row("order with a stick twice",
            "{\"scene\": \"triangle\", \"runs\": [{\"order\": \"listed\", \"stick-order\": [0, 0, 1]}]}",
            "runs/0/stick-order: stick 0 is listed twice");
    }

    void badInputIsRefusedWithItsPlace() {
        QFETCH(QString, text);
        QFETCH(QString, start);
        std::string bytes = text.toStdString();
        if (text.contains(QChar(0xFFFD))) bytes = "{\"title\": \"\xff\xfe\", \"scene\": \"cart\"}";
        const QString complaint = QString::fromStdString(complaintAbout(bytes));
        QVERIFY2(complaint.startsWith(start), qPrintable(complaint));
        QVERIFY2(!complaint.contains('\n'), qPrintable(complaint));
    }

    void mutilatedFilesNeverCrash() {
        const Scene& scene = *findScene("cloth");
        Experiment experiment = standardExperiment(scene);
        experiment.duration = 2 * experiment.step;
        const std::string good = toJson(experiment).dump(1);
        QCOMPARE(complaintAbout(good), std::string("nothing"));
        quint32 random = 12345;
        for (int i = 0; i < 400; ++i) {
            std::string bad = good;
            for (int k = 0; k < 3; ++k) {
                random = random * 1664525u + 1013904223u;
                const std::size_t at = random % bad.size();
                if (random & 0x10000)
                    bad[at] = static_cast<char>(random >> 24);
                else
                    bad.erase(at, 1 + (random >> 28));
            }
            QVERIFY(!complaintAbout(bad).empty());
        }
    }

    void everySceneIsOfOneKind() {
        for (const Scene& scene : scenes()) {
            const QByteArray id = QByteArray::fromStdString(std::string(scene.id));
            const int offers =
                (scene.problem != nullptr) + (scene.world != nullptr) + (scene.rigidWorld != nullptr);
            QVERIFY2(offers == 1, id + " offers " + QByteArray::number(offers) + " of the three");
            QVERIFY2((scene.kind() == SceneKind::Problem) == (scene.problem != nullptr), id);
            QVERIFY2((scene.kind() == SceneKind::Particles) == (scene.world != nullptr), id);
            QVERIFY2((scene.kind() == SceneKind::RigidBodies) == (scene.rigidWorld != nullptr), id);
        }
        QCOMPARE(sceneOfFiles(SceneKind::Particles).id, std::string_view("world"));
        QCOMPARE(sceneOfFiles(SceneKind::RigidBodies).id, std::string_view("rigid-world"));
    }

    void everySceneSurvivesSavingAndLoading() {
        for (const Scene& scene : scenes()) {
            if (scene.source == WorldSource::File) continue;
            Experiment experiment = standardExperiment(scene);
            experiment.title = "Grüße \"quoted\"";
            experiment.seed = 18446744073709551615u;
            experiment.runs.push_back(experiment.runs.front());
            experiment.runs.back().step = 0.1;
            const std::string once = toJson(experiment).dump(1);
            QCOMPARE(toJson(experimentFromText(once, "f")).dump(1), once);
        }
    }

    void aWorldIsDescribedInFullByItsFile() {
        const Experiment experiment = experimentFromText(
            R"({"world": {"particles": [{"at": [0, 1], "pinned": true}, {"at": [0.5, 1], "velocity": [0, 1], "mass": 2}],
                          "sticks": [{"between": [0, 1]}], "gravity": [0, -9.81]},
                "step": "1/60", "duration": 1, "runs": [{"passes": 4}]})",
            "world.json");
        Session session(experiment);
        session.runToEnd();
        QVERIFY(session.table().find("largest-strain")->values.back() < 1e-9);
        const std::string once = toJson(experiment).dump();
        QCOMPARE(toJson(experimentFromText(once, "f")).dump(), once);
    }

    void runsAreNamedByTheirDifferences() {
        Experiment cart = standardExperiment(*findScene("cart"));
        QCOMPARE(runLabel(cart, 0), std::string("Velocity Verlet"));
        cart.runs.push_back(cart.runs.front());
        cart.runs[1].step = 0.5;
        QCOMPARE(runLabel(cart, 1), std::string("Velocity Verlet, h = 0.5"));
        Experiment box = standardExperiment(*findScene("dropped-box"));
        QCOMPARE(runLabel(box, 0), std::string("Gauss-Seidel"));
        box.runs.push_back(box.runs.front());
        setByKey(box, "runs/1/parameters/braced", "false");
        QCOMPARE(runLabel(box, 0), std::string("braced: on"));
        QCOMPARE(runLabel(box, 1), std::string("braced: off"));
        setByKey(box, "runs/1/order", "random");
        QCOMPARE(runLabel(box, 1), std::string("random, braced: off"));
        box.runs[1].label = "mine";
        QCOMPARE(runLabel(box, 1), std::string("mine"));
    }

    void namesOfRunsClaimOnlyWhatActs() {
        Experiment balls = standardExperiment(*findScene("balls")); // no sticks, so nothing to relax
        QCOMPARE(runLabel(balls, 0), std::string("Verlet"));
        Experiment stack = standardExperiment(*findScene("box-stack"));
        QCOMPARE(runLabel(stack, 0), std::string("Sequential impulses"));
        stack.runs.push_back(stack.runs[0]);
        setByKey(stack, "runs/1/push", "none");
        QCOMPARE(runLabel(stack, 1), std::string("no push"));
        balls.runs.push_back(balls.runs.front());
        setByKey(balls, "runs/1/relaxation", "sor");
        setByKey(balls, "runs/1/omega", "1.2");
        setByKey(balls, "runs/1/jitter", "0.3");
        QCOMPARE(runLabel(balls, 1), std::string("Verlet"));
        setByKey(balls, "runs/1/frame-loop", "frame-time");
        QVERIFY(runLabel(balls, 1).find("0.3") != std::string::npos);
        QVERIFY(runLabel(balls, 1).find("1.2") == std::string::npos);
        Experiment chain = standardExperiment(*findScene("rope"));
        chain.runs.push_back(chain.runs.front());
        setByKey(chain, "omega", "1.2");
        setByKey(chain, "runs/1/omega", "1.5");
        const std::string plain = runLabel(chain, 0);
        QVERIFY2(plain.find("1.2") == std::string::npos, plain.c_str());
        setByKey(chain, "runs/1/relaxation", "sor");
        QCOMPARE(runLabel(chain, 0), plain);
        QVERIFY(runLabel(chain, 1).find("1.5") != std::string::npos);
    }

    /// A relaxation is named if and only if its choice makes a difference.
    void noSceneWithoutSticksNamesARelaxation() {
        int without = 0;
        for (const Scene& scene : scenes()) {
            if (scene.kind() != SceneKind::Particles || scene.source == WorldSource::File) continue;
            const Experiment experiment = standardExperiment(scene);
            const auto simulation = makeSimulation(experiment, 0);
            const bool sticks = simulation->world()->sticks() > 0;
            QCOMPARE(runLabel(experiment, 0) == "Verlet", !sticks);
            without += sticks ? 0 : 1;
        }
        QVERIFY(without >= 6);
    }

    /// Every key of every scene, for the experiment and for a run: a value that was set is read, and setting
    /// it again changes nothing.
    void whatIsSetByKeyIsReadByKey() {
        int tried = 0;
        for (const Scene& scene : scenes()) {
            Experiment experiment = standardExperiment(scene);
            experiment.runs.push_back(experiment.runs.front());
            for (const auto& [key, values] : keysOf(experiment)) {
                const QByteArray what = QByteArray::fromStdString(std::string(scene.id) + " " + key);
                QCOMPARE(SettingKey::parse(key).text(), key);
                QVERIFY2(!describe(experiment, SettingKey::parse(key)).name.empty(), what);
                for (const std::string& value : values) {
                    Experiment changed = experiment;
                    setByKey(changed, key, value);
                    QVERIFY2(valueByKey(changed, key) == value,
                             what + ": " + valueByKey(changed, key).c_str() + " is not " + value.c_str());
                    ++tried;
                }
                Experiment again = experiment;
                setByKey(again, key, valueByKey(experiment, key));
                QVERIFY2(again.parameters == experiment.parameters && again.texts == experiment.texts &&
                             again.runs[1].method == experiment.runs[1].method &&
                             stepOf(again, 1) == stepOf(experiment, 1) &&
                             seedOf(again, 1) == seedOf(experiment, 1),
                         what);
            }
        }
        QVERIFY2(tried > 5000, QByteArray::number(tried));
    }

    void settingsOfOneRunAreReadFromIt() {
        Experiment box = standardExperiment(*findScene("dropped-box"));
        box.runs.push_back(box.runs.front());
        for (const auto& [key, value] :
             std::vector<std::pair<std::string, std::string>>{{"runs/1/seed", "7"},
                                                              {"runs/1/step", "0.5"},
                                                              {"runs/1/label", "mine"},
                                                              {"runs/1/passes", "9"},
                                                              {"runs/1/parameters/braced", "false"}}) {
            const std::string other = "runs/0" + key.substr(6), before = valueByKey(box, other);
            QCOMPARE(valueByKey(box, key), before);
            setByKey(box, key, value);
            QCOMPARE(valueByKey(box, key), value);
            QCOMPARE(valueByKey(box, other), before);
        }
        setByKey(box, "seed", "3");
        QCOMPARE(valueByKey(box, "runs/0/seed"), std::string("3"));
    }

    void keysThatAnExperimentDoesNotHaveAreRefused_data() {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("sentence");
        for (const auto& [key, sentence] : std::vector<std::pair<const char*, const char*>>{
                 {"", "there is no such setting"},
                 {"colour", "there is no such setting"},
                 {"label", "there is no such setting"},
                 {"length ", "there is no such setting"},
                 {"runs/0/duration", "there is no such setting"},
                 {"runs/0/length", "there is no such setting"},
                 {"runs/0/texts/word", "there is no such setting"},
                 {"texts/word", "there is no such text in this scene"},
                 {"parameters/colour", "there is no parameter \"colour\" here"},
                 {"runs/0/parameters/", "there is no parameter \"\" here"},
                 {"runs/1/step", "there are only 1 runs"},
                 {"runs/x/step", "\"x\" is not the number of a run"},
                 {"runs/-1/step", "\"-1\" is not the number of a run"},
                 {"runs/99999999999999999999/step", "\"99999999999999999999\" is not the number of a run"},
                 {"runs/", "\"\" is not the number of a run"},
                 {"runs/0", "a setting of the run must follow, as in runs/0/step"}})
            QTest::newRow(key) << key << sentence;
    }
    void keysThatAnExperimentDoesNotHaveAreRefused() {
        QFETCH(QString, key);
        QFETCH(QString, sentence);
        Experiment experiment = standardExperiment(*findScene("pendulum"));
        const std::string before = toJson(experiment).dump();
        const auto refusal = [&](const auto& action) {
            try {
                action();
            } catch (const InputError& error) {
                return QString::fromStdString(error.path + ": " + error.what());
            }
            return QString();
        };
        const std::string id = key.toStdString();
        const QString read = refusal([&] { static_cast<void>(valueByKey(experiment, id)); }),
                      written = refusal([&] { setByKey(experiment, id, "1"); });
        QVERIFY2(read.startsWith(key + ": " + sentence), qPrintable(read)); // a near key may follow
        QCOMPARE(written, read);
        QCOMPARE(toJson(experiment).dump(), before);
    }

    void valuesAreSetByKey() {
        Experiment experiment = standardExperiment(*findScene("pendulum"));
        experiment.runs.push_back(experiment.runs.front());
        setByKey(experiment, "step", "1/50");
        setByKey(experiment, "integrator", "rk4");
        setByKey(experiment, "runs/1/integrator", "explicit-euler");
        setByKey(experiment, "runs/1/step", "0.001");
        setByKey(experiment, "length", "2.5");
        QCOMPARE(experiment.step, 0.02);
        QCOMPARE(experiment.parameters["length"], 2.5);
        QCOMPARE(experiment.runs[0].method.choice("integrator"), std::string_view("rk4"));
        QCOMPARE(experiment.runs[1].method.choice("integrator"), std::string_view("explicit-euler"));
        QCOMPARE(stepOf(experiment, 1), 0.001);
        const std::string before = toJson(experiment).dump();
        for (const char* key : {"runs/2/step", "colour", "runs/x/step", "runs/0", "length ", "parameters/"})
            QVERIFY_THROWS_EXCEPTION(InputError, setByKey(experiment, key, "1"));
        QVERIFY_THROWS_EXCEPTION(InputError, setByKey(experiment, "length", "nan"));
        QCOMPARE(toJson(experiment).dump(), before);
    }
};

REGISTER_TEST(ExperimentFile)

} // namespace timestep::experiment_file_test
#include "experiment_file.moc"
