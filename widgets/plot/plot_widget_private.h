// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plot/canvas.h"
#include "widgets/plot/chart.h"
#include "widgets/plot/instruments.h"
#include "widgets/plot/legend.h"
#include "widgets/plot/linked_cursor.h"
#include "widgets/plot/plot_actions.h"
#include "widgets/plot/plot_content.h"
#include "widgets/plot/plot_widget.h"
#include "widgets/plot/reading_cursor.h"
#include "widgets/plot/table_feed.h"
#include "widgets/plot/table_model.h"

#include <QElapsedTimer>
#include <QLabel>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTableView>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>

namespace timestep {

/// What a PlotWidget is made of, and how its parts answer each other.
class PlotWidget::Private {
public:
    explicit Private(PlotWidget* widget);

    void rebuild();
    void restyle();
    void changed(bool axes);
    void showAll();
    void draw();
    void showPage();
    void readMouse(const QPointF& position);
    void moveCursor(int rows, int curves);
    void read();
    void readCell();
    void showReading(const QString& text, const QStringList& shorter = {});
    void showLinked();
    void tellPlace();
    /// The column that a curve shows along x or y; null for a reference line.
    const Column* columnOf(const CurvePlottable& curve, bool alongX) const;
    std::optional<Reading> movedCell(int right, int up) const;
    std::vector<Curve> cells() const;
    void dropCursor();
    void showStatus();
    void placeLegend();
    void choose(PlotSpec chosen);
    void addFits(FitKind kind);
    void removeFits();
    void keepWindow(const std::function<void()>& change);
    void rowsCame(bool anew);
    void copyTable();
    void makeInstruments();
    void add(const PlotAdditions& added);
    QString valueText(const Column* column, double value) const;
    QLocale numbers() const;
    Theme theme() const { return themeOf(q->palette()); }

    /// What is drawn, with differences and spectra.
    const Table& table() const { return content.table(); }

    PlotWidget* q;
    PlotSpec given, spec;
    TableFeed ownFeed;                     ///< of the tables that are not shared
    std::shared_ptr<const Table> followed; ///< never null
    PlotContent content;                   ///< what is drawn of table and spec
    CurveSet set;
    QString statistics;   ///< of what was visible at rest
    std::size_t fits = 0; ///< the last so many reference lines were fitted by the user
    double lineWidth = 1.8;

    QStackedWidget* pages;
    QLabel* empty;
    Canvas* canvas;
    QTableView* tableView;
    QLabel* readingLabel;    ///< over the label of the x axis, while a value is read off
    QLabel* status;          ///< a note on the whole plot, hidden while there is none
    QScrollArea* legendArea; ///< so that many curves leave room for the plot
    Legend* legend;
    TableModel model;
    PlotActions actions;
    std::unique_ptr<Chart> chart;
    Instruments* instruments = nullptr;

    QTimer drawTimer, restTimer, rebuildTimer;
    QElapsedTimer sinceDrawn;
    bool axesChanged = true, waiting = false;
    QMetaObject::Connection screenChange;

    std::optional<Reading> cursor;
    std::optional<CursorPlace> toldPlace, linked; ///< of the own cursor, of another plot's
    QString linkedText;                           ///< what is read at the latter
};

} // namespace timestep
