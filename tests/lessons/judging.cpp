// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/questions/question.h"
#include "tests/tools.h"

namespace timestep::judging_test {

namespace {

Question choiceQuestion() {
    Question question;
    question.id = "q";
    question.kind = ChoiceQuestion{{{"a", "A", "Not A.", false}, {"b", "B", "", true}}};
    question.hints = {"first", "second"};
    question.solution = "worked";
    return question;
}

Question numberQuestion() {
    Question question;
    question.id = "q";
    question.kind = NumberQuestion{{12.5, {0.1, false}, "m"}, {{25, {0.01, true}, "That is twice as much."}}};
    question.hints = {"only"};
    question.solution = "worked";
    return question;
}

Question tableQuestion() {
    Question question;
    question.id = "q";
    auto& table = question.kind.emplace<TableQuestion>();
    table.headings = {"n", "x"};
    table.rows = {{{false, "1", {}, {}}, {true, "", 10.0, {}}},
                  {{true, "", 2.0, {}}, {true, "", 30.0, {0.5, false}}}};
    table.feedback = {{20, {}, "The old velocity."}};
    question.solution = "worked";
    question.hints = {"only"};
    return question;
}

Answer chosen(const char* choice) {
    Answer answer;
    answer.choice = choice;
    return answer;
}

Answer typed(const char* text) {
    Answer answer;
    answer.text = text;
    return answer;
}

Answer filled(std::vector<std::string> cells) {
    Answer answer;
    answer.cells = std::move(cells);
    return answer;
}

} // namespace

class Judging : public QObject {
    Q_OBJECT

private slots:
    void aWrongNumberSaysHowNearItIs() {
        struct Case {
            const char* typed;
            double answer;
            Tolerance tolerance;
            Nearness near;
            bool accepted = false;
        };
        const Tolerance hundredth{0.01, false}, percent{0.01, true};
        for (const Case& each : {
                 Case{"3.71", 3.714, hundredth, Nearness::None, true},
                 Case{"3.7", 3.714, hundredth, Nearness::FewerDigits},
                 Case{"0,19", 0.187, {0.002, false}, Nearness::FewerDigits},
                 Case{"-8", -7.85, percent, Nearness::FewerDigits},
                 Case{"-1.8", -1.76, percent, Nearness::FewerDigits},
                 Case{"0.966", 0.962, {0.001, false}, Nearness::Almost},
                 Case{"7e-7", 6.84e-7, percent, Nearness::FewerDigits},
                 Case{"6.8e-7", 6.84e-7, {0.004e-7, false}, Nearness::FewerDigits},
                 Case{"0.5", 0.55, {0.05, false}, Nearness::None, true}, // a border of the tolerance
                 Case{"0", 0.3, hundredth, Nearness::TooLow},
                 Case{"5", -5, hundredth, Nearness::OtherSign},
                 Case{"23.3", 233, percent, Nearness::PowerOfTen},
                 Case{"0.25", 4, hundredth, Nearness::Inverse},
                 Case{"2", 9, hundredth, Nearness::TooLow},
                 Case{"20", 9, hundredth, Nearness::TooHigh},
                 Case{"1/3", 0.334, {1e-4, false}, Nearness::Almost},
             }) {
            Question question = numberQuestion();
            auto& number = std::get<NumberQuestion>(question.kind);
            number.number.answer = each.answer;
            number.number.tolerance = each.tolerance;
            number.feedback.clear();
            const Judgement judged = judge(question, typed(each.typed), 0);
            QVERIFY2((judged.verdict == Verdict::Right) == each.accepted, each.typed);
            QVERIFY2(judged.nearness == each.near, each.typed);
        }
        // Of a table, a cell with too few digits is named.
        Question table = tableQuestion();
        std::get<TableQuestion>(table.kind).rows[1][1].answer = 30.4;
        std::get<TableQuestion>(table.kind).rows[1][1].tolerance = {0.1, false};
        QCOMPARE(judge(table, filled({"10", "2", "30"}), 0).nearness, Nearness::FewerDigits);
        QCOMPARE(judge(table, filled({"10", "2", "30.4"}), 0).verdict, Verdict::Right);
        // It is not named while another cell is wrong in another way.
        QCOMPARE(judge(table, filled({"-10", "2", "30"}), 0).nearness, Nearness::None);
    }

    void aRightChoiceIsRightAndAWrongOneGetsItsOwnFeedback() {
        QCOMPARE(judge(choiceQuestion(), chosen("b"), 0).verdict, Verdict::Right);
        const Judgement wrong = judge(choiceQuestion(), chosen("a"), 0);
        QCOMPARE(wrong.verdict, Verdict::Wrong);
        QCOMPARE(wrong.feedback, std::string("Not A."));
        QCOMPARE(judge(choiceQuestion(), chosen("c"), 0).verdict, Verdict::Unreadable);
        QCOMPARE(judge(choiceQuestion(), {}, 0).verdict, Verdict::Unreadable);
    }

