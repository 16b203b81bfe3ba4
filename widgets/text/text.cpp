// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/text/text.h"

#include "core/input_error.h"

namespace timestep {

QString translated(const Sentence& sentence) {
    if (sentence.text.empty()) return text(sentence.letters);
    std::vector<std::string> values;
    for (const Sentence& value : sentence.values) values.push_back(translated(value).toStdString());
    return QString::fromStdString(filled(translated(sentence.text).toStdString(), values));
}

QString translated(const InputError& error) {
    const QString line = translated(TRANSLATABLE("fault", "line"));
    return QString::fromStdString(error.place(line.toStdString())) + translated(error.message);
}

} // namespace timestep
