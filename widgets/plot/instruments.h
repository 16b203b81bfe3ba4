// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plot/plot_content.h"
#include "widgets/plot/reading_cursor.h"

#include <QAction>
#include <QLocale>
#include <QMenu>
#include <QObject>
#include <QPointF>

#include <functional>
#include <optional>

namespace timestep {

/// What a reader can put on a plot: lines, notes, slopes, areas, differences and spectra. Actions in a menu,
/// each with a key of its own while the plot has the focus, and what they do.
class Instruments : public QObject {
    Q_OBJECT

public:
    /// What the plot tells and does.
    struct Host {
        std::function<const PlotSpec&()> spec;       ///< as the reader chose it
        std::function<const PlotContent&()> content; ///< what is drawn of it
        std::function<const Chart&()> chart;
        /// The place that is read off, in the units of the axes; the middle one if none is read.
        std::function<std::optional<QPointF>()> place;
        /// The row that is read off, likewise; none on a heat map.
        std::function<std::optional<Reading>()> reading;
        std::function<void(const PlotAdditions&)> change;
        std::function<void()> readAgain;
        std::function<void(const QString&)> say;
        std::function<QLocale()> numbers;
    };

    /// The keys work while `surface` has the focus.
    Instruments(QWidget* surface, Host host);

    QMenu& menu() { return m_menu; }
    /// After every change of spec or columns.
    void refresh();
    void retranslate();
    /// What the reading says of slope and area there; empty if nothing was asked.
    QString measured(const Reading& reading) const;
    /// Forgets where an area begins.
    void forget() { m_begun.reset(); }

private:
    /// Does it after the menu that it comes from is done with: a change builds menus anew.
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
    bool powers() const;

    QWidget* m_surface;
    Host m_host;
    QMenu m_menu, m_changes;
    QAction *m_line, *m_note, *m_slope, *m_keepSlope, *m_area, *m_difference, *m_spectrum, *m_removeAll;
    std::optional<Reading> m_begun; ///< an area that has no end yet
};

} // namespace timestep
