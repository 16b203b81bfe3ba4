// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parameter/parameter.h"
#include "core/run/experiment/experiment.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace timestep {

/// The address of one value of an experiment. As text:
///
/// * "method", "runs/N/method": the text of the user-written method; a run whose text is set uses it
/// * "step", "duration", "seed", "title": a value of the experiment
/// * "ID": a text or a parameter of the scene, or a setting of the method of all runs
/// * "parameters/ID", "texts/ID": a parameter or text of the scene
/// * "runs/N/label", "runs/N/step", "runs/N/seed", "runs/N/ID": a value of one run; ID is a setting of its
/// method
/// * "runs/N/parameters/ID": the value of a scene parameter in one run
struct SettingKey {
    enum class Place : std::uint8_t { Unnamed, Parameters, Texts };

    std::optional<std::size_t> run = {}; ///< number from 0; empty: the experiment or all its runs
    Place place = Place::Unnamed;
    std::string id = {};

    /// Parses an address. Throws InputError (path: the text) if the text starts like the address of a run but
    /// is not valid. Does not check whether an experiment has the value.
    static SettingKey parse(std::string_view text);
    std::string text() const;
};

/// Name, unit and range of a value.
struct SettingFacts {
    Text name = {};
    std::string_view unit = "1"; ///< "1" for a pure number, "" for a text, a toggle and a choice
    /// Range and choices; null for texts and for values that all scenes have.
    const Parameter* parameter = nullptr;
};

/// Returns the facts about a value. Throws InputError (path: the key) if the experiment does not have it.
SettingFacts describe(const Experiment& experiment, const SettingKey& key);

/// Returns the value as text that set() takes: a number with all its digits, a choice by its id, a toggle as
/// "true" or "false". If a key names all runs and their values differ, returns that of the first run. If a
/// run does not have its own step, seed or parameter, returns that of the experiment. Throws like describe().
std::string get(const Experiment& experiment, const SettingKey& key);

/// Sets a value. Throws InputError (path: the key) if the experiment does not have it or `value` is not
/// valid, and then changes nothing.
void set(Experiment& experiment, const SettingKey& key, const Value& value);

/// Keys of the names in the texts "constants" and "start" of the scene, "texts/constants/k". A key may omit
/// "texts/".
std::vector<std::string> entryKeys(const Experiment& experiment);

/// get() and set() with the key as text.
std::string valueByKey(const Experiment& experiment, std::string_view key);
void setByKey(Experiment& experiment, std::string_view key, const Value& value);

} // namespace timestep
