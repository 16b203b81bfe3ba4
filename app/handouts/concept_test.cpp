// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/handouts/concept_test.h"

#include "app/lesson/elements/prose.h"
#include "app/lesson/pictures/picture_view.h"
#include "app/paths.h"
#include "lessons/read/library.h"
#include "widgets/export/svg_device.h"
#include "widgets/look/theme.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QCoreApplication>
#include <QImage>
#include <QPageSize>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QTextDocument>
#include <QXmlStreamWriter>

namespace timestep {

namespace {

struct ConceptTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::ConceptTest)
};

constexpr const char* style =
    "body{font:11pt/1.4 sans-serif;color:#111}h1{font-size:1.5em}"
    "table{border-collapse:collapse;width:100%}td,th{border:1px solid #888;padding:3px 6px;text-align:left}";

/// The letter of a choice: A, B, C ...
QString letterOf(std::size_t choice) {
    return QString(QChar(u'A' + static_cast<char16_t>(choice)));
}

/// A text with *emphasis* as HTML.
QString html(const std::string& markdown) {
    static const QRegularExpression emphasis(QStringLiteral("\\*([^*]+)\\*"));
    return xmlText(QString::fromStdString(markdown)).replace(emphasis, QStringLiteral("<i>\\1</i>"));
}

/// A picture in the colours of paper, as PNG.
QByteArray pngOf(const Picture& picture) {
    constexpr int width = 360; // [px]
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    pictureOnPaper(picture, width).save(&buffer, "PNG");
    return bytes;
}

QString imageTag(const ConceptItem& item, const QString& address) {
    return QStringLiteral("<p><img width=\"240\" src=\"%1\" alt=\"%2\"></p>\n")
        .arg(address, xmlText(QString::fromStdString(item.picture->description)));
}

QString beginning(const QString& title) {
    return QStringLiteral("<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"><title>Timestep: %1</title>"
                          "<style>%2</style></head>\n<body>\n<h1>%1</h1>\n")
        .arg(xmlText(title), QLatin1String(style));
}

QString questionsPage(const Lesson& test) {
    QString page = beginning(QString::fromStdString(test.title));
    page +=
        QStringLiteral("<p>%1</p>\n<p>%2</p>\n")
            .arg(xmlText(ConceptTexts::tr("Name or code: ______________________   Before the course ☐   "
                                          "After the course ☐")),
                 xmlText(ConceptTexts::tr("Tick one answer to each question. The same test is taken before "
                                          "the course and after it. There are no marks.")));
    int number = 0;
    for (const ConceptItem& item : itemsOf(test)) {
        page +=
            QStringLiteral("<p><b>%1.</b> %2</p>\n").arg(QString::number(++number), html(item.question->ask));
        if (item.picture != nullptr)
            page += imageTag(item, QStringLiteral("data:image/png;base64,") +
                                       QString::fromLatin1(pngOf(*item.picture).toBase64()));
        page += QStringLiteral("<p>");
        for (std::size_t i = 0; i < item.choice->choices.size(); ++i)
            page += QStringLiteral("%1&nbsp;&nbsp;☐ %2 %3")
                        .arg(i > 0 ? QStringLiteral("<br>") : QString(), letterOf(i),
                             html(item.choice->choices[i].text));
        page += QStringLiteral("</p>\n");
    }
    return page + QStringLiteral("</body></html>\n");
}

