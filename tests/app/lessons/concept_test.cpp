// SPDX-License-Identifier: GPL-3.0-or-later
// The concept test before and after the course: its questions, pages, dialog and sheets, for Moodle, and in
// the overview of a class.
#include "app/classroom/hand_in.h"
#include "app/classroom/merge.h"
#include "app/handouts/concept_test_dialog.h"
#include "app/paths.h"
#include "core/input_error.h"
#include "lessons/claims/claims.h"
#include "tests/app/commands/command_call.h"
#include "tests/tools.h"

#include <QFile>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include <algorithm>
#include <map>

namespace timestep::concept_test_test {

namespace {

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class ConceptTest : public QObject {
    Q_OBJECT

private slots:
    void theDialogShowsTheQuestionsAndTheirKeyInEachLanguage_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("title");
        QTest::newRow("English") << "en_GB"
                                 << "Twenty-six questions";
        QTest::newRow("German") << "de_AT"
                                << "Sechsundzwanzig Fragen";
        QTest::newRow("without a translation") << "fr"
                                               << "Twenty-six questions";
    }
    void theDialogShowsTheQuestionsAndTheirKeyInEachLanguage() {
        QFETCH(QString, language);
        QFETCH(QString, title);
        ConceptTestDialog dialog(language, nullptr);
        QVERIFY2(dialog.shown().contains(title), qPrintable(dialog.shown().left(80)));
        const QString questions = conceptTestHtml(ConceptTestPage::Questions, language);
        QCOMPARE(questions.count("&nbsp;&nbsp;☐ A "), 26);
        const QString first = dialog.shown();
        dialog.showPage(ConceptTestPage::Key);
        QVERIFY(dialog.shown() != first && !dialog.shown().isEmpty());
    }

    /// Two questions for each idea, four choices each, one of them right, and an idea behind each wrong one;
    /// the right ones are spread over the letters, and every idea has a picture or numbers.
    void everyIdeaHasTwoQuestionsWithOneRightAnswer() {
        for (const char* language : {"en", "de"}) {
            const Lesson test = conceptTest(language);
            std::map<QString, int> ideas, pictures;
            std::map<std::string, int> letters;
            for (const ConceptItem& item : itemsOf(test)) {
                ++ideas[item.idea];
                pictures[item.idea] += item.picture != nullptr ? 1 : 0;
                int right = 0;
                QCOMPARE(item.choice->choices.size(), std::size_t(4));
                for (const QuestionChoice& choice : item.choice->choices) {
                    QVERIFY2(choice.happens == choice.feedback.empty(), item.id.c_str());
                    right += choice.happens ? 1 : 0;
                    if (choice.happens) ++letters[choice.id];
                }
                QCOMPARE(right, 1);
            }
            QCOMPARE(ideas.size(), std::size_t(13));
            for (const auto& [idea, count] : ideas) QVERIFY2(count == 2, qPrintable(idea));
            for (const auto& [letter, count] : letters) QVERIFY2(count >= 5 && count <= 8, letter.c_str());
            QVERIFY(std::count_if(pictures.begin(), pictures.end(),
                                  [](const auto& one) { return one.second > 0; }) >= 9);
        }
        QVERIFY(checkLessons(conceptTestFolder(), nullptr, false).empty());
    }

    void moodleGetsEveryQuestionWithItsPicture() {
        QXmlStreamReader xml(conceptTestMoodle("de"));
        int questions = 0, right = 0, answers = 0, files = 0;
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement) continue;
            const auto value = [&xml](const char* name) {
                return xml.attributes().value(QLatin1String(name));
            };
            questions +=
                xml.name() == QLatin1String("question") && value("type") == QLatin1String("multichoice") ? 1
                                                                                                         : 0;
            answers += xml.name() == QLatin1String("answer") ? 1 : 0;
            right += value("fraction") == QLatin1String("100") ? 1 : 0;
            if (xml.name() != QLatin1String("file")) continue;
            QVERIFY(QByteArray::fromBase64(xml.readElementText().toLatin1()).startsWith("\x89PNG"));
            ++files;
        }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        QCOMPARE(questions, 26);
        QCOMPARE(answers, 4 * 26);
        QCOMPARE(right, 26);
        QVERIFY(files >= 12);
    }

    /// Three learners: one is right only after the course, one before and after, one takes it once.
    void theClassPageNamesGainAndWrongIdeas() {
        const QTemporaryDir folder;
        const Lesson test = conceptTest("en");
        const std::vector<ConceptItem> items = itemsOf(test);
        const auto take = [&](const QString& learner, int time, bool rightly) {
            LessonProgress progress;
            progress.lesson = conceptTestName;
            progress.started = "2026-01-01T10:00:00Z";
            for (const ConceptItem& item : items) {
                Answer answer;
                answer.question = item.question->id;
                for (const QuestionChoice& choice : item.choice->choices)
                    if (choice.happens == rightly) answer.choice = choice.id;
                QuestionProgress& given = progress.questions[answer.question];
                given.given = answer;
                given.time = progress.started;
            }
            ResultFile result = resultOf(test, {learner, 0}, progress);
            result.saved = "2026-01-01T10:00:0" + std::to_string(time) + "Z";
            handIn(folder.path(), resultFileName(result), resultBytes(result));
        };
        take("Ada", 1, false);
        take("Ben", 2, true);
        take("Ada", 3, true);
        take("Ben", 4, true);
        take("Cem", 5, false);
        const Merged merged = mergeFolder(folder.path(), {bundledLessonsFolder()}, "en");
        QCOMPARE(merged.results.size(), std::size_t(0));
        QCOMPARE(merged.conceptTests.size(), std::size_t(5));
        QCOMPARE(QString::fromStdString(mergedCsv(merged)).count('\n'), 1 + 5 * 26);
        const QString page = mergedHtml(merged);
        QVERIFY2(page.contains("3 learner"), qPrintable(page.right(3000)));
        QVERIFY(page.contains("2 of them took it before and after."));
        QCOMPARE(page.count("<td class=n>1</td><td class=n>2</td><td class=n>1.00</td>"), 26);
        take("Ada", 6, false);
        const QString worse = mergedHtml(mergeFolder(folder.path(), {bundledLessonsFolder()}, "en"));
        QCOMPARE(worse.count("<td class=n>1</td><td class=n>1</td><td class=n>0.00</td>"), 26);
        QVERIFY(worse.contains("Without friction a body speeds up. (1)"));
    }

    void theCommandPrintsQuestionsAndKey() {
        const QTemporaryDir folder;
        const QString handout = folder.filePath("q.pdf"), key = folder.filePath("k.pdf");
        const Outcome outcome = call({"lesson", "concept-test", "--handout", handout, "--key", key});
        QVERIFY2(outcome.exitCode == 0, qPrintable(outcome.err));
        for (const QString& file : {handout, key}) {
            QVERIFY(bytesOf(file).startsWith("%PDF-"));
            QVERIFY2(outcome.out.contains(file + ": "), qPrintable(outcome.out));
        }
        QVERIFY(bytesOf(handout) != bytesOf(key));
        QCOMPARE(call({"lesson", "concept-test"}).exitCode, 2);
        const QString moodle = folder.filePath("m.xml");
        QCOMPARE(call({"lesson", "concept-test", "--moodle", moodle}).exitCode, 0);
        QVERIFY(bytesOf(moodle).startsWith("<?xml"));
        QCOMPARE(call({"lesson", "cloth", "--moodle", moodle}).exitCode, 2);
    }
};

REGISTER_TEST(ConceptTest)

} // namespace timestep::concept_test_test
#include "concept_test.moc"
