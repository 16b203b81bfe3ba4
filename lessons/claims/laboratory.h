// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/model/lesson.h"

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace timestep {

/// Runs the experiments that a lesson's claims are about. Claims are registered first; then each experiment
/// and analysis runs once, in parallel, and records only the measures that some claim reads.
class Laboratory {
public:
    using Settings = std::vector<std::pair<std::string, std::string>>;

    /// `more`: further experiments by their id, in addition to those of the lesson.
    explicit Laboratory(const Lesson& lesson, std::map<std::string, Experiment> more = {});
    ~Laboratory();

    /// Registers a number that measure() will read. `set` changes the experiment, as setByKey() takes it.
    void want(const std::string& experiment, const Settings& set, const Probe& probe);
    /// Runs everything that was registered, on `threads` threads (0: one per core). The numbers do not depend
    /// on how many. `goesOn` (may be null) is called about fifty times a second; once it returns false, runs
    /// are missing.
    void work(unsigned threads = 0, const std::function<bool()>& goesOn = nullptr);
    /// Returns a registered number; none if the run does not have it. Throws InputError if the run was
    /// rejected.
    std::optional<double> measure(const std::string& experiment, const Settings& set,
                                  const Probe& probe) const;

private:
    struct Job;

    std::string keyOf(const std::string& experiment, const Settings& set, const Probe& probe) const;

    const Lesson& lesson_;
    std::map<std::string, Experiment> more_;
    std::map<std::string, std::unique_ptr<Job>> jobs_;
};

} // namespace timestep
