// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/formula/formula.h"

#include <QObject>
#include <QTextCharFormat>
#include <QTextObjectInterface>

class QTextCursor;
class QTextDocument;

namespace timestep {

/// Lays out and draws formulas inside a QTextDocument.
///
/// The whole height of an object in a QTextDocument is above the baseline; Qt 6.4 offers no descent for it.
/// So a formula in a line is two objects: one of the height of the ascent that also draws what hangs below
/// the baseline, and a strut of no width that reserves the descent. Size and colour follow the text: they are
/// looked up whenever the document is laid out or painted, not stored.
class FormulaObject : public QObject, public QTextObjectInterface {
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    /// Makes `document` able to show formulas.
    static void registerAt(QTextDocument& document);

    /// Replaces the selection of the cursor with a formula that typesets. `isBlock`: it is alone in its
    /// paragraph and needs no baseline.
    static void insert(QTextCursor& cursor, const QString& tex, FormulaStyle style, bool isBlock);

    /// Whether the format is that of a formula.
    static bool isFormula(const QTextFormat& format);
    static bool isStrut(const QTextFormat& format);
    /// The TeX source, without and with its dollars.
    static QString tex(const QTextFormat& format);
    static QString source(const QTextFormat& format);

    QSizeF intrinsicSize(QTextDocument* document, int position, const QTextFormat& format) override;
    void drawObject(QPainter* painter, const QRectF& rectangle, QTextDocument* document, int position,
                    const QTextFormat& format) override;

private:
    using QObject::QObject;
};

} // namespace timestep
