// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/icons/icon_size.h"

#include <QAbstractButton>
#include <QEvent>
#include <QFontInfo>
#include <QToolBar>

#include <algorithm>

namespace timestep {

namespace {

/// Updates the size after every change of the font.
template <typename Widget>
class IconSize : public QObject {
public:
    IconSize(Widget& widget, const QSize& usual) : QObject(&widget), m_widget(widget), m_usual(usual) {
        widget.installEventFilter(this);
        set();
    }

protected:
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::FontChange) set();
        return false;
    }

private:
    void set() {
        const QFont& font = m_widget.font();
        m_widget.setIconSize({grown(m_usual.width(), font), grown(m_usual.height(), font)});
    }

    Widget& m_widget;
    QSize m_usual;
};

} // namespace

int grown(int usual, const QFont& font) {
    return qRound(usual * std::clamp(QFontInfo(font).pixelSize() / 13.0, 1.0, 3.0));
}

void setGrowingIcons(QAbstractButton& button, const QSize& usual) {
    new IconSize(button, usual);
}

void setGrowingIcons(QToolBar& bar, const QSize& usual) {
    new IconSize(bar, usual);
}

} // namespace timestep
