// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plot/reading/plot_reader.h"

#include <QAction>
#include <QMenu>
#include <QObject>
#include <QPointF>

#include <functional>
#include <optional>

namespace timestep {

/// The menu of what a reader can add to a plot: lines, notes, slopes, areas, differences and spectra. Each
/// action has a key while the plot has the focus.
class Instruments : public QObject {
    Q_OBJECT

public:
    /// The keys work while `surface` has the focus. All arguments must outlive it.
    Instruments(QWidget& surface, const PlotState& state, const Chart& chart, PlotReader& reader);

    QMenu& menu() { return m_menu; }
    /// Enables and checks the actions for the present spec and curves.
    void refresh();
    void retranslate();

signals:
    /// The reader has added, changed or removed something.
    void additionsChosen(const timestep::PlotAdditions& added);

private:
    /// Calls a function after the menu has closed, because a change rebuilds the menus.
    void later(std::function<void()> action);
    void change(std::function<void(PlotAdditions&)> edit);
    QAction* add(const char* name, const QKeySequence& key, void (Instruments::*slot)());
    void addLine();
    void addNote();
    void keepSlope();
    void markArea();
    void addDifference();
    void toggleSpectrum();
    void removeAll();
    void fillChanges();
    void editLine(std::size_t index);
    void editNote(std::size_t index);
    QString placeText(const QPointF& place) const;
    std::optional<PlotMeasure> measureAt(const Reading& reading, PlotMeasure::Kind kind) const;

    QWidget& m_surface;
    const PlotState& m_state;
    const Chart& m_chart;
    PlotReader& m_reader;
    QMenu m_menu, m_changes;
    QAction *m_line, *m_note, *m_slope, *m_keepSlope, *m_area, *m_difference, *m_spectrum, *m_removeAll;
};

} // namespace timestep
