// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parallel.h"

#include "core/stop.h"
#include "core/team.h"
#include "core/vector_state.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace timestep {

namespace {

constexpr std::chrono::milliseconds askEvery(20);

/// Stops and joins its threads in the destructor, even after an exception.
struct Crew {
    explicit Crew(std::atomic<bool>& stopFlag) : stop(&stopFlag) {}
    Crew(const Crew&) = delete;
    Crew& operator=(const Crew&) = delete;
    ~Crew() {
        *stop = true;
        join();
    }
    void join() {
        for (std::thread& thread : threads) thread.join();
        threads.clear();
    }
    std::atomic<bool>* stop;
    std::vector<std::thread> threads;
};

} // namespace

/// Reads the clock about once per millisecond, however rarely goesOn() is called.
void Worker::lookAtTheClock() const {
    const Clock::time_point now = Clock::now();
    callsPerLook_ = now - looked_ < std::chrono::milliseconds(1) ? std::min(2 * callsPerLook_, 4096U) : 1;
    calls_ = 0;
    looked_ = now;
    if (now - asked_ < askEvery) return;
    asked_ = now; // ask_() may come back here, through the StopScope of this worker
    ask_();
    asked_ = Clock::now();
    clearUpperVectorHalves(); // the program's other libraries may have used them
}

unsigned threadsOf([[maybe_unused]] unsigned setting) {
#if defined(__EMSCRIPTEN__) && !defined(__EMSCRIPTEN_PTHREADS__)
    return 1; // a page from a file has no threads
#else
    return setting > 0 ? setting : std::max(1U, std::thread::hardware_concurrency());
#endif
}

bool inParallel(std::size_t items, std::size_t units, const Progress& progress,
                const std::function<void(std::size_t, Worker&)>& work, unsigned threads) {
    std::atomic<std::size_t> next = 0, done = 0;
    std::atomic<bool> stop = false;
    std::vector<std::exception_ptr> failures(items);
    std::atomic<bool> wanted = true;
    const auto giveUp = [&] {
        wanted = false;
        stop = true;
    };
    const auto ask = [&] {
        const bool goesOn = !progress || progress(std::min<std::size_t>(done, units), units);
        if (!goesOn || stopIsWanted()) giveUp();
    };
    const auto labour = [&](Worker worker) {
        clearUpperVectorHalves();
        const StopScope scope([&worker] { return !worker.goesOn(); });
        for (std::size_t item = next++; item < items && worker.goesOn(); item = next++) {
            try {
                work(item, worker);
            } catch (const Stopped&) {
                giveUp();
            } catch (...) {
                failures[item] = std::current_exception();
                stop = true;
            }
        }
    };
    std::size_t working = std::min<std::size_t>(threadsOf(threads), items);
    if (working < 2) {
        labour(progress ? Worker(done, stop, ask) : Worker(done, stop));
    } else {
        std::mutex mutex;
        std::condition_variable finished;
        Crew crew(stop);
        for (std::size_t i = working; i > 0; --i)
            crew.threads.emplace_back([&] {
                const TeamSize alone(1);
                labour(Worker(done, stop));
                const std::lock_guard lock(mutex);
                --working;
                finished.notify_one();
            });
        std::unique_lock lock(mutex);
        while (!finished.wait_for(lock, askEvery, [&] { return working == 0; })) {
            lock.unlock();
            ask();
            lock.lock();
        }
        lock.unlock();
        crew.join();
    }
    for (const std::exception_ptr& failure : failures)
        if (failure) std::rethrow_exception(failure);
    if (wanted) ask();
    if (!wanted && !progress) throw Stopped(); // nobody else would know that items are missing
    return wanted;
}

} // namespace timestep
