// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/session/strobe.h"
#include "core/json/json.h"
#include "core/microscope/pass_frames.h"
#include "core/particles/world/draw_world.h"
#include "core/particles/world/world_edit.h"
#include "core/particles/world_json.h"
#include "core/run/experiment/setting_key.h"
#include "tests/tools.h"

#include <algorithm>
#include <cmath>

namespace timestep::strobe_test {

namespace {

Experiment experimentOf(const char* scene) {
    return standardExperiment(*findScene(scene));
}

bool sameBodies(const Frame& one, const Frame& other) {
    return one.points.size() == other.points.size() &&
           std::equal(one.points.begin(), one.points.end(), other.points.begin(),
                      [](const FramePoint& a, const FramePoint& b) { return a.at == b.at; });
}

} // namespace

class StrobeTest : public QObject {
    Q_OBJECT

private slots:
    void picturesAreThoseOfTheirTicks() {
        Session session(experimentOf("particle-1d"));
        Strobe strobe;
        strobe.setDistance(3);
        strobe.see(session);
        std::vector<Frame> frames(1);
        session.simulation(0).draw(frames[0]);
        for (int i = 0; i < 20; ++i) {
            session.step();
            strobe.see(session);
            session.simulation(0).draw(frames.emplace_back());
        }
        QCOMPARE(strobe.pictures().size(), std::size_t(7));
        for (std::size_t i = 0; i < 7; ++i) {
            QCOMPARE(strobe.pictures()[i]->tick, static_cast<std::int64_t>(3 * i));
            QVERIFY(sameBodies(strobe.pictures()[i]->runs[0], frames[3 * i]));
        }
        strobe.setDistance(0);
        QVERIFY(strobe.pictures().empty());
    }

    void manyPicturesAreThinnedToEqualDistances() {
        Experiment experiment = experimentOf("particle-1d");
        setByKey(experiment, "duration", "0");
        Session session(experiment);
        Strobe strobe;
        strobe.setDistance(1);
        strobe.see(session);
        for (int i = 0; i < 500; ++i) {
            session.step();
            strobe.see(session);
        }
        const auto& pictures = strobe.pictures();
        QVERIFY(pictures.size() > Strobe::most / 3 && pictures.size() <= Strobe::most);
        for (std::size_t i = 1; i < pictures.size(); ++i)
            QCOMPARE(pictures[i]->tick - pictures[i - 1]->tick, pictures[1]->tick);
        strobe.forget();
        strobe.see(session);
        QCOMPARE(strobe.pictures().size(), std::size_t(1)); // every tick again
    }

    void largeFramesAreNotKept() {
        Session session(experimentOf("cloth"));
        Strobe strobe;
        strobe.setDistance(1);
        strobe.see(session);
        QVERIFY(strobe.pictures().empty());
    }

    void passesEndWhereTheStepEnds() {
        for (const char* scene : {"stick-man", "rope", "hexagon", "verly-cloth"}) {
            Session session(experimentOf(scene));
            for (int i = 0; i < 10; ++i) session.step();
            const auto clone = session.simulation(0).clone();
            const std::vector<Frame> frames =
                framesOfPasses(dynamic_cast<WorldSimulation&>(*clone), session.simulation(0).world() ? 0 : 0);
            session.step();
            Frame end;
            drawWorld(*session.simulation(0).world(), end);
            QVERIFY2(frames.size() >= 2, scene);
            QVERIFY2(sameBodies(frames.back(), end), scene);
            QVERIFY2(!sameBodies(frames.front(), end), scene);
        }
    }

    void clothIsNamedByItsSceneAndKeptByFilesAndEdits() {
        for (const char* id : {"cloth", "curtain", "verly-cloth", "net", "stretched-cloth"}) {
            const Scene* scene = findScene(id);
            QVERIFY2(scene != nullptr, id);
            const World world = scene->world(ParameterValues(scene->parameters), {}, 1);
            QCOMPARE(world.sheets.size(), std::size_t(1));
            const ClothSheet& sheet = world.sheets[0];
            std::size_t threads = 0;
            for (const auto* sticks : {&sheet.across, &sheet.down})
                threads += static_cast<std::size_t>(
                    std::count_if(sticks->begin(), sticks->end(),
                                  [](std::uint32_t s) { return s != ClothSheet::noStick; }));
            QCOMPARE(threads, world.sticks());
            QCOMPARE(worldFromJson(worldToJson(world), 1).sheets, world.sheets);
            const World edited = without(world, {}, {sheet.across[0]});
            QCOMPARE(edited.sheets[0].across[0], ClothSheet::noStick);
            const auto last = static_cast<std::uint32_t>(world.particles() - 1);
            QVERIFY(without(world, {last}, {}).sheets.empty());
            Frame frame;
            drawWorld(world, frame);
            QCOMPARE(frame.sheets.size(), std::size_t(1));
            QVERIFY(std::isnan(frame.sheets[0].across[sheet.columns - 1]));
        }
    }
};

REGISTER_TEST(StrobeTest)

} // namespace timestep::strobe_test
#include "strobe.moc"
