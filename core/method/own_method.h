// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/integration/integrator.h"
#include "core/method/program.h"

#include <memory>
#include <string>
#include <string_view>

namespace timestep {

/// Id of the user's own method: a value of the setting "integrator" in addition to those of the catalogue.
inline constexpr std::string_view ownMethodId = "own";
inline constexpr Text ownMethodName = TRANSLATABLE("integrator", "Own method");

/// A method from a text: its program, and the record through which everything else uses it. The record
/// declares only what was counted: `order` is 0, `stabilityLimit` is NaN, `evaluations` is 0 if the number
/// varies. Its facts are measured by core/analysis/method_facts.h. States of the integrator refer to this
/// object and must not outlive it.
struct OwnMethod {
    /// Throws MethodError.
    explicit OwnMethod(std::string textOfMethod);
    OwnMethod(const OwnMethod&) = delete;
    OwnMethod& operator=(const OwnMethod&) = delete;

    std::string text;
    MethodProgram program;
    std::vector<std::string_view> code; ///< the lines of `text`
    Integrator integrator;
};

std::shared_ptr<const OwnMethod> ownMethod(std::string text);

/// The comment in the first line of a text, which names the method; empty if it does not begin with one.
std::string nameInText(std::string_view text);

/// Whether the record comes from a text and therefore declares no facts.
inline bool isOwn(const Integrator& integrator) {
    return std::holds_alternative<WrittenMethod>(integrator.scheme);
}

} // namespace timestep
