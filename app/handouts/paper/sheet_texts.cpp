// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/handouts/paper/sheet_texts.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFile>
#include <QRegularExpression>

namespace timestep {

namespace {

struct BlockTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::Sheet)
};

} // namespace

QString onPaper(const std::string& markdown) {
    static const QRegularExpression link(QStringLiteral("\\[([^\\]]*)\\]\\(action:[^)]*\\)"));
    // A number and its unit stay on one line.
    static const QRegularExpression unit(
        QStringLiteral("(?<=[0-9$]) (?=(?:m|s|ms|px|cm|mm|kg|g|N|J|W|Hz|rad|min|%|°)(?:[/²³ .,;:?!)]|$))"),
        QRegularExpression::MultilineOption);
    return QString::fromStdString(markdown)
        .replace(link, QStringLiteral("\\1"))
        .replace(unit, QStringLiteral("\u00a0"))
        .trimmed();
}

QString sheetTitle(const Lesson& lesson) {
    const QString title = QString::fromStdString(lesson.title);
    return lesson.number > 0 ? BlockTexts::tr("Lesson %1 · %2").arg(QString::number(lesson.number), title)
                             : title;
}

QString sheetSubtitle(const Lesson& lesson) {
    QStringList parts;
    if (lesson.minutes > 0) parts << BlockTexts::tr("%1 min").arg(lesson.minutes);
    if (!lesson.level.empty()) parts << levelName(lesson.level);
    return parts.join(QStringLiteral(" · "));
}

QString sheetFooter(const Lesson& lesson) {
    const QString hash = lessonHash(lesson);
    QString footer = QStringLiteral("Timestep " TIMESTEP_VERSION " · ") + QString::fromStdString(lesson.id);
    if (!hash.isEmpty()) footer += QStringLiteral(" · ") + hash.left(8);
    return footer;
}

QString stepKindOnPaper(StepKind kind) {
    switch (kind) {
    case StepKind::Read:
        return BlockTexts::tr("Read");
    case StepKind::Predict:
        return BlockTexts::tr("Predict before you run");
    case StepKind::Do:
        return BlockTexts::tr("Do");
    case StepKind::Observe:
        return BlockTexts::tr("Observe");
    case StepKind::Explain:
        return BlockTexts::tr("Explain");
    case StepKind::Explore:
        return BlockTexts::tr("Explore");
    }
    return {};
}

QString levelName(const std::string& level) {
    if (level == "beginner") return BlockTexts::tr("beginner");
    if (level == "intermediate") return BlockTexts::tr("intermediate");
    if (level == "advanced") return BlockTexts::tr("advanced");
    return QString::fromStdString(level);
}

SheetPart headingPart(const Lesson& lesson, std::size_t step) {
    SheetPart part;
    part.kind = SheetPart::Kind::Heading;
    part.text = QStringLiteral("%1  %2").arg(QString::number(step + 1),
                                             QString::fromStdString(lesson.steps[step].title));
    const QString kind = stepKindOnPaper(lesson.steps[step].kind);
    part.tail = lesson.steps[step].deeper ? BlockTexts::tr("%1 · deeper").arg(kind) : kind;
    return part;
}

SheetPart textPart(const QString& markdown) {
    SheetPart part;
    part.text = markdown;
    return part;
}

SheetPart codePart(const std::vector<std::string>& lines) {
    QString code = QStringLiteral("```\n");
    for (const std::string& line : lines) code += QString::fromStdString(line) + QLatin1Char('\n');
    return textPart(code + QStringLiteral("```"));
}

SheetPart remarkPart(const QString& markdown) {
    SheetPart part = textPart(markdown);
    part.kind = SheetPart::Kind::Remark;
    return part;
}

QString lessonHash(const Lesson& lesson) {
    QFile file(QString::fromStdString(lesson.file));
    if (!file.open(QIODevice::ReadOnly)) return {};
    return QString::fromLatin1(QCryptographicHash::hash(file.readAll(), QCryptographicHash::Sha256).toHex());
}

} // namespace timestep
