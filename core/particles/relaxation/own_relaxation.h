// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/method/stick_program.h"
#include "core/particles/relaxation/relaxation.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace timestep {

/// Id of the user-written rule for sticks: a value of the setting "relaxation" besides those of the
/// catalogue.
inline constexpr std::string_view ownRelaxationId = "own";
inline constexpr Text ownRelaxationName = TRANSLATABLE("relaxation", "Own rule");

/// A rule for sticks from a text: its program, and the record through which all other code uses it. The
/// record states only what the text shows; core/analysis/rule_facts.h measures the other facts.
struct OwnRelaxation {
    /// Throws MethodError.
    explicit OwnRelaxation(std::string textOfRule);
    OwnRelaxation(const OwnRelaxation&) = delete;
    OwnRelaxation& operator=(const OwnRelaxation&) = delete;

    std::string text;
    StickProgram program;
    std::vector<std::string_view> code; ///< the lines of `text`
    Relaxation relaxation;
};

/// The values that a rule has at a stick; the ends are where the particles are.
RuledStick ruledStick(const World& world, std::uint32_t s, PinRule pinRule, double stiffness);

std::shared_ptr<const OwnRelaxation> ownRelaxation(std::string text);

/// Writes a built-in relaxation as the text of a rule, with the same operations in the same order, so that
/// both give the same bytes. Settings become numbers of the text. The first line is a comment with `name`.
/// Empty for relaxations that do not visit one stick after another.
std::string openedText(const WorldMethod& method, const std::string& name);

} // namespace timestep
