// SPDX-License-Identifier: GPL-3.0-or-later
// The method language: what it computes and what it refuses. The texts of the built-in methods give the bytes
// of their records.
#include "core/input_error.h"
#include "core/integration/methods.h"
#include "core/method/opened_text.h"
#include "core/method/own_method.h"
#include "core/microscope/step_microscope.h"
#include "core/run/experiment/experiment.h"
#include "core/run/experiment/setting_key.h"
#include "core/run/session/session.h"
#include "core/table/csv.h"
#include "tests/core/integration/test_problems.h"
#include "tests/tools.h"

#include <cstring>
#include <random>

namespace timestep::method_programs_test {

namespace {

/// A nonlinear problem of two coordinates with friction and a force that depends on the time.
const auto swing = [](double t, std::span<const double> q, std::span<const double> v, std::span<double> a) {
    a[0] = -3 * std::sin(q[0]) - 0.1 * v[0] + 0.3 * std::cos(2 * t) + 0.2 * q[1];
    a[1] = -q[1] * q[1] * q[1] - 0.2 * v[1] + 0.1 * q[0];
};

AccelerationProblem<decltype(swing)> swingProblem() {
    return {{0.3, -1.2}, {0.1, 0.7}, swing};
}

/// x and v after some steps of a text on the reference pendulum.
std::vector<double> after(const std::string& text, int steps = 1, double h = 0.1) {
    const auto own = ownMethod(text);
    const auto pendulum = referencePendulum();
    IntegratorState state = startIntegrator(own->integrator, *pendulum, h);
    stepTimes(own->integrator, *pendulum, state, h, steps);
    return state.y;
}

bool sameBits(std::span<const double> one, std::span<const double> other) {
    return one.size() == other.size() && std::memcmp(one.data(), other.data(), one.size_bytes()) == 0;
}

Experiment withMethod(const char* scene, const std::string& text) {
    Experiment experiment = standardExperiment(*findScene(scene));
    setByKey(experiment, "method", text);
    return experiment;
}

} // namespace

class MethodPrograms : public QObject {
    Q_OBJECT

private slots:
    void theTextOfEveryExplicitMethodGivesTheBytesOfItsRecord_data();
    void theTextOfEveryExplicitMethodGivesTheBytesOfItsRecord();
    void everyLineOfTheCodePaneThatRunsGivesTheSameMotion();
    void termsHaveTheValuesOfArithmetic_data();
    void termsHaveTheValuesOfArithmetic();
    void blocksRunAsOftenAsTheySay();
    void variablesUnderStartSurviveAStep();
    void aMethodInAFileRunsAndReplaysToTheSameBytes();
    void aSavedStateOfAnOwnMethodContinuesToTheSameBytes();
    void theMicroscopeShowsTheLinesAndAddsUpToTheLastBit_data();
    void theMicroscopeShowsTheLinesAndAddsUpToTheLastBit();
    void badTextIsRefusedWithItsPlace_data();
    void badTextIsRefusedWithItsPlace();
    void aDivisionByZeroInAStepNamesItsPlace();
    void anyTextIsReadOrRefused();
    void aStepOfATextAllocatesNothing();
};

void MethodPrograms::theTextOfEveryExplicitMethodGivesTheBytesOfItsRecord_data() {
    QTest::addColumn<const Integrator*>("integrator");
    for (const Integrator& integrator : integrators()) {
        const bool fixedAndExplicit =
            !integrator.isAdaptive() && !std::holds_alternative<ImplicitStage>(integrator.scheme);
        QCOMPARE(!openedText(integrator, {}).empty(), fixedAndExplicit);
        if (fixedAndExplicit) QTest::newRow(std::string(integrator.id).c_str()) << &integrator;
    }
}

/// On a driven problem with friction, with fixed and with changing steps, forward and backward.
void MethodPrograms::theTextOfEveryExplicitMethodGivesTheBytesOfItsRecord() {
    QFETCH(const Integrator*, integrator);
    const auto own = ownMethod(openedText(*integrator, "opened"));
    QCOMPARE(nameInText(own->text), std::string("opened"));
    QCOMPARE(own->integrator.evaluations, integrator->evaluations);
    const auto problem = swingProblem();
    IntegratorState built = startIntegrator(*integrator, problem, 0.05);
    IntegratorState written = startIntegrator(own->integrator, problem, 0.05);
    double t = 0;
    for (int n = 0; n < 60; ++n) {
        const double h = n < 20 ? 0.05 : n < 40 ? (n % 2 == 0 ? 0.05 : 0.1) : -0.025;
        integrator->step(problem, built, t, h);
        own->integrator.step(problem, written, t, h);
        QVERIFY2(sameBits(built.y, written.y), own->text.c_str());
        QCOMPARE(written.evaluations, built.evaluations);
        t += h;
    }
}

/// The code pane leaves out v and t of a(x, v, t), and writes 1/6 of h as h / 6: round-off may differ.
void MethodPrograms::everyLineOfTheCodePaneThatRunsGivesTheSameMotion() {
    const auto pendulum = referencePendulum();
    int ran = 0;
    for (const Integrator& integrator : integrators()) {
        if (openedText(integrator, {}).empty() || &integrator == findIntegrator("dormand-prince")) continue;
        std::string text;
        for (const std::string_view line : integrator.code) text += std::string(line) + "\n";
        const auto own = ownMethod(text);
        IntegratorState built = startIntegrator(integrator, *pendulum, 0.05);
        IntegratorState written = startIntegrator(own->integrator, *pendulum, 0.05);
        stepTimes(integrator, *pendulum, built, 0.05, 40);
        stepTimes(own->integrator, *pendulum, written, 0.05, 40);
        COMPARE_NEAR(written.y[0], built.y[0], 1e-12);
        COMPARE_NEAR(written.y[1], built.y[1], 1e-12);
        ++ran;
    }
    QCOMPARE(ran, 16);
}

void MethodPrograms::termsHaveTheValuesOfArithmetic_data() {
    QTest::addColumn<QString>("term");
    QTest::addColumn<double>("value");
    const auto row = [](const char* term, double value) { QTest::newRow(term) << term << value; };
    row("1 + 2*3", 7);
    row("-2**2", -4);
    row("2**3**2", 512);
    row("2^-1", 0.5);
    row("(1 + 2)·3 − 4", 5);
    row("7 - 2 - 1", 4);
    row("8/4/2", 1);
    row("1e-3*2000", 2);
    row(".5 + 1.", 1.5);
    row("sqrt(16) + abs(-2)", 6);
    row("sin(pi/2)", 1);
    row("min(2, 3) - max(2, 3)", -1);
    row("norm(x*0 + 3)", 3);
    row("|x*0 - 4|", 4);
    row("dot(x*0 + 3, 0*x + 2)", 6);
    row("norm((x*0 + 3)²)", 9);
    row("norm(1/(x*0 + 4))", 0.25);
    row("norm(2 - (x*0 + 1))", 1);
    row("norm((x*0 + 4)**0.5)", 2);
    row("norm(x*0 + 5 - 2*(x*0 + 1))", 3);
    row("norm(cos(x*0))", 1);
    row("norm(x*0 + 6)/norm(x*0 + 3)", 2);
    row("h*10", 1);
    row("h_last*10", 1);
    row("t", 0);
}

void MethodPrograms::termsHaveTheValuesOfArithmetic() {
    QFETCH(QString, term);
    QFETCH(double, value);
    const auto y = after("s = " + term.toStdString() + "\nx = x*0 + s\nv = v\n");
    COMPARE_NEAR(y[0], value, 1e-14);
}

void MethodPrograms::blocksRunAsOftenAsTheySay() {
    const std::string end = "x = x*0 + n\nv = v\n";
    const auto value = [&](const std::string& text) { return after(text + end)[0]; };
    QCOMPARE(value("n = 0\nrepeat 5:\n    n = n + 1\n"), 5.0);
    QCOMPARE(value("n = 0\nrepeat 5: n += 2\n"), 10.0);
    QCOMPARE(value("n = 0\nrepeat 3:\n  repeat 4:\n    n += 1\n"), 12.0);
    QCOMPARE(value("n = 0\nrepeat 100:\n    n += 1\n    if n >= 7: break\n"), 7.0);
    QCOMPARE(value("n = 1; for w in (2, 3, 4): n = n*w\n"), 24.0);
    QCOMPARE(value("if 1 < 2: n = 1\nelse: n = 2\n"), 1.0);
    QCOMPARE(
        value("if h > 1 or not t == 0:\n    n = 1\nelif h != 0 and h <= 0.1:\n    n = 3\nelse:\n    n = 2\n"),
        3.0);
    QCOMPARE(value("start:\n    n = 4\nif t > 0: n = 0\n"), 4.0);
}

void MethodPrograms::variablesUnderStartSurviveAStep() {
    const auto own = ownMethod("start: count = 0; old = x - h*v; unused = 1\ncount = count + 1; x = x*0 + "
                               "count + old*0; v = v\nold = x");
    QCOMPARE(own->integrator.storage().memorySlots, std::size_t(1));
    QCOMPARE(own->integrator.storage().memoryScalars, std::size_t(1));
    QCOMPARE(after(own->text, 7)[0], 7.0);
    // h_last is the previous step; at the start it is h.
    const auto last = ownMethod("x = x*0 + h_last\nv = v");
    const auto pendulum = referencePendulum();
    IntegratorState state = startIntegrator(last->integrator, *pendulum, 0.1);
    for (const double h : {0.1, 0.2, 0.4}) last->integrator.step(*pendulum, state, 0, h);
    QCOMPARE(state.q()[0], 0.2);
}

void MethodPrograms::aMethodInAFileRunsAndReplaysToTheSameBytes() {
    const Json json = Json::parse(R"json({"scene": "pendulum", "step": 0.01, "duration": 1, "runs": [
        {"method": ["# my Verlet", "start:", "    k = a(x, v, t)", "v = v + h/2*k", "x = x + h*v",
                    "k = a(x, v, t + h)", "v = v + h/2*k"]},
        {"integrator": "velocity-verlet"}, {"method": "v += h*a(x)\nx += h*v"}]
})json");
    const Experiment experiment = experimentFromJson(json);
    QCOMPARE(runLabel(experiment, 0), std::string("my Verlet"));
    QCOMPARE(runLabel(experiment, 2), std::string("Own method"));
    QCOMPARE(valueByKey(experiment, "runs/2/integrator"), std::string("own"));
    Session session(experiment), again(experimentFromJson(toJson(experiment)));
    while (session.step()) {}
    while (again.step()) {}
    QCOMPARE(toCsv(session.table(), {}), toCsv(again.table(), {}));
    const auto first = session.table().find("total-energy", 0)->values,
               second = session.table().find("total-energy", 1)->values;
    QVERIFY(first.size() > 50);
    QVERIFY(sameBits(first, second));
    QVERIFY(!sameBits(first, session.table().find("total-energy", 2)->values));
    for (const char* wrong : {R"json({"scene": "cloth", "runs": [{"method": "x = x"}]})json",
                              R"json({"scene": "pendulum", "runs": [{"method": "x = x\nv = mu"}]})json"})
        QVERIFY_THROWS_EXCEPTION(InputError, experimentFromJson(Json::parse(wrong)));
    try {
        experimentFromJson(
            Json::parse(R"json({"scene": "pendulum", "runs": [{"method": "x = x\nv = mu"}]})json"));
    } catch (const InputError& error) {
        QCOMPARE(
            error.sentence(),
            std::string("runs/0/method: line 2, column 5: mu is not known; known are t, h, h_last, x, v"));
    }
}

