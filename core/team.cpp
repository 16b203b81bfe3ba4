// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/team.h"

#include "core/parallel.h"
#include "core/vector_state.h"

#include <memory>
#include <system_error>

namespace timestep {

namespace {

constexpr unsigned largestTeam = 64;
constexpr unsigned spins = 10'000; ///< about 0.5 ms: longer than the parts of a step that one thread computes

thread_local unsigned wantedSize = 0;
thread_local std::size_t fewest = 16384;
thread_local unsigned sizeOfTeam = 0; ///< that was asked for
thread_local std::unique_ptr<Team> team;

/// One turn of a loop that waits for another thread. Every 256th, which is every 12 µs, gives way to threads
/// that want this core: the one that is waited for may be among them if other programs use the cores as well.
void waitBriefly(unsigned turn) {
    if (turn % 256 == 255) {
        std::this_thread::yield();
        return;
    }
#if defined(__x86_64__) || defined(__i386__)
    __builtin_ia32_pause();
#endif
}

} // namespace

Team* Team::ofThisThread() {
    static const unsigned cores = threadsOf(0);
    const unsigned size = std::min(wantedSize > 0 ? wantedSize : cores, largestTeam);
    if (size < 2) return nullptr;
    if (team == nullptr || sizeOfTeam != size) {
        team = std::make_unique<Team>(size);
        sizeOfTeam = size;
    }
    return team->size() > 1 ? team.get() : nullptr;
}

Team::Team(unsigned size) {
    try {
        for (unsigned number = 1; number < size; ++number)
            threads_.emplace_back([this, number] { work(number); });
    } catch (const std::system_error&) {} // a smaller team computes the same
}

Team::~Team() {
    {
        const std::lock_guard lock(mutex_);
        function_ = nullptr;
        ++calls_;
    }
    called_.notify_all();
    for (std::thread& thread : threads_) thread.join();
}

void Team::call(Function function, const void* of) {
    {
        const std::lock_guard lock(mutex_);
        function_ = function;
        of_ = of;
        working_ = static_cast<unsigned>(threads_.size());
        ++calls_;
    }
    called_.notify_all();
    function(of, 0);
    for (unsigned turn = 0; working_.load(std::memory_order_acquire) > 0; ++turn) waitBriefly(turn);
}

void Team::work(unsigned number) {
    wantedSize = 1;
    for (std::uint64_t seen = 0;;) {
        for (unsigned turn = 0; turn < spins && calls_.load(std::memory_order_acquire) == seen; ++turn)
            waitBriefly(turn);
        if (calls_.load(std::memory_order_acquire) == seen) {
            std::unique_lock lock(mutex_);
            called_.wait(lock, [&] { return calls_.load(std::memory_order_relaxed) != seen; });
        }
        ++seen; // the owner begins no call before all have finished the last one
        if (function_ == nullptr) return;
        clearUpperVectorHalves();
        function_(of_, number);
        working_.fetch_sub(1, std::memory_order_release);
    }
}

TeamSize::TeamSize(unsigned size, std::size_t fewestOfTeam) : before_(wantedSize), fewestBefore_(fewest) {
    wantedSize = size;
    fewest = fewestOfTeam;
}
TeamSize::~TeamSize() {
    wantedSize = before_;
    fewest = fewestBefore_;
}

std::size_t fewestShared() {
    return fewest;
}

} // namespace timestep
