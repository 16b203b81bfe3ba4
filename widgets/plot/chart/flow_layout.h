// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>
#include <QList>

namespace timestep {

/// Arranges items in rows like words of a text, in the layout direction of the widget.
class FlowLayout : public QLayout {
    Q_OBJECT

public:
    FlowLayout(QWidget* parent, int horizontalGap, int verticalGap);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override { m_items.append(item); }
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem* itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem* takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return place(QRect(0, 0, width, 0), false); }
    QSize minimumSize() const override;
    QSize sizeHint() const override { return minimumSize(); }
    void setGeometry(const QRect& rectangle) override;

private:
    /// Returns the height needed [px]. Moves the items only if `really`.
    int place(const QRect& rectangle, bool really) const;

    QList<QLayoutItem*> m_items;
    int m_horizontalGap, m_verticalGap;
};

} // namespace timestep
