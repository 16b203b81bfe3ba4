// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/names.h"

namespace timestep {

std::string translatedUtf8(Text text) {
    return translated(text).toStdString();
}

} // namespace timestep
