// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/manual/manual_pages.h"

#include <QByteArray>

namespace timestep {

/// The whole manual as one PDF with a table of contents, in the language of its pages; other words are in the
/// language of the program. Needs a QApplication.
QByteArray manualPdf(const Manual& manual, int* pages = nullptr);

} // namespace timestep
