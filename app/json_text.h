// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/json_field.h"

#include <QString>

namespace timestep {

/// A member that is a text.
inline QString textOf(const JsonField& field, const char* key) {
    return QString::fromStdString(field.member(key).anyText());
}

} // namespace timestep
