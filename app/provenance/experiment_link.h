// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/experiment/experiment.h"

#include <QString>

namespace timestep {

/// Whether a text is a link that carries an experiment: it begins with "timestep:".
bool isExperimentLink(const QString& text);

/// The link to an experiment: "timestep:" and its file, packed by zlib, in the letters of base64url. It fits
/// into a mail, a chat and a web page; the installed program opens it.
QString experimentLink(const Experiment& experiment);

/// Reads an experiment that was sent as text: a link, or the text of its file. Only reads: nothing runs or is
/// written. Throws InputError for a text that is neither, is damaged, or has more than 1 MiB or, unpacked, 16
/// MiB.
Experiment experimentFromShared(const QString& text);

} // namespace timestep
