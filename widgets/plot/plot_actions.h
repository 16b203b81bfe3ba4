// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/table.h"
#include "widgets/plot/plot_spec.h"

#include <QAction>
#include <QMenu>
#include <QObject>

namespace timestep {

/// What the head of a plot's card offers.
class PlotActions : public QObject {
    Q_OBJECT

public:
    explicit PlotActions(QWidget* parent);

    QAction* axes() { return &m_axes; }           ///< carries the menu of columns and scales
    QAction* fit() { return &m_fit; }             ///< show everything
    QAction* rectangle() { return &m_rectangle; } ///< checkable
    QAction* table() { return &m_table; }         ///< checkable

    /// Rebuilds the menu for the columns of the table. The spec is what is checked.
    void setContent(const Table& table, const PlotSpec& spec, const Names& names);
    void retranslate();

signals:
    /// The user chose; carries the changed spec.
    void chosen(const timestep::PlotSpec& spec);

private:
    void addColumns(const Table& table, const Names& names);
    void addScales();
    void chooseY(const std::string& id, bool shown);

    QMenu m_menu;
    QAction m_axes, m_fit, m_rectangle, m_table;
    PlotSpec m_spec;
};

} // namespace timestep
