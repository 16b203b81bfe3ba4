// SPDX-License-Identifier: GPL-3.0-or-later
// Formulas that users type, and the scene that uses them.
#include "core/formula/assignments.h"
#include "core/formula/formula.h"
#include "core/handover/python_program.h"
#include "core/input_error.h"
#include "core/parameter/typed_number.h"
#include "core/run/experiment/experiment.h"
#include "core/run/experiment/setting_key.h"
#include "core/run/rows/metric.h"
#include "core/run/session/session.h"
#include "core/scenes/scene_list.h"
#include "tests/tools.h"

#include <cmath>
#include <numbers>

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

/// The path of the value because of which the experiment is refused; empty: accepted.
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
    void signsChoicesAndAnglesHaveTheirUsualMeaning();
    void mistakesAreFoundAtTheirCharacter();
    void aNameThatIsNotKnownIsNamedWithItsPlace();
    void constantsAreNamesWithNumbers();
    void constantsFollowFromOthersInAnyOrder();
    void theDistanceFromTheOriginIsKnownAsR();
    void numbersAreTypedWithDegreesAndPi();
    void theStandardFormulaIsTheSpring();
    void formulasInThePlaneFollowTheProjectile();
    void energyIsConservedOnlyWhereTheFormulasSaySo();
    void theFileKeepsTheFormulas();
    void anAccelerationAloneHasNoPotentialEnergy();
    void badFormulasAreRefusedByTheirPath();
    void aRunThatLeavesTheDomainEndsWithASentence();
    void unitsAreCheckedWhereTheyAreTyped();
    void thePeriodOfADriveIsFoundIfTheFormulasRepeat();
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
    QCOMPARE(valueOf("wrap(1.5 - x)"), -0.5);
    COMPARE_NEAR(valueOf("wrap(7)"), 0.7168146928204138, 1e-15); // numpy: (7 + pi) % (2 pi) - pi
    COMPARE_NEAR(valueOf("wrap(-20)"), -1.1504440784612413, 1e-14);
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

void OwnFormula::signsChoicesAndAnglesHaveTheirUsualMeaning() {
    QCOMPARE(valueOf("--3"), 3.0);
    QCOMPARE(valueOf("x--3"), 5.0);
    QCOMPARE(valueOf("x - -3"), 5.0);
    QCOMPARE(valueOf("x+-3"), -1.0);
    QCOMPARE(valueOf("x---3"), -1.0);
    QCOMPARE(valueOf("2*--x"), 4.0);
    QCOMPARE(valueOf("(x)--(k)"), 5.0);
    QCOMPARE(valueOf("-−x"), 2.0);
    QCOMPARE(valueOf("2e-1 - -1e+0"), 1.2);
    QCOMPARE(valueOf("x**3"), 8.0);
    QCOMPARE(valueOf("x⁴"), 16.0);
    QCOMPARE(valueOf("2^-1"), 0.5);
    QCOMPARE(valueOf("if(x > 1, 5, 6)"), 5.0);
    QCOMPARE(valueOf("if(x > 3, sqrt(-1), 6)"), 6.0);
    QCOMPARE(valueOf("if(x > 1 && k < 3, 1, if(k == 3, 2, 4))"), 2.0);
    QCOMPARE_LT(std::abs(valueOf("sin(30°)") - 0.5), 1e-15);
    QCOMPARE_LT(std::abs(valueOf("cos(π/3) + 45° - π/4") - 0.5), 1e-15);
}

void OwnFormula::aNameThatIsNotKnownIsNamedWithItsPlace() {
    double t = 0, x = 1;
    try {
        TypedFormula("x^3 - mu*x", {{"t", &t}, {"x", &x}}, {{"k", 3}});
        QFAIL("mu is not known");
    } catch (const UnknownName& error) {
        QCOMPARE(error.name, std::string("mu"));
        QCOMPARE(error.column, 7);
        QCOMPARE(std::string(error.what()),
                 std::string("\"mu\" is not known (at character 7); known are t, x, k, pi, e"));
    }
    const auto isUnknown = [](const std::string& text) {
        try {
            parseConstants(text);
        } catch (const UnknownName& error) {
            return error.name + std::to_string(error.column);
        } catch (const InputError& error) {
            return std::string(error.what());
        }
        return std::string();
    };
    QCOMPARE(isUnknown("k = 1, w = 2*mu"), std::string("mu14"));
    QCOMPARE(isUnknown("a = 2*b, b = a"), std::string("the constants \"a\" and others depend on each other "
                                                      "(at character 1)"));
    QVERIFY(isUnknown("a = 2*").find("(at character 7)") != std::string::npos);
    QVERIFY_THROWS_EXCEPTION(InputError, valueOf("foo(x)"));
}

