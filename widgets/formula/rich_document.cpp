// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/formula/rich_document.h"

#include "core/input_error.h"
#include "core/picture_format.h"
#include "widgets/formula/formula_object.h"
#include "widgets/formula/markdown_formulas.h"
#include "widgets/formula/rich_format.h"
#include "widgets/formula/spoken_formula.h"
#include "widgets/png_chunks.h"
#include "widgets/whole_file.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QImageReader>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextList>
#include <QTextTable>

#include <algorithm>
#include <string_view>
#include <vector>

namespace timestep {

namespace {

// Private-use characters replace a formula while Markdown is read, because Markdown would interpret its _ and
// *.
constexpr QChar placeStart(0xE000), placeEnd(0xE001);

QString withPlaceholders(const QString& markdown, const std::vector<MarkdownFormula>& formulas) {
    QString text;
    qsizetype last = 0;
    for (std::size_t i = 0; i < formulas.size(); ++i) {
        text += markdown.mid(last, formulas[i].start - last);
        text += placeStart + QString::number(i) + placeEnd;
        last = formulas[i].end;
    }
    return text + markdown.mid(last);
}

/// The blanks on one side of a position, within its paragraph.
int blanksAt(const QTextDocument& document, int position, int step) {
    const auto isBlank = [&document](int at) {
        const QChar c = document.characterAt(at);
        return c == u' ' || c == QChar::LineSeparator || c == QChar::Nbsp;
    };
    int count = 0;
    while (isBlank(step > 0 ? position + count : position - 1 - count)) ++count;
    return count;
}

/// Ends the paragraph at `position`, unless it ends or begins there.
bool breakParagraph(QTextDocument& document, int position) {
    QTextCursor gap(&document);
    gap.setPosition(position);
    if (gap.atBlockStart() || gap.atBlockEnd()) return false;
    gap.insertBlock();
    if (QTextList* list = gap.block().textList()) { // the rest of a list item has no bullet
        const int indent = list->format().indent();
        list->remove(gap.block());
        QTextBlockFormat format = gap.blockFormat();
        format.setIndent(indent);
        gap.setBlockFormat(format);
    }
    return true;
}

/// Moves the selection into a separate paragraph, without the blanks around it.
void separate(QTextCursor& cursor) {
    QTextDocument& document = *cursor.document();
    int start = cursor.selectionStart(), end = cursor.selectionEnd();
    const auto remove = [&document](int from, int to) {
        QTextCursor blanks(&document);
        blanks.setPosition(from);
        blanks.setPosition(to, QTextCursor::KeepAnchor);
        blanks.removeSelectedText();
    };
    remove(end, end + blanksAt(document, end, 1));
    const int before = blanksAt(document, start, -1);
    remove(start - before, start);
    start -= before;
    end -= before;
    breakParagraph(document, end);
    const int shift = breakParagraph(document, start) ? 1 : 0;
    cursor.setPosition(start + shift);
    cursor.setPosition(end + shift, QTextCursor::KeepAnchor);
}

void replacePlaceholders(QTextDocument& document, const QString& markdown,
                         const std::vector<MarkdownFormula>& formulas, const QPalette& palette) {
    constexpr double anySize = 20;
    static const QRegularExpression place(
        QStringLiteral("%1(\\d+)%2").arg(QString(placeStart), QString(placeEnd)));
    struct Match {
        int start, end;
        std::size_t formula;
    };
    std::vector<Match> matches;
    const QString raw = document.toRawText();
    for (auto it = place.globalMatch(raw); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        matches.push_back({static_cast<int>(match.capturedStart()), static_cast<int>(match.capturedEnd()),
                           static_cast<std::size_t>(match.captured(1).toULongLong())});
    }
    // From the end, so that a replacement does not move the matches that are still to come.
    std::reverse(matches.begin(), matches.end());
    QTextCursor cursor(&document);
    for (const Match& match : matches) {
        if (match.formula >= formulas.size()) continue;
        const MarkdownFormula& formula = formulas[match.formula];
        cursor.setPosition(match.start);
        cursor.setPosition(match.end, QTextCursor::KeepAnchor);
        const bool isDisplay = formula.style == FormulaStyle::Display;
        if (isDisplay) separate(cursor);
        const FormulaResult result = typesetFormula(formula, anySize);
        if (result.error) {
            const QString source = markdown.mid(formula.start, formula.end - formula.start).simplified();
            const QString reason =
                formula.isClosed ? QCoreApplication::translate("timestep::RichText", "%1 at character %2")
                                       .arg(result.error->message, QString::number(result.error->position))
                                 : result.error->message;
            QTextCharFormat warning = cursor.charFormat();
            warning.setForeground(warningColor(palette));
            cursor.insertText(QStringLiteral("\u26A0 %1 (%2)").arg(source, reason), warning);
            continue;
        }
        FormulaObject::insert(cursor, formula.tex, formula.style, isDisplay);
    }
}

} // namespace

QPalette paperPalette() {
    QPalette palette;
    palette.setColor(QPalette::Text, Qt::black);
    palette.setColor(QPalette::Base, Qt::white);
    palette.setColor(QPalette::AlternateBase, QColor(0xF3, 0xF4, 0xF6));
    palette.setColor(QPalette::Mid, QColor(0xB8, 0xBE, 0xC6));
    palette.setColor(QPalette::Link, QColor(0x00, 0x5A, 0x8C));
    return palette;
}

void setMarkdownWithFormulas(QTextDocument& document, const QString& markdown, const QPalette& palette) {
    QString clean = markdown;
    clean.replace(placeStart, QChar::ReplacementCharacter).replace(placeEnd, QChar::ReplacementCharacter);
    const std::vector<MarkdownFormula> formulas = findFormulas(clean);
    document.setUndoRedoEnabled(false);
    FormulaObject::registerAt(document);
    // One layout at the end: without the block, a long list or table is laid out again after each of its
    // parts.
    QTextCursor edit(&document);
    edit.beginEditBlock();
    document.setMarkdown(withPlaceholders(clean, formulas), QTextDocument::MarkdownDialectGitHub);
    edit.endEditBlock();
    edit.beginEditBlock();
    replacePlaceholders(document, clean, formulas, palette);
    applyRichFormat(document, palette);
    edit.endEditBlock();
}

namespace {

/// Reads bytes as this format only: no other reader is tried.
QImage decoded(QByteArray bytes, std::string_view format) {
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer, QByteArray(format.data(), static_cast<qsizetype>(format.size())));
    reader.setAutoDetectImageFormat(false);
    return reader.read();
}

} // namespace

