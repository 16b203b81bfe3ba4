// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/lesson.h"

#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace timestep {

/// Runs what a lesson's claims are about. Claims are noted first; then every experiment, sweep and analysis
/// is run once, however many claims look at it, side by side and with the measures only that somebody asks
/// for.
class Laboratory {
public:
    using Settings = std::vector<std::pair<std::string, std::string>>;

    explicit Laboratory(const Lesson& lesson);
    ~Laboratory();

    /// Notes that this will be read. `set` changes the experiment, as setByKey() takes it.
    void want(const std::string& experiment, const Settings& set, const Probe& probe);
    /// Runs everything that was noted, on `threads` threads (0: one per core); the numbers do not depend on
    /// how many.
    void work(unsigned threads = 0);
    /// A number that was noted; nothing where there is none. Throws InputError where its run was refused.
    std::optional<double> measure(const std::string& experiment, const Settings& set,
                                  const Probe& probe) const;

private:
    struct Job;

    std::string keyOf(const std::string& experiment, const Settings& set, const Probe& probe) const;

    const Lesson& lesson_;
    std::map<std::string, std::unique_ptr<Job>> jobs_;
};

} // namespace timestep
