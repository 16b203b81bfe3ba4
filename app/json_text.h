// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/json_field.h"

#include <QString>

namespace timestep {

/// Returns a string member of the field. Throws InputError if it is missing or no string.
inline QString textOf(const JsonField& field, const char* key) {
    return QString::fromStdString(field.member(key).anyText());
}

} // namespace timestep
