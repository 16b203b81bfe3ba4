// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace timestep {

/// What the keys do, part by part.
void showKeys(QWidget* parent);
/// Name, version, licences.
void showAbout(QWidget* parent);

} // namespace timestep
