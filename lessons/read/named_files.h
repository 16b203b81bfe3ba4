// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/document/document.h"

#include <vector>

namespace timestep {

/// Reports pictures ![text](file) that are not in the lesson's folder, or that are not pictures: a lesson
/// shows no other file and loads nothing from the network.
void checkPictureFiles(const Document& document, std::vector<InputError>& problems);

/// Reports links that a lesson does not follow: it opens no web page, and no file outside its folder.
void checkLinks(const Document& document, std::vector<InputError>& problems);

} // namespace timestep
