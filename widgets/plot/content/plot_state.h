// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plot/content/curves.h"
#include "widgets/plot/content/plot_content.h"
#include "widgets/plot/content/table_feed.h"

#include <memory>
#include <vector>

namespace timestep {

/// What a plot shows: its table, its spec as given and as changed by the reader, and what follows from both.
/// Independent of widgets.
class PlotState {
public:
    /// The given spec, with the reader's changes.
    const PlotSpec& spec() const { return m_spec; }
    const Table& given() const { return *m_followed; }

    /// The drawn content as of the last rebuild().
    const PlotContent& content() const { return m_content; }
    /// The drawn table, with differences and spectra.
    const Table& table() const { return m_content.table(); }
    const CurveSet& curves() const { return m_curves; }

    // The following functions take effect with the next rebuild().
    void setSpec(const PlotSpec& spec);
    /// Whether the plot already shows the table of the feed.
    bool follows(const TableFeed& feed) const { return m_followed == feed.table(); }
    /// Shows the table of a feed. Returns the previous one, which the curves read until they are rebuilt.
    std::shared_ptr<const Table> follow(const TableFeed& feed);
    /// Sets the columns and scales that the reader has chosen. Reference lines are kept if their columns are.
    void choose(PlotSpec chosen);
    void add(const PlotAdditions& added) { m_spec.added = added; }

    /// Sets the last run before a change, drawn pale under the curves; null: none. Returns whether it has
    /// changed.
    bool setLastRun(std::shared_ptr<const Table> table, const QString& label);
    /// Sets the exact motion between the rows; null: it is known only at the rows. Returns whether it has
    /// changed.
    bool setExactMotion(std::shared_ptr<const ExactMotion> exact);

    void rebuild(Theme theme);
    /// Processes rows that were added to the table. Returns false if rebuild() must be called.
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
