// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPalette>
#include <QVariantAnimation>
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

/// Draws a mark centred in a rectangle, as large as fits. `drawn`: the part of a tick that is there, 0 to 1.
void drawMark(QPainter& painter, const QRect& place, Mark mark, const QColor& colour, double drawn = 1);

/// Paints the card behind a widget: with a green or orange edge and ground for a verdict, otherwise with a
/// thin frame. `drawn`: how far the colour of the verdict has come across the card, 0 to 1.
void paintVerdictCard(QPainter& painter, const QWidget& widget, Mark verdict, double drawn = 1);

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
    /// Draws a tick stroke by stroke, as an answer to what the learner has just done; at once if the style
    /// asks for less motion.
    void drawSlowly();
    /// How much of it is drawn, 0 to 1.
    double drawn() const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    /// More of it is drawn.
    void grew();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    Mark m_mark = Mark::None;
    QVariantAnimation m_motion;
};

/// Whether the style lets things move.
bool mayMove(const QWidget& widget);
inline constexpr int reactionTime = 400; ///< of a motion that answers the learner [ms]

} // namespace timestep
