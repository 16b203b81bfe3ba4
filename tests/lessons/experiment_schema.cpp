// SPDX-License-Identifier: GPL-3.0-or-later
// The JSON Schema of experiments against every experiment that is shipped, and against broken ones.
#include "core/run/experiment/experiment_schema.h"
#include "core/input_error.h"
#include "core/json/json.h"
#include "core/particles/world_json.h"
#include "core/rigid/rigid_json.h"
#include "core/run/experiment/experiment.h"
#include "lessons/read/library.h"
#include "tests/json_pointer.h"
#include "tests/lessons/made_worlds.h"
#include "tests/tools.h"

#include <QProcess>
#include <QTemporaryDir>

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

namespace timestep::experiment_schema_test {

namespace {

/// The keywords of JSON Schema (draft 2020-12) that the schema uses, after
/// https://json-schema.org/draft/2020-12/json-schema-validation. Any other keyword fails.
class Validator {
public:
    explicit Validator(const Json& schema) : root_(schema) {}

    /// The first fault, with its path; empty: none.
    std::string complaint(const Json& value) const { return check(root_, value, "#"); }

private:
    static bool isOf(const Json& value, const std::string& type) {
        if (type == "object") return value.is_object();
        if (type == "array") return value.is_array();
        if (type == "string") return value.is_string();
        if (type == "boolean") return value.is_boolean();
        if (type == "integer")
            return value.is_number_integer() ||
                   (value.is_number() && value == std::floor(value.get<double>()));
        if (type == "number") return value.is_number();
        if (type == "null") return value.is_null();
        return false;
    }

    std::string check(const Json& schema, const Json& value, const std::string& path) const {
        for (const auto& [key, rule] : schema.items()) {
            const std::string wrong = checkRule(key, rule, schema, value, path);
            if (!wrong.empty()) return wrong;
        }
        return {};
    }

    std::string checkRule(const std::string& key, const Json& rule, const Json& schema, const Json& value,
                          const std::string& path) const {
        static const std::vector<std::string> said{"$schema", "title", "description", "default",
                                                   "$defs",   "then",  "else",        "additionalProperties"};
        if (std::find(said.begin(), said.end(), key) != said.end()) return {};
        if (key == "$ref") return check(below(root_, rule.get<std::string>().substr(1)), value, path);
        if (key == "type") {
            const Json types = rule.is_array() ? rule : Json::array({rule});
            const bool known = std::any_of(types.begin(), types.end(), [&](const Json& type) {
                return isOf(value, type.get<std::string>());
            });
            return known ? "" : path + ": type";
        }
        if (key == "enum")
            return std::find(rule.begin(), rule.end(), value) != rule.end() ? "" : path + ": enum";
        if (key == "const") return value == rule ? "" : path + ": const";
        if (key == "minimum")
            return value.is_number() && value.number() < rule.number() ? path + ": minimum" : "";
        if (key == "maximum")
            return value.is_number() && value.number() > rule.number() ? path + ": maximum" : "";
        if (key == "exclusiveMinimum")
            return value.is_number() && value.number() <= rule.number() ? path + ": minimum" : "";
        if (key == "minItems")
            return value.is_array() && value.size() < rule.get<std::size_t>() ? path + ": minItems" : "";
        if (key == "maxItems")
            return value.is_array() && value.size() > rule.get<std::size_t>() ? path + ": maxItems" : "";
        if (key == "maxLength")
            return value.is_string() &&
                           QString::fromStdString(value.get<std::string>()).size() > rule.get<int>()
                       ? path + ": maxLength"
                       : "";
        if (key == "pattern")
            return value.is_string() && !QRegularExpression(QString::fromStdString(rule.get<std::string>()))
                                             .match(QString::fromStdString(value.get<std::string>()))
                                             .hasMatch()
                       ? path + ": pattern"
                       : "";
        if (key == "required") {
            for (const Json& name : rule)
                if (value.is_object() && !value.contains(name.get<std::string>()))
                    return path + ": required " + name.get<std::string>();
            return {};
        }
        if (key == "properties") return checkProperties(rule, schema, value, path);
        if (key == "items") {
            if (!value.is_array()) return {};
            for (std::size_t i = 0; i < value.size(); ++i)
                if (const std::string wrong = check(rule, value[i], path + "/" + std::to_string(i));
                    !wrong.empty())
                    return wrong;
            return {};
        }
        if (key == "allOf") {
            for (const Json& each : rule)
                if (const std::string wrong = check(each, value, path); !wrong.empty()) return wrong;
            return {};
        }
        if (key == "anyOf")
            return std::any_of(rule.begin(), rule.end(),
                               [&](const Json& each) { return check(each, value, path).empty(); })
                       ? ""
                       : path + ": anyOf";
        if (key == "oneOf") {
            const auto fitting = std::count_if(
                rule.begin(), rule.end(), [&](const Json& each) { return check(each, value, path).empty(); });
            return fitting == 1 ? "" : path + ": oneOf";
        }
        if (key == "not") return check(rule, value, path).empty() ? path + ": not" : "";
        if (key == "dependentRequired") {
            for (const auto& [name, needed] : rule.items())
                for (const Json& other : needed)
                    if (value.is_object() && value.contains(name) &&
                        !value.contains(other.get<std::string>()))
                        return path + ": " + name + " without " + other.get<std::string>();
            return {};
        }
        if (key == "minLength")
            return value.is_string() && value.text().size() < rule.get<std::size_t>() ? path + ": minLength"
                                                                                      : "";
        if (key == "if") {
            if (check(rule, value, path).empty()) return check(schema.at("then"), value, path);
            return schema.contains("else") ? check(schema.at("else"), value, path) : "";
        }
        return path + ": the keyword " + key + " is not known here";
    }

