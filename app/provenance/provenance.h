// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/provenance/table_digest.h"
#include "core/analysis/analysis.h"
#include "core/json/json.h"
#include "core/run/experiment/experiment.h"
#include "core/table/table.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace timestep {

/// Everything needed to compute the table of a file again.
struct Recipe {
    Experiment experiment;
    std::optional<AnalysisSpec> analysis = {}; ///< of the experiment; none: the experiment is run
};

/// {"experiment": ...}. An analysis is stored inside the experiment; a parameter sweep is stored next to it
/// as "sweep".
Json toJson(const Recipe& recipe);
/// Throws InputError if the JSON is not a recipe, or if its experiment or analysis is invalid.
Recipe recipeFromJson(const Json& json);

/// The text that a figure embeds: the recipe and the digest of `table`; without a table, only the recipe.
/// `plot`: what the figure shows of the table, in the form of desk files; null: unknown.
std::string provenanceText(const Recipe& recipe, const Table* table, const Json& plot = {});
/// The provenance as comment lines for the top of a CSV file with that table.
std::vector<std::string> provenanceComments(const Recipe& recipe, const Table* table, const Json& plot = {});

/// The embedded provenance of a file.
struct Provenance {
    Recipe recipe;
    std::optional<TableDigest> digest;
    Json measured = {}; ///< measured points in a figure of an earlier version; null: none
    Json plot = {};     ///< what the figure shows; null: unknown
};

/// Reads the provenance of a PNG, SVG, PDF or CSV file or of a workbook. Returns nothing if it has no
/// experiment. Throws InputError if it cannot be read, also for a file from a newer version.
std::optional<Provenance> provenanceOf(const QString& path);

} // namespace timestep
