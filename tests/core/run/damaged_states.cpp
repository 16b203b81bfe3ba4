// SPDX-License-Identifier: GPL-3.0-or-later
// A damaged state file is refused, and the sentence names the place.
#include "core/input_error.h"
#include "core/run/session/session.h"
#include "core/scenes/scene.h"
#include "tests/tools.h"

namespace timestep::damaged_states_test {

class DamagedStates : public QObject {
    Q_OBJECT

private slots:
    void aDamagedMemberIsNamed_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<int>("fewest"); // members without which the state cannot be loaded
        QTest::newRow("equations") << "kepler" << 7;
        QTest::newRow("number types") << "cart" << 7;
        QTest::newRow("particles") << "rope" << 4;
        QTest::newRow("bodies") << "box-stack" << 3;
    }

    void aDamagedMemberIsNamed() {
        QFETCH(QString, id);
        QFETCH(int, fewest);
        const Scene* scene = findScene(id.toStdString());
        QVERIFY(scene != nullptr);
        Experiment experiment = standardExperiment(*scene);
        if (id == "cart") experiment.runs[0].method.set("number-type", "float");
        Session session(experiment);
        for (int i = 0; i < 5; ++i) session.step();
        const Json state = Json::parse(session.save().dump());
        Session::fromState(state);

        const auto errorOf = [](const Json& damaged) -> QString {
            try {
                Session::fromState(damaged);
                return {};
            } catch (const InputError& error) {
                return QString::fromStdString(error.path.empty() ? "no place" : error.path);
            }
        };
        int refused = 0;
        for (const auto& [key, member] : state["runs"][0].items()) {
            const QString place = QStringLiteral("runs/0/") + QString::fromStdString(key);
            Json damaged = state;
            damaged["runs"][0][key] = "damaged";
            const QString ofText = errorOf(damaged);
            QVERIFY2(ofText.isEmpty() || ofText.startsWith(place), qPrintable(place + ": " + ofText));
            damaged["runs"][0].erase(key);
            const QString without = errorOf(damaged);
            QVERIFY2(without.isEmpty() || without == place, qPrintable(place + ": " + without));
            refused += without.isEmpty() ? 0 : 1;
            if (!member.is_object()) continue;
            for (const auto& [inner, value] : member.items()) {
                damaged = state;
                damaged["runs"][0][key][inner] = "damaged";
                const QString deep = errorOf(damaged);
                QVERIFY2(deep.isEmpty() || deep.startsWith(place), qPrintable(place + "/" + deep));
            }
        }
        QVERIFY2(refused >= fewest, qPrintable(QString::number(refused)));
    }

    void theListOfRunsIsNamed() {
        const Json state = Session(standardExperiment(*findScene("kepler"))).save();
        for (const char* key : {"runs", "experiment"}) {
            Json damaged = state;
            damaged.erase(key);
            try {
                Session::fromState(damaged);
                QFAIL(key);
            } catch (const InputError& error) {
                QCOMPARE(error.path, std::string(key));
            }
        }
    }
};

REGISTER_TEST(DamagedStates)

} // namespace timestep::damaged_states_test

#include "damaged_states.moc"
