// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parameter/parameter.h"
#include "core/run/experiment.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace timestep {

/// The address of one value of an experiment. As text:
///
/// * "step", "duration", "seed", "title": of the experiment
/// * "ID": a text or a parameter of the scene, or a setting of the method of all runs
/// * "parameters/ID", "texts/ID": of the scene
/// * "runs/N/label", "runs/N/step", "runs/N/seed", "runs/N/ID": of one run, ID being a setting of its method
/// * "runs/N/parameters/ID": the value that a parameter of the scene has in this run
struct SettingKey {
    enum class Place : std::uint8_t { Unnamed, Parameters, Texts };

    std::optional<std::size_t> run = {}; ///< from 0; empty: the experiment, or all of its runs
    Place place = Place::Unnamed;
    std::string id = {};

    /// Throws InputError (path: the text) for a text that begins like the address of a run and is none. Does
    /// not ask whether an experiment has the value.
    static SettingKey parse(std::string_view text);
    std::string text() const;
};

/// What a value is called, what it is measured in, and which values it can have.
struct SettingFacts {
    Text name = {};
    std::string_view unit = "1";          ///< "1" for a pure number, "" for a text, a toggle and a choice
    const Parameter* parameter = nullptr; ///< range and choices; null for a text and for what all scenes have
};

/// Throws InputError (path: the key) for a value that the experiment does not have.
SettingFacts describe(const Experiment& experiment, const SettingKey& key);

/// The value as set() takes it: a number with as many digits as it needs, a choice by its id, a toggle as
/// "true" or "false". A setting of all runs in which they differ is read from the first run; a step, seed or
/// parameter that a run does not have for itself is the experiment's. Throws like describe().
std::string get(const Experiment& experiment, const SettingKey& key);

/// Throws InputError (path: the key) for a value that the experiment does not have or that cannot be that,
/// and then changes nothing.
void set(Experiment& experiment, const SettingKey& key, std::string_view value);

/// The same by the text of the key.
std::string valueByKey(const Experiment& experiment, std::string_view key);
void setByKey(Experiment& experiment, std::string_view key, std::string_view value);

} // namespace timestep
