// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/experiment.h"

#include <QString>

#include <nlohmann/json.hpp>
#include <optional>
#include <string>

namespace timestep {

/// What a file holds that can be run.
struct OpenedFile {
    Experiment experiment;
    std::optional<Json> state; ///< of a state file: Session::fromState() continues it
};

/// Reads an experiment file, a state, or any CSV, PNG, SVG or PDF that this program wrote and that carries
/// its experiment. Throws InputError.
OpenedFile openFile(const QString& path);

/// Writes a file whole or not at all. Throws InputError when it cannot be written.
void writeFile(const QString& path, const std::string& content);

} // namespace timestep
