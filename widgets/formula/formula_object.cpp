// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/formula/formula_object.h"

#include <QAbstractTextDocumentLayout>
#include <QFontMetrics>
#include <QPainter>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextFrame>
#include <QTextList>

#include <algorithm>

namespace timestep {

namespace {

constexpr int objectType = QTextFormat::UserObject + 1;

enum Property {
    Source = QTextFormat::UserProperty + 1, ///< TeX; a strut has none
    IsDisplay,
    IsBlock,
};

constexpr QChar wordJoiner(0x2060); ///< keeps a formula and its strut on one line

/// The greatest width of a line at `position` [px]; 0 if the document has no width.
double availableWidth(const QTextDocument& document, int position) {
    const double width = document.textWidth() > 0 ? document.textWidth() : document.pageSize().width();
    if (width <= 0) return 0;
    const QTextFrameFormat frame = document.rootFrame()->frameFormat();
    const QTextBlock block = document.findBlock(position);
    const QTextBlockFormat format = block.blockFormat();
    const int levels = format.indent() + (block.textList() ? block.textList()->format().indent() : 0);
    return width - frame.leftMargin() - frame.rightMargin() - format.leftMargin() - format.rightMargin() -
           levels * document.indentWidth();
}

/// The format of the character at `position`. A QTextCursor would lay out the document, which calls this
/// function.
QTextCharFormat formatAt(const QTextDocument& document, int position) {
    const QTextBlock block = document.findBlock(position);
    for (auto it = block.begin(); !it.atEnd(); ++it)
        if (it.fragment().contains(position)) return it.fragment().charFormat();
    return {};
}

/// A formula at the size of its text on the document's device, or smaller where it would be wider than the
/// line.
struct SizedFormula {
    Formula formula;
    double pixelSize = 0;
};

SizedFormula sizedFormula(const QTextDocument& document, int position, const QTextFormat& format) {
    QFont font = format.toCharFormat().font();
    if (QPaintDevice* device = document.documentLayout()->paintDevice()) font = QFont(font, device);
    const QString tex = format.stringProperty(Source);
    const FormulaStyle style = format.boolProperty(IsDisplay) ? FormulaStyle::Display : FormulaStyle::Inline;
    SizedFormula result;
    result.pixelSize = formulaPixelSize(font);
    result.formula = typesetFormula(tex, result.pixelSize, style).formula;
    const double available = availableWidth(document, position);
    if (available > 1 && result.formula.width > available) {
        result.pixelSize *= (available - 1) / result.formula.width;
        result.formula = typesetFormula(tex, result.pixelSize, style).formula;
    }
    return result;
}

} // namespace

void FormulaObject::registerAt(QTextDocument& document) {
    auto* object = document.findChild<FormulaObject*>(QString(), Qt::FindDirectChildrenOnly);
    if (!object) object = new FormulaObject(&document);
    document.documentLayout()->registerHandler(objectType, object);
}

void FormulaObject::insert(QTextCursor& cursor, const QString& tex, FormulaStyle style, bool isBlock) {
    QTextCharFormat format = cursor.charFormat();
    format.setObjectType(objectType);
    format.setProperty(Source, tex);
    format.setProperty(IsDisplay, style == FormulaStyle::Display);
    format.setProperty(IsBlock, isBlock);
    format.setToolTip(tex.trimmed());
    const QString object(QChar::ObjectReplacementCharacter);
    cursor.insertText(object, format);
    if (isBlock) return;

    QTextCharFormat strut;
    QFont tiny;
    tiny.setPixelSize(1);
    strut.setFont(tiny);
    strut.setVerticalAlignment(QTextCharFormat::AlignMiddle);
    cursor.insertText(wordJoiner, strut);
    strut.setObjectType(objectType);
    cursor.insertText(object, strut);
}

bool FormulaObject::isFormula(const QTextFormat& format) {
    return format.objectType() == objectType && format.hasProperty(Source);
}

bool FormulaObject::isStrut(const QTextFormat& format) {
    return format.objectType() == objectType && !format.hasProperty(Source);
}

QString FormulaObject::tex(const QTextFormat& format) {
    return format.stringProperty(Source);
}

QString FormulaObject::source(const QTextFormat& format) {
    const QString dollars = format.boolProperty(IsDisplay) ? QStringLiteral("$$") : QStringLiteral("$");
    return dollars + format.stringProperty(Source) + dollars;
}

QSizeF FormulaObject::intrinsicSize(QTextDocument* document, int position, const QTextFormat& format) {
    if (isFormula(format)) {
        const Formula formula = sizedFormula(*document, position, format).formula;
        return {formula.width, formula.ascent + (format.boolProperty(IsBlock) ? formula.descent : 0)};
    }
    // A strut: an object aligned to the middle has a descent of (height - xHeight / 2) / 2
    // (QTextDocumentLayout).
    const QTextCharFormat formulaFormat = formatAt(*document, position - 2);
    if (!isFormula(formulaFormat)) return {0, 0};
    const double descent = sizedFormula(*document, position - 2, formulaFormat).formula.descent;
    const double halfX = QFontMetrics(format.toCharFormat().font()).xHeight() / 2.0;
    return {0, 2 * std::max(0.0, descent) + halfX};
}

void FormulaObject::drawObject(QPainter* painter, const QRectF& rectangle, QTextDocument* document,
                               int position, const QTextFormat& format) {
    if (!isFormula(format)) return;
    const SizedFormula sized = sizedFormula(*document, position, format);
    // Links and selections have their own colours; other text has that of the pen.
    const QBrush foreground = format.foreground();
    const QColor color = foreground.style() == Qt::NoBrush ? painter->pen().color() : foreground.color();
    if (format.background().style() != Qt::NoBrush) {
        const double bottom = std::max(0.0, sized.formula.ascent + sized.formula.descent);
        painter->fillRect(QRectF(rectangle.topLeft(), QSizeF(rectangle.width(), bottom)),
                          format.background());
    }
    paintFormula(*painter, {rectangle.left(), rectangle.top() + sized.formula.ascent}, sized.formula,
                 sized.pixelSize, color);
}

} // namespace timestep
