// SPDX-License-Identifier: GPL-3.0-or-later
// User-written rules for sticks: the bytes of the built-in ones, files and replay, bad texts, no allocation.
#include "core/input_error.h"
#include "core/json/json.h"
#include "core/json/json_field.h"
#include "core/method/stick_program.h"
#include "core/microscope/world_microscope.h"
#include "core/particles/relaxation/own_relaxation.h"
#include "core/particles/world_stepper.h"
#include "core/run/experiment/experiment.h"
#include "core/run/experiment/run_method.h"
#include "core/run/experiment/setting_key.h"
#include "core/run/session/session.h"
#include "core/table/csv.h"
#include "tests/tools.h"

#include <cmath>
#include <cstring>
#include <memory>

namespace timestep::stick_rules_test {

namespace {

/// A net with diagonals, many masses, stiffnesses and compliances, one-way sticks, two pins and two particles
/// at one place.
World mixedNet() {
    World world;
    constexpr std::uint32_t columns = 6, rows = 5;
    for (std::uint32_t i = 0; i < columns * rows; ++i)
        world.addParticle({i % columns + 0.2 * std::sin(7.0 * i), -(i / columns + 0.15 * std::cos(5.0 * i))},
                          1 + 0.3 * (i % 4), i == 0 || i == columns - 1);
    for (std::uint32_t i = 0; i < columns * rows; ++i) {
        if (i % columns + 1 < columns) world.addStickOfLength(i, i + 1, 1, i % 5 == 0 ? TensionOnly : 0);
        if (i + columns < columns * rows) world.addStickOfLength(i, i + columns, 1);
        if (i % columns + 1 < columns && i + columns < columns * rows)
            world.addStickOfLength(i, i + columns + 1, std::sqrt(2.0));
    }
    world.x[9] = world.x[8];
    world.y[9] = world.y[8];
    for (std::size_t s = 0; s < world.sticks(); ++s) {
        world.stiffness[s] = s % 3 == 0 ? 0.6 : 1;
        world.compliance[s] = s % 4 == 0 ? 0.01 : 0;
    }
    world.inverseMass[14] = 0;
    world.stickFlags[11] |= Cut;
    world.rules.gravity = {0, -9.7};
    return world;
}

std::vector<double> numbersOf(const World& world) {
    std::vector<double> all = world.x;
    for (const std::vector<double>* more : {&world.y, &world.previousX, &world.previousY})
        all.insert(all.end(), more->begin(), more->end());
    return all;
}

bool haveSameBits(const std::vector<double>& one, const std::vector<double>& other) {
    return one.size() == other.size() &&
           std::memcmp(one.data(), other.data(), one.size() * sizeof(double)) == 0;
}

WorldMethod written(const WorldMethod& like, const std::string& text) {
    WorldMethod method = like;
    method.written = ownRelaxation(text);
    method.relaxation = &method.written->relaxation;
    method.relaxationSettings.clear();
    return method;
}

constexpr const char* pbd = "d = b - a\nc = (|d| - L)/(|d|*(wa + wb))\na = a + wa*d*c\nb = b - wb*d*c\n";

} // namespace

class StickRules : public QObject {
    Q_OBJECT

private slots:
    void theTextOfEveryRuleThatVisitsOneStickAfterAnotherGivesItsBytes_data();
    void theTextOfEveryRuleThatVisitsOneStickAfterAnotherGivesItsBytes();
    void storedNumbersOfAStickAreResetInEveryStep();
    void aRuleInAFileRunsAndReplaysToTheSameBytes();
    void aSavedStateContinuesToTheSameBytes();
    void theMicroscopeAddsUpToTheLastBit();
    void badTextIsRefusedWithItsPlace_data();
    void badTextIsRefusedWithItsPlace();
    void aDivisionByZeroEndsTheRunAndNamesItsPlace();
    void aStepAllocatesNothing();
};

void StickRules::theTextOfEveryRuleThatVisitsOneStickAfterAnotherGivesItsBytes_data() {
    QTest::addColumn<const Relaxation*>("relaxation");
    int opened = 0;
    for (const Relaxation& relaxation : relaxations()) {
        const bool hasText = !openedText(WorldMethod{.relaxation = &relaxation}, {}).empty();
        QCOMPARE(hasText, relaxation.ordered);
        if (!hasText) continue;
        QTest::newRow(std::string(relaxation.id).c_str()) << &relaxation;
        ++opened;
    }
    QCOMPARE(opened, 4);
}

/// In every order, with every pin rule and form of stiffness, several passes and substeps.
void StickRules::theTextOfEveryRuleThatVisitsOneStickAfterAnotherGivesItsBytes() {
    QFETCH(const Relaxation*, relaxation);
    for (const StickOrder order : {StickOrder::AsMade, StickOrder::Reversed, StickOrder::Alternating,
                                   StickOrder::Random, StickOrder::RedBlack, StickOrder::Coloured})
        for (const PinRule pinRule : {PinRule::InverseMass, PinRule::Half, PinRule::MovedAndReset})
            for (const StiffnessForm form : {StiffnessForm::PerPass, StiffnessForm::PerStep}) {
                WorldMethod built{.relaxation = relaxation};
                built.passes = 3;
                built.substeps = 2;
                built.order = order;
                built.pinRule = pinRule;
                built.stiffnessForm = form;
                const WorldMethod own = written(built, openedText(built, "opened"));
                World one = mixedNet(), other = one;
                WorldStepper stepOne, stepOther;
                for (int n = 0; n < 12; ++n) {
                    stepOne.step(one, built, n, 0.02);
                    stepOther.step(other, own, n, 0.02);
                    QVERIFY2(haveSameBits(numbersOf(one), numbersOf(other)),
                             (own.written->text + std::to_string(n)).c_str());
                    QCOMPARE(std::vector(stepOne.transmitted().begin(), stepOne.transmitted().end()),
                             std::vector(stepOther.transmitted().begin(), stepOther.transmitted().end()));
                }
            }
}

/// A rule that counts its visits moves the ends by the count: 1 + 2 + 3 in each step of three passes, not
/// more.
void StickRules::storedNumbersOfAStickAreResetInEveryStep() {
    World world;
    world.addParticle({0, 0});
    world.addParticle({1, 0});
    world.addStick(0, 1);
    const WorldMethod method =
        written(WorldMethod{.passes = 3}, "start:\n    n = 0\n    way = a*0\nn = n + 1\nway = way + right*n\n"
                                          "a = a + right*n\nb = b + way*0");
    QCOMPARE(method.written->program.kept(), std::size_t(3));
    WorldStepper stepper;
    stepper.step(world, method, 0, 0.1);
    QCOMPARE(world.x[0], 6.0);
    world.previousX = world.x;
    stepper.step(world, method, 1, 0.1);
    QCOMPARE(world.x[0], 12.0);
    QCOMPARE(world.x[1], 1.0);
}

void StickRules::aRuleInAFileRunsAndReplaysToTheSameBytes() {
    const Json json = Json::parse(R"json({"scene": "rope", "step": 0.01, "duration": 1, "runs": [
        {"method": ["# my rule", "d = b - a", "r = |d|", "c = (r - L)/r", "a = a + k*(wa/(wa + wb))*c*d",
                    "b = b - k*(wb/(wa + wb))*c*d"], "passes": 4, "order": "reversed"},
        {"relaxation": "gauss-seidel", "passes": 4, "order": "reversed"},
        {"method": "d = b - a\na += d/100", "relaxation": "own"}]
})json");
    const Experiment experiment = experimentFromJson(json);
    QVERIFY2(runLabel(experiment, 0).starts_with("my rule, "), runLabel(experiment, 0).c_str());
    QCOMPARE(valueByKey(experiment, "runs/0/relaxation"), std::string("own"));
    Session session(experiment), again(experimentFromJson(toJson(experiment)));
    while (session.step()) {}
    while (again.step()) {}
    QCOMPARE(toCsv(session.table(), {}), toCsv(again.table(), {}));
    const auto column = [&](int run) {
        const Column* energy = session.table().find("kinetic-energy", run);
        return energy == nullptr ? std::vector<double>() : energy->values;
    };
    QVERIFY(column(0).size() > 50);
    QVERIFY(haveSameBits(column(0), column(1)));
    QVERIFY(!haveSameBits(column(0), column(2)));
    try {
        experimentFromJson(
            Json::parse(R"json({"scene": "rope", "runs": [{"method": "a = a\nb = mu"}]})json"));
        QFAIL("the text was accepted");
    } catch (const InputError& error) {
        QCOMPARE(error.sentence(),
                 std::string("runs/0/method: line 2, column 5: mu is not known; known are L, wa, "
                             "wb, k, compliance, one_way, h, a, b, right"));
    }
    QVERIFY_THROWS_EXCEPTION(
        InputError, experimentFromJson(
                        Json::parse(R"json({"scene": "two-polygons", "runs": [{"method": "a = a"}]})json")));
}

