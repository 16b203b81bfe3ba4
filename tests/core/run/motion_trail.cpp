// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/session/motion_trail.h"

#include "core/run/experiment/setting_key.h"
#include "tests/tools.h"

#include <cmath>
#include <vector>

namespace timestep::motion_trail_test {

namespace {

Session endless(const char* scene) {
    Experiment experiment = standardExperiment(*findScene(scene));
    setByKey(experiment, "duration", "0");
    return Session(experiment);
}

Point firstPoint(const Session& session) {
    Frame frame;
    session.simulation(0).draw(frame);
    return frame.points.front().at;
}

std::vector<Point> trailOf(const MotionTrail& trail, std::int64_t upTo) {
    std::vector<Point> positions;
    trail.copy(0, upTo, positions);
    return positions;
}

} // namespace

class MotionTrailTest : public QObject {
    Q_OBJECT

private slots:
    void everyTickIsRecordedOnce() {
        Session session = endless("kepler");
        MotionTrail trail;
        trail.see(session);
        QVERIFY(trailOf(trail, 0).empty()); // it is off
        trail.setOn(true, &session);
        std::vector<Point> expected{firstPoint(session)};
        for (int i = 0; i < 300; ++i) {
            session.step();
            trail.see(session);
            trail.see(session);
            expected.push_back(firstPoint(session));
        }
        QVERIFY(trailOf(trail, session.ticks()) == expected);
        expected.resize(101);
        QVERIFY(trailOf(trail, 100) == expected); // in the past
        trail.setOn(false, &session);
        QVERIFY(trailOf(trail, session.ticks()).empty());
    }

    void theLatestTicksAreKept() {
        Session session = endless("spring");
        MotionTrail trail;
        trail.setOn(true, &session);
        std::vector<Point> expected;
        for (std::size_t i = 0; i < 2 * MotionTrail::most + 100; ++i) {
            session.step();
            trail.see(session);
            expected.push_back(firstPoint(session));
        }
        expected.erase(expected.begin(), expected.end() - static_cast<std::ptrdiff_t>(MotionTrail::most));
        QVERIFY(trailOf(trail, session.ticks()) == expected);
    }

    void aChangeForgetsWhatCameAfterItAndAJumpForgetsAll() {
        Session session = endless("spring");
        MotionTrail trail;
        trail.setOn(true, &session);
        const Keyframe start = session.keyframe();
        for (int i = 0; i < 50; ++i) {
            session.step();
            trail.see(session);
        }
        const Keyframe later = session.keyframe();
        session.goTo(start);
        for (int i = 0; i < 20; ++i) {
            session.step();
            trail.see(session); // the past repeats itself
        }
        QCOMPARE(trailOf(trail, 50).size(), std::size_t(51));
        trail.seeAgain(session);
        QCOMPARE(trailOf(trail, 50).size(), std::size_t(21));
        session.goTo(later);
        trail.see(session);
        const std::vector<Point> expected{firstPoint(session)};
        QVERIFY(trailOf(trail, 50) == expected);
    }

    void pinsAndLargeWorldsHaveNoTrail() {
        for (const char* scene : {"hanging-chain", "cloth"}) {
            Session session = endless(scene);
            MotionTrail trail;
            trail.setOn(true, &session);
            session.step();
            trail.see(session);
            QVERIFY2(trailOf(trail, 1).empty(), scene);
        }
    }
};

REGISTER_TEST(MotionTrailTest)

} // namespace timestep::motion_trail_test
#include "motion_trail.moc"
