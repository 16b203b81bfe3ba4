// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exact/oscillator_motion.h"

namespace timestep {

/// Returns the exact solution of x'' = -w0² x - 2 gamma x' + f cos(w t) at time t [s], with `start` at t = 0.
/// It is the sum of the free motion and the response to the driving force. w0, gamma, w >= 0 [1/s], f [m/s²].
/// The accuracy is the same at resonance and at critical damping.
OscillatorState drivenMotion(double w0, double gamma, double f, double w, OscillatorState start, double t);

/// Amplitude f / sqrt((w0² - w²)² + (2 gamma w)²) of the steady state [m]; infinite at undamped resonance.
double steadyAmplitude(double w0, double gamma, double f, double w);

} // namespace timestep
