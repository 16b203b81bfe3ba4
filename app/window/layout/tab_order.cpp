// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/layout/tab_order.h"

#include <QApplication>
#include <QWidget>

#include <algorithm>
#include <vector>

namespace timestep {

namespace {

struct Stop {
    QWidget* widget;
    QRect place; ///< in the part
};

/// A stop that holds others, such as a scroll area, is as high as all of them. Only its upper edge counts, so
/// that the rows inside remain rows.
void flattenHolders(std::vector<Stop>& stops) {
    for (Stop& stop : stops)
        if (std::any_of(stops.begin(), stops.end(),
                        [&stop](const Stop& other) { return stop.widget->isAncestorOf(other.widget); }))
            stop.place.setHeight(0);
}

/// The widgets of a part that take the focus in one of these `ways`, row by row. A widget that starts below
/// the middle of the row's first widget begins a new row.
std::vector<QWidget*> stopsOf(QWidget* part, Qt::FocusPolicy ways) {
    std::vector<Stop> stops;
    const auto add = [&](QWidget* widget) {
        if ((widget->focusPolicy() & ways) && widget->window() == part->window() &&
            widget->isVisibleTo(part) && widget->focusProxy() == nullptr)
            stops.push_back({widget, QRect(widget->mapTo(part, QPoint()), widget->size())});
    };
    add(part);
    for (QWidget* widget : part->findChildren<QWidget*>()) add(widget);
    flattenHolders(stops);
    std::stable_sort(stops.begin(), stops.end(),
                     [](const Stop& a, const Stop& b) { return a.place.top() < b.place.top(); });
    const bool fromRight = part->layoutDirection() == Qt::RightToLeft;
    std::vector<QWidget*> ordered;
    for (std::size_t begin = 0; begin < stops.size();) {
        std::size_t end = begin + 1;
        while (end < stops.size() && stops[end].place.top() < stops[begin].place.center().y()) ++end;
        std::stable_sort(
            stops.begin() + static_cast<std::ptrdiff_t>(begin),
            stops.begin() + static_cast<std::ptrdiff_t>(end), [fromRight](const Stop& a, const Stop& b) {
                return fromRight ? a.place.right() > b.place.right() : a.place.left() < b.place.left();
            });
        for (; begin < end; ++begin) ordered.push_back(stops[begin].widget);
    }
    return ordered;
}

} // namespace

void setReadingOrder(const std::vector<QWidget*>& parts) {
    QWidget* last = nullptr;
    for (QWidget* part : parts)
        for (QWidget* widget : stopsOf(part, Qt::StrongFocus)) {
            if (last != nullptr) QWidget::setTabOrder(last, widget);
            last = widget;
        }
}

void focusNextPart(const std::vector<QWidget*>& parts) {
    std::size_t now = parts.size() - 1;
    for (std::size_t i = 0; i < parts.size(); ++i)
        if (parts[i]->isAncestorOf(QApplication::focusWidget()) || parts[i] == QApplication::focusWidget())
            now = i;
    for (std::size_t i = 1; i <= parts.size(); ++i) {
        QWidget* part = parts[(now + i) % parts.size()];
        const std::vector<QWidget*> stops =
            part->isVisible() ? stopsOf(part, Qt::TabFocus) : std::vector<QWidget*>();
        if (stops.empty()) continue;
        stops.front()->setFocus(Qt::TabFocusReason);
        return;
    }
}

} // namespace timestep
