// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/panel/lesson_item.h"

#include "app/lesson/elements/mark.h"
#include "widgets/look/theme.h"

#include <QApplication>
#include <QPainter>

namespace timestep {

namespace {

constexpr int margin = 8; ///< [px]

QFont boldFont(const QFont& font) {
    QFont bold = font;
    bold.setBold(true);
    return bold;
}

} // namespace

void LessonItem::paint(QPainter* painter, const QStyleOptionViewItem& option,
                       const QModelIndex& index) const {
    QStyleOptionViewItem ground = option;
    const QStyle* style = option.widget != nullptr ? option.widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &ground, painter, option.widget);

    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const QColor text = option.palette.color(selected ? QPalette::HighlightedText : QPalette::Text);
    const QColor quiet = selected ? text : coloursOf(themeOf(option.palette)).quietText;
    const int line = option.fontMetrics.lineSpacing();
    const QRect all = option.rect.adjusted(margin, margin, -margin, -margin);
    const auto place = [&](int x, int y, int width, int height) {
        return QStyle::visualRect(option.direction, all, QRect(all.x() + x, all.y() + y, width, height));
    };
    const int icon = line;
    const int indent = icon + margin;
    drawMark(*painter, place(0, 0, icon, icon), static_cast<Mark>(index.data(MarkRole).toInt()),
             selected ? text : markColour(static_cast<Mark>(index.data(MarkRole).toInt()), option.palette));

    const QString state = index.data(StateRole).toString();
    const int stateWidth = option.fontMetrics.horizontalAdvance(state);
    const auto alignment = QStyle::visualAlignment(option.direction, Qt::AlignLeft | Qt::AlignVCenter);
    painter->save();
    painter->setPen(quiet);
    painter->drawText(place(all.width() - stateWidth, 0, stateWidth, line), Qt::AlignCenter, state);
    const int below = all.width() - indent;
    painter->drawText(
        place(indent, line, below, all.height() - line),
        static_cast<int>(QStyle::visualAlignment(option.direction, Qt::AlignLeft | Qt::AlignTop)) |
            Qt::TextWordWrap,
        index.data(DetailsRole).toString());
    const QFont bold = boldFont(option.font);
    painter->setFont(bold);
    painter->setPen(text);
    const int room = below - stateWidth - margin;
    painter->drawText(
        place(indent, 0, room, line), static_cast<int>(alignment),
        QFontMetrics(bold).elidedText(index.data(Qt::DisplayRole).toString(), Qt::ElideRight, room));
    painter->restore();
}

QSize LessonItem::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const int line = option.fontMetrics.lineSpacing();
    const int outside = option.widget != nullptr ? option.widget->width() : 400;
    const int room = std::max(100, outside - 4 * margin - line - 24);
    const QRect details = option.fontMetrics.boundingRect(QRect(0, 0, room, 10000), Qt::TextWordWrap,
                                                          index.data(DetailsRole).toString());
    return {200, line + details.height() + 2 * margin};
}

} // namespace timestep
