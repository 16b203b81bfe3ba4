// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/manual_pages.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>

#include <algorithm>

namespace timestep {

namespace {

const QString pagesFolder = QStringLiteral(":/manual/pages/");

ManualPage pageOf(const QString& file, const QString& text) {
    static const QRegularExpression number(QStringLiteral("^[0-9]+-"));
    static const QRegularExpression heading(QStringLiteral("^## (.*?) +\\{#([a-z0-9-]+)\\}$"));
    ManualPage page;
    page.id = file.chopped(3); // .md
    page.id.remove(number);
    for (QString line : text.split(QLatin1Char('\n'))) {
        if (page.title.isEmpty() && line.startsWith(QLatin1String("# "))) page.title = line.mid(2);
        if (const QRegularExpressionMatch found = heading.match(line); found.hasMatch()) {
            page.headings.push_back({found.captured(2), found.captured(1)});
            line = QStringLiteral("## ") + found.captured(1);
        }
        page.markdown += line + QLatin1Char('\n');
    }
    return page;
}

} // namespace

Manual readManual(const QString& language) {
    QDir folder(pagesFolder + language.section(QLatin1Char('_'), 0, 0));
    if (!folder.exists()) folder.setPath(pagesFolder + QStringLiteral("en"));
    Manual manual;
    for (const QString& name : folder.entryList({QStringLiteral("*.md")}, QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        if (file.open(QIODevice::ReadOnly)) manual.push_back(pageOf(name, QString::fromUtf8(file.readAll())));
    }
    return manual;
}

const ManualPage* findManualPage(const Manual& manual, const QString& id) {
    const auto found =
        std::find_if(manual.begin(), manual.end(), [&id](const ManualPage& page) { return page.id == id; });
    return found == manual.end() ? nullptr : &*found;
}

} // namespace timestep
