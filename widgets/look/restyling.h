// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace timestep {

/// Exists while a font or a style is set for the whole program. Qt then walks through a list of all widgets
/// and crashes if one of them is deleted meanwhile, for example by a new layout after a resize. Such
/// deletions must wait.
class Restyling {
public:
    Restyling() { ++s_depth; }
    ~Restyling() { --s_depth; }
    Restyling(const Restyling&) = delete;
    Restyling& operator=(const Restyling&) = delete;

    static bool isUnderWay() { return s_depth > 0; }

private:
    static inline int s_depth = 0;
};

} // namespace timestep
