// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/background_work.h"
#include "core/analysis/analysis.h"
#include "core/run/experiment/experiment.h"

#include <QDialog>

#include <optional>

class QCheckBox;
class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QVBoxLayout;

namespace timestep {

class AnalysisFields;
class PlotCard;

/// Sets up and runs an analysis of the open experiment: its kind, settings and values, a button that stops
/// it, and its chart. A thread does the work. Accepting the dialog adds the result to the window as a plot.
class AnalysisDialog : public QDialog {
    Q_OBJECT

public:
    explicit AnalysisDialog(const Experiment& experiment, QWidget* parent = nullptr);

    /// Chooses a kind and proposes settings for the experiment.
    void choose(std::string_view kind);
    /// The settings in the fields; empty if the kind does not apply. Throws InputError for values that are
    /// not numbers.
    AnalysisSpec spec() const;
    /// The chart of the result.
    ChartRequest chart() const;
    /// Title of the plot; empty if the name of the analysis is enough.
    QString plotTitle() const;
    /// The result for the current fields; nothing if it is not computed yet.
    const std::optional<DerivedResult>& derived() const { return m_derived; }
    void start();
    /// Stops the running analysis; an earlier result stays.
    void cancel();
    bool isRunning() const { return m_work.isRunning(); }
    PlotCard& plot() { return *m_plot; }

signals:
    /// The analysis ended or was stopped.
    void finished();

private:
    void showKind();
    /// Shows an error in the values; returns true if there is none.
    bool check();
    void acceptAsPlot();
    void take(std::optional<DerivedResult> derived, const QString& problem);
    void showResult();
    void showPictures();
    QStringList factsOfResult() const;
    void exportChart(bool copy);
    void showState();

    Experiment m_experiment;
    QComboBox* m_kind;
    QLabel* m_description;
    AnalysisFields* m_fields = nullptr; ///< null if the kind does not apply to the experiment
    QLabel* m_message;
    QProgressBar* m_progress;
    QPushButton* m_run;
    QPushButton* m_cancel;
    QPushButton* m_asPlot;
    QCheckBox* m_summary;
    QComboBox* m_picture;
    PlotCard* m_plot;
    QVBoxLayout* m_left;
    std::optional<DerivedResult> m_derived;
    BackgroundWork m_work{this};
};

} // namespace timestep
