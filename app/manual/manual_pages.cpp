// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/manual_pages.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace timestep {

namespace {

const QString pagesFolder = QStringLiteral(":/manual/pages/");

struct ManualTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::ManualWindow)
};

QString contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

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
    for (const QString& name : folder.entryList({QStringLiteral("*.md")}, QDir::Files, QDir::Name))
        manual.push_back(pageOf(name, contentOf(folder.filePath(name))));
    ManualPage format =
        pageOf(QStringLiteral("lesson-format.md"), contentOf(QStringLiteral(":/manual/format.md")));
    format.title = ManualTexts::tr("The lesson format");
    format.isReference = true;
    manual.push_back(std::move(format));
    return manual;
}

const ManualPage* findManualPage(const Manual& manual, const QString& id) {
    const auto found =
        std::find_if(manual.begin(), manual.end(), [&id](const ManualPage& page) { return page.id == id; });
    return found == manual.end() ? nullptr : &*found;
}

namespace {

/// Breaks a line between words; further lines begin with `indent` blanks.
QString wrapped(const QString& line, qsizetype width, qsizetype indent) {
    QString text, last;
    for (const QString& word : line.split(QLatin1Char(' '))) {
        if (!last.isEmpty() && last.size() + 1 + word.size() > width) {
            text += last + QLatin1Char('\n');
            last = QString(indent, QLatin1Char(' ')) + word;
        } else {
            last += (last.isEmpty() ? QString() : QStringLiteral(" ")) + word;
        }
    }
    return text + last;
}

} // namespace

QString paperText(const QString& markdown) {
    static const QRegularExpression link(QStringLiteral("(?<!!)\\[([^\\]]*)\\]\\([^)]*\\)"));
    return QString(markdown).replace(link, QStringLiteral("\\1"));
}

QString terminalText(const ManualPage& page, qsizetype width) {
    static const QRegularExpression picture(QStringLiteral("^!\\[[^\\]]*\\]\\([^)]*\\)$"));
    QStringList lines;
    bool isCode = false;
    for (const QString& line : page.markdown.split(QLatin1Char('\n'))) {
        if (line.startsWith(QLatin1String("```"))) {
            isCode = !isCode;
        } else if (isCode) {
            lines << QStringLiteral("    ") + line;
        } else if (!picture.match(line).hasMatch() &&
                   (!line.isEmpty() || (!lines.isEmpty() && !lines.back().isEmpty()))) {
            const QString plain = paperText(line).remove(QStringLiteral("**"));
            const bool isTable = line.startsWith(QLatin1Char('|'));
            lines << (isTable ? plain : wrapped(plain, width, line.startsWith(QLatin1String("- ")) ? 2 : 0));
        }
    }
    return lines.join(QLatin1Char('\n')).trimmed() + QLatin1Char('\n');
}

} // namespace timestep
