// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/handouts/paper/sheet.h"

#include <QFont>
#include <QPointF>

#include <vector>

class QPainter;

namespace timestep {

/// Resolution of the layout of sheets [dots per inch].
inline constexpr int sheetResolution = 300;

/// Converts millimetres to dots.
double sheetDots(double millimetres);

/// Makes columns fit into a width: the widest ones shrink to a common largest width, because they can wrap
/// best. None becomes narrower than its longest word, `least`, if all of these have room.
void fitColumns(std::vector<double>& widths, const std::vector<double>& least, double width);

/// Lays out and draws the parts of a sheet. Every function returns the height of its part [dots] and draws
/// only if `painter` is not null, so measured and drawn heights are equal.
class SheetType {
public:
    explicit SheetType(double pointSize);

    /// Draws one part at its full width.
    double set(const SheetPart& part, double width, QPainter* painter, QPointF at) const;
    /// sharesRow() returns whether two fields or choices are short enough for one row; setPair() draws them
    /// side by side.
    bool sharesRow(const SheetPart& one, const SheetPart& other, double width) const;
    double setPair(const SheetPart& one, const SheetPart& other, double width, QPainter* painter,
                   QPointF at) const;
    /// Markdown with formulas.
    double setText(const QString& markdown, double width, QPainter* painter, QPointF at, double scale = 1,
                   bool bold = false) const;
    /// Draws a name and a ruled line.
    double setRule(const QString& name, double width, QPainter* painter, QPointF at) const;

    double line() const { return m_line; }
    double space() const { return m_line * 0.45; } ///< between two parts
    QFont font(double scale = 1) const;

private:
    double setHeading(const SheetPart& part, double width, QPainter* painter, QPointF at) const;
    double setChoice(const SheetPart& part, double width, QPainter* painter, QPointF at) const;
    double setField(const SheetPart& part, double width, QPainter* painter, QPointF at) const;
    double setTable(const SheetPart& part, double width, QPainter* painter, QPointF at) const;
    double setLines(const SheetPart& part, double width, QPainter* painter, QPointF at) const;
    double setCharts(const SheetPart& part, double width, QPainter* painter, QPointF at) const;
    double setPicture(const SheetPart& part, double width, QPainter* painter, QPointF at) const;
    double naturalWidth(const QString& markdown, bool bold = false) const;
    double boxWidth(const SheetPart& part) const;

    double m_pointSize;
    double m_line;
};

} // namespace timestep
