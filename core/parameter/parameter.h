// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/translatable.h"

#include <cstddef>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace timestep {

enum class ParameterKind { Number, Integer, Toggle, Choice };

/// One of the values of a parameter of kind Choice.
struct Choice {
    std::string_view id = {}; ///< in files, "sticks-last"
    Text name = {};           ///< what people read, TRANSLATABLE("parameter", ...)
};

class ParameterValues;

/// Describes one setting of a scene or of a method. Files, the JSON schema, the command line, the parameter
/// panel and sweeps all read these descriptors.
struct Parameter {
    std::string_view id = {}; ///< in files, "start-angle"; unique within its list
    Text name = {};           ///< what people read, TRANSLATABLE("parameter", ...)
    std::string_view unit =
        {}; ///< "m", "px/frame²", "rad", "1" for a pure number, "" for toggles and choices
    ParameterKind kind = ParameterKind::Number;
    double standard = 0; ///< value when nothing is said; the index for a choice, 0 or 1 for a toggle
    double minimum = 0;  ///< smallest value that is accepted
    double maximum = std::numeric_limits<double>::max(); ///< largest value that is accepted
    double lower = 0;                     ///< range of the slider, when narrower than what is accepted;
    double upper = 0;                     ///< lower == upper: the slider spans minimum to maximum
    std::span<const Choice> choices = {}; ///< of a Choice, in menu order
    bool restarts = false;                ///< a change begins a new run, because the start itself changes
    Text description = {};                ///< one sentence, TRANSLATABLE("parameter", ...)
    bool (*acts)(const ParameterValues&) = nullptr; ///< whether it changes anything beside these values of
                                                    ///< its list; null: always
};

/// The values of a list of parameters: numbers throughout (a choice is its index, a toggle 0 or 1).
class ParameterValues {
public:
    ParameterValues() = default;
    /// All at their standard values. The descriptors must outlive this (they are constants of the program).
    explicit ParameterValues(std::span<const Parameter> descriptors);

    std::span<const Parameter> descriptors() const { return descriptors_; }

    /// Value by id. Throws std::out_of_range for an id that is not in the list (a mistake of the program, not
    /// of a person).
    double operator[](std::string_view id) const { return values_.at(index(id)); }
    bool isOn(std::string_view id) const { return (*this)[id] != 0; }
    /// False for a setting that changes nothing beside the present values of the others.
    bool acts(std::string_view id) const {
        const Parameter& parameter = descriptors_[index(id)];
        return parameter.acts == nullptr || parameter.acts(*this);
    }
    /// Id of the chosen value of a Choice.
    std::string_view choice(std::string_view id) const;
    /// True if the list has a parameter of that id.
    bool has(std::string_view id) const { return index(id) < descriptors_.size(); }
    const Parameter& descriptor(std::string_view id) const { return descriptors_[index(id)]; }

    /// Sets a value. Throws InputError (path: the id) when the id is unknown, or the value is not finite, out
    /// of range or not whole where it must be.
    void set(std::string_view id, double value);
    /// Sets a Choice by the id of its value, or any other kind by a number as text ("0.5", "1/60", "true").
    /// Throws InputError like the other one.
    void set(std::string_view id, std::string_view text);

    bool operator==(const ParameterValues& other) const;

private:
    std::size_t index(std::string_view id) const;

    std::span<const Parameter> descriptors_ = {};
    std::vector<double> values_;
};

/// A number as people write it in files and on the command line: "0.5", "1e-3", "1/60". C locale.
/// Throws InputError when the text is anything else or the value is not finite.
double parseNumber(std::string_view text);

} // namespace timestep
