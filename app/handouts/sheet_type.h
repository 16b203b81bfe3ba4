// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/handouts/sheet.h"

#include <QFont>
#include <QPointF>

class QPainter;

namespace timestep {

/// Dots per inch in which sheets are laid out.
inline constexpr int sheetResolution = 300;

/// Millimetres in dots.
double sheetDots(double millimetres);

/// Sets the parts of a sheet. Every function returns the height that it takes [dots], and draws only where it
/// is given a painter, so that what is measured is what is drawn.
class SheetType {
public:
    explicit SheetType(double pointSize);

    /// `next`: more of the same kind that stand in the same row (a second field), or null.
    double set(const SheetPart& part, double width, QPainter* painter, QPointF at) const;
    /// Two fields that share a row; each on its own when one of them is long.
    bool sharesRow(const SheetPart& one, const SheetPart& other, double width) const;
    double setPair(const SheetPart& one, const SheetPart& other, double width, QPainter* painter,
                   QPointF at) const;
    /// Markdown with formulas.
    double setText(const QString& markdown, double width, QPainter* painter, QPointF at, double scale = 1,
                   bool bold = false) const;
    /// A name, a ruled line.
    double setRule(const QString& name, double width, QPainter* painter, QPointF at) const;

    double line() const { return line_; }
    double space() const { return line_ * 0.45; } ///< between parts
    QFont font(double scale = 1) const;

private:
    double setHeading(const SheetPart& part, double width, QPainter* painter, QPointF at) const;
    double setChoice(const SheetPart& part, double width, QPainter* painter, QPointF at) const;
    double setField(const SheetPart& part, double width, QPainter* painter, QPointF at) const;
    double setTable(const SheetPart& part, double width, QPainter* painter, QPointF at) const;
    double setLines(const SheetPart& part, double width, QPainter* painter, QPointF at) const;
    double setCharts(const SheetPart& part, double width, QPainter* painter, QPointF at) const;
    double naturalWidth(const QString& markdown, bool bold = false) const;
    double boxWidth(const SheetPart& part) const;

    double pointSize_;
    double line_;
};

} // namespace timestep