void StickRules::aSavedStateContinuesToTheSameBytes() {
    Experiment experiment = standardExperiment(*findScene("rope"));
    setByKey(experiment, "method", openedText(WorldMethod{.relaxation = findRelaxation("xpbd")}, {}));
    setByKey(experiment, "passes", "5");
    const auto whole = makeSimulation(experiment, 0), part = makeSimulation(experiment, 0);
    for (int n = 0; n < 10; ++n) {
        whole->step();
        part->step();
    }
    const auto loaded = makeSimulation(experiment, 0), cloned = part->clone();
    const Json saved = part->save();
    loaded->load(JsonField(saved));
    for (int n = 0; n < 10; ++n)
        for (Simulation* simulation : {whole.get(), loaded.get(), cloned.get()}) simulation->step();
    QCOMPARE(loaded->save().dump(), whole->save().dump());
    QCOMPARE(cloned->save().dump(), whole->save().dump());
}

/// Visits in a later pass have the values that were kept for each stick.
void StickRules::theMicroscopeAddsUpToTheLastBit() {
    Experiment experiment = standardExperiment(*findScene("rope"));
    setByKey(experiment, "method", openedText(WorldMethod{.relaxation = findRelaxation("xpbd")}, {}));
    setByKey(experiment, "passes", "3");
    const auto simulation = makeSimulation(experiment, 0);
    for (int n = 0; n < 4; ++n) simulation->step();
    auto& particles = dynamic_cast<WorldSimulation&>(*simulation);
    const WorldStepTrace trace = traceOfWorldStep(particles);
    int passes = 0;
    for (std::size_t stage = 0; stage < trace.stages.size(); ++stage) {
        if (trace.stages[stage].part != WorldPart::Sticks) continue;
        const PassTrace pass = traceOfPass(trace, stage);
        QVERIFY(!pass.visits.empty());
        const World reached = worldAfter(pass, pass.visits.size());
        QVERIFY(haveSameBits(reached.x, pass.after.x));
        QVERIFY(haveSameBits(reached.y, pass.after.y));
        ++passes;
    }
    QCOMPARE(passes, 3);
}

