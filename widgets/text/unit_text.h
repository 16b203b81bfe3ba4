// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/text/text.h"

#include <QCoreApplication>
#include <QString>

#include <string_view>

namespace timestep {

/// Returns a unit in the language of the program: the "frame" of "px/frame" is a word. Files keep the English
/// word. The unit 1 of a number without one is not shown.
inline QString unitText(std::string_view unit) {
    if (unit == "1") return {};
    QString shown = text(unit);
    if (shown.contains(QLatin1String("frame")))
        shown.replace(QLatin1String("frame"), QCoreApplication::translate("unit", "frame"));
    return shown;
}

} // namespace timestep
