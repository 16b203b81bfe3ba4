// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstddef>
#include <functional>

namespace timestep {

/// Called about fifty times a second with the number of finished units and their total. Returns false to
/// stop.
using Progress = std::function<bool(std::size_t done, std::size_t of)>;

/// Lets an item of inParallel() report its progress and see whether it must stop.
class Worker {
public:
    Worker(std::atomic<std::size_t>& done, const std::atomic<bool>& stop) : done_(&done), stop_(&stop) {}
    /// Returns false once the work must stop. It is cheap, so call it often.
    bool goesOn() const { return !stop_->load(std::memory_order_relaxed); }
    /// Reports that this number of further units is done.
    void advance(std::size_t units = 1) { done_->fetch_add(units, std::memory_order_relaxed); }

private:
    std::atomic<std::size_t>* done_;
    const std::atomic<bool>* stop_;
};

/// Calls work(0) to work(items - 1), started in that order, on `threads` threads (0: one per core). Each item
/// must write only to its own results, so that the numbers do not depend on the number of threads. Calls
/// `progress` (may be null) on the caller's thread with the units reported so far and `units`. Returns false
/// if `progress` returned false; items may then be missing or incomplete. If items throw, rethrows the
/// exception of the first of them, in the order of items.
bool inParallel(std::size_t items, std::size_t units, const Progress& progress,
                const std::function<void(std::size_t item, Worker& worker)>& work, unsigned threads = 0);

} // namespace timestep
