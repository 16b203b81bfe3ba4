// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/layout/tab_order.h"

#include <QApplication>
#include <QScrollArea>
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

/// The outermost page that scrolls in the part and is, or holds, this widget.
QScrollArea* pageOf(const QWidget* part, QWidget* widget) {
    QScrollArea* page = nullptr;
    for (QWidget* holder = widget; holder != nullptr && holder != part; holder = holder->parentWidget())
        if (auto* area = qobject_cast<QScrollArea*>(holder); area != nullptr && area->widget() != nullptr)
            page = area;
    return page;
}

/// The widgets of a part that take the focus in one of these `ways`, row by row. A widget that starts below
/// the middle of the row's first widget begins a new row. A page that scrolls reaches below its frame: it is
/// one widget here, and its own come in its place.
std::vector<QWidget*> stopsOf(QWidget* part, Qt::FocusPolicy ways) {
    std::vector<Stop> stops;
    std::vector<QScrollArea*> pages;
    const auto add = [&](QWidget* widget) {
        if (!(widget->focusPolicy() & ways) || widget->window() != part->window() ||
            !widget->isVisibleTo(part) || widget->focusProxy() != nullptr)
            return;
        QScrollArea* page = pageOf(part, widget);
        if (std::find(pages.begin(), pages.end(), page) != pages.end()) return;
        if (page != nullptr) pages.push_back(page);
        QWidget* stop = page != nullptr ? page : widget;
        stops.push_back({stop, QRect(stop->mapTo(part, QPoint()), stop->size())});
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
        for (; begin < end; ++begin) {
            QWidget* stop = stops[begin].widget;
            const auto page = std::find(pages.begin(), pages.end(), stop);
            if (page == pages.end()) {
                ordered.push_back(stop);
                continue;
            }
            if ((stop->focusPolicy() & ways) && stop->focusProxy() == nullptr) ordered.push_back(stop);
            const std::vector<QWidget*> inside = stopsOf((*page)->widget(), ways);
            ordered.insert(ordered.end(), inside.begin(), inside.end());
        }
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