void MethodPrograms::aSavedStateOfAnOwnMethodContinuesToTheSameBytes() {
    for (const Integrator& integrator : integrators()) {
        const std::string text = openedText(integrator, {});
        if (text.empty()) continue;
        const Experiment experiment = withMethod("pendulum", text);
        const auto whole = makeSimulation(experiment, 0), part = makeSimulation(experiment, 0);
        for (int n = 0; n < 10; ++n) {
            whole->step();
            part->step();
        }
        const auto loaded = makeSimulation(experiment, 0), cloned = part->clone();
        loaded->load(JsonField(part->save()));
        for (int n = 0; n < 10; ++n)
            for (Simulation* simulation : {whole.get(), loaded.get(), cloned.get()}) simulation->step();
        QCOMPARE(loaded->save().dump(), whole->save().dump());
        QCOMPARE(cloned->save().dump(), whole->save().dump());
    }
}

void MethodPrograms::theMicroscopeShowsTheLinesAndAddsUpToTheLastBit_data() {
    QTest::addColumn<QString>("text");
    for (const Integrator& integrator : integrators())
        if (const std::string text = openedText(integrator, {}); !text.empty())
            QTest::newRow(std::string(integrator.id).c_str()) << QString::fromStdString(text);
    QTest::newRow("loop")
        << "w = v\nrepeat 40:\n    w = v + h/2*a(x + h/2*w, w, t + h/2)\nx = x + h*w\nv = 2*w - v\n";
}

