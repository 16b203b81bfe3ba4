// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/json.h"
#include "core/table/table.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace timestep {

/// Two runs of one experiment on different machines agree this well, relative to the number or absolute where
/// that is below 1.
inline constexpr double roundingAcrossMachines = 1e-9;

/// True if two numbers differ by rounding at most; undefined agrees with undefined.
bool agreeAcrossMachines(double one, double other);

/// What a file says of one column without giving its numbers.
struct ColumnDigest {
    std::string id;
    int run = 0;
    std::size_t rows = 0;
    double first = 0, last = 0;   ///< [unit of the column]; NaN without rows
    double sum = 0;               ///< of the finite values
    double magnitude = 0;         ///< sum of their magnitudes
    std::size_t finiteValues = 0; ///< how many there are
    std::string hash;             ///< of the bytes of its values, hexadecimal
};

/// By this a Table that was computed again is told from the one that a file was made of: the hash for the
/// same bytes, the numbers for agreement within rounding.
struct TableDigest {
    std::string program; ///< version of Timestep that computed it
    std::vector<ColumnDigest> columns;
};

/// Of `rows` values from row number `from` on, as far as there are so many.
ColumnDigest digestOf(const Column& column, std::size_t from, std::size_t rows);
TableDigest digestOf(const Table& table);

Json toJson(const TableDigest& digest);
/// Throws InputError for what is no digest.
TableDigest digestFromJson(const Json& json);

/// True if that version of Timestep is later than this program.
bool isNewerThanThis(std::string_view version);

} // namespace timestep
