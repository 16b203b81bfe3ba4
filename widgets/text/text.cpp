// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/text/text.h"

#include "core/input_error.h"

#include <QRegularExpression>

#include <utility>

namespace timestep {

namespace {

constexpr qsizetype longestWord = 300, longestText = 4000; ///< of a value inside a sentence [characters]

/// A number of a million digits or a name without an end must not hide what is wrong with it.
QString shortened(const QString& value) {
    static const QRegularExpression word(QStringLiteral("\\S{%1,}").arg(longestWord + 1));
    QString result = value;
    for (auto found = word.match(result); found.hasMatch(); found = word.match(result, found.capturedStart()))
        result.replace(found.capturedStart(), found.capturedLength(),
                       found.captured().left(longestWord / 3) + QStringLiteral(" … ") +
                           found.captured().right(longestWord / 10));
    return result.size() <= longestText ? result : result.left(longestText) + QStringLiteral(" …");
}

Sentence shortened(Sentence sentence) {
    if (sentence.text.empty()) return Sentence::verbatim(shortened(text(sentence.letters)).toStdString());
    for (Sentence& value : sentence.values) value = shortened(std::move(value));
    return sentence;
}

} // namespace

QString translated(const Sentence& sentence) {
    if (sentence.text.empty()) return text(sentence.letters);
    std::vector<std::string> values;
    for (const Sentence& value : sentence.values) values.push_back(translated(value).toStdString());
    return QString::fromStdString(filled(translated(sentence.text).toStdString(), values));
}

QString translated(const InputError& error) {
    const QString line = translated(TRANSLATABLE("fault", "line"));
    return shortened(QString::fromStdString(error.place(line.toStdString()))) +
           translated(shortened(error.message));
}

} // namespace timestep
