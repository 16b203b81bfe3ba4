// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/analysis_thread.h"

#include "core/input_error.h"

#include <utility>

namespace timestep {

AnalysisThread::~AnalysisThread() {
    cancel();
}

bool AnalysisThread::cancel() {
    if (!isRunning()) return false;
    m_cancelled = true;
    m_thread.join();
    m_cancelled = false;
    return true;
}

void AnalysisThread::start(const std::string& name, const AnalysisSpec& spec, const Experiment& of) {
    cancel();
    m_thread = std::thread([this, job = ++m_job, name, derived = DerivedResult{of, spec, {}}]() mutable {
        const Progress progress = [this](std::size_t done, std::size_t all) {
            QMetaObject::invokeMethod(
                this, [this, done, all] { emit advanced(static_cast<int>(done), static_cast<int>(all)); });
            return !m_cancelled;
        };
        QString problem;
        try {
            derived.result = analyse(derived.of, derived.spec, progress);
        } catch (const InputError& error) {
            problem = QString::fromStdString(error.sentence());
        }
        if (m_cancelled) return;
        QMetaObject::invokeMethod(this, [this, job, name, problem, derived = std::move(derived)] {
            if (job != m_job || !isRunning()) return; // cancelled after it had ended
            m_thread.join();
            if (problem.isEmpty())
                emit finished(name, derived);
            else
                emit refused(name, problem);
        });
    });
}

} // namespace timestep
