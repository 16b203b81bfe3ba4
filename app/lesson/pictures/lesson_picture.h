// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/look/theme.h"

#include <QRectF>

#include <string_view>

class QPainter;

namespace timestep {

/// Draws the picture of a bundled lesson on its card, in a frame of 190 x 88 that is scaled into `place`. A
/// lesson without a picture of its own gets a row of dots on a line.
void drawLessonPicture(QPainter& painter, const QRectF& place, std::string_view lesson, Theme theme);

/// Whether a lesson has a picture of its own.
bool hasLessonPicture(std::string_view lesson);

} // namespace timestep
