// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace timestep {

/// The command-line options of the window.
struct WindowOptions {
    std::string
        file; ///< experiment, figure, state or lesson.md to open; empty: the lesson that was open last
    std::string language; ///< --lang; empty: the saved setting or the language of the system
    std::string lessons;  ///< --lessons DIR
    std::string policy;   ///< --policy FILE, see readPolicy(); empty: none
    bool projector = false;
    bool kiosk = false; ///< nothing but lessons, in full screen, for one guest
};

} // namespace timestep
