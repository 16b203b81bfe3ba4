// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPalette>
#include <QWidget>

class QPainter;

namespace timestep {

/// The state of an answer or a check, shown by shape and colour.
enum class Mark {
    None,   ///< nothing is drawn; the place stays
    Open,   ///< a ring: to be done
    Done,   ///< a disc
    Right,  ///< a tick
    Wrong,  ///< a cross
    Unclear ///< a question mark: cannot be read
};

/// Colour of a mark on a background of this palette; contrast at least 4.5 on card and window.
QColor markColour(Mark mark, const QPalette& palette);

/// Text of a mark for screen readers.
QString markText(Mark mark);

/// Draws a mark centred in a rectangle, as large as fits.
void drawMark(QPainter& painter, const QRect& place, Mark mark, const QColor& colour);

/// Paints the card behind a widget: with a green or orange edge and ground for a verdict, otherwise with a
/// thin frame.
void paintVerdictCard(QPainter& painter, const QWidget& widget, Mark verdict);

/// The height that centres an icon on the first line of a RichText, whose lines are taller than those of a
/// label.
int firstLineHeight(const QFontMetrics& metrics);

/// A mark as high as a line of text.
class MarkIcon : public QWidget {
    Q_OBJECT

public:
    explicit MarkIcon(QWidget* parent = nullptr);
    Mark mark() const { return m_mark; }
    void setMark(Mark mark);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    Mark m_mark = Mark::None;
};

} // namespace timestep
