// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace timestep {

class Canvas;

/// Makes canvases appear to screen readers as charts with a spoken summary. Further calls have no effect.
void installPlotAccessibility();

/// Makes a screen reader speak the text of a canvas's reading cursor.
void speakReading(Canvas& canvas);

} // namespace timestep
