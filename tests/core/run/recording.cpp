// SPDX-License-Identifier: GPL-3.0-or-later
// Values that are not recorded are not measured, and recorded values do not depend on that.
#include "core/run/session/session.h"
#include "core/scenes/scene.h"
#include "tests/core/run/scene_rows.h"
#include "tests/tools.h"

#include <cmath>

namespace timestep::recording_test {

namespace {

Experiment shortExperiment(const Scene& scene) {
    Experiment experiment = standardExperiment(scene);
    experiment.duration = experiment.step * 43;
    return experiment;
}

Session finished(const Experiment& experiment) {
    Session session(experiment);
    session.runToEnd();
    return session;
}

bool same(double a, double b) {
    return a == b || (std::isnan(a) && std::isnan(b));
}

} // namespace

class Recording : public QObject {
    Q_OBJECT

private slots:
    void aSessionThatIsPutAsideGivesTheMemoryOfItsRowsBack() {
        Session session(shortExperiment(*findScene("spring")));
        session.step();
        session.clearRows();
        QVERIFY(session.table().columns.front().values.capacity() > 0);
        session.releaseRows();
        for (const Column& column : session.table().columns)
            QCOMPARE(column.values.capacity(), std::size_t{0});
        QVERIFY(session.step());
        QCOMPARE(session.table().rows(), std::size_t{1});
    }

    void everyScene_data() { addRowsOfScenes(); }

    void everyScene() {
        QFETCH(QString, id);
        Experiment experiment = shortExperiment(*findScene(id.toStdString()));
        const Session whole = finished(experiment);

        // With every tenth row, each row has the same bytes as with all rows; so has the last row.
        experiment.recordEvery = 10;
        const Session sparse = finished(experiment);
        for (const Column& column : sparse.table().columns) {
            const std::vector<double>& all = whole.table().find(column.id, column.run)->values;
            QVERIFY(column.values.size() <= 6);
            for (std::size_t row = 0; row < column.values.size(); ++row) {
                const double expected = all[std::min(10 * row, all.size() - 1)];
                QVERIFY2(same(column.values[row], expected), column.id.c_str());
            }
        }
        const auto residuals = whole.simulation(0).residuals();
        const auto sparseResiduals = sparse.simulation(0).residuals();
        QCOMPARE(std::vector<double>(sparseResiduals.begin(), sparseResiduals.end()),
                 std::vector<double>(residuals.begin(), residuals.end()));

        // A column has the same bytes alone as with all others.
        experiment.recordEvery = 1;
        for (const Column& column : whole.table().columns) {
            experiment.record = {column.id};
            const Session alone = finished(experiment);
            const std::vector<double>& values = alone.table().find(column.id, column.run)->values;
            QCOMPARE(values.size(), column.values.size());
            for (std::size_t row = 0; row < values.size(); ++row)
                QVERIFY2(same(values[row], column.values[row]), column.id.c_str());
        }
    }

    void theEnergyRatioOfAStartAtZeroEnergyIsUndefined() {
        // 3e-17 J by rounding: the energy of a start is 0 if it is far below what it is made of.
        for (const char* text : {
                 R"({"scene": "rigid-world", "duration": 0.1, "world": {"gravity": [0, -9.81],
                     "bodies": [{"box": [1, 0.05], "at": [0.5, 0], "mass": 1, "inertia": 0.1}]}})",
                 R"({"scene": "world", "duration": 0.1, "world": {"gravity": [0, -9.81], "particles": [
                     {"at": [0, 0.1]}, {"at": [1, 0.2]}, {"at": [2, -0.3]}]}})",
             }) {
            const Session session = finished(experimentFromJson(Json::parse(text)));
            for (const double ratio : session.table().find("energy-ratio", 0)->values)
                QVERIFY2(std::isnan(ratio), text);
        }
        // A small energy is an energy: an electron at 1 nm/s, in SI units.
        const Session small = finished(experimentFromJson(Json::parse(
            R"({"scene": "rigid-world", "duration": 0.1, "world": {
                "bodies": [{"circle": 1, "mass": 1e-30, "inertia": 1, "velocity": [1e-9, 0]}]}})")));
        for (const double ratio : small.table().find("energy-ratio", 0)->values) QCOMPARE(ratio, 1.0);
    }

    void onlyRowsThatReadThemMeasureResiduals() {
        for (const char* id : {"rope", "box-stack"}) {
            Experiment experiment = shortExperiment(*findScene(id));
            Session all(experiment);
            all.step();
            QVERIFY2(!all.simulation(0).residuals().empty(), id);

            experiment.recordEvery = 4;
            Session sparse(experiment);
            for (int step = 1; step <= 8; ++step) {
                sparse.step();
                QCOMPARE(!sparse.simulation(0).residuals().empty(), step % 4 == 0);
            }
            sparse.measureResiduals(true);
            sparse.step();
            QVERIFY2(!sparse.simulation(0).residuals().empty(), id);

            experiment.recordEvery = 1;
            experiment.record = {"kinetic-energy"};
            Session other(experiment);
            other.step();
            QVERIFY2(other.simulation(0).residuals().empty(), id);
            QVERIFY(other.residualTable().columns.empty());
            other.runToEnd(); // the last step always has them, for tables over passes
            QVERIFY2(!other.simulation(0).residuals().empty(), id);
        }
    }
};

REGISTER_TEST(Recording)

} // namespace timestep::recording_test

#include "recording.moc"
