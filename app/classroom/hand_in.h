// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace timestep {

/// Writes a result into the hand-in folder of a class under this name, or under the name with a number if the
/// name is taken: nothing is overwritten. Returns the path. Throws InputError if the folder cannot be written
/// to.
QString handIn(const QString& folder, const QString& name, const QByteArray& result);

} // namespace timestep