    std::string checkProperties(const Json& properties, const Json& schema, const Json& value,
                                const std::string& path) const {
        if (!value.is_object()) return {};
        const bool closed =
            schema.contains("additionalProperties") && schema["additionalProperties"] == false;
        for (const auto& [name, inner] : value.items()) {
            if (!properties.contains(name)) {
                if (closed) return path + "/" + name + ": unknown";
                continue;
            }
            if (const std::string wrong = check(properties[name], inner, path + "/" + name); !wrong.empty())
                return wrong;
        }
        return {};
    }

    const Json& root_;
};

/// Invalid worlds, and the path of the fault.
constexpr std::pair<const char*, const char*> brokenWorlds[] = {
    {R"({})", "#/world: required particles"},
    {R"({"particles": []})", "#/world/particles: minItems"},
    {R"({"particles": [{}]})", "#/world/particles/0: required at"},
    {R"({"particles": [{"at": [0]}]})", "#/world/particles/0/at: minItems"},
    {R"({"particles": [{"at": [0, 0], "speed": 1}]})", "#/world/particles/0/speed: unknown"},
    {R"({"particles": [{"at": [0, 0], "mass": 0}]})", "#/world/particles/0/mass: minimum"},
    {R"({"particles": [{"at": [0, 0], "velocity": [1, 0], "previous": [1, 0]}]})",
     "#/world/particles/0: not"},
    {R"({"particles": [{"at": [0, 0]}, {"at": [1, 0]}], "sticks": [{"between": [0]}]})",
     "#/world/sticks/0/between: minItems"},
    {R"({"particles": [{"at": [0, 0]}, {"at": [1, 0]}], "sticks": [{"between": [0, 1], "stiffness": 3}]})",
     "#/world/sticks/0/stiffness: maximum"},
    {R"({"particles": [{"at": [0, 0]}], "walls": {"rule": "mirror"}})", "#/world/walls: required box"},
    {R"({"particles": [{"at": [0, 0]}], "walls": {"box": [0, 0, 1, 1], "rule": "glue"}})",
     "#/world/walls/rule: enum"},
    {R"({"particles": [{"at": [0, 0]}], "forces": [{"strength": 1}]})", "#/world/forces/0: oneOf"},
    {R"({"particles": [{"at": [0, 0]}], "drag": -1})", "#/world/drag: minimum"},
    {R"({"particles": [{"at": [0, 0]}], "tear": {"rule": "ratio"}})", "#/world/tear: required limit"},
    {R"({"bodies": []})", "#/world/bodies: minItems"},
    {R"({"bodies": [{"at": [0, 0]}]})", "#/world/bodies/0: oneOf"},
    {R"({"bodies": [{"circle": 1, "box": [1, 1]}]})", "#/world/bodies/0: oneOf"},
    {R"({"bodies": [{"circle": 1, "mass": 2}]})", "#/world/bodies/0: mass without inertia"},
    {R"({"bodies": [{"circle": 1, "restitution": 2}]})", "#/world/bodies/0/restitution: maximum"},
    {R"({"bodies": [{"circle": 1, "damping": -1}]})", "#/world/bodies/0/damping: minimum"},
    {R"({"bodies": [{"circle": 1, "forces": [{"at": [0, 0]}]}]})",
     "#/world/bodies/0/forces/0: required force"},
    {R"({"bodies": [{"circle": 1, "forces": [{"force": 2}]}]})", "#/world/bodies/0/forces/0/force: type"},
    {R"({"bodies": [{"capsule": [1, 0]}]})", "#/world/bodies/0/capsule/1: minimum"},
    {R"({"bodies": [{"circle": 1}], "joints": [{"weld": [null, 0]}]})", "#/world/joints/0: anyOf"},
    {R"({"bodies": [{"circle": 1}], "joints": [{"weld": [null, 0], "at": [0, 0], "limits": [0, 1]}]})",
     "#/world/joints/0/limits: unknown"},
    {R"({"bodies": [{"circle": 1}], "joints": [{"hinge": [null, 0], "at": [0, 0], "motor": {"speed": 1}}]})",
     "#/world/joints/0/motor: required torque"},
    {R"({"bodies": [{"circle": 1}], "joints": [{"rod": [null, 0], "from": [0, 1], "to": [0, 0], "spring": {"frequency": 0}}]})",
     "#/world/joints/0/spring/frequency: minimum"},
    {R"({"bodies": [{"circle": 1}], "joints": [{"hinge": [null, 0]}]})", "#/world/joints/0: anyOf"},
    {R"({"bodies": [{"circle": 1}], "joints": [{"hinge": [null], "at": [0, 0]}]})",
     "#/world/joints/0/hinge: minItems"},
};

/// Files that Timestep itself writes: every scene with standard values, and its world described in full.
Json filesOfTheCatalogue() {
    Json files = Json::array();
    for (const Scene& scene : scenes()) {
        if (scene.source == WorldSource::File) continue;
        const Experiment experiment = standardExperiment(scene);
        files.push_back(toJson(experiment));
        if (scene.kind() == SceneKind::Particles)
            files.push_back({{"world", worldToJson(worldOf(experiment, 0))}});
        if (scene.kind() == SceneKind::RigidBodies)
            files.push_back({{"world", rigidWorldToJson(scene.rigidWorld(experiment.parameters, 1))}});
    }
    return files;
}

/// Validates files against a schema with Python's jsonschema and prints one line per file: "ok" or the first
/// complaint.
const char* const validate = R"(
import json, sys
from jsonschema import Draft202012Validator
schema, files = (json.load(open(name)) for name in sys.argv[1:3])
Draft202012Validator.check_schema(schema)
validator = Draft202012Validator(schema)
for file in files:
    error = next(validator.iter_errors(file), None)
    print("ok" if error is None else f"{error.json_path}: {error.message}".replace("\n", " ")[:300])
)";

} // namespace

