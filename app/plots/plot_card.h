// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plots/plot_source.h"
#include "core/run/session/session.h"
#include "core/table/table.h"
#include "widgets/panel/card.h"
#include "widgets/plot/content/plot_spec.h"
#include "widgets/plot/content/table_feed.h"

#include <QList>
#include <QPoint>

#include <string>

class QAction;
class QPushButton;

namespace timestep {

class PlotWidget;

/// A card with one plot, its content and the source of its numbers.
class PlotCard : public Card {
    Q_OBJECT

public:
    explicit PlotCard(QWidget* parent = nullptr);

    /// Shows another plot. For a derived result, columns and lines are set when the numbers arrive.
    void show(const PlotSource& source, const PlotSpec& spec);
    const PlotSource& source() const { return m_source; }
    /// The spec passed to show(), before columns and lines were set from the table.
    const PlotSpec& given() const { return m_given; }
    PlotWidget* plot() const { return m_plot; }

    /// Updates the plot after a change of the run's table.
    void follow(const TableFeed& feed, TableFeed::Change change);
    /// Shows the numbers of the derived result of this card.
    void showDerived(const DerivedResult& derived);

    /// Offers to compute the missing numbers with a button in the empty plot; an empty text offers nothing.
    /// The offer disappears when numbers arrive.
    void offer(const QString& text);
    void setOfferEnabled(bool enabled);

    /// Actions for the place of the card in the grid. They form a menu in the head, which also holds buttons
    /// that do not fit.
    void setPlaceActions(const QList<QAction*>& actions);

    void retranslate();

signals:
    void exportWanted();
    void copyWanted();
    /// The title is dragged with the mouse or dropped at `global` (screen coordinates).
    void dragged(const QPoint& global, bool dropped);
    void headDoubleClicked();
    /// The user accepted the offer.
    void offerTaken();

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
    void placeOffer();
    void sayWhyEmpty();

    PlotSource m_source;
    PlotSpec m_given;
    PlotWidget* m_plot;
    QAction* m_copy;
    QAction* m_export;
    QAction* m_place = nullptr; ///< holds the menu; null for a plot outside a grid
    QPushButton* m_offer;       ///< over the empty plot
    bool m_dragging = false;
};

} // namespace timestep
