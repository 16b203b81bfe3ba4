// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/forces/pair_forces.h"

#include "core/kernels/loops/pair_forces_kernel.h"

#include <array>
#include <cmath>
#include <cstddef>

namespace timestep {

namespace {

/// With fewer atoms, vector lanes gain nothing.
constexpr std::size_t fewestForLanes = 16;

/// r_j - r_i and the square of its length.
template <std::size_t dimensions>
struct Distance {
    std::array<double, dimensions> r;
    double squared = 0;

    Distance(std::span<const double> position, std::size_t i, std::size_t j) {
        for (std::size_t k = 0; k < dimensions; ++k) {
            r[k] = position[j * dimensions + k] - position[i * dimensions + k];
            squared += r[k] * r[k];
        }
    }
};

/// sums_i = sum_{j != i} factor(j, |r_j - r_i|²) (r_j - r_i), for the bodies i from `first` on.
template <std::size_t dimensions>
void sumPairs(std::span<const double> position, const auto& factor, std::span<double> sums,
              std::size_t first = 0) {
    const std::size_t n = position.size() / dimensions;
    for (std::size_t i = first; i < n; ++i) {
        std::array<double, dimensions> sum = {};
        for (std::size_t j = 0; j < n; ++j) {
            if (j == i) continue;
            const Distance<dimensions> distance(position, i, j);
            const double f = factor(j, distance.squared);
            for (std::size_t k = 0; k < dimensions; ++k) sum[k] += f * distance.r[k];
        }
        for (std::size_t k = 0; k < dimensions; ++k) sums[i * dimensions + k] = sum[k];
    }
}

/// sum_{i<j} energy(i, j, |r_j - r_i|²).
template <std::size_t dimensions>
double sumEnergies(std::span<const double> position, const auto& energy) {
    const std::size_t n = position.size() / dimensions;
    double sum = 0;
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t j = i + 1; j < n; ++j)
            sum += energy(i, j, Distance<dimensions>(position, i, j).squared);
    return sum;
}

} // namespace

void gravityAccelerations(double gravity, std::span<const double> mass, std::span<const double> position,
                          std::span<double> acceleration, int dimensions) {
    const auto factor = [mass](std::size_t j, double squared) {
        return mass[j] / (squared * std::sqrt(squared));
    };
    if (dimensions == 2)
        sumPairs<2>(position, factor, acceleration);
    else
        sumPairs<3>(position, factor, acceleration);
    for (double& a : acceleration) a *= gravity;
}

double gravityEnergy(double gravity, std::span<const double> mass, std::span<const double> position,
                     int dimensions) {
    const auto energy = [mass](std::size_t i, std::size_t j, double squared) {
        return mass[i] * mass[j] / std::sqrt(squared);
    };
    return -gravity * (dimensions == 2 ? sumEnergies<2>(position, energy) : sumEnergies<3>(position, energy));
}

void lennardJonesAccelerations(const LennardJones& potential, std::span<const double> mass,
                               std::span<const double> position, std::span<double> acceleration,
                               int dimensions) {
    const double squaredSigma = potential.sigma * potential.sigma;
    const auto factor = [squaredSigma](std::size_t, double squared) {
        const double inverse = 1 / squared;
        const double s = squaredSigma * inverse;
        const double cube = s * s * s;
        return inverse * cube * (1 - (cube + cube));
    };
    if (dimensions == 2) {
        const std::size_t done =
            mass.size() < fewestForLanes ? 0 : sumRepulsionsInLanes(squaredSigma, position, acceleration);
        sumPairs<2>(position, factor, acceleration, done);
    } else {
        sumPairs<3>(position, factor, acceleration);
    }
    const auto width = static_cast<std::size_t>(dimensions);
    for (std::size_t i = 0; i < mass.size(); ++i) {
        const double ofAtom = 24 * potential.depth / mass[i];
        for (std::size_t k = 0; k < width; ++k) acceleration[i * width + k] *= ofAtom;
    }
}

double lennardJonesEnergy(const LennardJones& potential, std::span<const double> position, int dimensions) {
    const double squaredSigma = potential.sigma * potential.sigma;
    const auto energy = [squaredSigma](std::size_t, std::size_t, double squared) {
        const double s = squaredSigma / squared;
        const double cube = s * s * s;
        return cube * (cube - 1);
    };
    return 4 * potential.depth *
           (dimensions == 2 ? sumEnergies<2>(position, energy) : sumEnergies<3>(position, energy));
}

} // namespace timestep
