// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/background_work.h"
#include "core/measured/data_comparison.h"
#include "core/run/experiment/experiment.h"
#include "widgets/plot/content/plot_additions.h"

#include <QDialog>

#include <optional>
#include <string>
#include <utility>
#include <vector>

class QCheckBox;
class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;

namespace timestep {

class DataFields;
struct MeasuredWork;
class PlotWidget;
class PointsPage;

/// Opens measured data, shows them over a run with the residuals below, and fits parameters of the experiment
/// to them. A thread does the work. Accepting the dialog shows the points in the window, with the fitted
/// values if they were taken over.
class MeasuredDialog : public QDialog {
    Q_OBJECT

public:
    explicit MeasuredDialog(const Experiment& experiment, QWidget* parent = nullptr);

    DataFields& fields() { return *m_fields; }
    /// Checks a parameter in the list, by its key.
    void check(const std::string& key, bool on = true);
    /// Starts a fit of the checked parameters.
    void fit();
    /// The same with finer steps, until half the step does not move the values.
    void refine();
    /// Stops the computation; an earlier result stays.
    void cancel();
    bool isRunning() const { return m_work.isRunning(); }
    const std::optional<DataComparison>& comparison() const { return m_comparison; }
    QString report() const;
    /// Copies the fitted parameters with their uncertainties as LaTeX or Markdown.
    void copyTable(bool latex) const;

    /// The points by themselves.
    PointsPage& pointsPage() { return *m_points; }

    /// The points of each measure as an addition to a plot of it over time.
    std::vector<MeasuredPoints> points() const;
    /// The data, choices and fit, to continue with later.
    MeasuredWork work() const;
    void restore(const MeasuredWork& work);
    /// The fitted values that were taken over, as keys and values for Workbench::set().
    const SettingValues& takenValues() const { return m_taken; }

signals:
    /// A comparison or a fit ended or was stopped.
    void finished();

private:
    void layOut();
    void listParameters();
    FitRequest request() const;
    /// Compares again with the values of the fields.
    void compare();
    enum class Work { Compare, Fit, Refine };
    void start(Work work);
    void take(std::optional<DataComparison> comparison, const QString& problem);
    void showPlots();
    void showPoints();
    void changed();
    void takeOver();
    void showState();

    Experiment m_experiment;
    DataFields* m_fields;
    QListWidget* m_parameters;
    QCheckBox* m_fitsShift;
    QLabel* m_message;
    QProgressBar* m_progress;
    QPushButton *m_fit, *m_refine, *m_cancel, *m_takeOver, *m_overlay, *m_copy;
    PlotWidget *m_plot, *m_residuals;
    PointsPage* m_points;
    std::optional<DataComparison> m_comparison;
    SettingValues m_taken;
    std::optional<ParameterFit> m_kept; ///< an earlier fit, until another choice is made
    bool m_fitting = false;
    BackgroundWork m_work{this}; ///< last, so that it ends before the data that it reads are destroyed
};

} // namespace timestep
