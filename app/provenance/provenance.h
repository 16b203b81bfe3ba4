// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/provenance/table_digest.h"
#include "core/analysis/analysis.h"
#include "core/json/json.h"
#include "core/run/experiment.h"
#include "core/table/table.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace timestep {

/// How the Table of a file is made again.
struct Recipe {
    Experiment experiment;
    std::optional<AnalysisSpec> analysis = {}; ///< of the experiment; none: the experiment is run
};

/// {"experiment": ...}; an analysis stands in its experiment, one that goes through values beside it, as
/// "sweep".
Json toJson(const Recipe& recipe);
/// Throws InputError for what is none, and for an experiment or an analysis that is not understood.
Recipe recipeFromJson(const Json& json);

/// What a figure carries: the recipe and the digest of the Table that is drawn. Without a table: the recipe
/// alone.
std::string provenanceText(const Recipe& recipe, const Table* table);
/// The same as lines at the top of a CSV, which holds that Table.
std::vector<std::string> provenanceComments(const Recipe& recipe, const Table* table);

/// What a file carries, as far as it is there.
struct Provenance {
    Recipe recipe;
    std::optional<TableDigest> digest;
};

/// Reads what a PNG, SVG, PDF or CSV carries. Nothing: no experiment. Throws InputError, which says so where
/// the file comes from a newer version.
std::optional<Provenance> provenanceOf(const QString& path);

} // namespace timestep
