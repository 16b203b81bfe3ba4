// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/questions/answers_of_class.h"

#include "app/lesson/elements/prose.h"
#include "widgets/export/svg_device.h"

#include <QCoreApplication>
#include <QStringList>

#include <map>

namespace timestep {

namespace {

struct AnswersOfClassTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::Merged)
};

} // namespace

QString countedAnswers(const ClassAnswers& answers, const std::function<std::string(const Answer&)>& said) {
    std::map<QString, int> counts;
    for (const Answer* answer : answers.answers) ++counts[plainText(said(*answer))];
    QString text = QStringLiteral("<ul>\n");
    for (const auto& [given, count] : counts)
        text += QStringLiteral("<li>%1: %2</li>\n").arg(QString::number(count), xmlText(given));
    return text + QStringLiteral("</ul>\n");
}

QString quotedAnswers(const ClassAnswers& answers, const std::string& model) {
    QStringList said;
    for (const Answer* answer : answers.answers) said << QString::fromStdString(answer->text);
    said.sort();
    QString text;
    for (const QString& one : said)
        text += QStringLiteral("<blockquote>%1</blockquote>\n").arg(xmlText(one).replace('\n', "<br>"));
    if (!model.empty())
        text += QStringLiteral("<p class=quiet>%1</p>\n")
                    .arg(xmlText(AnswersOfClassTexts::tr("Model answer: %1").arg(plainText(model))));
    return text;
}

} // namespace timestep