    void aHintComesWithTheSecondWrongTryAndTheSolutionWithTheThird() {
        const Judgement first = judge(choiceQuestion(), chosen("a"), 0);
        QVERIFY(first.hint.empty() && first.solution.empty());
        const Judgement second = judge(choiceQuestion(), chosen("a"), 1);
        QCOMPARE(second.hint, std::string("first"));
        QVERIFY(second.solution.empty());
        const Judgement third = judge(choiceQuestion(), chosen("a"), 2);
        QCOMPARE(third.hint, std::string("second"));
        QCOMPARE(third.solution, std::string("worked"));
        QCOMPARE(judge(choiceQuestion(), chosen("a"), 100).hint, std::string("second"));
        QVERIFY(judge(choiceQuestion(), chosen("b"), 100).solution.empty());
    }

    void aNumberIsJudgedByItsToleranceWithOrWithoutItsUnit() {
        for (const char* text : {"12.5", "12,5", "12,5 m", "12.5m", "12.6", "25/2"})
            QCOMPARE(judge(numberQuestion(), typed(text), 0).verdict, Verdict::Right);
        QCOMPARE(judge(numberQuestion(), typed("12.7"), 0).verdict, Verdict::Wrong);
        QVERIFY(judge(numberQuestion(), typed("12.7"), 0).feedback.empty());
        QCOMPARE(judge(numberQuestion(), typed("25"), 0).feedback, std::string("That is twice as much."));
        QCOMPARE(judge(numberQuestion(), typed("12.5 s"), 0).verdict, Verdict::Unreadable);
        QCOMPARE(judge(numberQuestion(), typed(""), 5).verdict, Verdict::Unreadable);
        QVERIFY(judge(numberQuestion(), typed("?"), 5).solution.empty());
    }

    void aNumberInPerCentIsReadInPerCent() {
        Question question = numberQuestion();
        std::get<NumberQuestion>(question.kind).number.unit = "%";
        for (const char* text : {"12,5", "12,5 %", "12.5%"})
            QCOMPARE(judge(question, typed(text), 0).verdict, Verdict::Right);
        QCOMPARE(judge(question, typed("0.125"), 0).verdict, Verdict::Wrong);
    }

    void aTableIsRightWhenEveryCellIs() {
        const Judgement right = judge(tableQuestion(), filled({"10", "2", "30,4"}), 0);
        QCOMPARE(right.verdict, Verdict::Right);
        const Judgement wrong = judge(tableQuestion(), filled({"20", "2", "30"}), 0);
        QCOMPARE(wrong.verdict, Verdict::Wrong);
        QCOMPARE(wrong.feedback, std::string("The old velocity."));
        QVERIFY((wrong.cells == std::vector{Verdict::Wrong, Verdict::Right, Verdict::Right}));
        const Judgement unfinished = judge(tableQuestion(), filled({"20", "", "30"}), 3);
        QCOMPARE(unfinished.verdict, Verdict::Unreadable);
        QVERIFY(unfinished.feedback.empty() && unfinished.hint.empty());
        QCOMPARE(judge(tableQuestion(), filled({"10"}), 0).verdict, Verdict::Unreadable);
    }

    void aSentenceIsCommittedAndThenShowsTheModelAnswer() {
        Question question;
        question.kind = SentenceQuestion{"The energy."};
        QCOMPARE(judge(question, typed(" "), 0).verdict, Verdict::Unreadable);
        QVERIFY(judge(question, typed(" "), 0).model.empty());
        const Judgement given = judge(question, typed("The method."), 0);
        QCOMPARE(given.verdict, Verdict::Committed);
        QCOMPARE(given.model, std::string("The energy."));
    }

    void aPredictionIsNeverMarked() {
        Question choice = choiceQuestion(), number = numberQuestion(), table = tableQuestion();
        choice.prediction = number.prediction = table.prediction = true;
        for (const auto& [question, answer] :
             {std::pair{choice, chosen("a")}, std::pair{choice, chosen("b")}, std::pair{number, typed("25")},
              std::pair{number, typed("12.5")}, std::pair{table, filled({"20", "2", "30"})}}) {
            const Judgement judgement = judge(question, answer, 7);
            QCOMPARE(judgement.verdict, Verdict::Committed);
            QVERIFY(judgement.feedback.empty() && judgement.hint.empty() && judgement.solution.empty());
            for (const Verdict cell : judgement.cells) QCOMPARE(cell, Verdict::Committed);
        }
    }

    void thePredictionsFeedbackIsThereForTheOutcome() {
        Question choice = choiceQuestion(), number = numberQuestion(), table = tableQuestion();
        choice.prediction = number.prediction = table.prediction = true;
        QCOMPARE(outcomeFeedback(choice, chosen("a")), std::string("Not A."));
        QCOMPARE(outcomeFeedback(choice, chosen("b")), std::string());
        QCOMPARE(outcomeFeedback(number, typed("25 m")), std::string("That is twice as much."));
        QCOMPARE(outcomeFeedback(number, typed("12")), std::string());
        QCOMPARE(outcomeFeedback(table, filled({"10", "20", "x"})), std::string("The old velocity."));
    }
};

REGISTER_TEST(Judging)

} // namespace timestep::judging_test
#include "judging.moc"
