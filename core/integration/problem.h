// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sentence.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace timestep {

struct LaneEquation;

/// A conserved quantity of the equations, or one of its components: momentum, angular momentum, periapsis
/// angle.
struct ConservedQuantity {
    std::string_view id = {}; ///< "angular-momentum"; column id of recorded tables
    Text name = {};           ///< TRANSLATABLE("metric", ...)
    std::string_view unit = {};
    bool isAngle = false; ///< an angle [rad] known only up to full turns; its change counts them
    /// False for a quantity that is shown with the others but not conserved (temperature).
    bool conserved = true;
};

/// The equations of motion q'' = a(t, q, v) of a scene, with its constants. They do not depend on a method.
/// All spans hold coordinates() numbers; q in the scene's coordinate unit, v that unit per time unit.
///
/// A coordinate may also follow an equation of first order, x' = f. It takes the place of a velocity: v[i] =
/// x and a[i] = f(t, ...), and q[i] is the integral of x, which nothing reads. A method that treats q and v
/// in the same way, such as Runge-Kutta, is then the same method on x' = f; for the others see
/// core/integration/applies.h. Energies and quantity() take the variables themselves: q[i] = x, v[i] = x'.
class Problem {
public:
    virtual ~Problem() = default;

    virtual std::size_t coordinates() const = 0;
    virtual void start(std::span<double> q, std::span<double> v) const = 0;
    virtual void acceleration(double t, std::span<const double> q, std::span<const double> v,
                              std::span<double> a) const = 0;

    /// True if this coordinate follows an equation of first order.
    virtual bool isFirstOrder(std::size_t coordinate) const {
        static_cast<void>(coordinate);
        return false;
    }
    /// Names of the coordinates, if the user typed them; empty: the scene names them.
    virtual std::span<const std::string> names() const { return {}; }
    /// Units of the coordinates, then of their velocities, if the user typed them; empty: those of the scene.
    virtual std::span<const std::string> units() const { return {}; }
    /// False if no energy is defined.
    virtual bool hasEnergy() const { return true; }
    /// Period of the driving force [time unit]; 0: there is no driving force, or its period is not known.
    virtual double drivingPeriod() const { return 0; }

    /// True if accelerationInFloat() is implemented.
    virtual bool offersFloat() const { return false; }
    /// Computes acceleration() in single precision with one rounding per operation, for problems that do not
    /// depend on t.
    virtual void accelerationInFloat(std::span<const float> q, std::span<const float> v,
                                     std::span<float> a) const {
        static_cast<void>(q), static_cast<void>(v), static_cast<void>(a);
    }

    /// The acceleration for many motions at once (core/kernels/lanes/lane_kernel.h); null: one at a time.
    virtual const LaneEquation* laneEquation() const { return nullptr; }
    /// Writes the constants of laneEquation().
    virtual void laneConstants(std::span<double> constants) const { static_cast<void>(constants); }
    /// Angular frequency w of the cos(w t) in laneEquation() [rad / time unit].
    virtual double driveFrequency() const { return 0; }

    virtual double kineticEnergy(std::span<const double> q, std::span<const double> v) const = 0;
    virtual double potentialEnergy(double t, std::span<const double> q) const = 0;
    /// Returns a typical energy of the motion, the divisor of energy drift. It is always positive; the energy
    /// itself can be 0.
    virtual double energyScale() const = 0;
    /// Conserved quantities besides the energy, in the order of quantity().
    virtual std::span<const ConservedQuantity> quantities() const { return {}; }
    virtual double quantity(std::size_t index, std::span<const double> q, std::span<const double> v) const {
        static_cast<void>(index), static_cast<void>(q), static_cast<void>(v);
        return 0;
    }
    /// For a quantity that is an angle: a vector of its direction. quantity() is std::atan2(y, x).
    struct Direction {
        double x = 0, y = 0;
    };
    virtual Direction direction(std::size_t index, std::span<const double> q,
                                std::span<const double> v) const {
        static_cast<void>(index), static_cast<void>(q), static_cast<void>(v);
        return {};
    }
    /// Computes all of them: the same numbers as quantity(), possibly faster.
    virtual void allQuantities(std::span<const double> q, std::span<const double> v,
                               std::span<double> values) const {
        for (std::size_t i = 0; i < values.size(); ++i) values[i] = quantity(i, q, v);
    }
    /// Returns gamma >= 0 [1/time unit] if a(t, q, v) = b(t, q) - gamma v with one gamma for all coordinates;
    /// a negative number otherwise.
    virtual double dampingRate() const { return -1; }
    /// True if the equations conserve energy (no drag, no driving).
    virtual bool conservative() const { return true; }
    /// Angular frequency of small oscillations [rad / time unit]; 0 if there are none.
    virtual double naturalFrequency() const { return 0; }

    /// Computes the exact motion at time t after the start, in closed form. Returns false, and leaves q and v
    /// unchanged, if there is no closed form.
    virtual bool exact(double t, std::span<double> q, std::span<double> v) const {
        static_cast<void>(t), static_cast<void>(q), static_cast<void>(v);
        return false;
    }
    /// One sentence that explains why numbers are no longer finite; empty if the reason is not known.
    virtual Sentence complaint() const { return {}; }

    /// True if the problem has events, such as bounces. An event happens when eventDistance() becomes
    /// negative.
    virtual bool hasEvents() const { return false; }
    /// True if the step must be cut at the instant of the event; false if the event happens at the end of the
    /// step.
    virtual bool locatesEvents() const { return false; }
    virtual double eventDistance(std::span<const double> q) const {
        static_cast<void>(q);
        return 1;
    }
    /// Changes the state at the instant of the event, in a step of h. Returns true if the motion has come to
    /// rest for good.
    virtual bool applyEvent(std::span<double> q, std::span<double> v, double h) const {
        static_cast<void>(q), static_cast<void>(v), static_cast<void>(h);
        return false;
    }
};

} // namespace timestep
