// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>
#include <string_view>

namespace timestep {

/// A text of core as it stands: an id, a unit.
QString text(std::string_view view);

/// A text of core in the reader's language: what TRANSLATABLE(context, text) marks.
QString translated(std::string_view context, std::string_view text);

/// The name of a column in the reader's language, exact values ("angle θ (exact)") included.
QString columnName(const std::string& english);

/// translated() as core's runLabel() takes it.
std::string translatedUtf8(std::string_view context, std::string_view text);

} // namespace timestep