QString keyPage(const Lesson& test) {
    QString page = beginning(ConceptTexts::tr("%1: for the teacher").arg(QString::fromStdString(test.title)));
    page +=
        QStringLiteral("<p>%1</p>\n<table>\n<tr><th></th><th>%2</th><th>%3</th><th>%4</th></tr>\n")
            .arg(xmlText(ConceptTexts::tr(
                     "Two questions for each idea that gets in the way most often. Give the same test before "
                     "lesson 1 and after the last one, without going through the answers in between. Half an "
                     "hour is enough.")),
                 xmlText(ConceptTexts::tr("Right")), xmlText(ConceptTexts::tr("What the wrong answers show")),
                 xmlText(ConceptTexts::tr("What it is about")));
    const std::vector<ConceptItem> items = itemsOf(test);
    int number = 0;
    for (const ConceptItem& item : items) {
        QString right;
        QStringList wrong;
        for (std::size_t i = 0; i < item.choice->choices.size(); ++i) {
            const QuestionChoice& choice = item.choice->choices[i];
            if (choice.happens)
                right = letterOf(i);
            else
                wrong << QStringLiteral("%1: %2").arg(letterOf(i), html(choice.feedback));
        }
        page += QStringLiteral("<tr><td>%1</td><td>%2</td><td>%3</td><td>%4</td></tr>\n")
                    .arg(QString::number(++number), right, wrong.join(QStringLiteral("<br>")),
                         xmlText(item.idea));
    }
    page +=
        QStringLiteral("</table>\n<h2>%1</h2>\n<p>%2</p>\n<table>\n<tr>")
            .arg(xmlText(ConceptTexts::tr("Summary of the class")),
                 xmlText(ConceptTexts::tr("Count the right answers. The gain is the part of the possible "
                                          "progress that was made: (after "
                                          "− before) / (number of learners − before). It is fair to classes "
                                          "that already knew much. "
                                          "Results of the screen are counted by Teach > Collect results.")));
    for (const QString& heading :
         {ConceptTexts::tr("Question"), ConceptTexts::tr("right before"), ConceptTexts::tr("right after"),
          ConceptTexts::tr("gain"), ConceptTexts::tr("most frequent wrong idea after")})
        page += QStringLiteral("<th>%1</th>").arg(xmlText(heading));
    page += QStringLiteral("</tr>\n");
    for (std::size_t i = 1; i <= items.size(); ++i)
        page += QStringLiteral("<tr><td>%1</td><td></td><td></td><td></td><td></td></tr>\n").arg(i);
    return page + QStringLiteral("</table>\n</body></html>\n");
}

} // namespace

std::string conceptTestFolder() {
    return bundledLessonsFolder() + "/../concept-test/00-concept-test";
}

Lesson conceptTest(const QString& language) {
    return loadLesson(conceptTestFolder(), language.toStdString());
}

std::vector<ConceptItem> itemsOf(const Lesson& test) {
    std::vector<ConceptItem> items;
    std::vector<std::string> ideas;
    for (const LessonStep& step : test.steps) {
        const Picture* picture = nullptr;
        for (const Block& block : step.blocks) {
            if (const auto* teacher = std::get_if<TeacherBlock>(&block)) ideas = teacher->topics;
            if (const auto* drawn = std::get_if<PictureBlock>(&block)) picture = &drawn->picture;
            const auto* question = std::get_if<Question>(&block);
            const auto* choice = question != nullptr ? std::get_if<ChoiceQuestion>(&question->kind) : nullptr;
            if (choice != nullptr) items.push_back({step.id, {}, question, choice, picture});
        }
    }
    // The first half asks for each idea once, and the second half asks again.
    for (std::size_t i = 0; i < items.size() && !ideas.empty(); ++i)
        items[i].idea = QString::fromStdString(ideas[i % ideas.size()]);
    return items;
}

QString conceptTestHtml(ConceptTestPage page, const QString& language) {
    const Lesson test = conceptTest(language);
    return page == ConceptTestPage::Questions ? questionsPage(test) : keyPage(test);
}

int printConceptTest(ConceptTestPage page, const QString& language, QPagedPaintDevice& device) {
    constexpr double margin = 18; // [mm]
    device.setPageMargins({margin, margin, margin, margin}, QPageLayout::Millimeter);
    QTextDocument document;
    document.setHtml(conceptTestHtml(page, language));
    document.documentLayout()->setPaintDevice(&device);
    document.setPageSize(QSizeF(device.width(), device.height()));
    document.print(&device);
    return document.pageCount();
}