void MethodPrograms::theMicroscopeShowsTheLinesAndAddsUpToTheLastBit() {
    QFETCH(QString, text);
    const auto own = ownMethod(text.toStdString());
    const auto problem = swingProblem();
    IntegratorState state = startIntegrator(own->integrator, problem, 0.05);
    stepTimes(own->integrator, problem, state, 0.05, 3);
    const StepTrace trace = traceOfStep(own->integrator, problem, state, 0.15, 0.05);
    QVERIFY(trace.lines.size() >= 2);
    std::vector<double> q = trace.q0, v = trace.v0;
    for (const StepLine& line : trace.lines) {
        QVERIFY(line.formula.empty() || text.contains(QString::fromStdString(line.formula)));
        for (const StepArrow& arrow : line.arrows) {
            if (arrow.part == StepArrow::Part::Probe) continue;
            auto& sum = arrow.space == StepArrow::Space::Position ? q : v;
            if (arrow.part == StepArrow::Part::Begin) sum = arrow.from;
            for (std::size_t k = 0; k < sum.size(); ++k) sum[k] += arrow.arrow[k];
        }
    }
    QVERIFY(sameBits(q, trace.q1));
    QVERIFY(sameBits(v, trace.v1));
}

void MethodPrograms::badTextIsRefusedWithItsPlace_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const QString& text, const QString& sentence) {
        QTest::newRow(qPrintable(sentence.left(60) + QString::number(text.size()))) << text << sentence;
    };
    const QString good = "x = x\nv = v\n";
    row("x = x + h*v\nv = v + h*mu*a(x)", "2:11: mu is not known; known are t, h, h_last, x, v");
    row("k = old\n" + good + "old = x", "1:5: old is not known; known are t, h, h_last, x, v");
    row("repeat 2:\n  k = 1\n  if k > 1: old = x\n  if k > 2: k = dot(old, x)\n" + good,
        "4:21: old has no value here in the first step: give it one under start:");
    row("h = 0.1\n" + good, "1:1: h belongs to the experiment: a method cannot change it");
    row("start:\n    x = v\n" + good,
        "2:5: x and v are the start of the run: under start: only your own variables get values");
    row("a = x\n" + good, "1:1: a already has a meaning: choose another name");
    row("while 1 < 2:\n    x = x\n",
        "1:1: while might never end: write repeat 20: with the largest number of rounds, and break");
    row("repeat 100000: x = x\n" + good, "1:8: the number of rounds must be a whole number from 1 to 1000");
    row("repeat n: x = x\n" + good, "1:8: the number of rounds must be a whole number from 1 to 1000");
    row("repeat 1000:\n repeat 1000:\n  x = x\n" + good,
        "3:3: one step would take more than 100000 operations");
    row("def f(x): x\n", "1:1: a method cannot define functions");
    row("f(x) = f(x)\n", "1:1: a method cannot define functions");
    row("x = x/0\nv = v", "1:6: this divides by zero");
    row("x = x/(2 - 2)\nv = v", "1:6: this divides by zero");
    row("x = x +\nv = v", "1:8: a number or a name is expected here");
    row("x = (x + v\nv = v", "1:11: ) is expected here");
    row("x = x $ v\nv = v", "1:7: this sign has no meaning here: $");
    row("x = x v\nv = v", "1:7: the line should end here, or an operator is missing");
    row("x + 1\n", "1:3: = is expected here");
    row("  x = x\n", "1:3: this line is indented further, but no line above opens a block");
    row("if 1 < 2:\n    x = x\n  v = v\n",
        "3:3: this line is indented neither like its block nor like an outer one");
    row("repeat 3:\nx = x\n", "2:1: the lines of the block must follow and be indented further");
    row("break\n" + good, "1:1: break is outside repeat");
    row("x = x\nstart:\n  k = 1\nv = v", "2:1: start: is allowed once, before all other lines");
    row("x = x\n", "1:1: no line gives v a value in every step: a step sets x and v");
    row("if h > 0: x = v\nv = v", "1:1: no line gives x a value in every step: a step sets x and v");
    row("", "1:1: no line gives x a value: a step sets x and v");
    row("k = 1\nk = x\n" + good, "2:1: k is a number since line 1, and this is a vector");
    row("x = a(h)\nv = v", "1:7: a vector such as x is expected here, and this is a number");
    row("x = a(x, v, x)\nv = v", "1:13: a number is expected here, and this is a vector");
    row("x = a()\nv = v", "1:5: a takes 1 to 3 values in its brackets");
    row("x = dot(x)\nv = v", "1:5: dot takes 2 values in its brackets");
    row("x = foo(x)\nv = v", "1:5: foo is not a function; functions are a, norm, dot, min, max, sqrt, sin, "
                             "cos, tan, exp, log, abs");
    row("if x: v = v\n" + good, "1:4: a comparison such as norm(d) < 1e-9 is expected here");
    row("if x < 1: v = v\n" + good, "1:4: a number is expected here, and this is a vector");
    row("k = 1 < 2\n" + good, "1:7: a comparison has no value: it is only allowed after if");
    row("x = 1e999*x\n" + good, "1:5: this number is too large or too small");
    row("else: x = x\n", "1:1: else has no if above it");
    row(QString("x = x\n").repeated(10000),
        "1:1: the text is too long: at most 500 lines and 20000 characters");
    row("x = " + QString("x + ").repeated(4000) + "v",
        "1:483: this term is too long or too deep: spread it over several lines");
    // 60 brackets are read: what is wrong there is the missing line for v.
    row("x = " + QString("(").repeated(61) + "v" + QString(")").repeated(61) + "\n" + good,
        "1:66: this term is too long or too deep: spread it over several lines");
    row("x = " + QString("(").repeated(60) + "w" + QString(")").repeated(60) + "\n" + good,
        "1:65: w is not known; known are t, h, h_last, x, v");
    row("x = " + QString("(").repeated(9000) + "v",
        "1:66: this term is too long or too deep: spread it over several lines");
}

