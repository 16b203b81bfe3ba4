// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/translatable.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace timestep {

/// A quantity that the equations conserve (or a component of one): momentum, angular momentum, periapsis
/// angle.
struct ConservedQuantity {
    std::string_view id = {}; ///< "angular-momentum"; column id of recorded tables
    Text name = {};           ///< TRANSLATABLE("metric", ...)
    std::string_view unit = {};
    bool isAngle = false;  ///< [rad], known up to full turns: its change counts them
    bool conserved = true; ///< false: shown beside the others, not conserved (temperature)
};

/// The equations of motion q'' = a(t, q, v) of a scene with its constants. Independent of any method.
/// All spans hold coordinates() numbers; q in the scene's coordinate unit, v that unit per time unit.
class Problem {
public:
    virtual ~Problem() = default;

    virtual std::size_t coordinates() const = 0;
    virtual void start(std::span<double> q, std::span<double> v) const = 0;
    virtual void acceleration(double t, std::span<const double> q, std::span<const double> v,
                              std::span<double> a) const = 0;

    /// True if accelerationInFloat() is there.
    virtual bool offersFloat() const { return false; }
    /// acceleration() of a problem that does not depend on t, in single precision with one rounding per
    /// operation.
    virtual void accelerationInFloat(std::span<const float> q, std::span<const float> v,
                                     std::span<float> a) const {
        static_cast<void>(q), static_cast<void>(v), static_cast<void>(a);
    }

    virtual double kineticEnergy(std::span<const double> q, std::span<const double> v) const = 0;
    virtual double potentialEnergy(double t, std::span<const double> q) const = 0;
    /// A positive energy typical of the motion, by which drift is divided: never 0, unlike the energy itself.
    virtual double energyScale() const = 0;
    /// Conserved quantities besides the energy, in the order of quantity().
    virtual std::span<const ConservedQuantity> quantities() const { return {}; }
    virtual double quantity(std::size_t index, std::span<const double> q, std::span<const double> v) const {
        static_cast<void>(index), static_cast<void>(q), static_cast<void>(v);
        return 0;
    }
    /// gamma where a(t, q, v) = b(t, q) - gamma v with one number gamma >= 0 for all coordinates [1/time
    /// unit]; negative: drag, if there is any, has another form.
    virtual double dampingRate() const { return -1; }
    /// True if energy is conserved (no drag, no driving).
    virtual bool conservative() const { return true; }
    /// Angular frequency of small oscillations [rad / time unit]; 0: there is none.
    virtual double naturalFrequency() const { return 0; }

    /// The exact motion, in closed form, at time t after the start. False: there is none, and q and v are
    /// untouched.
    virtual bool exact(double t, std::span<double> q, std::span<double> v) const {
        static_cast<void>(t), static_cast<void>(q), static_cast<void>(v);
        return false;
    }
    /// One sentence on why numbers are no longer finite; empty: no known reason.
    virtual std::string complaint() const { return {}; }

    /// True if something happens at instants, such as a bounce: each time that eventDistance() becomes
    /// negative.
    virtual bool hasEvents() const { return false; }
    /// True if the step is to be cut at the instant; false: it happens at the end of the step.
    virtual bool locatesEvents() const { return false; }
    virtual double eventDistance(std::span<const double> q) const {
        static_cast<void>(q);
        return 1;
    }
    /// Changes the state at the instant of the event, in a step of h. True: it has come to rest and stays
    /// there.
    virtual bool happen(std::span<double> q, std::span<double> v, double h) const {
        static_cast<void>(q), static_cast<void>(v), static_cast<void>(h);
        return false;
    }
};

} // namespace timestep
