// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/lanes/ensemble.h"

#include "core/kernels/lanes/lane_kernel.h"

#include <algorithm>
#include <cmath>
#include <variant>

namespace timestep {

/// All motions as one problem: coordinate k of motion i is q[k n + i] for n motions.
class Ensemble::CombinedProblem final : public Problem {
public:
    explicit CombinedProblem(std::span<const Problem* const> problems)
        : one_(problems.front()),
          n_(problems.size()),
          equation_(one_->laneEquation()),
          constants_(equation_->constants * n_),
          frequency_(n_),
          drive_(n_) {
        std::vector<double> constants(equation_->constants);
        for (std::size_t i = 0; i < n_; ++i) {
            problems[i]->laneConstants(constants);
            for (std::size_t k = 0; k < constants.size(); ++k) constants_[k * n_ + i] = constants[k];
            frequency_[i] = problems[i]->driveFrequency();
        }
        sameFrequency_ = std::equal(frequency_.begin() + 1, frequency_.end(), frequency_.begin());
    }

    std::size_t coordinates() const override { return one_->coordinates() * n_; }
    void start(std::span<double> q, std::span<double> v) const override {
        const std::size_t coordinatesOfOne = one_->coordinates();
        std::vector<double> ofQ(coordinatesOfOne), ofV(coordinatesOfOne);
        one_->start(ofQ, ofV);
        for (std::size_t k = 0; k < coordinatesOfOne; ++k)
            for (std::size_t i = 0; i < n_; ++i) {
                q[k * n_ + i] = ofQ[k];
                v[k * n_ + i] = ofV[k];
            }
    }
    void acceleration(double t, std::span<const double> q, std::span<const double> v,
                      std::span<double> a) const override {
        if (equation_->hasDrive) setDrive(t);
        equation_->accelerations({.n = n_,
                                  .constants = constants_.data(),
                                  .drive = drive_.data(),
                                  .q = q.data(),
                                  .v = v.data(),
                                  .a = a.data()});
    }
    bool isFirstOrder(std::size_t coordinate) const override { return one_->isFirstOrder(coordinate / n_); }
    bool hasEnergy() const override { return false; }
    double kineticEnergy(std::span<const double>, std::span<const double>) const override { return 0; }
    double potentialEnergy(double, std::span<const double>) const override { return 0; }
    double energyScale() const override { return 1; }

private:
    void setDrive(double t) const {
        if (sameFrequency_) {
            std::fill(drive_.begin(), drive_.end(), std::cos(frequency_.front() * t));
            return;
        }
        for (std::size_t i = 0; i < n_; ++i) drive_[i] = std::cos(frequency_[i] * t);
    }

    const Problem* one_;
    std::size_t n_;
    const LaneEquation* equation_;
    std::vector<double> constants_, frequency_;
    bool sameFrequency_;
    mutable std::vector<double> drive_; ///< cos(w t) of each motion at the last acceleration
};

bool isNumberByNumber(const Integrator& integrator) {
    return std::visit([](const auto& method) { return method.isNumberByNumber; }, integrator.scheme);
}

bool Ensemble::goesInLanes(const Integrator& integrator, const Problem& problem, Sines sines) {
    const LaneEquation* equation = problem.laneEquation();
    return isNumberByNumber(integrator) && equation != nullptr &&
           (!equation->hasSine || sines == Sines::Lanes);
}

Ensemble::Ensemble(const Integrator& integrator, std::span<const Problem* const> problems, double t, double h,
                   std::span<const double> starts, Sines sines)
    : integrator_(&integrator),
      size_(problems.size()),
      width_(starts.size() / size_),
      stepped_(problems.begin(), problems.end()) {
    const Problem& first = *problems.front();
    const bool alike = std::all_of(problems.begin(), problems.end(), [&](const Problem* problem) {
        return problem->laneEquation() == first.laneEquation();
    });
    if (size_ >= fewestInLanes && alike && goesInLanes(integrator, first, sines)) {
        combined_ = std::make_unique<const CombinedProblem>(problems);
        const std::size_t coordinates = combined_->coordinates();
        std::vector<double> y(2 * coordinates);
        for (std::size_t i = 0; i < size_; ++i)
            for (std::size_t k = 0; k < width_; ++k) y[k * size_ + i] = starts[i * width_ + k];
        const std::span<const double> all(y);
        states_.push_back(
            startIntegrator(integrator, *combined_, t, h, all.first(coordinates), all.subspan(coordinates)));
        stepped_ = {combined_.get()};
        return;
    }
    for (std::size_t i = 0; i < size_; ++i) {
        const std::span<const double> y = starts.subspan(i * width_, width_);
        states_.push_back(
            startIntegrator(integrator, *problems[i], t, h, y.first(width_ / 2), y.subspan(width_ / 2)));
    }
}

Ensemble::~Ensemble() = default;

void Ensemble::copyAll(std::span<double> y) const {
    if (inLanes() || size_ == 1) {
        std::copy(states_.front().y.begin(), states_.front().y.end(), y.begin());
        return;
    }
    for (std::size_t k = 0; k < width_; ++k)
        for (std::size_t i = 0; i < size_; ++i) y[k * size_ + i] = states_[i].y[k];
}

void Ensemble::findAccelerations(double t) {
    accelerations_.resize(width_ / 2 * size_);
    if (inLanes()) {
        combined_->acceleration(t, states_.front().q(), states_.front().v(), accelerations_);
        return;
    }
    std::vector<double> own(size_ > 1 ? width_ / 2 : 0);
    for (std::size_t i = 0; i < size_; ++i) {
        const std::span<double> a = size_ > 1 ? std::span(own) : std::span(accelerations_);
        stepped_[i]->acceleration(t, states_[i].q(), states_[i].v(), a);
        for (std::size_t k = 0; k < own.size(); ++k) accelerations_[k * size_ + i] = own[k];
    }
}

void Ensemble::step(double t, double h) {
    for (std::size_t i = 0; i < states_.size(); ++i) integrator_->step(*stepped_[i], states_[i], t, h);
}

} // namespace timestep