QImage pictureBelow(const QString& folder, const QUrl& name) {
    constexpr qint64 largest = 16 << 20; // [bytes]
    if (name.scheme() == QLatin1String("qrc")) return QImage(QLatin1Char(':') + name.path());
    if (folder.isEmpty() || !(name.isRelative() || name.isLocalFile())) return {};
    const QString top = QFileInfo(folder).canonicalFilePath();
    const QString file = QFileInfo(QDir(top).filePath(name.isLocalFile() ? name.toLocalFile() : name.path()))
                             .canonicalFilePath();
    if (top.isEmpty() || !file.startsWith(top + QLatin1Char('/'))) return {};
    try {
        const QByteArray bytes = readWholeFile(file, largest);
        const std::string_view format =
            pictureFormat({bytes.constData(), static_cast<std::size_t>(bytes.size())});
        return format.empty() || !isWholeIfPng(bytes) ? QImage() : decoded(bytes, format);
    } catch (const InputError&) {
        return {};
    }
}

QImage shownPictureBelow(const QString& folder, const QUrl& name) {
    const QImage picture = pictureBelow(folder, name);
    if (!picture.isNull()) return picture;
    constexpr int side = 16; // [px]
    QImage box(side, side, QImage::Format_RGB32);
    box.fill(paperPalette().color(QPalette::Mid));
    return box;
}

QVariant ClosedDocument::loadResource(int, const QUrl& name) {
    return shownPictureBelow({}, name);
}

void fitPictures(QTextDocument& document, double width) {
    if (width <= 0) return;
    struct Change {
        int start, end;
        QTextImageFormat format;
    };
    std::vector<Change> changes;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const QTextFragment fragment = it.fragment();
            if (!fragment.charFormat().isImageFormat()) continue;
            QTextImageFormat format = fragment.charFormat().toImageFormat();
            const QVariant resource = document.resource(QTextDocument::ImageResource, QUrl(format.name()));
            QImage picture = resource.value<QImage>();
            if (picture.isNull()) picture.loadFromData(resource.toByteArray());
            if (picture.isNull()) continue;
            const double natural = picture.width() / picture.devicePixelRatio();
            const double fitted = std::min(natural, width);
            if (format.width() == fitted) continue;
            format.setWidth(fitted);
            format.setHeight(fitted * picture.height() / picture.width());
            changes.push_back({fragment.position(), fragment.position() + fragment.length(), format});
        }
    }
    QTextCursor cursor(&document);
    for (const Change& change : changes) {
        cursor.setPosition(change.start);
        cursor.setPosition(change.end, QTextCursor::KeepAnchor);
        cursor.setCharFormat(change.format);
    }
}

