// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

namespace timestep {

/// Which frequencies a curve is made of.
struct Spectrum {
    std::vector<double> frequency; ///< [1 per unit of x], from 0, equally spaced
    std::vector<double> amplitude; ///< of a sine of that frequency, in the unit of y
};

/// Whether the values rise and every one stands within 1e-6 of the spacing where equal spacing would have it.
/// False below two values.
bool evenlySpaced(std::span<const double> x);

/// Of y over rising x, by the fast Fourier transform (Cooley and Tukey, Math. Comp. 19 (1965) 297). The mean
/// is taken off, a Hann window w put on (Harris, Proc. IEEE 66 (1978) 51), zeros added up to a power of two;
/// amplitude = 2 |Y| / sum w. Rows that are not equally spaced (to 1e-6 of the spacing) are interpolated by
/// straight lines first. Empty below four rows, where x does not rise, or where a value is not finite.
Spectrum spectrumOf(std::span<const double> x, std::span<const double> y);

} // namespace timestep
