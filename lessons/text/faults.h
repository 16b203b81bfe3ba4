// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/input_error.h"

#include <algorithm>
#include <vector>

namespace timestep {

/// Collects the faults of a lesson: in a list, so that reading continues after each, or nowhere, so that the
/// first one is thrown.
class Faults {
public:
    /// `list` may be null. It must outlive this object.
    explicit Faults(std::vector<InputError>* list) : list_(list) {}

    /// Calls `part`. Returns false if an InputError was put into the list; without a list it is thrown.
    template <class Part>
    bool attempt(Part part) {
        if (list_ == nullptr) {
            part();
            return true;
        }
        try {
            part();
            return true;
        } catch (const InputError& fault) {
            add(fault);
            return false;
        }
    }

    /// Adds a fault that is not in the list yet; without a list it is thrown.
    void add(const InputError& fault) {
        if (list_ == nullptr) throw fault;
        const bool known = std::any_of(list_->begin(), list_->end(), [&](const InputError& other) {
            return other.sentence() == fault.sentence();
        });
        if (!known) list_->push_back(fault);
    }

    bool none() const { return list_ == nullptr || list_->empty(); }
    std::vector<InputError>* list() const { return list_; }

private:
    std::vector<InputError>* list_;
};

} // namespace timestep