QByteArray conceptTestPdf(ConceptTestPage page, const QString& language, int* pages) {
    constexpr int dotsPerInch = 300;
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(dotsPerInch);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setTitle(QStringLiteral("Timestep: ") + QString::fromStdString(conceptTest(language).title));
    const int printed = printConceptTest(page, language, writer);
    if (pages != nullptr) *pages = printed;
    return bytes;
}

// The format is that of docs.moodle.org, "Moodle XML format": a category, then one element for each question.
QByteArray conceptTestMoodle(const QString& language) {
    const Lesson test = conceptTest(language);
    QByteArray bytes;
    QXmlStreamWriter xml(&bytes);
    xml.setAutoFormatting(true);
    const auto text = [&xml](const QString& name, const QString& content, bool isHtml) {
        xml.writeStartElement(name);
        if (isHtml) xml.writeAttribute(QStringLiteral("format"), QStringLiteral("html"));
        xml.writeTextElement(QStringLiteral("text"), content);
    };
    const auto begin = [&xml](const QString& type) {
        xml.writeStartElement(QStringLiteral("question"));
        xml.writeAttribute(QStringLiteral("type"), type);
    };
    xml.writeStartDocument();
    xml.writeStartElement(QStringLiteral("quiz"));
    begin(QStringLiteral("category"));
    text(QStringLiteral("category"),
         QStringLiteral("$course$/Timestep: ") + QString::fromStdString(test.title), false);
    xml.writeEndElement();
    xml.writeEndElement();
    int number = 0;
    for (const ConceptItem& item : itemsOf(test)) {
        const QString file = QString::fromStdString(item.id) + QStringLiteral(".png");
        begin(QStringLiteral("multichoice"));
        text(QStringLiteral("name"),
             QStringLiteral("%1 %2").arg(QString::number(++number).rightJustified(2, QLatin1Char('0')),
                                         item.idea),
             false);
        xml.writeEndElement();
        QString ask = QStringLiteral("<p>%1</p>").arg(html(item.question->ask));
        if (item.picture != nullptr) ask += imageTag(item, QStringLiteral("@@PLUGINFILE@@/") + file);
        text(QStringLiteral("questiontext"), ask, true);
        if (item.picture != nullptr) {
            xml.writeStartElement(QStringLiteral("file"));
            xml.writeAttribute(QStringLiteral("name"), file);
            xml.writeAttribute(QStringLiteral("path"), QStringLiteral("/"));
            xml.writeAttribute(QStringLiteral("encoding"), QStringLiteral("base64"));
            xml.writeCharacters(QString::fromLatin1(pngOf(*item.picture).toBase64()));
            xml.writeEndElement();
        }
        xml.writeEndElement();
        for (const auto& [name, value] :
             {std::pair("defaultgrade", "1"), std::pair("penalty", "0"), std::pair("hidden", "0"),
              std::pair("single", "true"), std::pair("shuffleanswers", "false"),
              std::pair("answernumbering", "ABCD")})
            xml.writeTextElement(QLatin1String(name), QLatin1String(value));
        for (const QuestionChoice& choice : item.choice->choices) {
            xml.writeStartElement(QStringLiteral("answer"));
            xml.writeAttribute(QStringLiteral("fraction"),
                               choice.happens ? QStringLiteral("100") : QStringLiteral("0"));
            xml.writeAttribute(QStringLiteral("format"), QStringLiteral("html"));
            xml.writeTextElement(QStringLiteral("text"), html(choice.text));
            text(QStringLiteral("feedback"), html(choice.feedback), true);
            xml.writeEndElement();
            xml.writeEndElement();
        }
        xml.writeEndElement();
    }
    xml.writeEndElement();
    xml.writeEndDocument();
    return bytes;
}

} // namespace timestep
