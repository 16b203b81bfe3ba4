// SPDX-License-Identifier: GPL-3.0-or-later
// The JSON Schema of experiments against every experiment that is shipped, and against broken ones.
#include "core/run/experiment_schema.h"
#include "core/input_error.h"
#include "core/json/json.h"
#include "core/run/experiment.h"
#include "lessons/library.h"
#include "tests/json_pointer.h"
#include "tests/tools.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace timestep::experiment_schema_test {

namespace {

/// The keywords of JSON Schema (draft 2020-12) that the schema uses, after
/// https://json-schema.org/draft/2020-12/json-schema-validation. Any other one fails.
class Validator {
public:
    explicit Validator(const Json& schema) : root_(schema) {}

    /// What is wrong, with its path; empty: nothing.
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
        static const std::vector<std::string> said{"$schema", "title", "description",         "default",
                                                   "$defs",   "then",  "additionalProperties"};
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
        if (key == "if") return check(rule, value, path).empty() ? check(schema.at("then"), value, path) : "";
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

    void whatPeopleWriteIsAccepted() {
        const Validator validator(m_schema);
        for (
            const char* text : {
                R"({"scene": "cart", "step": 1, "duration": 10, "runs": [{"integrator": "explicit-euler"}]})",
                R"({"scene": "cart", "step": "1/60"})",
                R"({"world": {"bodies": []}, "runs": [{"substeps": 4}]})",
                R"({"scene": "rope", "events": [{"step": 3, "do": "cut", "stick": 1}]})",
            })
            QCOMPARE(validator.complaint(Json::parse(text)), std::string());
    }

    /// What the schema refuses, the program refuses, too.
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
        row(R"({"scene": "rope", "events": [{"step": 1, "do": "fly"}]})", "#/events/0/do: enum");
        row(R"({"scene": "rope", "events": [{"do": "cut", "stick": 1}]})", "#/events/0: required step");
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
