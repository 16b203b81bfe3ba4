// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace timestep {

/// A formula in words of the current language, for screen readers: "x squared over 2". A part of several
/// signs ends with a word ("end of fraction"), so that nothing is ambiguous. Greek letters are unchanged:
/// screen readers name them. A formula that does not typeset is returned as its source.
QString spokenFormula(const QString& tex);

} // namespace timestep
