// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace timestep {

/// One line of text that ends in an ellipsis if there is no room for all of it. The tool tip then shows the
/// whole text.
class ElidedLabel : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    void setText(const QString& text);
    QString text() const { return m_text; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QString shown() const;

    QString m_text;
};

} // namespace timestep
