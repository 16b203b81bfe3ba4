// SPDX-License-Identifier: GPL-3.0-or-later
// Velocities and energies of worlds follow the convention of their method, and the ledgers add up to the
// change of energy.
#include "core/exact/pendulum_motion.h"
#include "core/json/json.h"
#include "core/particles/ledger.h"
#include "core/particles/relaxation/relaxation.h"
#include "core/particles/world/forces.h"
#include "core/particles/world/world_choices.h"
#include "core/particles/world_json.h"
#include "core/random.h"
#include "core/run/session/session.h"
#include "core/run/simulation/observed_state.h"
#include "tests/tools.h"

#include <cmath>

namespace timestep::energy_accounts_test {

namespace {

Experiment experimentOf(const Json& world, const Json& run, double step, double duration) {
    return experimentFromJson(
        {{"world", world}, {"step", step}, {"duration", duration}, {"runs", Json::array({run})}});
}

struct Accounts {
    double change = 0; ///< of the total energy
    double dissipated = 0, numerical = 0, constraint = 0, outside = 0;
    double scale = 0; ///< largest energy that was booked or reached
    double sum() const { return dissipated + numerical + constraint + outside; }
};

Accounts accountsOf(const Experiment& experiment) {
    Session session(experiment);
    session.runToEnd();
    const auto column = [&](const char* id) -> std::vector<double> {
        const Column* found = session.table().find(id, 0);
        return found != nullptr ? found->values : std::vector<double>{0};
    };
    const std::vector<double> total = column("total-energy");
    Accounts accounts{total.back() - total.front(), column("energy-dissipated").back(),
                      column("energy-numerical").back(), column("energy-constraint").back(),
                      column("energy-outside").back()};
    for (const char* id : {"kinetic-energy", "potential-energy", "energy-dissipated", "energy-numerical",
                           "energy-constraint", "energy-outside"})
        for (const double value : column(id)) accounts.scale = std::max(accounts.scale, std::abs(value));
    return accounts;
}

template <std::size_t N>
std::string oneOf(const std::array<Choice, N>& choices, Random& random) {
    return std::string(choices[random.below(N)].id);
}

/// A small world with a few things of every kind.
Json randomWorld(Random& random) {
    Json world;
    for (int i = 0; i < 7; ++i) {
        Json particle = {{"at", {i % 3 + random.uniform(-0.2, 0.2), i / 3 + random.uniform(-0.2, 0.2)}},
                         {"mass", random.uniform(0.5, 2)}};
        if (i == 0)
            particle["pinned"] = true;
        else
            particle["velocity"] = {random.uniform(-1, 1), random.uniform(-1, 1)};
        world["particles"].push_back(particle);
    }
    for (int i = 0; i < 6; ++i) {
        Json stick = {{"between", {i, i + 1}}};
        if (random.below(3) == 0) stick["compliance"] = random.uniform(0.001, 0.01);
        if (i % 2 == 0) stick["damping"] = 4.0 * i;
        if (random.below(4) == 0) stick["tension-only"] = true;
        world["sticks"].push_back(stick);
    }
    world["gravity"] = {0, random.uniform(-10, 0)};
    if (random.below(2) == 0) {
        world["drag"] = random.uniform(0, 0.05);
        world["drag-form"] = oneOf(dragFormChoices, random);
    }
    if (random.below(2) == 0) {
        world["wind"] = {random.uniform(-2, 2), 0.5};
        if (random.below(2) == 0) world["gust-period"] = 0.7;
    }
    if (random.below(2) == 0) {
        world["forces"].push_back({{"at", {3, 3}}, {"strength", random.uniform(-3, 3)}, {"radius", 5}});
        world["forces"].push_back({{"particle", 2}, {"strength", random.uniform(-1, 1)}});
    }
    if (random.below(2) == 0)
        world["walls"] = {{"box", {-1.5, -1.5, 4, 4}}, {"rule", "mirror"}, {"bounce", 0.8}};
    return world;
}

const char* const hangingStick = R"({"particles": [{"at": [0, 0], "pinned": true}, {"at": [%1, %2]}],
    "sticks": [{"between": [0, 1]}], "gravity": [0, -9.7]})";

/// A pendulum with a stick, from 1.1 rad at rest.
Json pendulum() {
    return Json::parse(QString(hangingStick)
                           .arg(0.83 * std::sin(1.1), 0, 'g', 17)
                           .arg(-0.83 * std::cos(1.1), 0, 'g', 17)
                           .toStdString());
}

Json observedAtEnd(const Experiment& experiment) {
    Session session(experiment);
    session.runToEnd();
    return observedState(session.simulation(0), false);
}

} // namespace

class EnergyAccounts : public QObject {
    Q_OBJECT

private slots:
    void theyAddUpToTheEnergyBesideThemInEveryConvention_data() {
        QTest::addColumn<QString>("relaxation");
        for (const Relaxation& relaxation : relaxations())
            QTest::newRow(relaxation.id.data()) << QString::fromLatin1(relaxation.id.data());
    }

