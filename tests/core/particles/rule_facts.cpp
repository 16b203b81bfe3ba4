// SPDX-License-Identifier: GPL-3.0-or-later
// The measured facts of rules for sticks, from both sides. For the catalogue they equal the records; for the
// rules that a learner writes (tests/core/rules) they equal the truth.
#include "core/analysis/rule_facts.h"
#include "core/analysis/analysis.h"
#include "core/particles/relaxation/own_relaxation.h"
#include "core/run/experiment/setting_key.h"
#include "tests/tools.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <atomic>
#include <cmath>

namespace timestep::rule_facts_test {

namespace {

RuleFacts factsOf(const WorldMethod& method) {
    std::atomic<std::size_t> done = 0;
    std::atomic<bool> stop = false;
    return measureRule(method, Worker(done, stop)).value();
}

std::string textOfRule(const QString& name) {
    QFile file(QStringLiteral(TIMESTEP_SOURCE_DIR "/tests/core/rules/") + name);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).toStdString() : std::string();
}

RuleFacts factsOfFile(const char* file) {
    const auto own = ownRelaxation(textOfRule(file));
    const WorldMethod method{.relaxation = &own->relaxation, .written = own};
    return factsOf(method);
}

std::string sentencesOf(const RuleFacts& facts) {
    std::string all;
    for (const FactSentence& sentence : ruleSentences(facts)) all += english(sentence) + " ";
    return all;
}

bool names(const std::vector<const Relaxation*>& records, const char* id) {
    return std::any_of(records.begin(), records.end(),
                       [&](const Relaxation* record) { return record->id == id; });
}

const double pi = std::acos(-1.0);
const double freeRadius = std::pow(std::cos(pi / 6), 2), pinnedRadius = std::pow(std::cos(pi / 10), 2);

} // namespace

class RuleFactsTest : public QObject {
    Q_OBJECT

private slots:
    void everyRelaxationHasTheFactsThatItDeclares_data();
    void everyRelaxationHasTheFactsThatItDeclares();
    void aRightRuleConvergesAndKeepsMomentum();
    void aRuleThatForgetsTheMassesMovesTheCentreOfMass();
    void aRuleWithASignErrorMovesAwayFromItsFixedPoint();
    void aRuleThatForgetsItsLambdaIsSoftByItsPasses();
    void aRuleThatTakesHalfLeavesHalf();
    void everyFileOfARuleIsTested();
    void theAnalysisReportsTheFactsOfEveryRun();
};

void RuleFactsTest::everyRelaxationHasTheFactsThatItDeclares_data() {
    QTest::addColumn<const Relaxation*>("relaxation");
    for (const Relaxation& relaxation : relaxations())
        QTest::newRow(std::string(relaxation.id).c_str()) << &relaxation;
}

void RuleFactsTest::everyRelaxationHasTheFactsThatItDeclares() {
    QFETCH(const Relaxation*, relaxation);
    const WorldMethod method{.relaxation = relaxation};
    const RuleFacts facts = factsOf(method);
    qInfo("%s", sentencesOf(facts).c_str());
    QCOMPARE(facts.leavesRestAlone(), std::optional(true));
    QCOMPARE(facts.keepsMomentum(), std::optional(relaxation->keepsMomentum));
    QCOMPARE(facts.usesStiffness(), relaxation->usesStiffness);
    QCOMPARE(facts.usesCompliance(), relaxation->usesCompliance);
    if (facts.usesCompliance()) QVERIFY(facts.complianceIsThatOfStep());
    for (const bool pinned : {false, true}) {
        if (relaxation->radius == nullptr) continue;
        const double declared = relaxation->radius(RuleFacts::sticksOfChain, pinned, method);
        if (declared >= 0) COMPARE_NEAR(pinned ? facts.pinnedFactor : facts.freeFactor, declared, 0.02);
    }
    QVERIFY(names(facts.sameAs, relaxation->id.data()));
}

void RuleFactsTest::aRightRuleConvergesAndKeepsMomentum() {
    const RuleFacts facts = factsOfFile("pbd.txt");
    qInfo("%s", sentencesOf(facts).c_str());
    QCOMPARE(facts.leavesRestAlone(), std::optional(true));
    QVERIFY(facts.barFactor < 1e-9);
    COMPARE_NEAR(facts.freeFactor, freeRadius, 1e-3);
    COMPARE_NEAR(facts.pinnedFactor, pinnedRadius, 1e-3);
    QCOMPARE(facts.keepsMomentum(), std::optional(true));
    QCOMPARE(facts.keepsAngularMomentum(), std::optional(true));
    QVERIFY(!facts.usesStiffness() && !facts.usesCompliance());
    QVERIFY(names(facts.sameWhenRigid, "gauss-seidel") && !names(facts.sameAs, "gauss-seidel"));
    QVERIFY(!names(facts.sameWhenRigid, "jakobsen"));
    const RuleFacts xpbd = factsOfFile("xpbd.txt");
    QVERIFY(xpbd.usesCompliance() && xpbd.complianceIsThatOfStep());
    QVERIFY(names(xpbd.sameWhenRigid, "xpbd"));
}

