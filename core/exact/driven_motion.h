// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exact/oscillator_motion.h"

namespace timestep {

/// The exact motion x'' = -w0² x - 2 gamma x' + f cos(w t), t [s] after `start` at t = 0: the free motion and
/// the answer to the driving, which is transient and steady state in one. w0, gamma, w >= 0 [1/s], f [m/s²].
/// As exact at resonance, at critical damping and where both meet.
OscillatorState drivenMotion(double w0, double gamma, double f, double w, OscillatorState start, double t);

/// Amplitude f / sqrt((w0² - w²)² + (2 gamma w)²) of the steady state [m]; infinite at undamped resonance.
double steadyAmplitude(double w0, double gamma, double f, double w);

} // namespace timestep
