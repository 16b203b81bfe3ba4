// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPointer>
#include <QTextDocument>
#include <QWidget>

#include <optional>
#include <vector>

namespace timestep {

/// A line of a bubble: the value comes first, in bold.
struct BubbleLine {
    QString value, words;
    QColor colour = {}; ///< of the words; not valid: that of text
};

/// The values at a place of a plot, in a frame beside that place. It lies over the whole window, so that a
/// small plot cuts nothing off, and lets the mouse through.
class ReadingBubble : public QWidget {
    Q_OBJECT

public:
    explicit ReadingBubble(QWidget& plot);

    /// Shows the lines beside a place [px of the plot], which stays free; `spoken` is the same for screen
    /// readers. `edge`: the colour of the frame.
    void show(const std::vector<BubbleLine>& lines, const QPointF& place, const QColor& edge,
              const QString& spoken);
    /// The shown lines, one after the other; empty while hidden.
    QString text() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QRect placeFor(const QPoint& at, const QSize& size) const;

    QPointer<QWidget> m_plot;
    QTextDocument m_words;
    QColor m_edge;
};

} // namespace timestep
