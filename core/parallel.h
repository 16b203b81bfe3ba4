// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <utility>

namespace timestep {

/// Called about fifty times a second with the number of finished units and their total. Returns false to
/// stop.
using Progress = std::function<bool(std::size_t done, std::size_t of)>;

/// Lets an item of inParallel() report its progress and see whether it must stop.
class Worker {
public:
    /// With `ask`, goesOn() calls it about fifty times a second. That is for work on the caller's thread.
    Worker(std::atomic<std::size_t>& done, const std::atomic<bool>& stop, std::function<void()> ask = {})
        : done_(&done), stop_(&stop), ask_(std::move(ask)) {}
    /// Returns false if the work must stop. The call is cheap, so call it often.
    bool goesOn() const {
        if (ask_ && ++calls_ >= callsPerLook_) lookAtTheClock();
        return !stop_->load(std::memory_order_relaxed);
    }
    /// Reports this number of further units as done.
    void advance(std::size_t units = 1) { done_->fetch_add(units, std::memory_order_relaxed); }

private:
    using Clock = std::chrono::steady_clock;

    void lookAtTheClock() const;

    std::atomic<std::size_t>* done_;
    const std::atomic<bool>* stop_;
    std::function<void()> ask_;
    mutable std::uint32_t calls_ = 0,
                          callsPerLook_ = 1; ///< of goesOn(), since and between readings of the clock
    mutable Clock::time_point looked_ = Clock::now(), asked_ = looked_;
};

/// The number of threads that this setting means. 0: one per core.
unsigned threadsOf(unsigned setting);

/// Calls work(0) to work(items - 1), started in that order, on threadsOf(threads) threads. With one
/// item or one thread, the caller's thread does the work. Each item must write only to its own results, so
/// that the numbers do not depend on the number of threads. Calls `progress` (may be null) on the caller's
/// thread with the units reported so far and `units`. Returns false if `progress` returned false, or a
/// StopScope of the caller's thread wants to stop; items may then be missing or incomplete. Without
/// `progress` it then throws Stopped. Inside the items mayStop() throws, too, and the item counts as
/// incomplete. If items throw, rethrows the exception of the first of them, in the order of items.
bool inParallel(std::size_t items, std::size_t units, const Progress& progress,
                const std::function<void(std::size_t item, Worker& worker)>& work, unsigned threads = 0);

} // namespace timestep
