// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plot/content/curves.h"
#include "widgets/plot/content/plot_content.h"
#include "widgets/plot/content/table_feed.h"

#include <memory>
#include <vector>

namespace timestep {

/// What a plot is asked to show: its table, its spec as given and as changed by the reader, and what follows
/// from both. Independent of widgets.
class PlotState {
public:
    /// The spec as it was given, or as the reader has changed it since.
    const PlotSpec& spec() const { return m_spec; }
    const Table& given() const { return *m_followed; }

    /// What is drawn of table and spec since the last rebuild().
    const PlotContent& content() const { return m_content; }
    /// The table that is drawn, with differences and spectra.
    const Table& table() const { return m_content.table(); }
    const CurveSet& curves() const { return m_curves; }

    // The following take effect with the next rebuild().
    void setSpec(const PlotSpec& spec);
    /// Whether it already shows the table of the feed.
    bool follows(const TableFeed& feed) const { return m_followed == feed.table(); }
    /// Shows the table of a feed. Returns the previous one, which the curves read until they are rebuilt.
    std::shared_ptr<const Table> follow(const TableFeed& feed);
    /// Sets the columns and scales that the reader has chosen. Reference lines stay where their columns stay.
    void choose(PlotSpec chosen);
    void add(const PlotAdditions& added) { m_spec.added = added; }

    /// The last run before a change, drawn pale under the curves; null: none. True: it was another one.
    bool setLastRun(std::shared_ptr<const Table> table, const QString& label);
    /// The exact motion between the rows; null: it is known at the rows only. True: it was another one.
    bool setExactMotion(std::shared_ptr<const ExactMotion> exact);

    void rebuild(Theme theme);
    /// Takes in rows that were added to the table. False: rebuild() must be called.
    bool grow() { return !m_content.isDerived() || m_content.grow(); }

private:
    PlotSpec m_given, m_spec;
    std::shared_ptr<const Table> m_followed = std::make_shared<Table>(); ///< never null
    PlotContent m_content;
    CurveSet m_curves;
    std::shared_ptr<const Table> m_lastRun;
    QString m_lastLabel;
    std::shared_ptr<const ExactMotion> m_exact;

    std::vector<ReferenceLine> lastLines() const;
};

} // namespace timestep
