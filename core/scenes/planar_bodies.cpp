// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenes/planar_bodies.h"

namespace timestep {

namespace {

double massOfBody(std::span<const double> mass, std::size_t body) {
    return mass.size() == 1 ? mass[0] : mass[body];
}

} // namespace

double momentum(std::span<const double> mass, std::span<const double> v, std::size_t axis) {
    double sum = 0;
    for (std::size_t i = 0; 2 * i < v.size(); ++i) sum += massOfBody(mass, i) * v[2 * i + axis];
    return sum;
}

double angularMomentum(std::span<const double> mass, std::span<const double> q, std::span<const double> v) {
    double sum = 0;
    for (std::size_t i = 0; 2 * i < q.size(); ++i)
        sum += massOfBody(mass, i) * (q[2 * i] * v[2 * i + 1] - q[2 * i + 1] * v[2 * i]);
    return sum;
}

double kineticEnergyOf(std::span<const double> mass, std::span<const double> v) {
    double sum = 0;
    for (std::size_t i = 0; 2 * i < v.size(); ++i)
        sum += massOfBody(mass, i) * (v[2 * i] * v[2 * i] + v[2 * i + 1] * v[2 * i + 1]);
    return sum / 2;
}

} // namespace timestep
