// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/rows/metric.h"
#include "core/undefined.h"

namespace timestep {

double totalEnergy(const Simulation& simulation);

/// E / E0 [1].
inline double energyRatio(double total, double start) {
    return start != 0 ? total / start : undefined;
}
/// (E - E0) / scale [1].
inline double energyChange(double total, double start, double scale) {
    return (total - start) / scale;
}

/// The parts of the catalogue of metrics, in menu order.
std::span<const Metric> generalMetrics();  ///< metrics of every simulation and of equations of motion
std::span<const Metric> particleMetrics(); ///< metrics of particles and sticks
std::span<const Metric> rigidMetrics();    ///< metrics of rigid bodies

} // namespace timestep
