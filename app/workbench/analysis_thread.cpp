// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/analysis_thread.h"

#include <optional>
#include <utility>

namespace timestep {

bool AnalysisThread::cancel() {
    const bool was = isRunning();
    m_work.stop();
    return was;
}

void AnalysisThread::start(const std::string& name, const AnalysisSpec& spec, const Experiment& of) {
    m_work.start(
        [this, derived = DerivedResult{of, spec, {}}]() mutable {
            derived.result = analyse(derived.of, derived.spec, [this](std::size_t done, std::size_t all) {
                m_work.post(
                    [this, done, all] { emit advanced(static_cast<int>(done), static_cast<int>(all)); });
                return m_work.isWanted();
            });
            return std::move(derived);
        },
        [this, name](const std::optional<DerivedResult>& derived, const QString& problem) {
            if (derived)
                emit finished(name, *derived);
            else
                emit refused(name, problem);
        });
}

} // namespace timestep
