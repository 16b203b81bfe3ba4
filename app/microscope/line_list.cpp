// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/microscope/line_list.h"

#include "app/microscope/line_painter.h"

#include <QAbstractListModel>
#include <QEvent>
#include <QKeyEvent>

#include <algorithm>

namespace timestep {

/// The model's texts are for screen readers; LineDelegate paints the lines.
class LineModel : public QAbstractListModel {
public:
    using QAbstractListModel::QAbstractListModel;

    void setLines(std::vector<MicroscopeLine> lines) {
        beginResetModel();
        m_lines = std::move(lines);
        endResetModel();
    }
    const std::vector<MicroscopeLine>& lines() const { return m_lines; }

    int rowCount(const QModelIndex& parent) const override {
        return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
    }
    QVariant data(const QModelIndex& index, int role) const override {
        if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole) return {};
        const MicroscopeLine& line = m_lines[static_cast<std::size_t>(index.row())];
        QStringList parts;
        for (const QString& part : {line.words, line.spoken, line.numbers})
            if (!part.isEmpty()) parts << part;
        for (const MicroscopeLine::Arrow& arrow : line.arrows)
            if (!arrow.numbers.isEmpty()) parts << arrow.numbers;
        return parts.join(QStringLiteral(". "));
    }

private:
    std::vector<MicroscopeLine> m_lines;
};

namespace {

class LineDelegate : public QAbstractItemDelegate {
public:
    LineDelegate(const LineModel& model, LineList& list)
        : QAbstractItemDelegate(&list), m_model(model), m_list(list) {}

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const int width = std::max(m_list.viewport()->width(), 80);
        return {width, LinePainter(option, m_list.locale()).height(lineAt(index), width)};
    }
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        LinePainter(option, m_list.locale())
            .paint(*painter, lineAt(index), option.rect, index.row() == m_list.line());
    }

private:
    const MicroscopeLine& lineAt(const QModelIndex& index) const {
        return m_model.lines()[static_cast<std::size_t>(index.row())];
    }
    const LineModel& m_model;
    LineList& m_list;
};

} // namespace

LineList::LineList(QWidget* parent) : QListView(parent), m_model(new LineModel(this)) {
    setModel(m_model);
    setItemDelegate(new LineDelegate(*m_model, *this));
    setSelectionMode(SingleSelection);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // keeps the width, and therefore all heights
    setResizeMode(Adjust);
    setFrameShape(NoFrame);
    setTabKeyNavigation(false);
}

void LineList::setLines(std::vector<MicroscopeLine> lines) {
    m_filling = true;
    m_model->setLines(std::move(lines));
    setCurrentIndex(m_model->index(0));
    m_filling = false;
}

const std::vector<MicroscopeLine>& LineList::lines() const {
    return m_model->lines();
}

void LineList::choose(int line) {
    setCurrentIndex(m_model->index(line));
}

void LineList::keyPressEvent(QKeyEvent* event) {
    const int forward = layoutDirection() == Qt::LeftToRight ? 1 : -1;
    if (event->key() == Qt::Key_Right || event->key() == Qt::Key_Left) {
        emit stepWanted(event->key() == Qt::Key_Right ? forward : -forward);
        return;
    }
    QListView::keyPressEvent(event);
}

void LineList::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    // QListView of Qt 6.4 reports to a screen reader that the line has the focus, even if the list does not.
    if (hasFocus())
        QListView::currentChanged(current, previous);
    else
        QAbstractItemView::currentChanged(current, previous);
    viewport()->update();
    if (!m_filling && current.isValid()) emit lineChosen(current.row());
}

void LineList::resizeEvent(QResizeEvent* event) {
    QListView::resizeEvent(event);
    scrollTo(currentIndex());
}

void LineList::changeEvent(QEvent* event) {
    QListView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        scheduleDelayedItemsLayout();
}

} // namespace timestep
