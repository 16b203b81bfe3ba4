// SPDX-License-Identifier: GPL-3.0-or-later
// Every fact in an integrator's record, measured from both sides.
#include "tests/core/integration/integrator_checks.h"
#include "tests/tools.h"

#include <set>

namespace timestep::integrator_facts_test {

namespace {

/// Adds the methods with a fixed step; adaptive.cpp measures the others.
void addIntegrators() {
    QTest::addColumn<const Integrator*>("integrator");
    for (const Integrator& integrator : integrators())
        if (!integrator.isAdaptive()) QTest::newRow(std::string(integrator.id).c_str()) << &integrator;
}

void expectNone(const QString& fault) {
    QVERIFY2(fault.isEmpty(), qPrintable(fault));
}

} // namespace

class IntegratorFacts : public QObject {
    Q_OBJECT

private slots:
    void everyRecordIsCompleteAndFoundById();
    void everyIntegratorConvergesAtTheOrderItDeclares_data() { addIntegrators(); }
    void everyIntegratorConvergesAtTheOrderItDeclares();
    void everyIntegratorConvergesOnADampedSpringAtTheOrderItDeclares_data() { addIntegrators(); }
    void everyIntegratorConvergesOnADampedSpringAtTheOrderItDeclares();
    void everyIntegratorConvergesOnAlternatingStepsAtTheOrderItDeclares_data() { addIntegrators(); }
    void everyIntegratorConvergesOnAlternatingStepsAtTheOrderItDeclares();
    void everyIntegratorKeepsItsOrderWhenTheForceDependsOnTime_data() { addIntegrators(); }
    void everyIntegratorKeepsItsOrderWhenTheForceDependsOnTime();
    void everyIntegratorEvaluatesAsOftenAsItDeclares_data() { addIntegrators(); }
    void everyIntegratorEvaluatesAsOftenAsItDeclares();
    void aStepKeepsPhaseSpaceAreaExactlyIfItIsDeclaredSymplectic_data() { addIntegrators(); }
    void aStepKeepsPhaseSpaceAreaExactlyIfItIsDeclaredSymplectic();
    void theEnergyErrorStaysBoundedExactlyIfDeclaredSymplectic_data() { addIntegrators(); }
    void theEnergyErrorStaysBoundedExactlyIfDeclaredSymplectic();
    void forwardAndBackReturnsToTheStartExactlyIfDeclaredReversible_data() { addIntegrators(); }
    void forwardAndBackReturnsToTheStartExactlyIfDeclaredReversible();
    void theStabilityLimitIsWhereItIsDeclared_data() { addIntegrators(); }
    void theStabilityLimitIsWhereItIsDeclared();
    void aMethodKeepsVelocitiesOrPositionsAsDeclared_data() { addIntegrators(); }
    void aMethodKeepsVelocitiesOrPositionsAsDeclared();
    void coordinatesThatDoNotActOnEachOtherStepAsIfAlone_data() { addIntegrators(); }
    void coordinatesThatDoNotActOnEachOtherStepAsIfAlone();
    void stateAndMemoryAreAllThatTheNextStepNeeds_data() { addIntegrators(); }
    void stateAndMemoryAreAllThatTheNextStepNeeds();
    void aChangedFactIsFound_data() { addIntegrators(); }
    void aChangedFactIsFound();
    void noNameMeansTwoMethods();
    void aStepAllocatesNothing_data() { addIntegrators(); }
    void aStepAllocatesNothing();
};

void IntegratorFacts::everyRecordIsCompleteAndFoundById() {
    std::set<std::string_view> ids;
    for (const Integrator& integrator : integrators()) {
        QVERIFY(ids.insert(integrator.id).second);
        QCOMPARE(findIntegrator(integrator.id), &integrator);
        QVERIFY(!integrator.name.empty() && !integrator.code.empty() && !integrator.velocity.empty() &&
                !integrator.reference.empty());
    }
    QVERIFY(ids.size() >= 16);
    QVERIFY(!findIntegrator("euler"));
}

void IntegratorFacts::everyIntegratorConvergesAtTheOrderItDeclares() {
    QFETCH(const Integrator*, integrator);
    expectNone(faultOfOrder(*integrator));
}

void IntegratorFacts::everyIntegratorConvergesOnADampedSpringAtTheOrderItDeclares() {
    QFETCH(const Integrator*, integrator);
    expectNone(faultOfOrderWhenDamped(*integrator));
}

void IntegratorFacts::everyIntegratorConvergesOnAlternatingStepsAtTheOrderItDeclares() {
    QFETCH(const Integrator*, integrator);
    expectNone(faultOfOrderOnAlternatingSteps(*integrator));
}

void IntegratorFacts::everyIntegratorKeepsItsOrderWhenTheForceDependsOnTime() {
    QFETCH(const Integrator*, integrator);
    expectNone(faultOfOrderWhenDriven(*integrator));
}

void IntegratorFacts::everyIntegratorEvaluatesAsOftenAsItDeclares() {
    QFETCH(const Integrator*, integrator);
    expectNone(faultOfEvaluations(*integrator));
}

void IntegratorFacts::aStepKeepsPhaseSpaceAreaExactlyIfItIsDeclaredSymplectic() {
    QFETCH(const Integrator*, integrator);
    expectNone(faultOfArea(*integrator));
}

void IntegratorFacts::theEnergyErrorStaysBoundedExactlyIfDeclaredSymplectic() {
    QFETCH(const Integrator*, integrator);
    expectNone(faultOfEnergy(*integrator));
}

void IntegratorFacts::forwardAndBackReturnsToTheStartExactlyIfDeclaredReversible() {
    QFETCH(const Integrator*, integrator);
    expectNone(faultOfTheWayBack(*integrator));
}

void IntegratorFacts::theStabilityLimitIsWhereItIsDeclared() {
    QFETCH(const Integrator*, integrator);
    expectNone(faultOfStabilityLimit(*integrator));
}

void IntegratorFacts::aMethodKeepsVelocitiesOrPositionsAsDeclared() {
    QFETCH(const Integrator*, integrator);
    expectNone(faultOfKeptVelocities(*integrator));
}

void IntegratorFacts::coordinatesThatDoNotActOnEachOtherStepAsIfAlone() {
    QFETCH(const Integrator*, integrator);
    const auto swing = [](double, std::span<const double> q, std::span<const double> v, std::span<double> a) {
        for (std::size_t i = 0; i < q.size(); ++i) a[i] = -3 * std::sin(q[i]) - 0.1 * v[i];
    };
    const std::vector<double> q{0.3, -1.2, 2.5}, v{0.1, 4, -0.7};
    const AccelerationProblem all(q, v, swing);
    IntegratorState together = startIntegrator(*integrator, all, 0.1);
    stepTimes(*integrator, all, together, 0.1, 20);
    for (std::size_t i = 0; i < q.size(); ++i) {
        const AccelerationProblem one({q[i]}, {v[i]}, swing);
        IntegratorState alone = startIntegrator(*integrator, one, 0.1);
        stepTimes(*integrator, one, alone, 0.1, 20);
        QCOMPARE_LT(std::abs(together.q()[i] - alone.q()[0]), 1e-13);
        QCOMPARE_LT(std::abs(together.v()[i] - alone.v()[0]), 1e-13);
    }
}

void IntegratorFacts::stateAndMemoryAreAllThatTheNextStepNeeds() {
    QFETCH(const Integrator*, integrator);
    expectNone(faultOfMemory(*integrator));
}

void IntegratorFacts::aChangedFactIsFound() {
    QFETCH(const Integrator*, integrator);
    struct Change {
        const char* fact;
        void (*change)(Integrator&);
        QString (*check)(const Integrator&);
    };
    static constexpr auto limited = [](const Integrator& i) {
        return i.stabilityLimit != alwaysStable && i.stabilityLimit != neverStable;
    };
    const std::vector<Change> changes{
        {"order too high", [](Integrator& i) { ++i.order; }, faultOfOrder},
        {"order too low", [](Integrator& i) { --i.order; }, faultOfOrder},
        {"order when driven too high", [](Integrator& i) { ++i.order; }, faultOfOrderWhenDriven},
        {"order when damped too high", [](Integrator& i) { ++i.orderWhenDamped; }, faultOfOrderWhenDamped},
        {"order when damped too low", [](Integrator& i) { --i.orderWhenDamped; }, faultOfOrderWhenDamped},
        {"order on alternating steps too high", [](Integrator& i) { ++i.orderOnAlternatingSteps; },
         faultOfOrderOnAlternatingSteps},
        {"order on alternating steps too low", [](Integrator& i) { --i.orderOnAlternatingSteps; },
         faultOfOrderOnAlternatingSteps},
        {"one evaluation more", [](Integrator& i) { ++i.evaluations; }, faultOfEvaluations},
        {"symplectic or not, by area", [](Integrator& i) { i.symplectic = !i.symplectic; }, faultOfArea},
        {"symplectic or not, by energy", [](Integrator& i) { i.symplectic = !i.symplectic; }, faultOfEnergy},
        {"velocities or positions", [](Integrator& i) { i.keepsVelocities = !i.keepsVelocities; },
         faultOfKeptVelocities},
        {"reversible or not", [](Integrator& i) { i.reversible = !i.reversible; }, faultOfTheWayBack},
        {"stability limit 1 % higher, or one that is not there",
         [](Integrator& i) {
             i.stabilityLimit = limited(i)                         ? i.stabilityLimit * 1.01
                                : i.stabilityLimit == alwaysStable ? 2
                                                                   : alwaysStable;
         },
         faultOfStabilityLimit},
        {"stability limit 1 % lower, or none",
         [](Integrator& i) {
             i.stabilityLimit = limited(i)                         ? i.stabilityLimit * 0.99
                                : i.stabilityLimit == alwaysStable ? neverStable
                                                                   : 1;
         },
         faultOfStabilityLimit}};
    for (const Change& one : changes) {
        QCOMPARE(one.check(*integrator), QString());
        Integrator changed = *integrator;
        one.change(changed);
        QVERIFY2(!one.check(changed).isEmpty(), one.fact);
    }
}

void IntegratorFacts::noNameMeansTwoMethods() {
    std::set<std::string_view> names;
    for (const Integrator& integrator : integrators()) {
        QVERIFY2(names.insert(integrator.name).second, std::string(integrator.name).c_str());
        for (const std::string_view alias : integrator.aliases)
            QVERIFY2(names.insert(alias).second, std::string(alias).c_str());
    }
}

void IntegratorFacts::aStepAllocatesNothing() {
    QFETCH(const Integrator*, integrator);
    const auto pendulum = referencePendulum();
    const std::size_t beforeStart = allocations();
    IntegratorState state = startIntegrator(*integrator, *pendulum, 0.1);
    if (countsAllocations) QVERIFY(allocations() > beforeStart);
    const std::size_t beforeSteps = allocations();
    stepTimes(*integrator, *pendulum, state, 0.1, 10);
    QCOMPARE(allocations(), beforeSteps);
}

REGISTER_TEST(IntegratorFacts)

} // namespace timestep::integrator_facts_test
#include "integrator_facts.moc"