    void theyAddUpToTheEnergyBesideThemInEveryConvention() {
        QFETCH(QString, relaxation);
        int checked = 0;
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            Random random(seed);
            const Json world = randomWorld(random);
            for (const Choice& velocity : worldVelocityChoices) {
                const Json run = {{"relaxation", relaxation.toStdString()},
                                  {"passes", 2},
                                  {"substeps", 1 + random.below(3)},
                                  {"loop-order", oneOf(loopOrderChoices, random)},
                                  {"velocity", std::string(velocity.id)}};
                const Accounts accounts = accountsOf(experimentOf(world, run, 0.01, 0.6));
                if (!(accounts.scale < 1e6)) continue; // a relaxation that explodes on this world
                ++checked;
                COMPARE_NEAR2(accounts.sum(), accounts.change, 1e-12 * accounts.scale, velocity.id.data());
            }
        }
        QVERIFY(checked > 0);
    }

    void aPendulumByRattleHasNoDriftAndItsSticksDoAllTheWork() {
        const Accounts accounts = accountsOf(experimentOf(pendulum(), {{"relaxation", "rattle"}}, 0.01, 2.5));
        QVERIFY(std::abs(accounts.change) > 1e-5);
        COMPARE_NEAR(accounts.numerical, 0, 1e-11); // the update is exact under gravity alone
        COMPARE_NEAR(accounts.constraint, accounts.change, 1e-11);
        QCOMPARE(accounts.dissipated, 0.0);
    }

    void aFallWithoutSticksLosesNothingInTheCentralConvention() {
        const Json world = {{"particles", {{{"at", {0, 0}}}}}, {"gravity", {0, -10}}};
        const Accounts central = accountsOf(experimentOf(world, {{"velocity", "central"}}, 0.1, 1));
        COMPARE_NEAR(central.numerical, 0, 1e-12);
        const Accounts backward = accountsOf(experimentOf(world, {{"velocity", "backward"}}, 0.1, 1));
        COMPARE_NEAR(backward.numerical, -0.5 * 10 * 10 * 0.1 * 0.1 * 10, 1e-12); // -m g² h² / 2 per step
    }

    void aStretchedSpringHoldsItsElasticEnergy() { // (0.5 m)² / (2 * 0.001 m/N) = 125 J
        const Json world = Json::parse(R"({"particles": [{"at": [0, 0], "pinned": true}, {"at": [1.5, 0]}],
            "sticks": [{"between": [0, 1], "length": 1, "compliance": 0.001}]})");
        for (const char* relaxation : {"xpbd", "direct", "shake", "rattle"}) {
            const Experiment experiment = experimentOf(world, {{"relaxation", relaxation}}, 0.001, 0.2);
            Session session(experiment);
            session.runToEnd();
            const Table& table = session.table();
            COMPARE_NEAR2(table.find("total-energy", 0)->values.front(), 125, 1e-9, relaxation);
            QCOMPARE(table.find("energy-ratio", 0)->values.front(), 1.0);
            // Backward Euler loses energy and never gains it (numerics: decay per step 1/sqrt(1 + w² h²)).
            double before = 125;
            for (const double energy : table.find("total-energy", 0)->values) {
                QVERIFY2(energy <= before * 1.05, relaxation);
                before = std::min(before, energy);
            }
            const Accounts accounts = accountsOf(experiment);
            COMPARE_NEAR2(accounts.sum(), accounts.change, 1e-10, relaxation);
        }
        // A relaxation without compliances treats the same stick as rigid.
        COMPARE_NEAR(
            accountsOf(experimentOf(world, {{"relaxation", "gauss-seidel"}}, 0.001, 0.001)).dissipated, 0,
            1e-12);
    }

    void theDampingOfASpringIsDissipationAndTheRestTendsToZeroWithTheStep() {
        const Json world = Json::parse(R"({"particles": [{"at": [0, 0], "pinned": true}, {"at": [1.5, 0]}],
            "sticks": [{"between": [0, 1], "length": 1, "compliance": 0.001, "damping": 20}]})");
        for (const char* relaxation : {"xpbd", "direct"}) {
            double before = 0;
            for (const double step : {0.0004, 0.0002}) {
                const Accounts accounts =
                    accountsOf(experimentOf(world, {{"relaxation", relaxation}}, step, 1));
                COMPARE_NEAR2(accounts.sum(), accounts.change, 1e-10, relaxation);
                // Beside c/m = 20/s, backward Euler takes w² h of the energy per time.
                COMPARE_NEAR2(accounts.dissipated, -125 / (1 + 1000 * step / 20), 0.02, relaxation);
                QVERIFY(accounts.constraint < 0);
                if (before != 0) COMPARE_NEAR2(before / accounts.constraint, 2, 0.1, relaxation);
                before = accounts.constraint;
            }
        }
    }

    void observedVelocitiesKnowTheSubsteps() { // free fall for 1 s: -10 m/s
        const Json world = {{"particles", {{{"at", {0, 0}}}}}, {"gravity", {0, -10}}};
        for (const int substeps : {1, 10}) {
            const Json state = observedAtEnd(experimentOf(
                world, {{"substeps", substeps}, {"verlet-start", "half-kick"}, {"velocity", "central"}}, 0.1,
                1));
            const double v = state["particles"][0]["velocity"][1].get<double>();
            COMPARE_NEAR(v, -10, 1e-12);
            COMPARE_NEAR(v * v / 2, state["energy"]["kinetic"].get<double>(), 1e-11);
            QCOMPARE(state["velocity"], Json("central"));
        }
    }

    void observedVelocitiesContainWindAndForces() {
        const Json windy = {{"particles", {{{"at", {0, 0}}}}}, {"wind", {3, 0}}};
        const Json half = {{"verlet-start", "half-kick"}};
        COMPARE_NEAR(
            observedAtEnd(experimentOf(windy, half, 0.1, 1))["particles"][0]["velocity"][0].get<double>(), 3,
            1e-12);
        const Json pulled = Json::parse(
            R"({"particles": [{"at": [0, 0]}], "forces": [{"at": [1000000, 0], "strength": 2}]})");
        COMPARE_NEAR(
            observedAtEnd(experimentOf(pulled, half, 0.1, 1))["particles"][0]["velocity"][0].get<double>(), 2,
            1e-9);
    }

    void rattlesVelocitiesAreItsOwnAndOfSecondOrder() {
        double before = 0;
        for (const double h : {0.02, 0.01, 0.005}) {
            const Json state = observedAtEnd(experimentOf(pendulum(), {{"relaxation", "rattle"}}, h, 2.5));
            const Json& bob = state["particles"][1];
            const double x = bob["at"][0].get<double>(), y = bob["at"][1].get<double>();
            const double vx = bob["velocity"][0].get<double>(), vy = bob["velocity"][1].get<double>();
            QCOMPARE(state["velocity"], Json("whole-step"));
            COMPARE_NEAR(x * vx + y * vy, 0, 1e-11); // along the circle
            COMPARE_NEAR((vx * vx + vy * vy) / 2, state["energy"]["kinetic"].get<double>(), 1e-12);
            const auto [angle, omega] = pendulumMotion(std::sqrt(9.7 / 0.83), {1.1, 0}, 2.5);
            const double error =
                std::hypot(vx - 0.83 * std::cos(angle) * omega, vy - 0.83 * std::sin(angle) * omega);
            if (before > 0) COMPARE_NEAR(std::log2(before / error), 2, 0.1);
            before = error;
        }
    }

    void eachStickAndEachPinHasItsForce() { // m g = 10 N between two pins, sticks at 45 and 45 degrees
        const Json world = Json::parse(R"({"particles": [{"at": [-1, 0], "pinned": true}, {"at": [0, -1]},
            {"at": [1, 0], "pinned": true}], "sticks": [{"between": [0, 1]}, {"between": [1, 2]}],
            "gravity": [0, -10]})");
        for (const char* relaxation : {"xpbd", "direct", "shake", "rattle"}) {
            const Json state = observedAtEnd(
                experimentOf(world, {{"relaxation", relaxation}, {"passes", 100}}, 0.001, 0.002));
            for (int s = 0; s < 2; ++s)
                COMPARE_NEAR2(state["stick-forces"][s].get<double>(), 10 / std::sqrt(2.0), 0.02, relaxation);
            QCOMPARE(state["pin-forces"].size(), std::size_t(2));
            for (int pin = 0; pin < 2; ++pin) {
                const Json& force = state["pin-forces"][pin];
                QCOMPARE(force["particle"].get<int>(), 2 * pin);
                COMPARE_NEAR2(force["force"][0].get<double>(), pin == 0 ? 5 : -5, 0.02, relaxation);
                COMPARE_NEAR2(force["force"][1].get<double>(), -5, 0.02, relaxation);
            }
        }
        QVERIFY(!observedAtEnd(experimentOf(world, {{"relaxation", "gauss-seidel"}}, 0.001, 0.002))
                     .contains("pin-forces"));
    }

    void theForceOfACentreFallsOffWithTheSquareOfTheDistance() { // 2 (1 - 1²/2²) = 1.5
        World world;
        world.addParticle({1, 0});
        world.rules.centres.push_back({.at = {0, 0}, .strength = 2, .radius = 2});
        COMPARE_NEAR(forceAt(world.rules, world, 0, {1, 0}, 0).x, -1.5, 1e-15);
        COMPARE_NEAR(forceAt(world.rules, world, 0, {1.999999, 0}, 0).x, 0, 1e-5);
        QCOMPARE(forceAt(world.rules, world, 0, {2, 0}, 0).x, 0.0);
    }
};

REGISTER_TEST(EnergyAccounts)

} // namespace timestep::energy_accounts_test

#include "energy_accounts.moc"
