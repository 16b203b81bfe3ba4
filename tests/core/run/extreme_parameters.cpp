// SPDX-License-Identifier: GPL-3.0-or-later
// Every scene with each of its parameters at the ends of its range, and a scene of each kind with each
// setting of its methods there: two steps, or one sentence. What is no longer finite is known.
#include "core/input_error.h"
#include "core/integration/integrator.h"
#include "core/particles/relaxation/relaxation.h"
#include "core/run/experiment/experiment.h"
#include "core/run/rows/not_finite.h"
#include "core/run/session/session.h"
#include "core/scenes/scene.h"
#include "core/stop.h"
#include "tests/core/run/scene_rows.h"
#include "tests/tools.h"

#include <QElapsedTimer>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace timestep::extreme_parameters_test {

namespace {

constexpr double patience = 0.3; // for two steps [s]

std::vector<double> endsOf(const Parameter& parameter) {
    if (parameter.kind == ParameterKind::Toggle) return {0, 1};
    if (parameter.kind != ParameterKind::Choice) return {parameter.minimum, parameter.maximum};
    std::vector<double> all(parameter.choices.size());
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<double>(i);
    return all;
}

bool hasInfinite(const Column& column) {
    return std::any_of(column.values.begin(), column.values.end(),
                       [](double value) { return std::isinf(value); });
}

/// Makes two steps. Returns what is wrong; empty: nothing.
std::string faultOf(Experiment experiment) {
    experiment.duration = 2 * experiment.step;
    try {
        Session session(experiment);
        const StopScope scope(afterSeconds(patience));
        while (session.step()) {}
        if (!session.simulation(0).finite() && !session.divergence()) return "it diverges without a word";
        const std::vector<NotFinite> said = notFiniteColumns(session.table());
        for (std::size_t i = 0; i < session.table().columns.size(); ++i)
            if (hasInfinite(session.table().columns[i]) &&
                std::none_of(said.begin(), said.end(), [i](const NotFinite& one) { return one.column == i; }))
                return session.table().columns[i].id + " is infinite without a word";
    } catch (const InputError& error) {
        if (error.message.english().empty()) return "it is refused without a word";
    } catch (const Stopped&) { // in time
    }
    return {};
}

/// Tries `values`, which are a member of the experiment, one after the other at both ends.
int tryEnds(Experiment& experiment, ParameterValues& values) {
    int tried = 0;
    for (const Parameter& parameter : values.descriptors()) {
        const double standard = values[parameter.id];
        for (const double end : endsOf(parameter)) {
            QElapsedTimer clock;
            clock.start();
            try {
                values.set(parameter.id, end);
            } catch (const InputError&) { // an open end
                continue;
            }
            const std::string fault = faultOf(experiment);
            const std::string where = std::string(experiment.scene->id) + ", " + std::string(parameter.id) +
                                      " = " + std::to_string(end) + ": ";
            if (!fault.empty()) QTest::qFail((where + fault).c_str(), __FILE__, __LINE__);
            if (clock.elapsed() > 10'000)
                QTest::qFail((where + std::to_string(clock.elapsed()) + " ms").c_str(), __FILE__, __LINE__);
            ++tried;
        }
        values.set(parameter.id, standard);
    }
    return tried;
}

} // namespace

class ExtremeParameters : public QObject {
    Q_OBJECT

    int m_tried = 0;

private slots:
    void everySceneAtTheEndsOfItsParameters_data() { addRowsOfScenes(); }
    void everySceneAtTheEndsOfItsParameters() {
        QFETCH(QString, id);
        Experiment experiment = standardExperiment(*findScene(id.toStdString()));
        m_tried += tryEnds(experiment, experiment.parameters);
    }

    void thereAreMany() { QVERIFY2(m_tried > 1000, qPrintable(QString::number(m_tried))); }

    void everyMethodAtTheEndsOfItsSettings_data() {
        QTest::addColumn<QString>("id");
        for (const char* id : {"cloth", "box-pyramid", "double-pendulum", "bouncing-ball"})
            QTest::newRow(id) << QString(id);
    }
    void everyMethodAtTheEndsOfItsSettings() {
        QFETCH(QString, id);
        Experiment experiment = standardExperiment(*findScene(id.toStdString()));
        QVERIFY(tryEnds(experiment, experiment.runs[0].method) > 10);
    }
};

REGISTER_TEST(ExtremeParameters)

} // namespace timestep::extreme_parameters_test
#include "extreme_parameters.moc"
