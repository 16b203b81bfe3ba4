// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace timestep {

/// Where the program brings its fonts along (share/timestep/fonts, as in the zip for Windows), they become
/// the fonts of the application: letters first, then mathematical signs and symbols. On a machine without any
/// font it is the font of the formulas, which has letters. Elsewhere it changes nothing. Needs the
/// QApplication.
void useBundledFonts();

} // namespace timestep