/// The rule still restores the bar: only the momentum shows the fault.
void RuleFactsTest::aRuleThatForgetsTheMassesMovesTheCentreOfMass() {
    const RuleFacts facts = factsOfFile("forgets-the-masses.txt");
    qInfo("%s", sentencesOf(facts).c_str());
    QCOMPARE(facts.leavesRestAlone(), std::optional(true));
    QVERIFY(facts.barFactor < 1e-9);
    COMPARE_NEAR(facts.freeFactor, freeRadius, 1e-3); // equal masses
    QCOMPARE(facts.keepsMomentum(), std::optional(false));
    QVERIFY(facts.centreShift > 0.01);
    QVERIFY(!names(facts.sameWhenRigid, "gauss-seidel"));
}

void RuleFactsTest::aRuleWithASignErrorMovesAwayFromItsFixedPoint() {
    const RuleFacts facts = factsOfFile("sign-error.txt");
    qInfo("%s", sentencesOf(facts).c_str());
    QCOMPARE(facts.leavesRestAlone(), std::optional(true));
    COMPARE_NEAR(facts.barFactor, 2, 1e-9);
    QVERIFY(!(facts.freeFactor < 1));
    QCOMPARE(facts.keepsMomentum(), std::optional(true));
    QVERIFY(facts.sameWhenRigid.empty());
    // With one wrong sign the light end corrects 3/4 and the heavy one moves away by 1/4: half of the error
    // remains.
    const RuleFacts one = factsOfFile("one-wrong-sign.txt");
    qInfo("%s", sentencesOf(one).c_str());
    COMPARE_NEAR(one.barFactor, 0.5, 1e-4);
    QCOMPARE(one.keepsMomentum(), std::optional(false));
}

void RuleFactsTest::aRuleThatForgetsItsLambdaIsSoftByItsPasses() {
    const RuleFacts facts = factsOfFile("soft-by-passes.txt");
    qInfo("%s", sentencesOf(facts).c_str());
    QVERIFY(facts.usesCompliance());
    QVERIFY(!facts.complianceIsThatOfStep());
    QVERIFY(!names(facts.sameAs, "xpbd") && names(facts.sameWhenRigid, "xpbd"));
}

void RuleFactsTest::aRuleThatTakesHalfLeavesHalf() {
    const RuleFacts facts = factsOfFile("halving.txt");
    qInfo("%s", sentencesOf(facts).c_str());
    COMPARE_NEAR(facts.barFactor, 0.5, 1e-9);
    COMPARE_NEAR(facts.halfStiffnessFactor, 0.75, 1e-9);
    QVERIFY(facts.usesStiffness());
    QCOMPARE(facts.keepsMomentum(), std::optional(true));
}

void RuleFactsTest::everyFileOfARuleIsTested() {
    QCOMPARE(QDir(QStringLiteral(TIMESTEP_SOURCE_DIR "/tests/core/rules")).entryList(QDir::Files).size(), 7);
}

void RuleFactsTest::theAnalysisReportsTheFactsOfEveryRun() {
    Experiment experiment = standardExperiment(*findScene("rope"));
    experiment.runs.push_back(experiment.runs.front());
    setByKey(experiment, "runs/0/method", textOfRule("pbd.txt"));
    setByKey(experiment, "runs/1/relaxation", "jacobi");
    const AnalysisResult result = analyse(experiment, standardAnalysis(experiment, "facts"));
    QVERIFY(result.complete);
    QCOMPARE(result.sentences.size(), std::size_t(2));
    COMPARE_NEAR(result.summary.find("pinned-chain-factor", 0)->values.front(), pinnedRadius, 1e-3);
    const Column* errors = result.table.find("error-pinned-chain", 1);
    QVERIFY(errors != nullptr && errors->values.size() == 31 && errors->values[30] < errors->values[0]);
}

REGISTER_TEST(RuleFactsTest)

} // namespace timestep::rule_facts_test
#include "rule_facts.moc"
