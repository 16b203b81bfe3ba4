// SPDX-License-Identifier: GPL-3.0-or-later
// The page that goes back to a learner.
#include "app/classroom/class_book.h"
#include "app/classroom/class_findings.h"
#include "app/handouts/paper/sheet_texts.h"
#include "app/lesson/elements/prose.h"
#include "app/lesson/questions/question_forms.h"
#include "lessons/walk/lesson_progress.h"
#include "widgets/export/svg_device.h"
#include "widgets/whole_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QLocale>

#include <set>

namespace timestep {

namespace {

struct FeedbackTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::ClassBook)
};

constexpr const char* feedbackStyle = R"css(
body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#20242a;background:#fff}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.3rem .6rem;border-bottom:1px solid #dfe3e8;vertical-align:top}
.quiet{color:#555b64}blockquote{margin:.4rem 0;padding:.2rem .8rem;border-left:3px solid #0072b2}
@media print{body{margin:0;font-size:12px}tr{break-inside:avoid}}
)css";

QString paragraph(const QString& text) {
    return text.isEmpty() ? QString() : QStringLiteral("<p>%1</p>\n").arg(xmlText(text));
}

/// The whole answer in words.
QString saidBy(const Question& question, const Answer& answer) {
    return withForm(question, [&](const auto& form, const auto& kind) {
        const auto reported = form.reported(kind, answer, std::nullopt);
        return reported ? plainText(reported->toStdString()) : plainText(form.said(kind, answer, 0, {}));
    });
}

QString answerRow(const Question& question, const QuestionProgress& entry) {
    const Answer& answer = *entry.given;
    const QString mark = isCommitted(question) ? QString()
                         : entry.right         ? QStringLiteral("✓ ")
                                               : QStringLiteral("✗ ");
    const std::string feedback = question.prediction     ? outcomeFeedback(question, answer)
                                 : isCommitted(question) ? judge(question, answer, entry).model
                                                         : judge(question, answer, 0).feedback;
    return QStringLiteral("<tr><td>%1</td><td>%2%3</td><td class=quiet>%4</td></tr>\n")
        .arg(xmlText(plainText(question.ask)), mark, xmlText(saidBy(question, answer)),
             xmlText(plainText(feedback)));
}

QString answersTable(const HandedIn& one) {
    QString rows;
    for (const LessonStep& step : one.lesson->steps)
        for (const Question* question : step.questions()) {
            const auto entry = one.result.progress.questions.find(question->id);
            if (entry != one.result.progress.questions.end() && entry->second.given)
                rows += answerRow(*question, entry->second);
        }
    if (rows.isEmpty()) return {};
    return QStringLiteral("<table><tr><th>%1</th><th>%2</th><th>%3</th></tr>\n%4</table>\n")
        .arg(xmlText(FeedbackTexts::tr("Question")), xmlText(FeedbackTexts::tr("Your answer")),
             xmlText(FeedbackTexts::tr("To your answer")), rows);
}

QString number(double value) {
    return QLocale().toString(value, 'g', 6);
}

} // namespace

QString feedbackHtml(const HandedIn& one, const Merged& merged, const ClassBook& book) {
    const QString title = one.lesson ? sheetTitle(*one.lesson) : one.result.title;
    const ClassList::Member* member = book.list.find(one.result.learner);
    const QString name = member != nullptr ? member->name : one.result.learner;
    QString text = QStringLiteral("<!DOCTYPE html>\n<html lang=\"%1\"><head><meta charset=\"utf-8\"><title>%2"
                                  "</title><style>%3</style></head><body>\n<h1>%2</h1>\n")
                       .arg(QLocale().bcp47Name(), xmlText(title), QString::fromUtf8(feedbackStyle));
    text += paragraph(name);
    if (const auto grade = gradeOf(one, merged, book))
        text +=
            paragraph(FeedbackTexts::tr("%1 of %2 points.").arg(number(grade->points), number(grade->of)));
    else if (one.verification.state == Verification::State::Altered)
        text += paragraph(FeedbackTexts::tr("The file was altered: no points."));
    const ClassBook::Mark mark = book.markOf(one);
    if (mark.sentences)
        text += paragraph(FeedbackTexts::tr("%1 of them for sentences.").arg(number(*mark.sentences)));
    if (!mark.comment.isEmpty())
        text += QStringLiteral("<blockquote>%1</blockquote>\n").arg(xmlText(mark.comment));
    if (one.lesson) {
        if (const QString own = ownNumbers(*one.lesson); !own.isEmpty())
            text += paragraph(FeedbackTexts::tr("Your numbers: %1.").arg(own));
        text += answersTable(one);
    }
    for (const QString& note : one.verification.notes)
        text += QStringLiteral("<p class=quiet>%1</p>\n").arg(xmlText(note));
    return text + QStringLiteral("</body></html>\n");
}

int writeFeedback(const QString& folder, const Merged& merged, const ClassBook& book) {
    std::set<QString> taken;
    for (const HandedIn& one : merged.results) {
        const QString base = resultFileName(one.result).section(QStringLiteral(".result.json"), 0, 0);
        QString name = base;
        for (int number = 2; !taken.insert(foldedName(name)).second; ++number)
            name = base + QStringLiteral("-%1").arg(number);
        writeWholeFile(QDir(folder).filePath(name + QStringLiteral(".html")),
                       feedbackHtml(one, merged, book).toUtf8());
    }
    return static_cast<int>(merged.results.size());
}

} // namespace timestep
