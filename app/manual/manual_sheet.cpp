// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/manual_sheet.h"

#include "app/handouts/paper/sheet_texts.h"
#include "app/manual/manual_pages.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

namespace timestep {

namespace {

constexpr double manualType = 10; // [pt]

struct ManualSheetTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::Manual)
};

SheetPart headingOf(const QString& title) {
    SheetPart part;
    part.kind = SheetPart::Kind::Heading;
    part.text = title;
    return part;
}

QStringList cellsOf(const QString& row) {
    QStringList cells = row.trimmed().split(QLatin1Char('|'));
    cells.removeFirst();
    cells.removeLast();
    for (QString& cell : cells) cell = cell.trimmed();
    return cells;
}

SheetPart tableOf(const QStringList& lines) {
    SheetPart part;
    part.kind = SheetPart::Kind::Table;
    part.columns = cellsOf(lines.front());
    for (const QString& line : lines.mid(2)) part.rows.push_back(cellsOf(line));
    return part;
}

/// The parts of a page below its title: headings, tables, pictures, and texts between them.
std::vector<SheetPart> partsOf(const ManualPage& page) {
    static const QRegularExpression picture(QStringLiteral("^!\\[([^\\]]*)\\]\\(([^)]*)\\)$"));
    std::vector<SheetPart> parts;
    const QString text = paperText(page.markdown.section(QLatin1Char('\n'), 1));
    QStringList paragraph;
    bool isCode = false;
    const auto finish = [&] {
        if (paragraph.isEmpty()) return;
        const QString first = paragraph.front();
        if (first.startsWith(QLatin1String("## ")))
            parts.push_back(headingOf(first.mid(3)));
        else if (first.startsWith(QLatin1Char('|')))
            parts.push_back(tableOf(paragraph));
        else if (const QRegularExpressionMatch found = picture.match(first); found.hasMatch()) {
            parts.emplace_back().kind = SheetPart::Kind::Picture;
            parts.back().text = found.captured(2);
        } else
            parts.push_back(textPart(paragraph.join(QLatin1Char('\n'))));
        paragraph.clear();
    };
    for (const QString& line : text.split(QLatin1Char('\n'))) {
        if (line.startsWith(QLatin1String("```"))) isCode = !isCode;
        if (line.isEmpty() && !isCode)
            finish();
        else
            paragraph << line;
    }
    finish();
    return parts;
}

SheetPart contentsOf(const Manual& manual, const std::vector<int>& pages) {
    SheetPart contents;
    contents.kind = SheetPart::Kind::Table;
    contents.columns = {ManualSheetTexts::tr("Contents"), ManualSheetTexts::tr("Page")};
    for (std::size_t i = 0; i < manual.size(); ++i)
        contents.rows.push_back({QStringLiteral("%1  %2").arg(QString::number(i + 1), manual[i].title),
                                 QString::number(pages[i])});
    return contents;
}

} // namespace

QByteArray manualPdf(const Manual& manual, int* pages) {
    Sheet sheet;
    sheet.title = QStringLiteral("Timestep: ") + ManualSheetTexts::tr("Manual");
    sheet.footer = QStringLiteral("Timestep " TIMESTEP_VERSION);
    sheet.names = false;
    sheet.flows = true;
    sheet.parts.push_back(contentsOf(manual, std::vector<int>(manual.size(), 0)));
    std::vector<std::size_t> beginnings;
    for (std::size_t i = 0; i < manual.size(); ++i) {
        beginnings.push_back(sheet.parts.size());
        sheet.parts.push_back(
            headingOf(QStringLiteral("%1  %2").arg(QString::number(i + 1), manual[i].title)));
        sheet.parts.back().onNewPage = true;
        for (SheetPart& part : partsOf(manual[i])) sheet.parts.push_back(std::move(part));
    }
    const std::vector<int> pageOfPart = sheetPages(sheet, manualType);
    std::vector<int> found;
    for (const std::size_t part : beginnings) found.push_back(pageOfPart[part]);
    sheet.parts.front() = contentsOf(manual, found);
    return sheetPdf(sheet, {manualType, {}, {}}, pages);
}

} // namespace timestep
