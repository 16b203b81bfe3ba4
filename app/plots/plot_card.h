// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plots/plot_source.h"
#include "core/run/session.h"
#include "core/table/table.h"
#include "widgets/panel/card.h"
#include "widgets/plot/plot_spec.h"
#include "widgets/plot/table_feed.h"

#include <QList>
#include <QPoint>

#include <string>

class QAction;

namespace timestep {

class PlotWidget;

/// A card with one plot: what it shows, and where that comes from.
class PlotCard : public Card {
    Q_OBJECT

public:
    explicit PlotCard(QWidget* parent = nullptr);

    /// Shows another plot. Of a derived result, columns and lines follow from its numbers.
    void show(const PlotSource& source, const PlotSpec& spec);
    const PlotSource& source() const { return m_source; }
    /// As show() was told, before columns and lines followed from the table.
    const PlotSpec& given() const { return m_given; }
    PlotWidget* plot() const { return m_plot; }

    /// Shows the table of the run, or takes note of what happened to it.
    void follow(const TableFeed& feed, TableFeed::Change change);
    /// The result of this card's name has its numbers.
    void showDerived(const DerivedResult& derived);

    /// What can be done with its place among others: a menu in the head, which also holds what a narrow head
    /// has no room for.
    void setPlaceActions(const QList<QAction*>& actions);

    void retranslateUi();

signals:
    void exportWanted();
    void copyWanted();
    /// The title is held by the mouse, or was let go, there on the screen.
    void dragged(const QPoint& global, bool dropped);
    void headDoubleClicked();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;

private:
    void nameByColumn();
    bool isHead(const QMouseEvent& event) const;
    void fitHead();

    PlotSource m_source;
    PlotSpec m_given;
    PlotWidget* m_plot;
    QAction* m_copy;
    QAction* m_export;
    QAction* m_place = nullptr; ///< carries the menu; null for a plot that stands alone
    bool m_dragging = false;
};

} // namespace timestep
