// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/provenance/provenance.h"

#include <QString>

#include <memory>
#include <string>

namespace timestep {

/// What a file holds that can be run.
struct OpenedFile {
    Experiment experiment;
    std::optional<AnalysisSpec> analysis = {}; ///< of the experiment, if the file has one
    std::optional<TableDigest> digest = {};    ///< of the Table that the file was made of, if it says so
    std::shared_ptr<Json> state = {}; ///< of a state file, else null: Session::fromState() continues it

    Recipe recipe() const { return {experiment, analysis}; }
};

/// True if a file of that name can carry a Table's digest: PNG, SVG, PDF, CSV, GIF, WebM, a
/// report as HTML.
bool carriesTable(const QString& path);

/// Reads an experiment file, a state, or any CSV, PNG, SVG or PDF that this program wrote and that carries
/// its experiment. Throws InputError.
OpenedFile openFile(const QString& path);

/// Throws InputError: why this file is not taken.
[[noreturn]] void refuseFile(const QString& path, const std::string& why);

/// Writes a file whole or not at all. Throws InputError when it cannot be written.
void writeFile(const QString& path, const std::string& content);

} // namespace timestep
