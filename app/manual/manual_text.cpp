// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/manual_text.h"

#include <QRegularExpression>
#include <QStringList>

namespace timestep {

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
