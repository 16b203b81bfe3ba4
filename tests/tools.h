// SPDX-License-Identifier: GPL-3.0-or-later
// What tests of every part share: a list of test classes for one program, and comparisons that print their
// numbers.
#pragma once

#include <QTest>

#include <array>
#include <cmath>
#include <cstddef>
#include <memory>
#include <string_view>

namespace timestep {

/// Registers a test class under the name of its file: `core_tests sticks` runs
/// tests/core/particles/sticks.cpp.
bool registerTest(const char* file, std::unique_ptr<QObject> (*make)());

/// Registers a function that a test starts in a separate process, with `core_tests NAME ARGUMENT`. The name
/// begins with two hyphens; the result is the exit code.
bool registerChildProcess(const char* name, int (*run)(const QString& argument));

/// Deletes the objects that were handed to deleteLater() and delivers what was posted, as the event loop of
/// the program does. A test that walks through many pages without an event loop calls it at each page.
void deleteReplacedObjects();

/// The number of calls of operator new. Counted in programs that contain counted_allocations.cpp.
std::size_t allocations();

/// The sanitizers of this build, as in "address,undefined"; empty without any.
inline constexpr std::string_view sanitizers = TIMESTEP_SANITIZERS;

/// Whether allocations() counts: the thread sanitizer keeps its own operator new.
inline constexpr bool countsAllocations = sanitizers.find("thread") == std::string_view::npos;

/// Whether |one - other| <= tolerance: for a test that asks about it; one that demands it says COMPARE_NEAR.
inline bool near(double one, double other, double tolerance) {
    return std::abs(one - other) <= tolerance;
}

/// As near(); prints the numbers if they are not.
inline bool nearElsePrint(double measured, double expected, double tolerance) {
    if (near(measured, expected, tolerance)) return true;
    qWarning("measured %.17g, expected %.17g", measured, expected);
    return false;
}

/// x and y of a point of a scene (members) or of pixels (functions).
template <typename Place>
std::array<double, 2> placeOf(const Place& point) {
    if constexpr (requires { point.x(); })
        return {static_cast<double>(point.x()), static_cast<double>(point.y())};
    else
        return {point.x, point.y};
}

/// True if |actual - expected| <= tolerance. Otherwise the running test fails and prints all three numbers,
/// the place, and `where` unless it is empty.
bool compareNear(double actual, double expected, double tolerance, const char* statement, const char* where,
                 const char* file, int line);

} // namespace timestep

/// Registers the test class of a file; goes once at the end of the file, inside the namespace of the class.
#define REGISTER_TEST(Class)                                                                                 \
    static const bool registered = ::timestep::registerTest(                                                 \
        __FILE__, []() -> std::unique_ptr<QObject> { return std::make_unique<Class>(); });

#define REGISTER_CHILD_PROCESS(name, function)                                                               \
    static const bool registeredChild = ::timestep::registerChildProcess(name, function);

/// Fails and leaves the test function if the numbers differ by more than the tolerance.
#define COMPARE_NEAR(actual, expected, tolerance) COMPARE_NEAR2(actual, expected, tolerance, "")
/// Like COMPARE_NEAR, with a description of the place (const char*).
#define COMPARE_NEAR2(actual, expected, tolerance, where)                                                    \
    do {                                                                                                     \
        if (!::timestep::compareNear(actual, expected, tolerance, #actual " near " #expected, where,         \
                                     __FILE__, __LINE__))                                                    \
            return;                                                                                          \
    } while (false)
/// Like COMPARE_NEAR for two points, see placeOf().
#define COMPARE_POINT_NEAR(actual, expected, tolerance)                                                      \
    do {                                                                                                     \
        const auto actualPlace = ::timestep::placeOf(actual);                                                \
        const auto expectedPlace = ::timestep::placeOf(expected);                                            \
        COMPARE_NEAR2(actualPlace[0], expectedPlace[0], tolerance, "x of " #actual);                         \
        COMPARE_NEAR2(actualPlace[1], expectedPlace[1], tolerance, "y of " #actual);                         \
    } while (false)
