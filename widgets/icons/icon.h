// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QString>
#include <QStringList>

namespace timestep {

/// One of the program's outline icons (Tabler Icons, MIT) by the name of its file, "player-play". It takes
/// its colour from the application's palette whenever it is drawn, and is sharp at every size and pixel
/// ratio. Null, with a warning, for a name that does not exist.
QIcon icon(const QString& name);

/// The names of all icons.
QStringList iconNames();

} // namespace timestep
