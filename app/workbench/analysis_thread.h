// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/analysis.h"

#include <QObject>
#include <QString>

#include <atomic>
#include <string>
#include <thread>

namespace timestep {

/// Computes one analysis at a time on a thread of its own.
class AnalysisThread : public QObject {
    Q_OBJECT

public:
    explicit AnalysisThread(QObject* parent = nullptr) : QObject(parent) {}
    ~AnalysisThread() override;

    /// Starts an analysis; `name` comes back with its result. A running analysis is cancelled first.
    void start(const std::string& name, const AnalysisSpec& spec, const Experiment& of);
    /// Ends the running analysis without a result and returns true; returns false if there is none.
    bool cancel();
    bool isRunning() const { return m_thread.joinable(); }

signals:
    void advanced(int done, int all);
    void finished(const std::string& name, const timestep::DerivedResult& result);
    /// The analysis is not possible; `sentence` says why.
    void refused(const std::string& name, const QString& sentence);

private:
    std::thread m_thread;
    int m_job = 0; ///< number of the latest analysis
    std::atomic<bool> m_cancelled = false;
};

} // namespace timestep
