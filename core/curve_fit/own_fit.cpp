// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/curve_fit/own_fit.h"

#include "core/curve_fit/least_squares.h"
#include "core/curve_fit/spectrum.h"
#include "core/input_error.h"
#include "core/undefined.h"

#include <algorithm>
#include <limits>
#include <numbers>

namespace timestep {

using namespace least_squares;

namespace {

constexpr std::size_t mostSearched = 300; ///< number of points used in the search for start values
constexpr int spreadStarts = 40, startsWithFrequency = 6;

/// The number i of a sequence that fills the unit interval evenly.
/// Source: van der Corput, Proc. Akad. Amsterdam 38 (1935) 813; one prime base per parameter (Halton 1960).
double evenly(int i, std::size_t parameter) {
    constexpr int primes[mostFitParameters] = {2, 3, 5, 7, 11, 13, 17, 19};
    const int base = primes[parameter];
    double sum = 0, part = 1;
    for (; i > 0; i /= base) sum += (part /= base) * (i % base);
    return sum;
}

/// A number of either sign and of a size from 1/30 to 30.
double spread(double unit) {
    const double folded = 2 * unit - 1; // has the sign of the number
    constexpr double decades = 1.5;
    return std::copysign(std::pow(10, decades * (2 * std::abs(folded) - 1)), folded);
}

/// The angular frequency at the peak of the spectrum; 0: there is none.
double strongest(const Points& points) {
    if (points.x.size() < 5) return 0;
    const Spectrum spectrum = spectrumOf(points.x, points.y);
    if (spectrum.amplitude.size() < 2) return 0;
    const auto peak = std::max_element(spectrum.amplitude.begin() + 1, spectrum.amplitude.end());
    return 2 * std::numbers::pi *
           spectrum.frequency[static_cast<std::size_t>(peak - spectrum.amplitude.begin())];
}

Points fewer(const Points& points) {
    const std::size_t stride = std::max<std::size_t>(1, points.x.size() / mostSearched);
    Points some;
    for (std::size_t i = 0; i < points.x.size(); i += stride) some.add(points.x[i], points.y[i]);
    return some;
}

} // namespace

OwnFit::OwnFit(const std::string& formula, const std::vector<std::string>& abscissas, std::string_view starts)
    : values_(std::make_unique<Values>()) {
    values_->parameters.resize(mostFitParameters, 1);
    while (formula_ == nullptr) {
        TypedFormula::Variables variables;
        for (const std::string& name : abscissas) variables.emplace_back(name, &values_->abscissa);
        for (std::size_t i = 0; i < names_.size(); ++i)
            variables.emplace_back(names_[i], &values_->parameters[i]);
        try {
            formula_ = std::make_unique<TypedFormula>(formula, variables, TypedFormula::Constants{});
        } catch (const UnknownName& unknown) {
            if (names_.size() == mostFitParameters)
                throw InputError(Sentence(TRANSLATABLE("fault", "a formula has at most %1 parameters"),
                                          mostFitParameters));
            names_.push_back(unknown.name);
        }
    }
    if (names_.empty())
        throw InputError(
            TRANSLATABLE("fault", "this formula has no parameter to find, as a and b in a + b*x"));
    starts_ = parseConstants(starts);
    for (const auto& [name, value] : starts_)
        if (std::find(names_.begin(), names_.end(), name) == names_.end())
            throw InputError(
                Sentence(TRANSLATABLE("fault", "\"%1\" is not a parameter of this formula"), name));
}

double OwnFit::value(double x) const {
    values_->abscissa = x;
    return formula_->value();
}

double OwnFit::at(double x) const {
    return value(x);
}

Fit OwnFit::through(std::span<const double> x, std::span<const double> y) {
    Points points;
    for (std::size_t i = 0; i < std::min(x.size(), y.size()); ++i) points.add(x[i], y[i]);
    const std::size_t count = names_.size();
    Fit fit;
    fit.kind = FitKind::Own;
    if (points.x.size() < count) return fit;
    const Model model = [this, count](double at, const Vector& p, Vector* gradient) {
        const auto set = [&](std::size_t i, double number) { values_->parameters[i] = number; };
        for (std::size_t i = 0; i < count; ++i) set(i, p[static_cast<Eigen::Index>(i)]);
        for (std::size_t i = 0; gradient != nullptr && i < count; ++i) {
            const double here = p[static_cast<Eigen::Index>(i)],
                         step = 6e-6 * std::max(std::abs(here), 1e-3); // about the cube root of the rounding
            set(i, here + step);
            const double above = value(at);
            set(i, here - step);
            (*gradient)[static_cast<Eigen::Index>(i)] = (above - value(at)) / (2 * step);
            set(i, here);
        }
        return value(at);
    };
    const Points some = fewer(points);
    Vector best = Vector::Ones(static_cast<Eigen::Index>(count));
    double least = std::numeric_limits<double>::infinity();
    Matrix covariance;
    double residuals = 0;
    const double frequency = strongest(points);
    const bool given = starts_.size() == count; // no search is needed
    const int tries =
        given ? 0 : spreadStarts + (frequency > 0 ? startsWithFrequency * static_cast<int>(count) : 0);
    for (int i = 0; i <= tries; ++i) {
        Vector p = Vector::Ones(static_cast<Eigen::Index>(count));
        for (std::size_t k = 0; k < count; ++k) {
            double& one = p[static_cast<Eigen::Index>(k)];
            if (i > 0) one = spread(evenly(i, k));
            if (i > spreadStarts && k == static_cast<std::size_t>(i - spreadStarts - 1) % count)
                one = frequency;
            for (const auto& [name, start] : starts_)
                if (name == names_[k]) one = start;
        }
        if (given) best = p;
        if (given || !refine(some, model, p, covariance, residuals) || !(residuals < least)) continue;
        least = residuals;
        best = p;
    }
    if ((!given && !std::isfinite(least)) || !refine(points, model, best, covariance, residuals)) return fit;
    for (std::size_t i = 0; i < count; ++i) {
        const auto at = static_cast<Eigen::Index>(i);
        values_->parameters[i] = best[at];
        fit.parameters[i] = {names_[i], best[at], errorOf(covariance(at, at))};
    }
    double meanY = 0, aboutMean = 0;
    for (const double one : points.y) meanY += one / static_cast<double>(points.y.size());
    for (const double one : points.y) aboutMean += (one - meanY) * (one - meanY);
    fit.count = count;
    fit.points = points.x.size();
    fit.determination = explained(residuals, aboutMean);
    if (fit.points > count) fit.scatter = std::sqrt(residuals / static_cast<double>(fit.points - count));
    return fit;
}

} // namespace timestep