void StickRules::badTextIsRefusedWithItsPlace_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const QString& text, const char* sentence) {
        QTest::newRow(sentence) << text << sentence;
    };
    row("", "1:1: no line moves an end of the stick: a rule gives a or b a new value");
    row("d = b - a", "1:1: no line moves an end of the stick: a rule gives a or b a new value");
    row("start:\n    a = b\na = b",
        "2:5: a and b are the ends of the stick: under start: only your own variables get values");
    row("a = b\nL = 2", "2:1: L belongs to the experiment: a method cannot change it");
    row("right = a\na = b", "1:1: right belongs to the experiment: a method cannot change it");
    row("a = b + x", "1:9: x is not known; known are L, wa, wb, k, compliance, one_way, h, a, b, right");
    row("a = b + lambda*right\nlambda = 1",
        "1:9: lambda is not known; known are L, wa, wb, k, compliance, one_way, h, a, b, right");
    QTest::newRow("a number for both coordinates") << "a = L"
                                                   << "";
    row("a = a(b)",
        "1:5: a is not a function; functions are norm, dot, min, max, sqrt, sin, cos, tan, exp, log, abs");
    row("c = b - a\nif c < 1: a = b", "2:4: a number is expected here, and this is a vector");
    row("repeat 900:\n    a = b + right*L*k + right", "2:11: one step would take more than 1000 operations");
    row("while k < 1: a = b",
        "1:1: while might never end: write repeat 20: with the largest number of rounds, and break");
    row("a = b\nnorm = 2", "2:1: norm already has a meaning: choose another name");
    row("a = b/0", "1:6: this divides by zero");
}

void StickRules::badTextIsRefusedWithItsPlace() {
    QFETCH(QString, text);
    QFETCH(QString, sentence);
    try {
        ownRelaxation(text.toStdString());
        QVERIFY2(sentence.isEmpty(), "the text was accepted");
    } catch (const MethodError& error) {
        QCOMPARE(QString("%1:%2: %3").arg(error.line).arg(error.column).arg(error.what()), sentence);
    }
}

/// Two particles at one place give no direction, and this rule does not handle that case.
void StickRules::aDivisionByZeroEndsTheRunAndNamesItsPlace() {
    const Json json = {{"world",
                        {{"particles", {{{"at", {0, 0}}}, {{"at", {0, 0}}}}},
                         {"sticks", {{{"between", {0, 1}}, {"length", 1}}}}}},
                       {"step", 0.1},
                       {"duration", 1},
                       {"runs", {{{"method", pbd}}}}};
    Session session(experimentFromJson(json));
    while (session.step()) {}
    QVERIFY(session.divergence().has_value());
    QCOMPARE(QString::fromStdString(session.divergence()->why.english()),
             QString("the rule divides by zero, line and column: 2:14"));
}

void StickRules::aStepAllocatesNothing() {
    for (const Relaxation& relaxation : relaxations()) {
        WorldMethod method{.relaxation = &relaxation};
        const std::string text = openedText(method, {});
        if (text.empty()) continue;
        method = written(method, text);
        method.passes = 4;
        World world = mixedNet();
        WorldStepper stepper;
        stepper.step(world, method, 0, 0.02);
        const std::size_t before = allocations();
        for (int n = 1; n < 5; ++n) stepper.step(world, method, n, 0.02);
        QCOMPARE(allocations(), before);
    }
}

REGISTER_TEST(StickRules)

} // namespace timestep::stick_rules_test
#include "stick_rules.moc"
