// SPDX-License-Identifier: GPL-3.0-or-later
// Runs whose lengths are lost end with a sentence, instead of strains of 1e14.
#include "core/json/json.h"
#include "core/run/session/session.h"
#include "tests/tools.h"

namespace timestep::lost_lengths_test {

namespace {

/// A rope of 20 sticks between two pins; it starts straight, so its sticks are 20 % too short.
Json shortRope(const char* relaxation) {
    Json particles = Json::array(), sticks = Json::array();
    for (int i = 0; i <= 20; ++i) particles.push_back({{"at", {0.2 * i, 0}}, {"pinned", i % 20 == 0}});
    for (int i = 0; i < 20; ++i) sticks.push_back({{"between", {i, i + 1}}, {"length", 0.25}});
    return {{"scene", "world"},
            {"world", {{"particles", particles}, {"sticks", sticks}, {"gravity", {0, -9.81}}}},
            {"step", "1/60"},
            {"duration", 2},
            {"runs", {{{"relaxation", relaxation}}}}};
}

/// Forty discs in a row whose hinges start 1 m apart (Solver2D, "Stretched Chain").
Json stretchedChain(const char* push) {
    Json bodies = Json::array(), hinges = Json::array();
    for (int i = 0; i < 40; ++i) {
        bodies.push_back({{"circle", 0.5}, {"at", {2 * i, 0}}});
        hinges.push_back(
            {{"hinge", {i > 0 ? Json(i - 1) : Json(), i}}, {"local", {{i > 0 ? 0.5 : 0, 0}, {-0.5, 0}}}});
    }
    return {{"scene", "rigid-world"},
            {"world", {{"bodies", bodies}, {"joints", hinges}}},
            {"step", "1/60"},
            {"duration", 10},
            {"runs", {{{"push", push}}}}};
}

/// What a run says about its end; empty if it reaches the end.
QString endOf(const Json& experiment) {
    Session session(experimentFromJson(experiment));
    session.runToEnd();
    return session.divergence() ? QString::fromStdString(session.divergence()->why.english()) : QString();
}

} // namespace

class LostLengths : public QObject {
    Q_OBJECT

private slots:
    void projectionsFarFromTheLengthsSaySo() {
        const QString tooFar =
            " finds no positions where the sticks have their lengths; they start too far from them";
        QCOMPARE(endOf(shortRope("shake")), "SHAKE" + tooFar);
        QCOMPARE(endOf(shortRope("rattle")), "RATTLE" + tooFar);
        QCOMPARE(endOf(shortRope("direct")), QString());
    }

    void baumgarteThatTearsJointsSaysSo() {
        QCOMPARE(endOf(stretchedChain("baumgarte")),
                 QString("Baumgarte has torn the joints apart; split impulses or soft contacts hold them"));
        for (const char* push : {"split-impulse", "soft"}) QCOMPARE(endOf(stretchedChain(push)), QString());
    }
};

REGISTER_TEST(LostLengths)

} // namespace timestep::lost_lengths_test
#include "lost_lengths.moc"