void MethodPrograms::badTextIsRefusedWithItsPlace() {
    QFETCH(QString, text);
    QFETCH(QString, sentence);
    try {
        ownMethod(text.toStdString());
        QFAIL("the text was accepted");
    } catch (const MethodError& error) {
        QCOMPARE(QString("%1:%2: %3").arg(error.line).arg(error.column).arg(error.what()), sentence);
    }
}

void MethodPrograms::aDivisionByZeroInAStepNamesItsPlace() {
    for (const char* text :
         {"x = x\n\nv = v/(t - t)", "x = x\n\nv = v/(x - x)", "x = x\n\nv = v*(1/dot(x - x, v))"}) {
        const Experiment experiment = withMethod("pendulum", text);
        const auto simulation = makeSimulation(experiment, 0);
        simulation->step();
        QVERIFY(!simulation->finite());
        const QString expected = QString::fromStdString(simulation->failure().english());
        QVERIFY2(expected.startsWith("the method divides by zero, line and column: 3:"),
                 qPrintable(expected));
    }
}

/// Random changes of valid texts: each is read and runs, or is refused with a place inside the text.
void MethodPrograms::anyTextIsReadOrRefused() {
    std::vector<std::string> seeds{"w = v\nrepeat 9:\n    w = v + h/2*a(x + h/2*w, w, t + h/2)\n    if "
                                   "norm(w - v) < 1e-9 and |x| >= 0: break\nx = x + h*w\nv = 2*w - v\n"};
    for (const Integrator& integrator : integrators())
        if (const std::string text = openedText(integrator, "m"); !text.empty()) seeds.push_back(text);
    const std::vector<std::string> words{"x",         "v",      "h",         "t",
                                         "h_last",    "a(",     "(",         ")",
                                         ",",         ":",      ";",         "\n",
                                         "    ",      "start:", "repeat 3:", "for w in (1, 2):",
                                         "if x < 1:", "else:",  "break",     "=",
                                         "+",         "-",      "*",         "/",
                                         "**",        "0",      "1e308",     "1e-320",
                                         "norm(",     "|",      "dot(x, v)", "and",
                                         "not",       "\xC3",   "\x80",      "\xE2\x88\x92",
                                         "k",         "old",    "+=",        "#",
                                         "\t",        "sqrt("};
    std::mt19937 random(7);
    const auto pick = [&](std::size_t count) { return random() % count; };
    const auto pendulum = referencePendulum();
    int ran = 0, refused = 0;
    for (int round = 0; round < 20000; ++round) {
        std::string text = seeds[pick(seeds.size())];
        for (std::size_t changes = 1 + pick(4); changes > 0; --changes) {
            const std::size_t at = pick(text.size() + 1);
            switch (pick(4)) {
            case 0:
                text.erase(at, pick(6));
                break;
            case 1:
                text.insert(at, words[pick(words.size())]);
                break;
            case 2:
                if (at < text.size()) text[at] = static_cast<char>(pick(256));
                break;
            default:
                text.insert(at, text.substr(pick(text.size() + 1), pick(20)));
            }
        }
        try {
            const auto own = ownMethod(text);
            IntegratorState state = startIntegrator(own->integrator, *pendulum, 0.1);
            stepTimes(own->integrator, *pendulum, state, 0.1, 2);
            ++ran;
        } catch (const MethodError& error) {
            QVERIFY(error.line >= 1 && error.column >= 1);
            QVERIFY(error.line <= 1 + std::count(text.begin(), text.end(), '\n'));
            QVERIFY(std::strlen(error.what()) > 0);
            ++refused;
        }
    }
    qInfo("%d changed texts: %d ran, %d were refused, none crashed", ran + refused, ran, refused);
    QVERIFY(ran > 1000 && refused > 1000);
}

void MethodPrograms::aStepOfATextAllocatesNothing() {
    const auto pendulum = referencePendulum();
    for (const Integrator& integrator : integrators()) {
        const std::string text = openedText(integrator, {});
        if (text.empty()) continue;
        const auto own = ownMethod(text);
        IntegratorState state = startIntegrator(own->integrator, *pendulum, 0.1);
        const std::size_t before = allocations();
        stepTimes(own->integrator, *pendulum, state, 0.1, 10);
        QCOMPARE(allocations(), before);
    }
}

REGISTER_TEST(MethodPrograms)

} // namespace timestep::method_programs_test
#include "method_programs.moc"
