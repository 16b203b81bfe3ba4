// SPDX-License-Identifier: GPL-3.0-or-later
// Formulas that people type, and the scene that moves by them.
#include "core/formula/formula.h"
#include "core/input_error.h"
#include "core/run/experiment.h"
#include "core/run/metric.h"
#include "core/run/session.h"
#include "core/run/setting_key.h"
#include "core/scenes/problem_scenes.h"
#include "tests/tools.h"

#include <cmath>

namespace timestep::own_formula_test {

namespace {

double valueOf(const std::string& text) {
    double x = 2;
    return TypedFormula(text, {{"x", &x}}, {{"k", 3}}).value();
}

/// The column of the error, from 1; 0: the text was accepted; -1: the sentence names no column.
int columnOf(const std::string& text) {
    try {
        valueOf(text);
    } catch (const InputError& error) {
        const std::string what = error.what();
        const bool says = what.find("character " + std::to_string(error.column)) != std::string::npos;
        return says && what.find('\n') == std::string::npos ? error.column : -1;
    }
    return 0;
}

Experiment own(std::initializer_list<std::pair<const char*, const char*>> settings) {
    Experiment experiment = standardExperiment(ownFormulaScene);
    for (const auto& [key, value] : settings) setByKey(experiment, key, value);
    return experiment;
}

/// The path of the value for which the experiment is refused; empty: accepted.
std::string refusedAt(std::initializer_list<std::pair<const char*, const char*>> settings) {
    try {
        makeSimulation(own(settings), 0);
    } catch (const InputError& error) {
        return error.path;
    }
    return {};
}

} // namespace

class OwnFormula : public QObject {
    Q_OBJECT

private slots:
    void formulasHaveTheirUsualMeaning();
    void mistakesAreFoundAtTheirCharacter();
    void constantsAreNamesWithNumbers();
    void theStandardFormulaIsTheSpring();
    void formulasInThePlaneFollowTheProjectile();
    void energyIsConservedOnlyWhereTheFormulasSaySo();
    void theFileKeepsTheFormulas();
    void badFormulasAreRefusedByTheirPath();
    void aRunThatLeavesTheDomainEndsWithASentence();
};

void OwnFormula::formulasHaveTheirUsualMeaning() {
    QCOMPARE(valueOf("-k*x^2 + 1"), -11.0);
    QCOMPARE(valueOf("sin(pi/6)"), std::sin(std::acos(-1.0) / 6));
    QCOMPARE(valueOf("x > 1 ? 5 : 6"), 5.0);
    QCOMPARE(valueOf("max(x, k)"), 3.0);
    QCOMPARE(valueOf("2.5e-1*x"), 0.5);
    QVERIFY(std::isinf(valueOf("1/(x-2)")));
    QCOMPARE(valueOf("floor(-2.5) + floor(x)"), -1.0);
    QCOMPARE(valueOf("mod(7.5, x)"), 1.5);
    QCOMPARE(valueOf("mod(-0.5, x)"), 1.5);
    QCOMPARE(valueOf("pow(x, 3)"), 8.0);
    QCOMPARE(valueOf("e"), std::exp(1.0));
    QCOMPARE(valueOf("−k·x² + x³×2"), 4.0);
    QCOMPARE(columnOf("x² + q"), 7); // counted in bytes
    double e = 5;
    QCOMPARE(TypedFormula("e + 1", {{"e", &e}}, {}).value(), 6.0);
    QCOMPARE(TypedFormula("e + mod", {}, {{"e", 2}, {"mod", 3}}).value(), 5.0);
}

void OwnFormula::mistakesAreFoundAtTheirCharacter() {
    QCOMPARE(columnOf("x = 3"), 3);
    QCOMPARE(columnOf("0,5*x"), 2);
    QCOMPARE(columnOf("(x, k)"), 3);
    QCOMPARE(columnOf("max(x, (k, 1))"), 10);
    QCOMPARE(columnOf("k*q"), 3);
    QCOMPARE(columnOf("\"x\""), 1);
    QCOMPARE(columnOf(""), 1);
    QVERIFY(columnOf("2*(x") > 0 && columnOf("x +") > 0 && columnOf("sin()") > 0 && columnOf("x x") > 0);
    QCOMPARE(columnOf("x <= k ? 1 : 0"), 0);
}

void OwnFormula::constantsAreNamesWithNumbers() {
    const auto constants = parseConstants(" k = 4, m=1/2 ; c_1 = -1e-3 ");
    QCOMPARE(constants.size(), std::size_t(3));
    QVERIFY(constants[0].first == "k" && constants[1].second == 0.5 && constants[2].second == -1e-3);
    QVERIFY(parseConstants("  ").empty());
    for (const char* text : {"k", "k = ", "k = a", "2k = 1", "k = 1, k = 2", "k = 1,, m = 2", "k = inf"})
        QVERIFY_THROWS_EXCEPTION(InputError, parseConstants(text));
}

void OwnFormula::theStandardFormulaIsTheSpring() {
    Experiment spring = standardExperiment(springScene);
    spring.step = 0.05;
    const auto typed = makeSimulation(own({}), 0), known = makeSimulation(spring, 0);
    QVERIFY(typed->conservative() && typed->exactIsComputed());
    for (int n = 0; n < 200; ++n) {
        typed->step();
        known->step();
        QCOMPARE_LT(std::abs(typed->q()[0] - known->q()[0]), 1e-13);
        QCOMPARE_LT(std::abs(typed->exactQ()[0] - known->exactQ()[0]), 1e-12);
        QCOMPARE_LT(std::abs(typed->potentialEnergy() - known->potentialEnergy()), 1e-12);
    }
}

void OwnFormula::formulasInThePlaneFollowTheProjectile() {
    const auto typed = makeSimulation(own({{"texts/acceleration", "-c*vx"},
                                           {"texts/acceleration-y", "-g - c*vy + 0*(t+x+y)"},
                                           {"texts/potential-energy", "g*y"},
                                           {"texts/constants", "g = 9.81, c = 0.5"},
                                           {"start-vx", "3"}}),
                                      0);
    QVERIFY(!typed->conservative());
    QCOMPARE(typed->q().size(), std::size_t(2));
    for (int n = 0; n < 40; ++n) typed->step();
    const double decay = std::exp(-0.5 * 2.0);
    QCOMPARE_LT(std::abs(typed->exactQ()[0] - (1 + 6 * (1 - decay))), 1e-12);
    QCOMPARE_LT(std::abs(typed->exactQ()[1] + 9.81 / 0.5 * (2 - (1 - decay) / 0.5)), 1e-11);
}

void OwnFormula::energyIsConservedOnlyWhereTheFormulasSaySo() {
    QVERIFY(makeSimulation(own({}), 0)->conservative());
    QVERIFY(!makeSimulation(own({{"texts/potential-energy", ""}}), 0)->conservative());
    QVERIFY(!makeSimulation(own({{"texts/potential-energy", "x^2"}}), 0)->conservative());
    QVERIFY(!makeSimulation(own({{"texts/constants", "k = 4, m = 1, c = 0.1"}}), 0)->conservative());
    QVERIFY(!makeSimulation(own({{"texts/acceleration", "-4*x*(1+0.1*sin(t))"}}), 0)->conservative());
}

void OwnFormula::theFileKeepsTheFormulas() {
    const Experiment experiment =
        own({{"texts/acceleration", "-sin(x)"}, {"texts/potential-energy", "-cos(x)"}});
    const Experiment again = experimentFromJson(toJson(experiment));
    QVERIFY(again.texts == experiment.texts);
    const auto one = makeSimulation(experiment, 0), other = makeSimulation(again, 0);
    for (int n = 0; n < 50; ++n) {
        one->step();
        other->step();
    }
    QCOMPARE(one->q()[0], other->q()[0]);
}

void OwnFormula::badFormulasAreRefusedByTheirPath() {
    QCOMPARE(refusedAt({{"texts/acceleration", "-k*z"}}), std::string("texts/acceleration"));
    QCOMPARE(refusedAt({{"texts/acceleration", ""}}), std::string("texts/acceleration"));
    QCOMPARE(refusedAt({{"texts/acceleration", "1/(x-1)"}}), std::string("texts/acceleration")); // x = 1
    QCOMPARE(refusedAt({{"texts/acceleration-y", "y ="}}), std::string("texts/acceleration-y"));
    QCOMPARE(refusedAt({{"texts/potential-energy", "log(x-2)"}}), std::string("texts/potential-energy"));
    QCOMPARE(refusedAt({{"texts/constants", "x = 3"}}), std::string("texts/acceleration"));
    QCOMPARE(refusedAt({{"texts/constants", "k"}}), std::string("texts/constants"));
    QCOMPARE(refusedAt({}), std::string());
}

void OwnFormula::aRunThatLeavesTheDomainEndsWithASentence() {
    const auto simulation =
        makeSimulation(own({{"texts/acceleration", "sqrt(x) - 3"}, {"texts/potential-energy", ""}}), 0);
    int n = 0;
    while (simulation->finite() && n < 1000) {
        simulation->step();
        ++n;
    }
    QVERIFY(n < 1000);
    const std::string why = simulation->failure().english();
    QVERIFY(why.find("not a finite number at t = ") != std::string::npos);
    QVERIFY(why.find("x = -") != std::string::npos);
    QVERIFY(makeSimulation(own({}), 0)->failure().empty());
}

REGISTER_TEST(OwnFormula)

} // namespace timestep::own_formula_test
#include "own_formula.moc"
