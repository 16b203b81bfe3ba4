// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/provenance/table_digest.h"
#include "core/analysis/sweep.h"
#include "core/json/json.h"
#include "core/run/experiment.h"
#include "core/table/table.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace timestep {

/// How the Table of a file is made again, beside its experiment.
struct Recipe {
    std::string experiment;         ///< JSON, with its analysis where it is one
    std::optional<SweepSpec> sweep; ///< where the Table is that of a sweep
};

Json toJson(const Recipe& recipe);
/// Throws InputError for what is none; whether its experiment can be run is not looked at.
Recipe recipeFromJson(const Json& json);

/// What a figure carries: the recipe and the digest of the Table that is drawn. Without a table: the recipe
/// alone.
std::string provenanceText(const Recipe& recipe, const Table* table);
/// The same as lines at the top of a CSV, which holds that Table.
std::vector<std::string> provenanceComments(const Recipe& recipe, std::uint64_t seed, const Table* table);

/// What a file carries, as far as it is there.
struct Provenance {
    Recipe recipe;
    std::optional<TableDigest> digest;
    std::string program; ///< version that wrote the file; empty: it does not say
};

/// Reads what a PNG, SVG, PDF or CSV carries. Nothing: no experiment. Throws InputError, which says so where
/// the file comes from a newer version.
std::optional<Provenance> provenanceOf(const QString& path);

} // namespace timestep
