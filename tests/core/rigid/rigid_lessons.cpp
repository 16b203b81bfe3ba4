// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers that lessons on rigid bodies read from a run, compared with theory.
#include "core/run/experiment/experiment.h"
#include "core/run/experiment/setting_key.h"
#include "core/run/session/session.h"
#include "core/table/table.h"
#include "tests/tools.h"

#include <cmath>
#include <string>
#include <utility>
#include <vector>

namespace timestep::rigid_lessons_test {

namespace {

using Settings = std::vector<std::pair<std::string, std::string>>;

Table tableOf(const char* scene, const Settings& settings, double duration) {
    Experiment experiment = standardExperiment(*findScene(scene));
    experiment.duration = duration;
    for (const auto& [key, value] : settings) setByKey(experiment, key, value);
    Session session(experiment);
    session.runToEnd();
    return session.table();
}

double at(const Table& table, const char* measure, std::size_t row) {
    return table.find(measure, 0)->values.at(row);
}

double last(const Table& table, const char* measure) {
    return table.find(measure, 0)->values.back();
}

/// Discs of 1.3 kg, one exactly above the other, and 9.7 m/s²: one contact between two of them.
Experiment stackOfEight(bool warm) {
    std::string bodies = R"({"box": [10, 1], "at": [0, -0.5], "static": true})";
    for (int i = 0; i < 8; ++i)
        bodies += R"(, {"circle": 0.5, "mass": 1.3, "inertia": 0.1625, "at": [0, )" +
                  std::to_string(0.499 + 0.999 * i) + "]}";
    const std::string text =
        R"({"scene": "rigid-world", "parameters": {"gravity": 9.7}, "step": 0.016666666666666666,
        "duration": 1, "world": {"bodies": [)" +
        bodies + R"(]}, "runs": [{"iterations": 4, "push": "none", "warm-start": )" +
        (warm ? "true" : "false") + R"(, "contact-order": "bottom-up"}]})";
    return experimentFromText(text, "stack");
}

} // namespace

class RigidLessons : public QObject {
    Q_OBJECT

private slots:
    void theAxisOfLeastOverlapPointsToTheSecondBody() {
        const Table shallow = tableOf("two-polygons", {{"pose", "shallow"}}, 1.0 / 60);
        COMPARE_NEAR(at(shallow, "sat-overlap", 0), 0.0395855, 1e-6);
        COMPARE_NEAR(at(shallow, "sat-normal-x", 0), -std::sin(0.27), 1e-12); // an edge of the second box
        COMPARE_NEAR(at(shallow, "sat-normal-y", 0), std::cos(0.27), 1e-12);
        const Table deep = tableOf("two-polygons", {{"pose", "deep"}}, 1.0 / 60);
        COMPARE_NEAR(std::hypot(at(deep, "sat-normal-x", 0), at(deep, "sat-normal-y", 0)), 1, 1e-12);
        QVERIFY(at(deep, "sat-normal-x", 0) * 1.15 + at(deep, "sat-normal-y", 0) * 1.05 > 0);
    }

    void theContactOfTheSpikesIsTheTip() {
        const Table table =
            tableOf("crossing-spikes", {{"start", "tips"}, {"manifold", "clipping"}}, 1.0 / 60);
        COMPARE_NEAR(at(table, "contact-x", 0), 0.63, 1e-9);
        COMPARE_NEAR(last(table, "contact-x"), 0.63, 1e-9);
        COMPARE_NEAR(last(table, "contact-y"), 0.02, 1e-9);
    }

    void theSlopeAtTheContactIsThatOfTheGround() {
        const Table table = tableOf("slope-block", {{"slope", "0.3"}}, 0.1);
        COMPARE_NEAR(at(table, "contact-slope", 0), 0.3, 1e-12);
        COMPARE_NEAR(last(tableOf("slope-block", {{"slope", "0.52"}}, 1), "contact-slope"), 0.52, 1e-9);
    }

    void theGroundBearsTheWholeWeightOnlyAfterManyImpulses() {
        // 0.4597 of 1.6813 N s: the bottom contact of eight after four cold iterations.
        Session cold(stackOfEight(false));
        cold.runToEnd();
        QVERIFY(std::isnan(at(cold.table(), "weight-borne", 0)));
        COMPARE_NEAR(at(cold.table(), "weight-borne", 1), 0.4597 / 1.6813, 1e-4);
        Session warm(stackOfEight(true));
        warm.runToEnd();
        COMPARE_NEAR(at(warm.table(), "weight-borne", 1), 0.4597 / 1.6813, 1e-4);
        COMPARE_NEAR(last(warm.table(), "weight-borne"), 1, 0.01);
        const Table box = tableOf("falling-box", {{"substeps", "4"}}, 4);
        COMPARE_NEAR(at(box, "weight-borne", 1), 0, 0);
        COMPARE_NEAR(last(box, "weight-borne"), 1, 0.01); // for any number of substeps
    }

    void threeBallsTellTheirVelocities() {
        const Table table = tableOf("three-balls", {{"impact", "simultaneous"}}, 1.5);
        COMPARE_NEAR(at(table, "first-vx", 0), 3, 0);
        COMPARE_NEAR(last(table, "first-vx"), -1, 1e-6);
        COMPARE_NEAR(last(table, "second-vx"), 2, 1e-6);
        COMPARE_NEAR(last(table, "third-vx"), 2, 1e-6);
        QVERIFY(tableOf("falling-box", {}, 0.1).find("first-vx", 0) == nullptr);
    }
};

REGISTER_TEST(RigidLessons)

} // namespace timestep::rigid_lessons_test
#include "rigid_lessons.moc"