class ExperimentSchema : public QObject {
    Q_OBJECT

    const Json m_schema = experimentSchema();

private slots:
    void everySceneAtItsStandardIsAccepted() {
        const Validator validator(m_schema);
        for (const Scene& scene : scenes()) {
            const std::string wrong = validator.complaint(toJson(standardExperiment(scene)));
            QVERIFY2(wrong.empty(), (std::string(scene.id) + wrong).c_str());
        }
    }

    void everyExperimentOfEveryLessonIsAccepted() {
        const Validator validator(m_schema);
        int experiments = 0;
        for (const LessonInfo& info : listLessons({TIMESTEP_SOURCE_DIR "/lessons/content"})) {
            const Lesson lesson = loadLesson(info.folder);
            for (const LessonStep& step : lesson.steps)
                for (const Block& block : step.blocks) {
                    const auto* experiment = std::get_if<ExperimentBlock>(&block);
                    if (experiment == nullptr) continue;
                    ++experiments;
                    const std::string wrong = validator.complaint(toJson(experiment->experiment));
                    QVERIFY2(wrong.empty(), (info.id + "/" + experiment->id + wrong).c_str());
                }
        }
        QVERIFY(experiments > 50);
    }

    void madeWorldsAndTheCataloguesOwnAreReadAndAccepted() {
        const Validator validator(m_schema);
        for (const Json& files : {filesOfTheCatalogue(), madeFiles()}) {
            QVERIFY(files.size() >= 100);
            for (const Json& file : files) {
                QCOMPARE(validator.complaint(file), std::string());
                experimentFromJson(file); // throws if the program rejects it
            }
        }
    }