void OwnFormula::constantsFollowFromOthersInAnyOrder() {
    const auto constants = parseConstants("w = k*2; k = 4\nb = max(k, 9), phi = 60°");
    QCOMPARE(constants.size(), std::size_t(4));
    QVERIFY(constants[0].first == "w" && constants[0].second == 8 && constants[1].second == 4);
    QCOMPARE(constants[2].second, 9.0);
    QCOMPARE(constants[3].second, std::acos(-1.0) / 3);
    QVERIFY_THROWS_EXCEPTION(InputError, parseConstants("k = 1/0"));
    QVERIFY_THROWS_EXCEPTION(InputError, parseConstants("pi = 3"));
    QCOMPARE(withAssignment("k = 4, w = max(k, 9)", "w", "2"), std::string("k = 4, w = 2"));
    QCOMPARE(withAssignment("k = 4", "mu", "0.5"), std::string("k = 4, mu = 0.5"));
    QCOMPARE(withAssignment("", "mu", "0.5"), std::string("mu = 0.5"));
}

void OwnFormula::unitsAreCheckedWhereTheyAreTyped() {
    const auto system = [](const char* equations, const char* constants, const char* start) {
        Experiment experiment = standardExperiment(*findScene("own-system"));
        experiment.texts = {
            {"equations", equations}, {"constants", constants}, {"start", start}, {"invariant", ""}};
        return experiment;
    };
    const auto fault = [&](const char* equations, const char* constants, const char* start) -> QString {
        try {
            makeSimulation(system(equations, constants, start), 0);
        } catch (const InputError& error) {
            return QString::fromStdString(error.what());
        }
        return {};
    };
    const char* const spring = "x'' = -k/m*x - c/m*x' + g";
    const char* const constants = "k = 20 N/m, m = 500 g, c = 0.1 kg/s, g = 981 cm/s^2";
    const auto simulation = makeSimulation(system(spring, constants, "x = 40 cm, x' = 36 km/h"), 0);
    QCOMPARE(simulation->q()[0], 0.4);
    QCOMPARE(simulation->v()[0], 10.0);
    for (const RecordedColumn& column : columnsOf(*simulation)) {
        if (column.id == "time") QCOMPARE(column.unit, std::string("s"));
        if (column.id == "x") QCOMPARE(column.unit, std::string("m"));
        if (column.id == "vx") QCOMPARE(column.unit, std::string("m/s"));
        if (column.id == "position-error") QCOMPARE(column.unit, std::string("m"));
    }
    // Step sizes and durations have the unit of the times.
    const Experiment measured = system(spring, constants, "x = 40 cm, x' = 36 km/h");
    QCOMPARE(describe(measured, SettingKey::parse("step")).unit, std::string_view("s"));
    QVERIFY(pythonProgram(measured).find("time t / s") != std::string::npos);
    const Experiment bare = system("x'' = -x", "", "x = 1");
    QCOMPARE(describe(bare, SettingKey::parse("step")).unit, std::string_view("1"));
    const auto plain =
        makeSimulation(system(spring, "k = 20, m = 0.5, c = 0.1, g = 9.81", "x = 0.4, x' = 10"), 0);
    for (int n = 0; n < 50; ++n) simulation->step(), plain->step();
    QVERIFY(simulation->q()[0] == plain->q()[0]); // the same motion to the last bit
    QCOMPARE(fault("x'' = -k/m*x - c*x'", constants, "x = 40 cm"),
             "\"c*x'\" has the unit of kg m/s², and m/s² is expected (at character 16)");
    QCOMPARE(fault("x'' = -k/m*(x + t)", constants, "x = 40 cm"),
             "\"t\" has the unit of s, and m is expected (at character 17)");
    QCOMPARE(fault("x'' = -g*sin(x)", constants, "x = 40 cm"),
             "\"x\" has the unit of m, and 1 is expected (at character 14)");
    QCOMPARE(fault("x'' = -g", constants, "x = 40 cm, x' = 3 s"),
             "\"x'\" has the unit of s, and m/s is expected (at character 17)");
    QCOMPARE(
        fault("a'' = -g/L*sin(a); z' = -z/T", "g = 9.81 m/s^2, L = 40 cm, T = 2*sqrt(L/g)", "a = 60°, z = 1"),
        QString());
    QCOMPARE(refusedAt({{"texts/constants", "k = 4 N/m, m = 1 kg, c = 0 1/s"}}), std::string());
    QCOMPARE(refusedAt({{"texts/constants", "k = 4 N/m, m = 1 kg, c = 0.5 kg/s"}}),
             std::string("texts/acceleration"));
    // A swept constant keeps its unit.
    Experiment swept = system(spring, constants, "x = 40 cm");
    QCOMPARE(valueByKey(swept, "constants/m"), std::string("0.5"));
    setByKey(swept, "constants/m", 0.25);
    QCOMPARE(swept.texts.at("constants"),
             std::string("k = 20 N/m, m = 0.25 kg, c = 0.1 kg/s, g = 981 cm/s^2"));
}

