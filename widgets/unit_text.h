// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/text.h"

#include <QCoreApplication>
#include <QString>

#include <string_view>

namespace timestep {

/// A unit as people read it: the "frame" of "px/frame" is a word of their language. Files keep the English
/// one.
inline QString unitText(std::string_view unit) {
    QString shown = text(unit);
    if (shown.contains(QLatin1String("frame")))
        shown.replace(QLatin1String("frame"), QCoreApplication::translate("unit", "frame"));
    return shown;
}

} // namespace timestep
