// SPDX-License-Identifier: GPL-3.0-or-later
// "timestep list ... --json" contains every fact of the records in the catalogues.
#include "core/analysis/analysis.h"
#include "core/json/json.h"
#include "core/run/experiment/experiment.h"
#include "core/run/rows/metric.h"
#include "core/scenes/scene.h"
#include "tests/app/commands/command_call.h"
#include "tests/tools.h"

namespace timestep::catalogue_lists_test {

namespace {

Json listOf(const char* what) {
    const Outcome outcome = call({"list", what, "--json"});
    return outcome.exitCode == 0 ? Json::parse(outcome.out.toStdString()) : Json();
}

std::string textOf(const Json& entry, const char* key) {
    return entry.at(key).get<std::string>();
}

/// Whether the list has these parameters with their facts, in the same order.
bool areListed(std::span<const Parameter> parameters, const Json& list) {
    if (list.size() != parameters.size()) return false;
    for (std::size_t i = 0; i < parameters.size(); ++i) {
        const Parameter& parameter = parameters[i];
        const Json& entry = list[i];
        if (textOf(entry, "id") != parameter.id || textOf(entry, "unit") != parameter.unit ||
            textOf(entry, "description") != parameter.description.english ||
            entry.at("restarts").get<bool>() != parameter.restarts)
            return false;
        if (parameter.kind == ParameterKind::Choice) {
            if (entry.at("choices").size() != parameter.choices.size()) return false;
        } else if (entry.at("standard").get<double>() != parameter.standard ||
                   entry.at("minimum").get<double>() != parameter.minimum ||
                   entry.at("maximum").get<double>() != parameter.maximum) {
            return false;
        }
    }
    return true;
}

} // namespace

class CatalogueLists : public QObject {
    Q_OBJECT

private slots:
    void scenesAreListedWithEveryFact() {
        const Json list = listOf("scenes");
        QCOMPARE(list.size(), scenes().size());
        for (std::size_t i = 0; i < list.size(); ++i) {
            const Scene& scene = scenes()[i];
            const Json& entry = list[i];
            QCOMPARE(textOf(entry, "id"), std::string(scene.id));
            QCOMPARE(textOf(entry, "length-unit"), std::string(scene.lengthUnit));
            QCOMPARE(textOf(entry, "time-unit"), std::string(scene.timeUnit));
            QCOMPARE(textOf(entry, "energy-unit"), std::string(scene.energyUnit));
            QCOMPARE(entry.at("y-down").get<bool>(), scene.yDown);
            QVERIFY2(areListed(scene.parameters, entry.at("parameters")), scene.id.data());
            QCOMPARE(entry.at("texts").size(), scene.texts.size());
            for (std::size_t k = 0; k < scene.texts.size(); ++k) {
                QCOMPARE(textOf(entry.at("texts")[k], "id"), std::string(scene.texts[k].id));
                QCOMPARE(textOf(entry.at("texts")[k], "standard"), std::string(scene.texts[k].standard));
            }
            QCOMPARE(entry.at("coordinates").size(), scene.coordinates.size());
            for (std::size_t k = 0; k < scene.coordinates.size(); ++k) {
                QCOMPARE(textOf(entry.at("coordinates")[k], "unit"), std::string(scene.coordinates[k].unit));
                QCOMPARE(textOf(entry.at("coordinates")[k], "velocity-id"),
                         std::string(scene.coordinates[k].velocityId));
            }
            QCOMPARE(entry.at("method").size(), scene.method.size());
            for (const MethodSetting& setting : scene.method)
                QCOMPARE(entry.at("method").at(setting.id).get<std::string>(), std::string(setting.value));
            std::vector<KnownNumber> numbers;
            if (scene.numbers != nullptr) scene.numbers(ParameterValues(scene.parameters), numbers);
            QCOMPARE(entry.at("numbers").size(), numbers.size());
            for (std::size_t k = 0; k < numbers.size(); ++k)
                QCOMPARE(textOf(entry.at("numbers")[k], "id"), numbers[k].id);
        }
    }

    void metricsAreListedWithTheirUnitsAndNeeds() {
        const Json list = listOf("metrics");
        QCOMPARE(list.size(), metrics().size());
        for (std::size_t i = 0; i < list.size(); ++i) {
            const Metric& metric = metrics()[i];
            QCOMPARE(textOf(list[i], "id"), std::string(metric.id));
            QCOMPARE(list[i].at("needs-ledger").get<bool>(), metric.needs == MetricNeeds::Ledger);
            QCOMPARE(list[i].at("needs-residuals").get<bool>(), metric.needs == MetricNeeds::Residuals);
            if (metric.id == "total-energy") {
                QCOMPARE(textOf(list[i], "dimension"), std::string("energy"));
                QCOMPARE(textOf(list[i].at("units"), "pendulum"),
                         std::string(findScene("pendulum")->energyUnit));
            }
            if (metric.id == "largest-strain") QVERIFY(!list[i].at("units").contains("pendulum"));
        }
    }

    void settingsOfRunsAreListedForEveryKindOfScene() {
        const Json list = listOf("settings");
        for (const Scene& scene : scenes())
            for (const Parameter& parameter : methodParameters(scene)) {
                const char* const kind = scene.kind() == SceneKind::Problem       ? "problem"
                                         : scene.kind() == SceneKind::RigidBodies ? "rigid-bodies"
                                                                                  : "world";
                int found = 0;
                for (const Json& entry : list)
                    if (textOf(entry, "id") == parameter.id && textOf(entry, "scenes") == kind) ++found;
                QVERIFY2(found == 1, qPrintable(QString(kind) + " " + parameter.id.data()));
            }
    }

    void analysesAreListedWithTheirSettings() {
        const Json list = listOf("analyses");
        QCOMPARE(list.size(), analyses().size());
        for (std::size_t i = 0; i < list.size(); ++i) {
            const Analysis& analysis = analyses()[i];
            QCOMPARE(textOf(list[i], "id"), std::string(analysis.id));
            QCOMPARE(textOf(list[i], "description"), std::string(analysis.description.english));
            QCOMPARE(list[i].at("needs-over").get<bool>(), analysis.needsOver);
            QCOMPARE(list[i].at("needs-measure").get<bool>(), analysis.needsMeasure);
            QCOMPARE(list[i].at("needs-coordinate").get<bool>(), analysis.needsCoordinate);
            QCOMPARE(list[i].at("needs-values").get<bool>(), analysis.needsValues);
            QCOMPARE(list[i].at("takes-steps").get<bool>(), analysis.takesSteps);
            QVERIFY2(areListed(analysis.settings, list[i].at("settings")), analysis.id.data());
        }
        for (const char* what : {"settings", "analyses"}) QVERIFY(call({"list", what}).out.count('\n') > 5);
    }
};

REGISTER_TEST(CatalogueLists)

} // namespace timestep::catalogue_lists_test

#include "catalogue_lists.moc"
