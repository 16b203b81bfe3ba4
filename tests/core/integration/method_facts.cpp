// SPDX-License-Identifier: GPL-3.0-or-later
// The measured facts. For the catalogue they equal the records; for the methods that a learner writes
// (tests/core/methods) they equal the truth.
#include "core/analysis/method_facts.h"
#include "core/analysis/analysis.h"
#include "core/analysis/method_measures.h"
#include "core/input_error.h"
#include "core/method/own_method.h"
#include "core/run/experiment/setting_key.h"
#include "core/scenes/scene_list.h"
#include "tests/tools.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <atomic>
#include <cmath>

namespace timestep::method_facts_test {

namespace {

MethodFacts factsOf(const Integrator& integrator) {
    std::atomic<std::size_t> done = 0;
    std::atomic<bool> stop = false;
    return measureFacts(integrator, Worker(done, stop)).value();
}

QString textOfFile(const QString& name) {
    QFile file(QStringLiteral(TIMESTEP_SOURCE_DIR "/tests/core/methods/") + name);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

bool contains(const std::vector<const Integrator*>& records, const Integrator* record) {
    return std::find(records.begin(), records.end(), record) != records.end();
}

std::string sentencesOf(const MethodFacts& facts) {
    std::string all;
    for (const FactSentence& sentence : factSentences(facts)) all += english(sentence) + " ";
    return all;
}

constexpr int unknown = -1;

} // namespace

class MethodFactsTest : public QObject {
    Q_OBJECT

private slots:
    void everyRecordHasTheFactsThatItDeclares_data();
    void everyRecordHasTheFactsThatItDeclares();
    void everyMethodOfALearnerHasItsTrueFacts_data();
    void everyMethodOfALearnerHasItsTrueFacts();
    void everyFileOfALearnerIsTested();
    void methodsAreCalledEqualOnlyIfTheyAgreeToRoundOff();
    void theAnalysisReportsTheFactsOfEveryRun();
    void aMeasurementStopsWhenItIsAskedTo();
};

void MethodFactsTest::everyRecordHasTheFactsThatItDeclares_data() {
    QTest::addColumn<const Integrator*>("integrator");
    for (const Integrator& integrator : integrators())
        if (!integrator.isAdaptive()) QTest::newRow(std::string(integrator.id).c_str()) << &integrator;
}

void MethodFactsTest::everyRecordHasTheFactsThatItDeclares() {
    QFETCH(const Integrator*, integrator);
    const Integrator unnamed = *integrator; // another object: the catalogue has an equal method
    const MethodFacts facts = factsOf(unnamed);
    qInfo("%s", sentencesOf(facts).c_str());
    QCOMPARE(facts.order.order, std::optional(integrator->order));
    QCOMPARE(facts.whenDamped.order, std::optional(integrator->orderWhenDamped));
    QCOMPARE(facts.whenDriven.order, std::optional(integrator->order));
    QCOMPARE(facts.onAlternatingSteps.order, std::optional(integrator->orderOnAlternatingSteps));
    QCOMPARE(facts.keepsArea(), std::optional(integrator->symplectic));
    QCOMPARE(facts.returns(), std::optional(integrator->reversible));
    QCOMPARE(facts.energyStaysBounded(), std::optional(integrator->symplectic));
    if (std::isfinite(integrator->stabilityLimit) && integrator->stabilityLimit > 0)
        COMPARE_NEAR(facts.stability.limit, integrator->stabilityLimit, 1e-3 * integrator->stabilityLimit);
    else
        QCOMPARE(facts.stability.limit, integrator->stabilityLimit);
    QVERIFY(contains(facts.sameAs, integrator));
    QVERIFY(contains(facts.sameWhenDamped, integrator));
    QVERIFY(contains(facts.sameFacts, integrator));
}

void MethodFactsTest::everyMethodOfALearnerHasItsTrueFacts_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("order");
    QTest::addColumn<int>("whenDamped");
    QTest::addColumn<int>("alternating");
    QTest::addColumn<bool>("keepsArea");
    QTest::addColumn<bool>("returns");
    QTest::addColumn<double>("limit");
    QTest::addColumn<int>("evaluations");
    QTest::addColumn<QString>("sameAs");
    const auto row = [](const char* file, int order, int damped, int alternating, bool area, bool returns,
                        double limit, int evaluations, const char* same) {
        QTest::newRow(file) << file << order << damped << alternating << area << returns << limit
                            << evaluations << same;
    };
    row("euler.txt", 1, 1, 1, false, false, neverStable, 1, "explicit-euler");
    row("semi-implicit-euler.txt", 1, 1, 1, true, false, 2, 1, "semi-implicit-euler");
    // The new acceleration is evaluated with v + h a: the mean of both is of second order with friction.
    row("verlet-with-velocities.txt", 2, 2, 2, true, true, 2, 1, "velocity-verlet");
    row("verlet-with-two-positions.txt", 2, 2, 0, true, true, 2, 2, "position-verlet");
    row("verlet-leapfrog.txt", 2, 1, 1, true, true, 2, 1, "velocity-verlet");
    row("midpoint.txt", 2, 2, 2, false, false, neverStable, 2, "explicit-midpoint");
    row("runge-kutta-4.txt", 4, 4, 4, false, false, 2 * std::sqrt(2), 4, "rk4");
    row("wrong-verlet.txt", 1, 1, 1, false, false, neverStable, 1, "");            // determinant 1 + z²/2
    row("leapfrog-with-wrong-sign.txt", 0, 0, 0, true, false, neverStable, 2, ""); // trace 2: grows like t
    row("ruth-3.txt", 3, 1, 3, true, false, std::nan(""), 3, "");
    row("implicit-midpoint.txt", 2, 2, 2, true, true, std::nan(""), unknown, "implicit-midpoint");
}

void MethodFactsTest::everyMethodOfALearnerHasItsTrueFacts() {
    QFETCH(QString, file);
    QFETCH(int, order);
    QFETCH(int, whenDamped);
    QFETCH(int, alternating);
    QFETCH(bool, keepsArea);
    QFETCH(bool, returns);
    QFETCH(double, limit);
    QFETCH(int, evaluations);
    QFETCH(QString, sameAs);
    const auto own = ownMethod(textOfFile(file).toStdString());
    const MethodFacts facts = factsOf(own->integrator);
    qInfo("%s: %s", nameInText(own->text).c_str(), sentencesOf(facts).c_str());
    QCOMPARE(facts.order.order, std::optional(order));
    QCOMPARE(facts.whenDamped.order, std::optional(whenDamped));
    QCOMPARE(facts.onAlternatingSteps.order, std::optional(alternating));
    QCOMPARE(facts.keepsArea(), std::optional(keepsArea));
    QCOMPARE(facts.returns(), std::optional(returns));
    if (limit > 0)
        COMPARE_NEAR(facts.stability.limit, limit, 1e-6);
    else if (limit == 0)
        QCOMPARE(facts.stability.limit, limit);
    else
        QVERIFY(facts.stability.limit > 1 && facts.stability.limit < 4);
    if (evaluations != unknown) {
        QCOMPARE(facts.evaluations, std::pair(evaluations, evaluations));
        QCOMPARE(own->integrator.evaluations, evaluations);
    } else {
        QVERIFY(facts.evaluations.first > 1 && facts.evaluations.second < 40);
        QCOMPARE(own->integrator.evaluations, 0);
    }
    if (sameAs.isEmpty())
        QVERIFY(facts.sameAs.empty());
    else
        QVERIFY(contains(facts.sameAs, findIntegrator(sameAs.toStdString())));
}

void MethodFactsTest::everyFileOfALearnerIsTested() {
    everyMethodOfALearnerHasItsTrueFacts_data();
    const QStringList files =
        QDir(QStringLiteral(TIMESTEP_SOURCE_DIR "/tests/core/methods")).entryList(QDir::Files);
    QCOMPARE(files.size(), 11);
}

/// A method whose weight differs in the twelfth digit is another method. The results differ by this size.
void MethodFactsTest::methodsAreCalledEqualOnlyIfTheyAgreeToRoundOff() {
    const auto with = [](const char* weight) {
        return ownMethod(std::string("v = v + h/2*a(x)\nx = x + ") + weight + "*h*v\nv = v + h/2*a(x)\n");
    };
    const Integrator& verlet = *findIntegrator("velocity-verlet");
    const double same = differenceOfMotions(with("1")->integrator, verlet);
    const double other = differenceOfMotions(with("1.0000000001")->integrator, verlet);
    QVERIFY2(same < sameMotion, qPrintable(QString::number(same)));
    QVERIFY2(other > 10 * sameMotion, qPrintable(QString::number(other)));
}

void MethodFactsTest::theAnalysisReportsTheFactsOfEveryRun() {
    Experiment experiment = standardExperiment(pendulumScene);
    experiment.runs.push_back(experiment.runs.front());
    setByKey(experiment, "runs/0/method", textOfFile("verlet-with-velocities.txt").toStdString());
    setByKey(experiment, "runs/1/integrator", "rk4");
    const AnalysisResult result = analyse(experiment, standardAnalysis(experiment, "facts"));
    QVERIFY(result.complete);
    QCOMPARE(result.sentences.size(), std::size_t(2));
    QVERIFY(english(result.sentences[1].front()).starts_with("Order "));
    QCOMPARE(english(result.sentences[0].front()), std::string("Order 2.00."));
    COMPARE_NEAR(result.summary.find("order", 1)->values.front(), 4, orderTolerance);
    COMPARE_NEAR(result.summary.find("stability-limit", 0)->values.front(), 2, 1e-6);
    QVERIFY(result.table.find("error", 1)->values.size() >= 4);
    setByKey(experiment, "runs/1/integrator", "dormand-prince-adaptive");
    QVERIFY_THROWS_EXCEPTION(InputError, standardAnalysis(experiment, "facts"));
}

void MethodFactsTest::aMeasurementStopsWhenItIsAskedTo() {
    Experiment experiment = standardExperiment(pendulumScene);
    const AnalysisResult result = analyse(experiment, standardAnalysis(experiment, "facts"),
                                          [](std::size_t, std::size_t) { return false; });
    QVERIFY(!result.complete);
    QVERIFY(result.sentences.empty());
}

REGISTER_TEST(MethodFactsTest)

} // namespace timestep::method_facts_test
#include "method_facts.moc"
