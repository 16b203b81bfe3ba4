// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/classroom/class_findings.h"

#include "app/handouts/paper/sheet_texts.h"
#include "app/lesson/elements/prose.h"
#include "lessons/walk/lesson_progress.h"
#include "widgets/export/svg_device.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <map>

namespace timestep {

namespace {

struct FindingsTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::Merged)
};

/// How a class answered one question.
struct Finding {
    const Lesson* lesson;
    const LessonStep* step;
    const Question* question;
    int right = 0, answered = 0;
    std::map<std::string, int>
        ideas; ///< wrong ones as the feedback names them, Markdown, with their learners

    double share() const { return right / double(answered); }
};

/// Whether a wrong answer tells something: a choice of what happens, or a graded question.
bool isJudged(const Question& question) {
    if (!question.prediction) return !isCommitted(question);
    const auto* choice = std::get_if<ChoiceQuestion>(&question.kind);
    return choice != nullptr && choice->happening() != nullptr;
}

/// The feedback to an answer in the words of `question`, whose numbers may be those of another learner.
std::string ideaOf(const Question& question, const Question& own, const Answer& answer) {
    if (const auto* choice = std::get_if<ChoiceQuestion>(&question.kind)) {
        const QuestionChoice* chosen = choice->chosen(answer);
        return chosen != nullptr ? chosen->feedback : std::string();
    }
    const std::string said = judge(own, answer, 0).feedback;
    const auto* number = std::get_if<NumberQuestion>(&question.kind);
    const auto* ownNumber = std::get_if<NumberQuestion>(&own.kind);
    if (number != nullptr && ownNumber != nullptr)
        for (std::size_t i = 0; i < std::min(number->feedback.size(), ownNumber->feedback.size()); ++i)
            if (ownNumber->feedback[i].text == said) return number->feedback[i].text;
    return said;
}

void count(Finding& finding, const HandedIn& one) {
    const auto entry = one.result.progress.questions.find(finding.question->id);
    const Question* own = one.lesson->question(finding.question->id);
    if (own == nullptr || entry == one.result.progress.questions.end() || !entry->second.given) return;
    const Answer& answer = *entry->second.given;
    bool right = entry->second.right && entry->second.tries == 0;
    bool isWrong = !entry->second.right;
    if (const auto* choice = std::get_if<ChoiceQuestion>(&own->kind); own->prediction && choice != nullptr) {
        const QuestionChoice* chosen = choice->chosen(answer);
        if (chosen == nullptr) return;
        right = chosen->happens;
        isWrong = !right;
    }
    ++finding.answered;
    finding.right += right ? 1 : 0;
    const std::string idea = isWrong ? ideaOf(*finding.question, *own, answer) : std::string();
    if (!idea.empty()) ++finding.ideas[idea];
}

/// Of each question that was answered, in the order of the lessons.
std::vector<Finding> findingsOf(const Merged& merged) {
    std::vector<Finding> findings;
    for (auto begin = merged.results.begin(); begin != merged.results.end();) {
        const auto end = std::find_if(begin, merged.results.end(), [&](const HandedIn& one) {
            return one.result.lesson != begin->result.lesson;
        });
        const auto known =
            std::find_if(begin, end, [](const HandedIn& one) { return one.lesson != nullptr; });
        if (known != end)
            for (const LessonStep& step : known->lesson->steps)
                for (const Question* question : step.questions()) {
                    if (!isJudged(*question)) continue;
                    Finding finding{known->lesson.get(), &step, question, 0, 0, {}};
                    for (auto one = begin; one != end; ++one)
                        if (one->lesson && one->verification.state != Verification::State::Altered)
                            count(finding, *one);
                    if (finding.answered > 0) findings.push_back(std::move(finding));
                }
        begin = end;
    }
    return findings;
}

QString cell(const QString& text, const char* attributes = "") {
    return QStringLiteral("<td%1>%2</td>").arg(QLatin1String(attributes), xmlText(text));
}

/// The columns of `numbers` are aligned right.
QString headRow(const QStringList& heads, const QList<int>& numbers) {
    QString text = QStringLiteral("<table><tr>");
    for (int i = 0; i < heads.size(); ++i)
        text += QStringLiteral("<th%1>%2</th>")
                    .arg(numbers.contains(i) ? QStringLiteral(" class=n") : QString(), xmlText(heads[i]));
    return text + QStringLiteral("</tr>\n");
}

