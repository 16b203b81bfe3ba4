// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/stop.h"

#include <QMetaObject>
#include <QObject>
#include <QString>

#include <atomic>
#include <exception>
#include <functional>
#include <optional>
#include <thread>
#include <utility>

namespace timestep {

/// The message of a computation's exception, with the place of wrong input.
QString problemText(const std::exception& error);

/// One computation at a time on a separate thread. Its result is passed to the thread of the context; the
/// result of a computation that was stopped or replaced is dropped, even if it was already on its way.
class BackgroundWork {
public:
    /// `context` must outlive this.
    explicit BackgroundWork(QObject* context) : m_context(context) {}
    ~BackgroundWork() { stop(); }
    BackgroundWork(const BackgroundWork&) = delete;
    BackgroundWork& operator=(const BackgroundWork&) = delete;

    bool isRunning() const { return m_thread.joinable(); }

    /// Runs compute() on the thread, then take(std::optional<Result>, const QString& problem) in the thread
    /// of the context; the optional is empty if compute() threw, and the problem gives the reason. Stops the
    /// previous computation.
    template <class Compute, class Take>
    void start(Compute compute, Take take);
    /// Waits until the computation has ended, which is soon if it asks isWanted() or mayStop() (core/stop.h).
    void stop();

    /// For the computation: false once it has been stopped.
    bool isWanted() const { return !m_stop; }
    /// For the computation: calls `message` in the thread of the context unless it was stopped before.
    void post(std::function<void()> message);

private:
    QObject* m_context;
    std::thread m_thread;
    std::atomic<bool> m_stop = false;
    unsigned m_number = 0; ///< of the computation; changes only while no thread runs
};

template <class Compute, class Take>
void BackgroundWork::start(Compute compute, Take take) {
    stop();
    m_stop = false;
    m_thread = std::thread([this, compute = std::move(compute), take = std::move(take)]() mutable {
        std::optional<decltype(compute())> result;
        QString problem;
        const StopScope scope([this] { return m_stop.load(); });
        try {
            result = compute();
        } catch (const Stopped&) { // its result is not wanted
        } catch (const std::exception& error) {
            problem = problemText(error);
        }
        post([this, take = std::move(take), result = std::move(result), problem]() mutable {
            m_thread.join();
            take(std::move(result), problem);
        });
    });
}

} // namespace timestep
