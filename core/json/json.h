// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>

namespace timestep {

/// Machine-written and read form of experiments, states and results. Ordered, so that the same data give the
/// same bytes. Whoever reads or writes members includes <nlohmann/json.hpp>.
using Json = nlohmann::ordered_json;

} // namespace timestep
