// SPDX-License-Identifier: GPL-3.0-or-later
// Large worlds: what their pictures hold, and questions that make no large world.
#include "core/particles/world/draw_world.h"
#include "core/run/experiment/run_method.h"
#include "core/run/session/session.h"
#include "core/scenes/scene_list.h"
#include "tests/core/particles/world_tools.h"
#include "tests/tools.h"

#include <cmath>
#if __has_include(<malloc.h>)
#include <malloc.h>
#endif

namespace timestep::large_worlds_test {

namespace {

World cloth(double side) {
    ParameterValues values(clothScene.parameters);
    values.set("columns", side);
    values.set("rows", side);
    return clothScene.world(values, {}, 1);
}

} // namespace

class LargeWorlds : public QObject {
    Q_OBJECT

private slots:
    /// A picture has a bounded number of nodes and threads, however large the cloth is.
    void aLargeClothIsThinnedOutInPictures() {
        for (const double side : {255.0, 256.0, 257.0, 1000.0}) {
            World world = cloth(side);
            const auto columns = static_cast<std::uint32_t>(side);
            const std::uint32_t middle = columns / 2 * columns + columns / 2 + 1;
            world.x[middle] += 3;
            world.flags[middle] |= Held;
            world.stickFlags[world.sheets[0].down[4]] |= Cut;
            Frame frame;
            drawWorld(world, frame);
            const FrameSheet& sheet = frame.sheets.at(0);
            const std::size_t nodes = sheet.nodes.size();
            QCOMPARE(nodes, std::size_t{sheet.columns} * sheet.rows);
            QCOMPARE_LE(nodes, mostDrawnNodes);
            QCOMPARE_GT(nodes, side < 257 ? mostDrawnNodes - 512 : mostDrawnNodes / 4);
            QCOMPARE(sheet.columns == columns, side < 257);
            QCOMPARE_LE(frame.segments.size(), 2 * nodes + 4); // the walls, too
            QCOMPARE_LE(frame.points.size(), nodes + columns); // and the pins
            QCOMPARE(sheet.nodes.front(), (Point{world.x.front(), world.y.front()}));
            QCOMPARE(sheet.nodes.back(), (Point{world.x.back(), world.y.back()}));
            const auto ofParticle = [&](std::uint32_t i) {
                return std::ranges::count(frame.points, static_cast<std::int32_t>(i), &FramePoint::index);
            };
            QCOMPARE(ofParticle(middle), 1); // held
            QCOMPARE(ofParticle(2), 1);      // pinned
            QCOMPARE(ofParticle(columns + 1), side < 257 ? 1 : 0);
            const auto torn = [](const std::vector<float>& threads) {
                return std::ranges::count_if(threads, [](float stretch) { return std::isnan(stretch); });
            };
            const auto ends = static_cast<std::ptrdiff_t>(sheet.rows);
            QCOMPARE(torn(sheet.across), ends);
            QCOMPARE(torn(sheet.down), ends + 1); // the cut one
        }
    }

    /// A drawn thread has the stretch of all its sticks together.
    void aThreadOfAThinnedPictureIsAChain() {
        World world = cloth(300);
        world.x[1] += 4; // the first stick of the row gets longer, the second one shorter
        world.x[2] += 1;
        Frame frame;
        drawWorld(world, frame);
        QCOMPARE(frame.sheets.at(0).columns, 151U); // every second, and the last one
        COMPARE_NEAR(frame.sheets[0].across[0], 1 / (2 * world.length[0]), 1e-6);
        COMPARE_NEAR(frame.sheets[0].across[1], -1 / (2 * world.length[0]), 1e-6);
        QCOMPARE(frame.sheets[0].across[2], 0.0F);
    }

    void theBytesPerStickAreBoundedAndKnown() {
#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 33)
        const auto inUse = [] {
            const auto info = mallinfo2();
            return static_cast<double>(info.uordblks + info.hblkhd);
        };
        const double before = inUse();
        if (!(before > 0)) QSKIP("a sanitizer has its own memory");
        Experiment experiment = standardExperiment(clothScene);
        experiment.parameters.set("columns", 300.0);
        experiment.parameters.set("rows", 300.0);
        Session session(experiment);
        session.step();
        const auto sticks = static_cast<double>(session.simulation(0).world()->sticks());
        const Keyframe first = session.keyframe(); // and the copy that all of them share
        const double run = (inUse() - before) / sticks;
        const Keyframe second = session.keyframe();
        const double keyframe = (inUse() - before) / sticks - run;
        const double said = static_cast<double>(session.bytes()) / sticks;
        QVERIFY2(run > 250 && run < 360, QByteArray::number(run).constData());
        QVERIFY2(keyframe > 15 && keyframe < 20, QByteArray::number(keyframe).constData());
        QVERIFY2(std::abs(said / run - 1) < 0.2, QByteArray::number(said).constData());
        COMPARE_NEAR(static_cast<double>(second.bytes) / sticks, keyframe, 2);
#else
        QSKIP("this library does not tell how much memory is in use");
#endif
    }

    /// hasSticks() asks a small world.
    void aSmallWorldHasSticksWhereALargeOneHas() {
        int with = 0, without = 0;
        for (const Scene& scene : scenes()) {
            if (scene.kind() != SceneKind::Particles || scene.source == WorldSource::File) continue;
            Experiment experiment = standardExperiment(scene);
            for (const double count : {0.0, 1.0, 40.0}) { // 0: as it is
                for (const Parameter& parameter : experiment.parameters.descriptors())
                    if (parameter.kind == ParameterKind::Integer && count > 0)
                        experiment.parameters.set(parameter.id,
                                                  std::clamp(count, parameter.minimum, parameter.maximum));
                bool sticks = false;
                try {
                    const World world = worldOf(experiment, 0);
                    sticks = world.sticks() > 0 || !world.angleSprings.empty();
                } catch (const InputError&) {
                    continue;
                }
                QVERIFY2(hasSticks(experiment, 0) == sticks, scene.id.data());
                ++(sticks ? with : without);
            }
        }
        QVERIFY(with > 30 && without > 3);
    }
};

REGISTER_TEST(LargeWorlds)

} // namespace timestep::large_worlds_test
#include "large_worlds.moc"
