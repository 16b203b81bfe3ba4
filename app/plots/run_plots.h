// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <cstddef>
#include <cstdint>

namespace timestep {

class PlotGrid;
class Workbench;
struct PlotSource;
struct PlotSpec;

/// Feeds the plots with the numbers of the workbench, and decides what they show while nothing else was
/// chosen: the standard plots of a scene that is newly opened.
class RunPlots : public QObject {
    Q_OBJECT

public:
    RunPlots(Workbench& workbench, PlotGrid& grid, QObject* parent);

    /// Another plot on a card, which opens, also before the run has its first rows.
    void show(std::size_t slot, const PlotSource& source, const PlotSpec& spec);
    /// One plot more, of something that no other shows; at most six.
    void add();
    /// A lesson says what the plots show. With false, the next experiment gets its standard plots again.
    void setStaged(bool staged);

public slots:
    /// Names columns and runs anew.
    void retranslate();

private:
    void experimentChanged(bool restarted);
    void advanced();
    void showStandard();
    void refreshAll();
    void closeStrange();
    void analysisFinished(const QString& name);

    Workbench& m_workbench;
    PlotGrid& m_grid;
    std::uint64_t m_shownGeneration = 0;
    QString m_shownScene;
    bool m_standardDue = false;
    bool m_staged = false;
};

} // namespace timestep
