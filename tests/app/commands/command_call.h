// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Calls the command line in-process for a test.
#include "app/cli/command_line.h"

#include <QString>
#include <QStringList>

#include <sstream>
#include <string>
#include <vector>

namespace timestep {

struct Outcome {
    int exitCode;
    QString out, err;
    bool window; ///< the call opens a window instead
    WindowOptions options;
};

inline Outcome call(const QStringList& arguments) {
    std::vector<std::string> words;
    for (const QString& argument : arguments) words.push_back(argument.toStdString());
    std::ostringstream out, err;
    const Call made = carryOut(words, out, err);
    return {made.exitCode, QString::fromStdString(out.str()), QString::fromStdString(err.str()), made.window,
            made.options};
}

} // namespace timestep
