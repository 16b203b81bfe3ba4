// SPDX-License-Identifier: GPL-3.0-or-later
// No text, title or legend that a learner sees before answering a question contains its number.
#include "core/table/number_text.h"
#include "lessons/read/library.h"
#include "lessons/text/decimal_sign.h"
#include "tests/tools.h"

#include <QRegularExpression>

#include <cmath>

namespace timestep::no_answer_ahead_test {

namespace {

struct Shown {
    std::string where, text;
};

void addPlot(const PlotBlock* plot, std::vector<Shown>& shown) {
    if (plot == nullptr) return;
    shown.push_back({"title of " + plot->id, plot->title});
    for (const PlotLine& line : plot->lines) shown.push_back({"line of " + plot->id, line.label});
}

/// The texts on the screen in a step and in those before it, without the question's own help.
std::vector<Shown> shownUpTo(const Lesson& lesson, std::size_t last) {
    std::vector<Shown> shown;
    for (const LessonStep& step : lesson.steps) shown.push_back({"title of " + step.id, step.title});
    for (std::size_t i = 0; i <= last; ++i)
        for (const Block& block : lesson.steps[i].blocks) {
            const std::string where = "step " + lesson.steps[i].id;
            if (const auto* prose = std::get_if<Prose>(&block)) shown.push_back({where, prose->markdown});
            if (const auto* picture = std::get_if<PictureBlock>(&block)) {
                shown.push_back({where, picture->picture.description});
                if (picture->picture.run)
                    for (const std::string& caption : picture->picture.run->captions)
                        shown.push_back({where, caption});
            }
            if (const auto* box = std::get_if<BoxBlock>(&block)) shown.push_back({where, box->text});
            const auto* later = std::get_if<ExplanationBlock>(&block);
            if (later != nullptr && i < last) shown.push_back({where, later->text});
            if (const auto* check = std::get_if<Check>(&block)) shown.push_back({where, check->text});
            if (const auto* part = std::get_if<ExperimentBlock>(&block); part != nullptr && i == last)
                for (std::size_t run = 0; run < part->experiment.runs.size(); ++run)
                    shown.push_back({where, runLabel(part->experiment, run)});
        }
    const Stage stage = stageOf(lesson, last);
    for (const PlotBlock* plot : stage.plots) addPlot(plot, shown);
    return shown;
}

/// The numbers in a text, without thousands separators.
std::vector<double> numbersIn(const std::string& text, bool commas) {
    QString plain = QString::fromStdString(text);
    plain.replace("{,}", ",").replace(QString(QChar(0x2212)), "-");
    plain.remove(QRegularExpression("action:[^)]*"));
    if (commas)
        plain.remove(QRegularExpression("(?<=\\d)\\.(?=\\d{3})")).replace(',', '.');
    else
        plain.remove(QRegularExpression("(?<=\\d),(?=\\d{3})"));
    plain.remove(QRegularExpression("(?<=\\d)\\\\,(?=\\d{3})"));
    static const QRegularExpression number("-?\\d+(?:\\.\\d+)?");
    std::vector<double> numbers;
    for (auto found = number.globalMatch(plain); found.hasNext();)
        numbers.push_back(found.next().captured().toDouble());
    return numbers;
}

/// A number that reveals something: three digits or more.
bool isTelling(double value) {
    const QString digits =
        QString::number(std::abs(value), 'g', 6).remove('.').remove(QRegularExpression("^0+|0+$"));
    return digits.size() >= 3;
}

struct Secret {
    std::string question;
    std::size_t step;
    double value;
};

/// The numbers of graded questions, and the outcomes of predicted ones.
std::vector<Secret> secretsOf(const Lesson& lesson) {
    std::vector<Secret> secrets;
    for (std::size_t i = 0; i < lesson.steps.size(); ++i)
        for (const Block& block : lesson.steps[i].blocks) {
            const auto* question = std::get_if<Question>(&block);
            if (question == nullptr || lesson.steps[i].id == "recall" || lesson.steps[i].id == "review")
                continue;
            if (const auto* number = std::get_if<NumberQuestion>(&question->kind);
                number != nullptr && number->number.answer)
                secrets.push_back({question->id, i, *number->number.answer});
            if (!question->prediction || std::holds_alternative<ChoiceQuestion>(question->kind)) continue;
            for (const LessonStep& step : lesson.steps)
                for (const Check* check : step.checks())
                    if (check->outcome == question->id && check->expected.value)
                        secrets.push_back({question->id, i, shownValue(*check, *check->expected.value)});
        }
    std::erase_if(secrets, [](const Secret& secret) { return !isTelling(secret.value); });
    return secrets;
}

/// Each place that shows a number that a question asks for.
QStringList foundIn(const Lesson& lesson) {
    QStringList found;
    for (const Secret& secret : secretsOf(lesson))
        for (const Shown& shown : shownUpTo(lesson, secret.step))
            for (const double number : numbersIn(shown.text, lesson.language == "de"))
                if (std::abs(number - secret.value) <= 1e-3 * std::abs(secret.value))
                    found << QString("%1 = %2 is in %3")
                                 .arg(QString::fromStdString(secret.question))
                                 .arg(secret.value)
                                 .arg(QString::fromStdString(shown.where));
    return found;
}

} // namespace

class NoAnswerAhead : public QObject {
    Q_OBJECT

private slots:
    void noTextHoldsTheNumberThatIsAskedFor_data() {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QString>("language");
        for (const LessonInfo& info : listLessons({TIMESTEP_SOURCE_DIR "/lessons/content"}))
            for (const std::string& language : info.languages)
                QTest::newRow((info.id + " " + language).c_str())
                    << QString::fromStdString(info.folder) << QString::fromStdString(language);
    }
    void noTextHoldsTheNumberThatIsAskedFor() {
        QFETCH(QString, folder);
        QFETCH(QString, language);
        Lesson lesson = loadLesson(folder.toStdString(), language.toStdString());
        QVERIFY2(foundIn(lesson).empty(), qPrintable(foundIn(lesson).join('\n')));
        // Planted in a text or in a title, each of them is found.
        const std::vector<Secret> secrets = secretsOf(lesson);
        for (const Secret& secret : secrets) {
            const std::string number = withDecimalSign(exactNumber(secret.value), lesson.language);
            LessonStep& step = lesson.steps[secret.step];
            step.blocks.emplace_back(Prose{"It is " + number + " m.", 1});
            QVERIFY2(!foundIn(lesson).empty(), secret.question.c_str());
            step.blocks.pop_back();
            lesson.steps.back().title += " " + number;
            QVERIFY2(!foundIn(lesson).empty(), secret.question.c_str());
            lesson.steps.back().title.resize(lesson.steps.back().title.size() - number.size() - 1);
        }
        QVERIFY(foundIn(lesson).empty());
    }

    /// Numbers of both languages are read, and numbers that reveal little are ignored.
    void numbersAreReadAsTheyAreWritten() {
        QCOMPARE(numbersIn("the error is 4,569.5 m or $-1{,}25$", false).front(), 4569.5);
        QCOMPARE(numbersIn("der Fehler ist 4.569,5 m", true).front(), 4569.5);
        QCOMPARE(numbersIn("is $5\\,000\\,050$ m", false).front(), 5000050.0);
        QVERIFY(isTelling(0.0241) && isTelling(550.5) && !isTelling(500) && !isTelling(0.5) &&
                !isTelling(24));
    }
};

REGISTER_TEST(NoAnswerAhead)

} // namespace timestep::no_answer_ahead_test
#include "lessons/model/evaluate_check.h"
#include "no_answer_ahead.moc"
