// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/integration/integrator.h"

namespace timestep {

/// Of position Verlet: u' = keep u + kick b, over a time h, with u and u' the velocities of two steps and b
/// the acceleration without the drag. position_verlet.cpp
struct VerletFactors {
    double keep, kick;
};
VerletFactors verletFactors(const Damping& damping, double h);

// The records, each defined beside the engine that steps it.
extern const Integrator explicitEuler;                  // runge_kutta.cpp
extern const Integrator explicitMidpoint;               // runge_kutta.cpp
extern const Integrator heun;                           // runge_kutta.cpp
extern const Integrator rungeKutta4;                    // runge_kutta.cpp
extern const Integrator dormandPrince;                  // dormand_prince.cpp
extern const Integrator dormandPrinceAdaptive;          // dormand_prince_adaptive.cpp
extern const Integrator semiImplicitEuler;              // splitting.cpp
extern const Integrator semiImplicitEulerPositionFirst; // splitting.cpp
extern const Integrator velocityVerlet;                 // splitting.cpp
extern const Integrator leapfrogDriftKickDrift;         // splitting.cpp
extern const Integrator forestRuth;                     // compositions.cpp
extern const Integrator yoshida4;                       // compositions.cpp
extern const Integrator pefrl;                          // compositions.cpp
extern const Integrator positionVerletNaive;            // position_verlet.cpp
extern const Integrator positionVerlet;                 // position_verlet.cpp
extern const Integrator positionVerletDummer;           // position_verlet.cpp
extern const Integrator positionVerletCorrected;        // position_verlet.cpp
extern const Integrator implicitMidpoint;               // implicit.cpp
extern const Integrator backwardEuler;                  // implicit.cpp

} // namespace timestep
