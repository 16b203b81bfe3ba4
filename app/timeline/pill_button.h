// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace timestep {

/// The one button of the strip that must stand out: the icon and the text of its action on a pill in the
/// accent colour. It never becomes narrower, so that nothing moves when the text changes.
class PillButton : public QToolButton {
    Q_OBJECT

public:
    using QToolButton::QToolButton;
    /// Whether it is the next thing to do; otherwise only its outline has the accent colour.
    void setNext(bool next);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QString shownText() const;

    bool m_next = true;
    mutable int m_widest = 0; ///< [px]
};

} // namespace timestep
