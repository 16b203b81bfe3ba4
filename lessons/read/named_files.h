// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/document/document.h"

#include <vector>

namespace timestep {

/// Pictures ![text](file) that do not stand in the lesson's folder, or that are no pictures: a lesson shows
/// no other file and loads nothing from the net.
void checkPictureFiles(const Document& document, std::vector<InputError>& problems);

/// Links that a lesson does not follow: it opens no web page, and of files only those in its folder.
void checkLinks(const Document& document, std::vector<InputError>& problems);

} // namespace timestep
