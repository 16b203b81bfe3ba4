// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/document/document.h"
#include "lessons/model/lesson.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace timestep {

/// What blocks of a lesson refer to in experiments: runs, settings, measures, analyses. The functions throw
/// InputError with the place of the block if it refers to something that does not exist. `id` is that of the
/// block, `key` the entry of it that refers.
class BlockReferences {
public:
    /// Remembers the place of each block. The document must outlive it.
    explicit BlockReferences(const Document& document);

    /// An error at a value of the block `id`, or at the block if the value is on another level.
    InputError error(const std::string& id, std::string_view key, const Sentence& message) const;

    void verifyRun(const Experiment& experiment, int run, const std::string& id, std::string_view key) const;
    void verifyMeasure(const ExperimentBlock& block, const std::string& measure, int run,
                       const std::string& id, std::string_view key);
    /// `where`: the entry that holds the setting.
    void verifySetting(const Experiment& experiment, const std::string& setting,
                       const std::vector<std::string>& values, const std::string& id,
                       std::string_view where) const;
    void verifyAnalysis(const PlotBlock& plot, const Experiment& experiment) const;

private:
    /// Ids that can be read off each run of an experiment.
    using Measures = std::vector<std::vector<std::string>>;

    void note(const Json& yaml);
    const Measures& measuresOfBlock(const ExperimentBlock& block);

    std::map<std::string, const Json*> places_;
    std::map<std::string, Measures> measures_; ///< by the id of the experiment
};

/// Whether a setting is a switch.
bool isToggle(const Experiment& experiment, const std::string& setting);

} // namespace timestep
