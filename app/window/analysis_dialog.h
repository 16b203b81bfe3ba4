// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/analysis.h"
#include "core/run/experiment.h"

#include <QDialog>

#include <atomic>
#include <functional>
#include <thread>
#include <vector>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QProgressBar;
class QPushButton;
class QVBoxLayout;

namespace timestep {

class PlotCard;

/// An experiment over the open experiment: which kind, its settings, a run that can be stopped, and its
/// chart. The work is done beside the window.
class AnalysisDialog : public QDialog {
    Q_OBJECT

public:
    explicit AnalysisDialog(const Experiment& experiment, QWidget* parent = nullptr);
    ~AnalysisDialog() override;

    /// Chooses a kind, with settings that suit the experiment.
    void choose(std::string_view kind);
    /// As the fields say.
    AnalysisSpec spec() const;
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
    void addSetting(const Parameter& setting);
    void takeResult(const AnalysisResult& result, const AnalysisSpec& spec, const QString& problem);
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
    QCheckBox* m_summary;
    PlotCard* m_plot;
    QVBoxLayout* m_left;
    AnalysisSpec m_proposed;
    std::vector<std::function<void(AnalysisSpec&)>> m_readers; ///< each takes one field over
    AnalysisResult m_result;
    AnalysisSpec m_resultSpec;
    std::thread m_thread;
    std::atomic<bool> m_stop = false;
};

} // namespace timestep
