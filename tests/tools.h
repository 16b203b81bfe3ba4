// SPDX-License-Identifier: GPL-3.0-or-later
// What tests of every part share: a list of test classes for one program, and comparisons that print their
// numbers.
#pragma once

#include <QTest>

#include <cstddef>
#include <memory>

namespace timestep {

/// Enters a test class under the name of its file: tests/core/sticks.cpp is called with `core_tests sticks`.
bool registerTest(const char* file, std::unique_ptr<QObject> (*make)());

/// Enters what a test starts as a process of its own, with `core_tests NAME ARGUMENT`. The name begins with
/// two hyphens; the result is the exit code.
bool registerChildProcess(const char* name, int (*run)(const QString& argument));

/// How often memory was taken with operator new. Counted in the programs that contain
/// counted_allocations.cpp.
std::size_t allocations();

/// True if |actual - expected| <= tolerance; otherwise the running test fails, and all three numbers and the
/// place are printed, followed by `where` unless it is empty.
bool compareNear(double actual, double expected, double tolerance, const char* statement, const char* where,
                 const char* file, int line);

} // namespace timestep

/// Stands once at the end of a file, inside of the namespace of the test class.
#define REGISTER_TEST(Class)                                                                                 \
    static const bool registered = ::timestep::registerTest(                                                 \
        __FILE__, []() -> std::unique_ptr<QObject> { return std::make_unique<Class>(); });

#define REGISTER_CHILD_PROCESS(name, function)                                                               \
    static const bool registeredChild = ::timestep::registerChildProcess(name, function);

/// Leaves the test function unless the numbers differ by no more than the tolerance.
#define COMPARE_NEAR(actual, expected, tolerance) COMPARE_NEAR2(actual, expected, tolerance, "")
/// The same with words about the place, a const char*.
#define COMPARE_NEAR2(actual, expected, tolerance, where)                                                    \
    do {                                                                                                     \
        if (!::timestep::compareNear(actual, expected, tolerance, #actual " near " #expected, where,         \
                                     __FILE__, __LINE__))                                                    \
            return;                                                                                          \
    } while (false)
