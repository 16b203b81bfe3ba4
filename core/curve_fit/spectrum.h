// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

namespace timestep {

/// Amplitude spectrum of a curve.
struct Spectrum {
    std::vector<double> frequency; ///< [1 per unit of x], from 0, equally spaced
    std::vector<double> amplitude; ///< amplitude of a sine of that frequency, in the unit of y
};

/// True if the values rise and each is within 1e-6 of the spacing from its place on an equally spaced grid.
/// False for fewer than two values.
bool evenlySpaced(std::span<const double> x);

/// Returns the spectrum of y over rising x by the fast Fourier transform (Cooley and Tukey, Math. Comp. 19
/// (1965) 297). It subtracts the mean, applies a Hann window w (Harris, Proc. IEEE 66 (1978) 51) and pads
/// with zeros to a power of two; amplitude = 2 |Y| / sum w. Rows that are not evenlySpaced() are first
/// interpolated linearly. The spectrum is empty for fewer than four rows, if x does not rise, or if a value
/// is not finite.
Spectrum spectrumOf(std::span<const double> x, std::span<const double> y);

} // namespace timestep
