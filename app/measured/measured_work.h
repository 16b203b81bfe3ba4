// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/json_field.h"
#include "core/measured/measured_series.h"
#include "core/measured/parameter_fit.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace timestep {

/// The work with measured data: their table, the meaning of its columns, and the last fit. The desk keeps it.
struct MeasuredWork {
    QString file;        ///< its name
    MeasuredTable table; ///< empty if it is too large to be kept
    MeasuredColumns columns;
    std::size_t run = 0;
    std::vector<std::string> parameters; ///< keys of the fitted parameters
    bool fitsShift = false;
    std::optional<ParameterFit> fit; ///< without its series

    bool empty() const { return file.isEmpty(); }
};

/// Tables with more numbers are not kept in files.
inline constexpr std::size_t mostKeptNumbers = 1'000'000;

Json toJson(const MeasuredWork& work);
/// Throws InputError with the path of the value.
MeasuredWork measuredWorkFromJson(const JsonField& field);

} // namespace timestep
