// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/stretch_column.h"

#include <QEvent>
#include <QHeaderView>
#include <QTableView>
#include <QTimer>

#include <algorithm>

namespace timestep {

namespace {

class Stretching : public QObject {
public:
    Stretching(QTableView& table, int column) : QObject(&table), m_table(table), m_column(column) {
        QHeaderView* head = table.horizontalHeader();
        head->setSectionResizeMode(column, QHeaderView::Fixed);
        m_later.setSingleShot(true);
        connect(&m_later, &QTimer::timeout, this, &Stretching::stretch);
        connect(head, &QHeaderView::sectionResized, this, [this](int other) {
            if (other != m_column) stretch();
        });
        table.viewport()->installEventFilter(this);
        table.installEventFilter(this);
        stretch();
    }

protected:
    bool eventFilter(QObject*, QEvent* event) override {
        const QEvent::Type type = event->type();
        if (type == QEvent::Resize || type == QEvent::Show) stretch();
        if (type == QEvent::FontChange || type == QEvent::StyleChange || type == QEvent::LanguageChange)
            m_later.start(); // the head measures itself first
        return false;
    }

private:
    void stretch() {
        QHeaderView& head = *m_table.horizontalHeader();
        const int others = head.length() - head.sectionSize(m_column);
        head.resizeSection(m_column,
                           std::max(head.sectionSizeHint(m_column), m_table.viewport()->width() - others));
    }

    QTableView& m_table;
    int m_column;
    QTimer m_later;
};

} // namespace

void stretchColumn(QTableView& table, int column) {
    new Stretching(table, column);
}

} // namespace timestep
