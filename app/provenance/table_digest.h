// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/json.h"
#include "core/table/table.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace timestep {

/// Maximum difference between runs of one experiment on different machines; relative, or absolute for numbers
/// below 1.
inline constexpr double roundingAcrossMachines = 1e-9;

/// True if two numbers differ at most by roundingAcrossMachines; two undefined numbers agree.
bool agreeAcrossMachines(double one, double other);

/// A summary of one column without its numbers.
struct ColumnDigest {
    std::string id;
    int run = 0;
    std::size_t rows = 0;
    double first = 0, last = 0;   ///< [unit of the column]; NaN without rows
    double sum = 0;               ///< of the finite values
    double magnitude = 0;         ///< sum of the absolute values
    std::size_t finiteValues = 0; ///< number of finite values
    std::string hash;             ///< of the bytes of its values, hexadecimal
};

/// Fingerprint that is used to check that a re-run reproduced the file's table: the hashes test equality of
/// bytes, the sums test equality within rounding.
struct TableDigest {
    std::string program; ///< version of Timestep that computed it
    std::vector<ColumnDigest> columns;
};

/// The digest of up to `rows` values from row `from` on.
ColumnDigest digestOf(const Column& column, std::size_t from, std::size_t rows);
TableDigest digestOf(const Table& table);

Json toJson(const TableDigest& digest);
/// Throws InputError if the JSON is not a digest.
TableDigest digestFromJson(const Json& json);

/// True if this version of Timestep is later than the running one.
bool isNewerThanThis(std::string_view version);

} // namespace timestep
