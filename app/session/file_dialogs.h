// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/provenance/verify_table.h"

#include <QString>

#include <functional>

class QWidget;

namespace timestep {

/// Says in a dialog that the numbers of a file are not those of its experiment, or that they could not be
/// compared.
void showVerdict(const TableVerdict& verdict, QWidget* window);

/// Says in a dialog why a file was not opened. `asData`: opens it as measured data instead, offered by a
/// button; empty: not offered.
void showRefusal(const QString& sentence, const std::function<void()>& asData, QWidget* window);

} // namespace timestep
