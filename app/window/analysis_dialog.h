// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/analysis.h"
#include "core/run/experiment.h"

#include <QDialog>

#include <atomic>
#include <functional>
#include <optional>
#include <thread>
#include <vector>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QVBoxLayout;

namespace timestep {

class PlotCard;

/// An analysis of the open experiment: which kind, its settings, a run that can be stopped, and its chart.
/// The work is done beside the window. Accepted: the result is wanted as a plot of the window.
class AnalysisDialog : public QDialog {
    Q_OBJECT

public:
    explicit AnalysisDialog(const Experiment& experiment, QWidget* parent = nullptr);
    ~AnalysisDialog() override;

    /// Chooses a kind, with settings that suit the experiment.
    void choose(std::string_view kind);
    /// As the fields say. Throws InputError for values that are no numbers.
    AnalysisSpec spec() const;
    /// What of the result is drawn.
    ChartRequest chart() const;
    /// Of the plot, where the name of the analysis says too little; else empty.
    QString plotTitle() const;
    /// What was computed as the fields say now; none: it has to be computed.
    const std::optional<DerivedResult>& derived() const { return m_derived; }
    void start();
    /// Stops a run under way; what was there before stays.
    void cancel();
    bool isRunning() const { return m_thread.joinable(); }
    PlotCard& plot() { return *m_plot; }

signals:
    /// A run has come to its end or was stopped.
    void finished();

private:
    void showKind();
    void addSettings();
    void addChoice(const QString& label, const QString& chosen,
                   const std::vector<std::pair<QString, QString>>& items, std::string AnalysisSpec::*target);
    QComboBox* newChoice(const QString& label, const std::vector<std::pair<QString, QString>>& items);
    void addSetting(const Parameter& setting);
    void addValues();
    void proposeValues();
    /// Says what is wrong with the values; true if nothing is.
    bool check();
    void acceptAsPlot();
    void takeResult(DerivedResult derived, const QString& problem);
    void showResult();
    void exportChart(bool copy);
    void showState();

    Experiment m_experiment;
    QComboBox* m_kind;
    QLabel* m_description;
    QWidget* m_fields = nullptr;
    QFormLayout* m_form = nullptr;
    QLabel* m_message;
    QProgressBar* m_progress;
    QPushButton* m_run;
    QPushButton* m_cancel;
    QPushButton* m_asPlot;
    QCheckBox* m_summary;
    PlotCard* m_plot;
    QVBoxLayout* m_left;
    // Of an analysis that goes through values; else null.
    QComboBox* m_over = nullptr;
    QLineEdit* m_values = nullptr;
    QComboBox* m_take = nullptr;
    AnalysisSpec m_proposed;
    std::vector<std::function<void(AnalysisSpec&)>> m_readers; ///< each takes one field over
    std::optional<DerivedResult> m_derived;
    std::thread m_thread;
    std::atomic<bool> m_stop = false;
};

} // namespace timestep
