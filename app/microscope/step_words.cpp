// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/microscope/step_words.h"

#include "widgets/text/text.h"

namespace timestep {

QString translatedNote(const StepNote& note) {
    QString result = translated(note.text);
    for (const Wording& value : note.values) result = result.arg(translated(value));
    return result;
}

} // namespace timestep
