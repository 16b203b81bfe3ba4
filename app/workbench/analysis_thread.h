// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/background_work.h"
#include "core/analysis/analysis.h"

#include <QObject>
#include <QString>

#include <string>

namespace timestep {

/// Computes one analysis at a time on a separate thread.
class AnalysisThread : public QObject {
    Q_OBJECT

public:
    explicit AnalysisThread(QObject* parent = nullptr) : QObject(parent) {}

    /// Starts an analysis; `name` is returned with its result. A running analysis is cancelled first.
    void start(const std::string& name, const AnalysisSpec& spec, const Experiment& of);
    /// Ends the running analysis without a result and returns true; returns false if there is none.
    bool cancel();
    bool isRunning() const { return m_work.isRunning(); }

signals:
    void advanced(int done, int all);
    void finished(const std::string& name, const timestep::DerivedResult& result);
    /// The analysis is not possible; `sentence` says why.
    void refused(const std::string& name, const QString& sentence);

private:
    BackgroundWork m_work{this};
};

} // namespace timestep