    /// python3-jsonschema, which shares no code with Timestep.
    void anIndependentValidatorJudgesTheSame() {
        Json files = filesOfTheCatalogue();
        for (const Json& file : madeFiles()) files.push_back(file);
        const std::size_t good = files.size();
        for (const auto& [text, place] : brokenWorlds) files.push_back({{"world", Json::parse(text)}});
        QTemporaryDir folder;
        const auto write = [&](const char* name, const Json& json) {
            QFile file(folder.filePath(name));
            if (!file.open(QIODevice::WriteOnly)) qFatal("no temporary file");
            file.write(QByteArray::fromStdString(json.dump()));
            return folder.filePath(name);
        };
        QProcess python;
        python.start("/usr/bin/python3",
                     {"-c", validate, write("schema.json", m_schema), write("files.json", files)});
        QVERIFY2(python.waitForFinished(120'000), qPrintable(python.errorString()));
        QVERIFY2(python.exitCode() == 0, python.readAllStandardError().constData());
        const QList<QByteArray> lines = python.readAllStandardOutput().trimmed().split('\n');
        QCOMPARE(static_cast<std::size_t>(lines.size()), files.size());
        for (qsizetype i = 0; i < lines.size(); ++i) {
            const bool isGood = static_cast<std::size_t>(i) < good;
            QVERIFY2((lines[i] == "ok") == isGood,
                     (lines[i] + ": " + QByteArray::fromStdString(files[i].dump()).left(500)).constData());
        }
    }

    void whatPeopleWriteIsAccepted() {
        const Validator validator(m_schema);
        for (
            const char* text : {
                R"({"scene": "cart", "step": 1, "duration": 10, "runs": [{"integrator": "explicit-euler"}]})",
                R"({"scene": "cart", "step": "1/60"})",
                R"({"world": {"bodies": [{"circle": 1}]}, "runs": [{"substeps": 4, "push": "soft"}]})",
                R"({"world": {"particles": [{"at": [0, 0], "velocity": [3, 0]}]}, "runs": [{"passes": 4}]})",
                R"({"world": {"bodies": [{"box": [2, 1], "name": "a"}, {"polygon": [[0, 0], [1, 0], [0, 1]]}],
                    "joints": [{"hinge": [null, "a"], "at": [0, 0]}, {"rod": ["a", 1], "from": [0, 0], "to": [1, 1]}]}})",
                R"({"scene": "rope", "events": [{"step": 3, "do": "cut", "stick": 1}]})",
                R"({"scene": "spring", "record": {"calculated": [{"id": "p", "formula": "m*v"}]}})",
                R"({"scene": "spring", "record": {"calculated": [
                    {"id": "a-1", "name": "Größe", "unit": "%", "formula": "delta(x)*2"}]}})",
            })
            QCOMPARE(validator.complaint(Json::parse(text)), std::string());
    }

    /// The program also rejects what the schema rejects.
    void brokenExperimentsAreRefused_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("place");
        const auto row = [](const char* text, const char* place) {
            QTest::newRow(place) << QString(text) << QString(place);
        };
        row(R"({"step": 1})", "#: anyOf");
        row(R"({"scene": "trebuchet"})", "#/scene: enum");
        row(R"({"scene": "cart", "colour": 1})", "#/colour: unknown");
        row(R"({"scene": "cart", "step": 0})", "#/step: minimum");
        row(R"({"scene": "cart", "step": "soon"})", "#/step: pattern");
        row(R"({"scene": "cart", "duration": -1})", "#/duration: minimum");
        row(R"({"scene": "cart", "seed": -1})", "#/seed: minimum");
        row(R"({"scene": "cart", "runs": []})", "#/runs: minItems");
        row(R"({"scene": "cart", "runs": [{"integrator": "magic"}]})", "#/runs/0/integrator: enum");
        row(R"({"scene": "cart", "runs": [{"relaxation": "sor"}]})", "#/runs/0/relaxation: unknown");
        row(R"({"scene": "cart", "parameters": {"length": 1}})", "#/parameters/length: unknown");
        row(R"({"scene": "rope", "runs": [{"passes": 0}]})", "#/runs/0/passes: minimum");
        row(R"({"scene": "rope", "runs": [{"passes": 1.5}]})", "#/runs/0/passes: type");
        row(R"({"scene": "rope", "record": {"every": 0}})", "#/record/every: minimum");
        row(R"({"scene": "rope", "record": {"calculated": [{"id": "p"}]}})",
            "#/record/calculated/0: required formula");
        row(R"({"scene": "rope", "record": {"calculated": [{"id": "p q", "formula": "t"}]}})",
            "#/record/calculated/0/id: pattern");
        row(R"({"scene": "rope", "record": {"calculated": [{"id": "p", "formula": "t", "colour": 1}]}})",
            "#/record/calculated/0/colour: unknown");
        row(R"({"scene": "rope", "record": {"calculated": [{"id": "p", "formula": ""}]}})",
            "#/record/calculated/0/formula: minLength");
        row(R"({"scene": "rope", "events": [{"step": 1, "do": "fly"}]})", "#/events/0/do: enum");
        row(R"({"scene": "rope", "events": [{"do": "cut", "stick": 1}]})", "#/events/0: required step");
        for (const auto& [text, place] : brokenWorlds)
            QTest::newRow(text) << QString(R"({"world": %1})").arg(text) << QString(place);
    }
    void brokenExperimentsAreRefused() {
        QFETCH(QString, text);
        QFETCH(QString, place);
        const Json json = Json::parse(text.toStdString());
        QCOMPARE(QString::fromStdString(Validator(m_schema).complaint(json)), place);
        QVERIFY_THROWS_EXCEPTION(InputError, experimentFromJson(json));
    }
};

REGISTER_TEST(ExperimentSchema)

} // namespace timestep::experiment_schema_test
#include "experiment_schema.moc"
