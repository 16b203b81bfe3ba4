// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plots/plot_source.h"
#include "widgets/plot/content/curves.h"
#include "widgets/plot/content/plot_spec.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace timestep {

class PlotGrid;
class Workbench;
struct MeasuredPoints;

/// The names of results of analyses that the user shows as plots begin so; the kind of analysis follows.
inline constexpr const char* analysisOfThePerson = "analysis of the person";

/// Passes the numbers of the workbench to the plots, and shows the standard plots of a newly opened scene
/// unless other plots were chosen. When undo or redo brings a scene back, its plots are as they were left.
class RunPlots : public QObject {
    Q_OBJECT

public:
    RunPlots(Workbench& workbench, PlotGrid& grid, QObject* parent);

    /// Opens the card of a slot and shows this plot on it, even before the run has rows.
    void show(std::size_t slot, const PlotSource& source, const PlotSpec& spec);
    /// Shows this plot on a visible card of its own: on the one that already has its source, else on a new
    /// one, else on the last.
    void showBeside(const PlotSource& source, const PlotSpec& spec);
    /// Adds a plot of a column that no other plot shows; at most six plots.
    void add();
    /// Shows measured points on the first open plot of the run with their axes, or on another one. They
    /// replace points with the same label there.
    void showPoints(const MeasuredPoints& points);
    /// True: a lesson sets the plots. False: the next experiment gets its standard plots again.
    void setStaged(bool staged);

signals:
    /// What the plots show of what the hand has changed: "largest strain = 0.12", by run. Empty: nothing.
    void handChanged(const std::vector<QStringList>& numbers);
    /// A plot of an analysis that the user asked for was shown.
    void shownBeside();

public slots:
    /// Another experiment was opened, to which measured points do not belong.
    void dropPoints();
    /// Updates the names of columns and runs.
    void retranslate();

private:
    /// The plots of a scene that was left.
    struct LeftPlots {
        struct Plot {
            PlotSource source;
            PlotSpec given, spec;
            std::optional<PlotView> view;
        };
        std::vector<Plot> plots;              ///< in reading order
        std::optional<std::size_t> maximised; ///< index into plots
    };
    LeftPlots presentPlots() const;
    void showAgain(const LeftPlots& left);
    void experimentChanged(bool restarted);
    void advanced();
    void showByHand();
    void showStandard();
    void refreshAll();
    void styleCurves();
    bool showsForeignAnalysis(std::size_t slot) const;
    void closeForeignPlots();
    void analysisFinished(const QString& name);

    Workbench& m_workbench;
    PlotGrid& m_grid;
    std::uint64_t m_shownGeneration = 0;
    std::shared_ptr<const ExactMotion> m_exact; ///< of the shown generation
    std::uint64_t m_shownVisit = 0;             ///< see Workbench::visit(); 0: plots of a lesson
    std::map<std::uint64_t, LeftPlots> m_left;  ///< by visit
    bool m_standardNext = false; ///< the next experiment gets the standard plots, in the same scene, too
    bool m_plotsDue = false;     ///< those of another visit
    bool m_staged = false;
    bool m_byHand = false; ///< the plots mark values by hand
};

} // namespace timestep
