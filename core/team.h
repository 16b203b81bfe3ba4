// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <thread>
#include <vector>

namespace timestep {

/// Threads that share the work of one large world: the thread that owns the team, and others that wait for
/// its calls. They spin for half a millisecond after a call, and then sleep.
class Team {
public:
    /// The team of this thread, made at the first call; null if the thread works alone.
    static Team* ofThisThread();

    explicit Team(unsigned size); ///< its owner included; smaller if the system refuses threads
    ~Team();
    Team(const Team&) = delete;
    Team& operator=(const Team&) = delete;

    unsigned size() const { return static_cast<unsigned>(threads_.size()) + 1; }
    /// Calls part(0) to part(size() - 1) at the same time, part(0) on this thread. Returns when all have
    /// returned. They must not throw.
    template <typename Part>
    void run(const Part& part) {
        call([](const void* of, unsigned number) { (*static_cast<const Part*>(of))(number); }, &part);
    }

private:
    using Function = void (*)(const void* of, unsigned number);

    void call(Function function, const void* of);
    void work(unsigned number);

    /// Threads that wait for one number must not be disturbed by writes to the other: processors share memory
    /// in lines of 64 bytes and fetch two at a time.
    static constexpr std::size_t apart = 128;

    std::vector<std::thread> threads_;
    std::mutex mutex_;
    std::condition_variable called_;
    Function function_ = nullptr; ///< null: the threads end
    const void* of_ = nullptr;
    alignas(apart) std::atomic<std::uint64_t> calls_ = 0;
    alignas(apart) std::atomic<unsigned> working_ = 0; ///< threads that have not finished the last call
};

/// While it exists, the team of this thread has this size. 0: one thread per core, as initially; 1: it works
/// alone. With `fewest` the team shares smaller worlds, too, for tests.
class TeamSize {
public:
    explicit TeamSize(unsigned size, std::size_t fewest = 16384);
    ~TeamSize();
    TeamSize(const TeamSize&) = delete;
    TeamSize& operator=(const TeamSize&) = delete;

private:
    unsigned before_;
    std::size_t fewestBefore_;
};

/// Fewest particles or sticks that the team of this thread shares. A loop over fewer takes about as long as a
/// call of the team.
std::size_t fewestShared();

/// How many threads share `count` pieces of work: one, or those of the team if there are at least `fewest`.
inline unsigned sharesOf(std::size_t count, std::size_t fewest) {
    Team* const team = count < fewest ? nullptr : Team::ofThisThread();
    return team == nullptr ? 1 : team->size();
}

/// Calls work(0) to work(shares - 1) at the same time, each on a thread of the team; `shares` is from
/// sharesOf().
template <typename Work>
void inParts(unsigned shares, const Work& work) {
    if (shares == 1)
        work(0U);
    else
        Team::ofThisThread()->run(work);
}

/// Calls work(begin, end) for ranges that together cover 0 to count - 1, one for each thread of the team; one
/// for all if `count` is below `fewest`. The ranges depend on the size of the team, so that results of a
/// range must not depend on where it begins.
template <typename Work>
void inShares(std::size_t count, std::size_t fewest, const Work& work) {
    const std::size_t shares = sharesOf(count, fewest);
    inParts(static_cast<unsigned>(shares),
            [&](unsigned number) { work(count * number / shares, count * (number + 1) / shares); });
}

/// The first index from `begin` to `end` - 1 for which `holds`; `end` if there is none. `fewest` as above.
template <typename Holds>
std::size_t firstInShares(std::size_t begin, std::size_t end, std::size_t fewest, const Holds& holds) {
    const auto firstOf = [&](std::size_t from, std::size_t to) {
        while (from < to && !holds(from)) ++from;
        return from;
    };
    if (end - begin < fewest) return firstOf(begin, end);
    std::atomic<std::size_t> first = end;
    inShares(end - begin, fewest, [&](std::size_t from, std::size_t to) {
        const std::size_t found = firstOf(begin + from, begin + to);
        if (found == begin + to) return;
        std::size_t least = first;
        while (found < least && !first.compare_exchange_weak(least, found)) {}
    });
    return first;
}

} // namespace timestep
