// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListWidget>

namespace timestep {

/// A list whose rows are dragged to another place, one row at a time. It shows the order and asks for
/// changes.
class OrderList : public QListWidget {
    Q_OBJECT

public:
    explicit OrderList(QWidget* parent = nullptr);

    void setFixed(bool fixed) { m_fixed = fixed; }
    /// Rows are at least this high [px].
    void setLeastRow(int height) { m_leastRow = height; }
    /// Call after rows were added.
    void fitRows();
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    /// The learner wants the item of row `from` in row `to`.
    void moveWanted(int from, int to);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    bool m_fixed = false;
    int m_leastRow = 0;
    int m_held = -1; ///< row under the pressed button
};

} // namespace timestep
