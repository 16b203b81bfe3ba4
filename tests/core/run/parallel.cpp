// SPDX-License-Identifier: GPL-3.0-or-later
// Work on several threads, and the state of their vector registers.
#include "core/parallel.h"

#include "core/run/session/session.h"
#include "core/scenes/scene.h"
#include "tests/tools.h"

#include <set>
#include <thread>

namespace timestep::parallel_test {

namespace {

#if defined(__x86_64__)
/// Whether the processor reports which parts of its registers are in use: CPUID leaf 0xD, sub-leaf 1, EAX bit
/// 2 (Intel 64 and IA-32 Architectures Software Developer's Manual, volume 1, section 13.2).
bool tellsRegistersInUse() {
    if (!__builtin_cpu_supports("avx")) return false;
    unsigned a = 0xD, b = 0, c = 1, d = 0;
    asm volatile("cpuid" : "+a"(a), "=b"(b), "+c"(c), "=d"(d));
    return (a & 4U) != 0;
}
/// Bit 2 of XINUSE, the upper halves of the vector registers (section 13.6).
bool upperHalvesAreInUse() {
    unsigned low = 0, high = 0;
    asm volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(1));
    return (low & 4U) != 0;
}
/// Leaves them in use, as AVX code does that never clears them.
void useUpperHalves() {
    asm volatile("vcmptrueps %%ymm15, %%ymm15, %%ymm15" : : : "xmm15");
}
#else
bool tellsRegistersInUse() {
    return false;
}
bool upperHalvesAreInUse() {
    return false;
}
void useUpperHalves() {}
#endif

Session sessionOf(const char* scene, std::size_t runs) {
    Experiment experiment = standardExperiment(*findScene(scene));
    experiment.runs.resize(runs, experiment.runs.front());
    return Session(experiment);
}

} // namespace

class Parallel : public QObject {
    Q_OBJECT

private slots:
    void oneThreadOrOneItemStaysOnTheThreadOfTheCaller() {
        for (const auto& [items, threads] : {std::pair(5, 1U), std::pair(1, 0U), std::pair(1, 8U)}) {
            int calls = 0;
            QVERIFY(inParallel(
                static_cast<std::size_t>(items), 1, nullptr,
                [&, caller = std::this_thread::get_id()](std::size_t item, Worker&) {
                    QCOMPARE(std::this_thread::get_id(), caller);
                    QCOMPARE(item, static_cast<std::size_t>(calls++));
                },
                threads));
            QCOMPARE(calls, items);
        }
    }

    void severalThreadsAreOtherThreads() {
        std::vector<std::thread::id> of(40);
        inParallel(
            of.size(), 1, nullptr, [&](std::size_t item, Worker&) { of[item] = std::this_thread::get_id(); },
            3);
        const std::set<std::thread::id> different(of.begin(), of.end());
        QVERIFY(!different.contains(std::this_thread::get_id()) && different.size() <= 3);
    }

    /// goesOn() calls `progress`, which stops the work, whether calls of goesOn() are few or many.
    void workOnTheThreadOfTheCallerIsStopped_data() {
        QTest::addColumn<int>("pause");
        QTest::newRow("calls without a pause") << 0;
        QTest::newRow("calls every 5 ms") << 5;
    }
    void workOnTheThreadOfTheCallerIsStopped() {
        QFETCH(int, pause);
        int asked = 0;
        std::size_t told = 0;
        bool wholeItem = false;
        const auto start = std::chrono::steady_clock::now();
        const bool whole = inParallel(
            3, 100,
            [&](std::size_t done, std::size_t of) {
                told = of == 100 ? done : 0;
                return ++asked < 3;
            },
            [&](std::size_t, Worker& worker) {
                worker.advance(7);
                while (worker.goesOn() && std::chrono::steady_clock::now() - start < std::chrono::seconds(60))
                    if (pause > 0) std::this_thread::sleep_for(std::chrono::milliseconds(pause));
                wholeItem = worker.goesOn();
            },
            1);
        QVERIFY(!whole && !wholeItem);
        QCOMPARE(asked, 3);
        QCOMPARE(told, std::size_t{7});
        QVERIFY(std::chrono::steady_clock::now() - start >= std::chrono::milliseconds(3 * 19));
    }

    void theFirstExceptionIsThrownAndEndsTheWork() {
        for (const unsigned threads : {1U, 3U}) {
            std::atomic<int> calls = 0;
            const auto fail = [&](std::size_t item, Worker&) {
                ++calls;
                if (item > 0) throw std::runtime_error(std::to_string(item));
            };
            QVERIFY_THROWS_EXCEPTION(std::runtime_error, inParallel(100, 1, nullptr, fail, threads));
            QVERIFY(calls < 100);
        }
    }

    /// Earlier code, such as that of a library, may leave the upper halves of the vector registers in use.
    /// Each step is then several times slower.
    void stepsDoNotWaitForUpperHalvesOfVectorRegisters() {
        if (!tellsRegistersInUse()) QSKIP("this processor does not tell which registers are in use");
        useUpperHalves();
        QVERIFY(upperHalvesAreInUse());
        for (const char* scene : {"pendulum", "kepler", "cloth", "box-stack"}) {
            for (const std::size_t runs : {std::size_t{1}, std::size_t{2}}) {
                Session session = sessionOf(scene, runs);
                useUpperHalves();
                session.step();
                QVERIFY2(!upperHalvesAreInUse(), scene);
                useUpperHalves();
                session.advance(10);
                QVERIFY2(!upperHalvesAreInUse(), scene);
            }
        }
        for (const unsigned threads : {1U, 2U}) { // a new thread inherits the state
            useUpperHalves();
            std::atomic<int> inUse = 0;
            inParallel(
                4, 1, nullptr, [&](std::size_t, Worker&) { inUse += upperHalvesAreInUse() ? 1 : 0; },
                threads);
            QCOMPARE(inUse.load(), 0);
        }
        bool after = true; // `progress` has been called
        inParallel(
            1, 1,
            [&](std::size_t, std::size_t) {
                useUpperHalves();
                after = false;
                return false;
            },
            [&](std::size_t, Worker& worker) {
                while (worker.goesOn()) {}
                after = upperHalvesAreInUse();
            });
        QVERIFY(!after);
    }
};

REGISTER_TEST(Parallel)

} // namespace timestep::parallel_test

#include "parallel.moc"
