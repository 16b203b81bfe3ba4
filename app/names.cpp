// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/names.h"

#include "core/json/json_field.h"
#include "core/run/experiment/experiment.h"
#include "core/sentence.h"
#include "core/table/table.h"

#include <QCoreApplication>
#include <QLocale>

namespace timestep {

namespace {

struct NameTexts {
    Q_DECLARE_TR_FUNCTIONS(NameTexts)
};

} // namespace

std::string translatedUtf8(Text text) {
    return translated(text).toStdString();
}

std::string translatedUtf8(const Sentence& sentence) {
    return translated(sentence).toStdString();
}

std::string translatedUtf8(const InputError& error) {
    return translated(error).toStdString();
}

QString translated(const FactSentence& sentence) {
    Sentence said(sentence.text);
    for (const Wording& value : sentence.values) {
        QString shown = translated(value);
        bool isNumber = false;
        shown.toDouble(&isNumber);
        if (isNumber) shown.replace(QLatin1Char('.'), QLocale().decimalPoint());
        said.values.push_back(Sentence::verbatim(shown.toStdString()));
    }
    return translated(said);
}

QString translated(const MethodError& error) {
    return NameTexts::tr("Line %1, column %2: %3")
        .arg(QString::number(error.line), QString::number(error.column), translated(error.message));
}

QString translated(const StepNote& note) {
    Sentence said(note.text);
    for (const Wording& value : note.values)
        said.values.push_back(Sentence::verbatim(translated(value).toStdString()));
    return translated(said);
}

void nameRuns(Table& table, const Experiment& experiment) {
    for (std::size_t i = 0; i < table.runs.size() && i < experiment.runs.size(); ++i)
        table.runs[i] = runLabel(experiment, i, translatedUtf8);
}

QString textOf(const JsonField& field, const char* key) {
    return QString::fromStdString(field.member(key).anyText());
}

} // namespace timestep
