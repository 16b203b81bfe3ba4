// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parameter/value.h"
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
    std::string_view id = {}; ///< written in files, "sticks-last"
    Text name = {};           ///< what people read, TRANSLATABLE("parameter", ...)
};

class ParameterValues;

/// Describes one setting of a scene or of a method. Files, the JSON schema, the command line, the parameter
/// panel and sweeps all read these descriptors.
struct Parameter {
    std::string_view id = {}; ///< written in files, "start-angle"; unique within its list
    Text name = {};           ///< what people read, TRANSLATABLE("parameter", ...)
    /// "m", "px/frame²", "rad", "1" for a pure number, "" for toggles and choices.
    std::string_view unit = {};
    ParameterKind kind = ParameterKind::Number;
    double standard = 0; ///< default value; the index for a choice, 0 or 1 for a toggle
    double minimum = 0;  ///< smallest value that is accepted
    double maximum = std::numeric_limits<double>::max(); ///< largest value that is accepted
    double lower = 0;                     ///< range of the slider, when narrower than what is accepted;
    double upper = 0;                     ///< lower == upper: the slider spans minimum to maximum
    std::span<const Choice> choices = {}; ///< of a Choice, in menu order
    bool restarts = false;                ///< a change starts a new run, because it changes the initial state
    Text description = {};                ///< one sentence, TRANSLATABLE("parameter", ...)
    /// Whether the setting has any effect given these values of its list; null: always.
    bool (*acts)(const ParameterValues&) = nullptr;
};

/// The values of a list of parameters. All values are numbers: a choice is its index, a toggle is 0 or 1.
class ParameterValues {
public:
    ParameterValues() = default;
    /// Sets all values to their standard. The descriptors are constants of the program and must outlive this
    /// object.
    explicit ParameterValues(std::span<const Parameter> descriptors);

    std::span<const Parameter> descriptors() const { return descriptors_; }
    /// The ids of all parameters.
    std::vector<std::string> ids() const;

    /// Returns the value of a parameter. Throws std::out_of_range if the list has no such id, which is an
    /// error in the program, not by its user.
    double operator[](std::string_view id) const { return values_.at(index(id)); }
    bool isOn(std::string_view id) const { return (*this)[id] != 0; }
    /// Whether the setting has any effect given the current values of the others.
    bool acts(std::string_view id) const {
        const Parameter& parameter = descriptors_[index(id)];
        return parameter.acts == nullptr || parameter.acts(*this);
    }
    /// Id of the chosen value of a Choice.
    std::string_view choice(std::string_view id) const;
    /// True if the list has a parameter with this id.
    bool has(std::string_view id) const { return index(id) < descriptors_.size(); }
    const Parameter& descriptor(std::string_view id) const { return descriptors_[index(id)]; }

    /// Sets a value. Throws InputError (path: the id) if the id is unknown, or if the value is not finite, is
    /// out of range, or is not whole although it must be.
    void set(std::string_view id, double value);
    /// Sets a number, or a text: a Choice by the id of its value, any other kind by a number as people write
    /// it ("0.5", "1/60", "true"). Throws InputError as above.
    void set(std::string_view id, const Value& value);

    bool operator==(const ParameterValues& other) const;

private:
    std::size_t index(std::string_view id) const;
    void setText(std::string_view id, const std::string& text);

    std::span<const Parameter> descriptors_ = {};
    std::vector<double> values_;
};

/// A number as people write it in files and on the command line: "0.5", "1e-3", "1/60", "pi/3", and "60°" for
/// an angle [rad]. C locale. Throws InputError if the text is anything else or the value is not finite.
double parseNumber(std::string_view text);
/// The number that a value is, or that its text is.
double numberOf(const Value& value);

} // namespace timestep
