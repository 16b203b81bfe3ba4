// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/metric.h"

namespace timestep {

double totalEnergy(const Simulation& simulation);

/// The parts of the catalogue of metrics, in menu order.
std::span<const Metric> generalMetrics();  ///< metrics of every simulation and of equations of motion
std::span<const Metric> particleMetrics(); ///< metrics of particles and sticks
std::span<const Metric> rigidMetrics();    ///< metrics of rigid bodies

} // namespace timestep