namespace {

/// `formula` returns the text for a formula.
QString textOf(const QTextCursor& selection, QString (*formula)(const QTextFormat&)) {
    const int start = selection.selectionStart(), end = selection.selectionEnd();
    QString text;
    if (!selection.document()) return text;
    for (QTextBlock block = selection.document()->findBlock(start); block.isValid() && block.position() < end;
         block = block.next()) {
        if (block.position() > start && !text.endsWith(u'\n')) text += u'\n';
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const QTextFragment fragment = it.fragment();
            const int from = std::max(start, fragment.position());
            const int to = std::min(end, fragment.position() + fragment.length());
            if (from >= to) continue;
            if (FormulaObject::isFormula(fragment.charFormat())) {
                text += formula(fragment.charFormat());
            } else if (!FormulaObject::isStrut(fragment.charFormat())) {
                QString part = fragment.text().mid(from - fragment.position(), to - from);
                part.remove(QChar(0x2060)).replace(QChar::LineSeparator, u'\n');
                text += part;
            }
        }
    }
    return text;
}

QTextCursor allOf(QTextDocument& document) {
    QTextCursor all(&document);
    all.select(QTextCursor::Document);
    return all;
}

} // namespace

QString plainText(const QTextCursor& selection) {
    return textOf(selection, FormulaObject::source);
}

QString plainText(QTextDocument& document) {
    return plainText(allOf(document));
}

namespace {

QStringList spokenLines(QTextDocument& document, int start, int end) {
    QTextCursor part(&document);
    part.setPosition(start);
    part.setPosition(std::max(start, end), QTextCursor::KeepAnchor);
    const QString text =
        textOf(part, [](const QTextFormat& format) { return spokenFormula(FormulaObject::tex(format)); });
    QStringList lines;
    for (const QString& line : text.split(u'\n')) lines << line.simplified();
    return lines;
}

/// The rows below the headings, each cell with the heading of its column.
QStringList spokenRows(QTextDocument& document, const QTextTable& table) {
    const auto words = [&](int row, int column) {
        const QTextTableCell cell = table.cellAt(row, column);
        return spokenLines(document, cell.firstPosition(), cell.lastPosition()).join(u' ').simplified();
    };
    QStringList rows;
    for (int row = 0; row < table.rows(); ++row) {
        QStringList cells;
        for (int column = 0; column < table.columns(); ++column) {
            const QString value = words(row, column);
            if (!value.isEmpty()) cells << (row == 0 ? value : (words(0, column) + u' ' + value).trimmed());
        }
        const QString all = cells.join(QStringLiteral(", "));
        if (row > 0)
            rows << QCoreApplication::translate("timestep::RichText", "row %1: %2")
                            .arg(QString::number(row), all) +
                        u'.';
        else if (table.rows() == 1)
            rows << all;
    }
    return rows;
}

} // namespace

QString spokenText(const QTextCursor& selection) {
    QTextDocument* const document = selection.document();
    if (document == nullptr) return {};
    int start = selection.selectionStart();
    const int end = selection.selectionEnd();
    QStringList lines;
    for (QTextBlock block = document->findBlock(start); block.isValid() && block.position() < end;
         block = block.next()) {
        const QTextTable* const table = QTextCursor(block).currentTable();
        if (table == nullptr || table->firstPosition() < start || table->lastPosition() > end) continue;
        lines << spokenLines(*document, start, table->firstPosition() - 1) << spokenRows(*document, *table);
        start = table->lastPosition() + 1;
    }
    lines << spokenLines(*document, start, end);
    QString spoken;
    for (const QString& words : lines) {
        if (words.isEmpty()) continue;
        if (!spoken.isEmpty()) spoken += spoken.back().isPunct() ? QStringLiteral(" ") : QStringLiteral(", ");
        spoken += words;
    }
    return spoken;
}

QString spokenText(QTextDocument& document) {
    return spokenText(allOf(document));
}

QString spokenMarkdown(const QString& markdown) {
    ClosedDocument document;
    setMarkdownWithFormulas(document, markdown);
    return spokenText(document);
}

} // namespace timestep
