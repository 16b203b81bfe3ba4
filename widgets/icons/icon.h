// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QString>
#include <QStringList>

namespace timestep {

/// One of the program's outline icons (Tabler Icons, MIT) by the name of its file, "player-play". It is
/// drawn in a colour of the application's palette, and is sharp at every size and pixel ratio. Null, with a
/// warning, for a name that does not exist.
QIcon icon(const QString& name);

/// Returns the names of all icons.
QStringList iconNames();

} // namespace timestep
