// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

namespace timestep {

/// One line of text, or up to setMostLines(), that ends in an ellipsis if there is no room for all of it. The
/// tool tip then shows the whole text.
class ElidedLabel : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    void setText(const QString& text);
    QString text() const { return m_text; }
    void setMostLines(int lines);
    /// The text as it is shown in this width [px]: broken at spaces, its last line elided.
    QStringList linesIn(int width) const;
    /// Whether all of the text is visible.
    bool isWhole() const;
    bool hasHeightForWidth() const override { return m_mostLines > 1; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QString m_text;
    int m_mostLines = 1;
};

} // namespace timestep