void OwnFormula::theDistanceFromTheOriginIsKnownAsR() {
    const std::initializer_list<std::pair<const char*, const char*>> kepler = {
        {"texts/constants", "G = 1"},
        {"texts/acceleration", "-G*x/r^3"},
        {"texts/acceleration-y", "-G*y/r³"},
        {"texts/potential-energy", "-G/r"},
        {"start-x", "1"},
        {"start-vy", "1"}};
    const auto circle = makeSimulation(own(kepler), 0);
    QVERIFY(circle->conservative());
    for (int n = 0; n < 100; ++n) circle->step();
    QCOMPARE_LT(std::abs(circle->exactQ()[0] - std::cos(5.0)), 1e-11);
    // A constant with this name keeps its value, as in older files.
    QCOMPARE(refusedAt({{"texts/constants", "k = 4, m = 1, c = 0, r = 2"}, {"texts/acceleration", "-r*x"}}),
             std::string());
}

void OwnFormula::numbersAreTypedWithDegreesAndPi() {
    const double pi = std::acos(-1.0);
    for (const auto& [text, value] : {std::pair{"60°", pi / 3},
                                      {"pi/3", pi / 3},
                                      {"-2*pi/3", -2 * pi / 3},
                                      {"2π", 2 * pi},
                                      {"0.5pi", pi / 2},
                                      {"-pi", -pi},
                                      {"1/60", 1.0 / 60},
                                      {"20*2*pi", 40 * pi},
                                      {"2*3", 6.0},
                                      {"-30°", -pi / 6}})
        QCOMPARE_LT(std::abs(parseNumber(text) - value), 1e-15);
    for (const char* text : {"°", "pi3", "pipi", "p", "60°°", "6*", "pi/0", "60 °", "pi/pi"})
        QVERIFY_THROWS_EXCEPTION(InputError, parseNumber(text));
    QCOMPARE(typedAngle("12,5 °")->value, 12.5 * (pi / 180));
    QVERIFY(!typedAngle("5%°"));

    Experiment pendulum = standardExperiment(*findScene("pendulum"));
    setByKey(pendulum, "start-angle", "60°");
    QCOMPARE(pendulum.parameters["start-angle"], 60 * (pi / 180));
    Json json = toJson(pendulum);
    json["parameters"]["start-angle"] = "pi/6";
    QCOMPARE(experimentFromJson(json).parameters["start-angle"], pi / 6);
    json["parameters"]["start-angle"] = 0.3; // a plain number is in radians
    QCOMPARE(experimentFromJson(json).parameters["start-angle"], 0.3);
    QVERIFY_THROWS_EXCEPTION(InputError, setByKey(pendulum, "length", "60°"));
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

/// The standard potential belongs to the standard acceleration.
void OwnFormula::anAccelerationAloneHasNoPotentialEnergy() {
    const auto potentialOf = [](Json texts) {
        const Json json = {{"scene", "own-formula"}, {"texts", std::move(texts)}, {"duration", 1}};
        const Experiment experiment = experimentFromJson(json);
        Session session(experiment);
        return experiment.texts.at("potential-energy");
    };
    const std::string standard = standardExperiment(*findScene("own-formula")).texts.at("potential-energy");
    QVERIFY(!standard.empty());
    QCOMPARE(potentialOf(Json::object()), standard);
    QCOMPARE(potentialOf({{"constants", "k = 1, m = 1, c = 0"}}), standard);
    QCOMPARE(potentialOf({{"acceleration", "-g*sin(x)"}, {"constants", "g = 9.81"}}), std::string());
    QCOMPARE(potentialOf({{"acceleration", "-9*x"}, {"potential-energy", "4.5*x^2"}}),
             std::string("4.5*x^2"));
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

void OwnFormula::thePeriodOfADriveIsFoundIfTheFormulasRepeat() {
    const auto periodOf = [](const char* x, const char* y) {
        return makeSimulation(own({{"texts/acceleration", x},
                                   {"texts/acceleration-y", y},
                                   {"texts/potential-energy", ""},
                                   {"texts/constants", "w = 1.2, mu = 0.3"}}),
                              0)
            ->problem()
            ->drivingPeriod();
    };
    using std::numbers::pi;
    COMPARE_NEAR(periodOf("-mu*v + x - x^3 + 0.5*cos(w*t)", ""), 2 * pi / 1.2, 1e-12);
    COMPARE_NEAR(periodOf("-x + sin(t)", ""), 2 * pi, 1e-12);
    COMPARE_NEAR(periodOf("-x + sin(3*t)", "-y + cos(w*t + 1)"), 0.0, 0.0); // not commensurable
    COMPARE_NEAR(periodOf("-x + sin(2.4*t)", "-y + cos(w*t + 1)"), 2 * pi / 1.2, 1e-12);
    COMPARE_NEAR(periodOf("-x + t*sin(t)", ""), 0.0, 0.0);
    COMPARE_NEAR(periodOf("-x - mu*v", ""), 0.0, 0.0);
}

REGISTER_TEST(OwnFormula)

} // namespace timestep::own_formula_test
#include "own_formula.moc"
