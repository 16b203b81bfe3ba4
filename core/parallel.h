// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstddef>
#include <functional>

namespace timestep {

/// Told some fifty times a second how many of how many are done; returns false to stop.
using Progress = std::function<bool(std::size_t done, std::size_t of)>;

/// What an item of inParallel() knows of the others.
class Worker {
public:
    Worker(std::atomic<std::size_t>& done, const std::atomic<bool>& stop) : done_(&done), stop_(&stop) {}
    /// False once somebody wants to stop. To be asked often: it costs nothing.
    bool goesOn() const { return !stop_->load(std::memory_order_relaxed); }
    /// So many units more are done.
    void advance(std::size_t units = 1) { done_->fetch_add(units, std::memory_order_relaxed); }

private:
    std::atomic<std::size_t>* done_;
    const std::atomic<bool>* stop_;
};

/// Carries out work(0) ... work(items - 1), begun in that order, on `threads` threads (0: one per core). Each
/// item writes to its own place only, so that the numbers are those of one thread. `progress` (may be null)
/// is called on the caller's thread, with the units that the items have reported, out of `units`. False: it
/// said no, and items may be missing or half done. Throws the first exception of an item, in the order of
/// items.
bool inParallel(std::size_t items, std::size_t units, const Progress& progress,
                const std::function<void(std::size_t item, Worker& worker)>& work, unsigned threads = 0);

} // namespace timestep