/// "Lesson 2 · Title: step".
QString placeOf(const Finding& finding) {
    return FindingsTexts::tr("%1: %2").arg(sheetTitle(*finding.lesson),
                                           QString::fromStdString(finding.step->title));
}

QString rightOf(const Finding& finding) {
    return FindingsTexts::tr("%1 of %2")
        .arg(QString::number(finding.right), QString::number(finding.answered));
}

} // namespace

QString findingsSection(const Merged& merged) {
    std::vector<Finding> findings = findingsOf(merged);
    if (findings.empty()) return {};
    std::stable_sort(findings.begin(), findings.end(),
                     [](const Finding& a, const Finding& b) { return a.share() < b.share(); });
    QString text = QStringLiteral("<h2>%1</h2>\n").arg(xmlText(FindingsTexts::tr("Questions by difficulty")));
    text += headRow(
        {FindingsTexts::tr("Question"), FindingsTexts::tr("Where"), FindingsTexts::tr("Right at once")}, {2});
    struct Idea {
        const std::string* words;
        int learners;
        const Finding* finding;
    };
    std::vector<Idea> ideas;
    for (const Finding& finding : findings) {
        text += QStringLiteral("<tr>") + cell(plainText(finding.question->ask)) + cell(placeOf(finding)) +
                cell(rightOf(finding), " class=n") + QStringLiteral("</tr>\n");
        for (const auto& [words, learners] : finding.ideas) ideas.push_back({&words, learners, &finding});
    }
    text += QStringLiteral("</table>\n");
    if (ideas.empty()) return text;
    std::stable_sort(ideas.begin(), ideas.end(),
                     [](const Idea& a, const Idea& b) { return a.learners > b.learners; });
    text += QStringLiteral("<h2>%1</h2>\n").arg(xmlText(FindingsTexts::tr("Wrong ideas")));
    text += headRow({FindingsTexts::tr("What the program answered"), FindingsTexts::tr("Learners"),
                     FindingsTexts::tr("Question")},
                    {1});
    for (const Idea& idea : ideas)
        text += QStringLiteral("<tr>") + cell(plainText(*idea.words)) +
                cell(QString::number(idea.learners), " class=n") +
                cell(plainText(idea.finding->question->ask)) + QStringLiteral("</tr>\n");
    return text + QStringLiteral("</table>\n");
}

QString rosterSection(const Merged& merged, const ClassBook& book) {
    if (book.list.members.empty()) return {};
    std::vector<const Lesson*> lessons;
    for (const HandedIn& one : merged.results)
        if (one.lesson && (lessons.empty() || lessons.back()->id != one.lesson->id))
            lessons.push_back(one.lesson.get());
    QStringList heads{FindingsTexts::tr("Learner")};
    QList<int> numbers;
    for (const Lesson* lesson : lessons) {
        numbers << static_cast<int>(heads.size());
        heads << sheetTitle(*lesson);
    }
    QString text = QStringLiteral("<h2>%1</h2>\n").arg(xmlText(FindingsTexts::tr("The class")));
    const Attendance attendance = attendanceOf(merged, book);
    const auto say = [&](const QString& words, const QStringList& names) {
        if (!names.isEmpty())
            text += QStringLiteral("<p>%1</p>\n").arg(xmlText(words.arg(names.join(QStringLiteral(", ")))));
    };
    say(FindingsTexts::tr("Nothing handed in: %1."), attendance.missing);
    say(FindingsTexts::tr("Not on the list: %1."), attendance.unlisted);
    text += headRow(heads, numbers);
    for (const ClassRow& row : classRows(merged, book)) {
        text += QStringLiteral("<tr>") + cell(row.name);
        for (const Lesson* lesson : lessons) {
            const auto found = row.results.find(lesson->id);
            if (found == row.results.end()) {
                text += cell(QStringLiteral("–"), " class=n");
                continue;
            }
            const auto grade = gradeOf(*found->second, merged, book);
            text += cell(grade ? FindingsTexts::tr("%1 of %2")
                                     .arg(QLocale().toString(grade->points), QLocale().toString(grade->of))
                               : stateName(found->second->verification.state),
                         " class=n");
        }
        text += QStringLiteral("</tr>\n");
    }
    return text + QStringLiteral("</table>\n");
}

QString ownNumbers(const Lesson& lesson) {
    QStringList numbers;
    for (const PersonalValue& each : lesson.personal)
        numbers << QStringLiteral("%1 %2").arg(QString::fromStdString(each.name),
                                               QLocale().toString(each.value, 'f', each.digits));
    return numbers.join(QStringLiteral(", "));
}

} // namespace timestep
