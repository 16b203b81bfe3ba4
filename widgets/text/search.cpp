// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/text/search.h"

#include <algorithm>
#include <array>

namespace timestep {

namespace {

/// Words, folded, for which a learner expects the same scenes. A word counts for all that begin with it.
constexpr std::array families{
    "pendulum pendel swing schaukel",
    "rope seil chain kette string schnur cord tau verkettet",
    "spring feder oscillator oszillator elastic gummi rubber trampoline trampolin",
    "domino topple umfallen",
    "cloth tuch curtain vorhang fabric stoff flag fahne net netz",
    "stickman stick-man strichmann mann man figure figur doll puppe ragdoll rag lumpenpuppe human mensch",
    "planet orbit umlauf bahn kepler sun sonne moon mond solar star stern satellite satellit mars",
    "ball kugel circle kreis disc scheibe sphere",
    "box kiste block klotz crate quader wurfel cube",
    "bridge brucke",
    "stack stapel pile haufen tower turm pyramid pyramide wall mauer",
    "atom argon gas molecule molekul crystal kristall",
    "throw wurf projectile geworfen thrown bullet geschoss cannon kanone",
    "chaos lorenz butterfly schmetterling",
    "wheel rad car auto cart wagen vehicle fahrzeug",
    "friction reibung slope hang ramp rampe incline ebene schiefe",
    "bounce bouncing aufprall springend hupfend collision stoss cradle billiard billard ping",
    "predator rauber fox fuchs rabbit hase lotka",
    "tree baum wind",
    "house haus card karte",
    "cradle newton kugelstoss",
    "fall falling fallend drop",
    "text wort word letter buchstabe",
};

constexpr qsizetype shortestMeaning = 3; // [letters]

/// What is compared: the folded text, and for a typed "ae" also "a".
QString withoutDigraphs(QString folded) {
    for (const char* pair : {"ae", "oe", "ue"})
        folded.replace(QLatin1String(pair), QString(QLatin1Char(*pair)));
    return folded;
}

bool beginsWord(const QString& in, const QString& letters) {
    for (qsizetype at = in.indexOf(letters); at >= 0; at = in.indexOf(letters, at + 1))
        if (at == 0 || !in[at - 1].isLetterOrNumber()) return true;
    return false;
}

/// The words of the families to which a typed word belongs.
QStringList meaningsOf(const QString& typed) {
    QStringList meanings;
    for (const char* family : families) {
        const QStringList words = QString::fromLatin1(family).split(QLatin1Char(' '));
        if (std::any_of(words.begin(), words.end(), [&typed](const QString& word) {
                return word.startsWith(typed) || typed.startsWith(word);
            }))
            meanings << words;
    }
    return meanings;
}

} // namespace

FoldedText::FoldedText(const QString& text) {
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QString parts = text[i] == QChar(0xDF)
                                  ? QStringLiteral("ss")
                                  : QString(text[i]).normalized(QString::NormalizationForm_KD);
        for (const QChar part : parts) {
            if (part.category() == QChar::Mark_NonSpacing) continue;
            letters += part.toLower();
            places.push_back(i);
        }
    }
    places.push_back(text.size());
}

QStringList searchWords(const QString& typed) {
    return FoldedText(typed).letters.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

bool hasWordFrom(const QString& in, const QString& text) {
    const QString letters = FoldedText(text).letters, where = FoldedText(in).letters;
    return beginsWord(where, letters) || beginsWord(where, withoutDigraphs(letters));
}

bool hasInside(const QString& in, const QString& text) {
    const QString letters = FoldedText(text).letters, where = FoldedText(in).letters;
    return where.contains(letters) || where.contains(withoutDigraphs(letters));
}

bool hasMeaning(const QString& in, const QString& typed) {
    const QString where = FoldedText(in).letters;
    const QStringList words = searchWords(typed);
    return !words.isEmpty() && std::all_of(words.begin(), words.end(), [&where](const QString& word) {
        if (beginsWord(where, word)) return true;
        if (word.size() < shortestMeaning) return false;
        const QStringList meanings = meaningsOf(word) + meaningsOf(withoutDigraphs(word));
        return std::any_of(meanings.begin(), meanings.end(),
                           [&where](const QString& meaning) { return beginsWord(where, meaning); });
    });
}

} // namespace timestep
