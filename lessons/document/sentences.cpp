// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/document/sentences.h"

#include "lessons/text/text.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>

namespace timestep {

namespace {

bool isDigit(char letter) {
    return letter >= '0' && letter <= '9';
}

/// True for a letter or a digit; of those beyond ASCII the Latin and the Greek ones.
bool isWordLetter(char letter) {
    const auto byte = static_cast<unsigned char>(letter);
    return std::isalnum(byte) != 0 || byte == 0xC3 || byte == 0xCE || byte == 0xCF;
}

/// Removes the marks that may surround a sentence.
std::string_view bare(std::string_view word, bool atEnd) {
    constexpr std::array<std::string_view, 11> marks{"*", "_", "\"", "'", "(", ")", "“", "”", "„", "‘", "’"};
    for (bool found = true; found;) {
        found = false;
        for (const std::string_view mark : marks) {
            if (atEnd ? !word.ends_with(mark) : !word.starts_with(mark)) continue;
            atEnd ? word.remove_suffix(mark.size()) : word.remove_prefix(mark.size());
            found = true;
        }
    }
    return word;
}

bool endsSentence(std::string_view word) {
    const std::string_view end = bare(word, true);
    return end.ends_with('.') || end.ends_with('!') || end.ends_with('?') || end.ends_with("…");
}

/// True for a capital letter, a digit or a minus sign.
bool beginsSentence(std::string_view word) {
    const std::string_view begin = bare(word, false);
    if (begin.empty()) return false;
    return (begin.front() >= 'A' && begin.front() <= 'Z') || isDigit(begin.front()) ||
           begin.starts_with("Ä") || begin.starts_with("Ö") || begin.starts_with("Ü") ||
           begin.starts_with("−") || begin.starts_with("-");
}

/// The text with F for each formula and C for each piece of code, and without the addresses of links.
std::string withoutMarkup(std::string_view markdown) {
    std::string plain;
    const auto passOver = [&](std::size_t from, std::string_view mark, const char* instead) {
        const std::size_t end = markdown.find(mark, from + mark.size());
        plain += instead;
        return end == std::string_view::npos ? markdown.size() : end + mark.size();
    };
    for (std::size_t i = 0; i < markdown.size();) {
        if (markdown[i] == '\\' && i + 1 < markdown.size()) {
            plain += markdown[i + 1];
            i += 2;
        } else if (markdown.compare(i, 2, "$$") == 0) {
            i = passOver(i, "$$", " F ");
        } else if (markdown[i] == '$') {
            i = passOver(i, "$", "F");
        } else if (markdown.compare(i, 3, "```") == 0) {
            i = passOver(i, "```", " C ");
        } else if (markdown[i] == '`') {
            i = passOver(i, "`", "C");
        } else if (markdown.compare(i, 2, "](") == 0) {
            i = std::min(markdown.find(')', i), markdown.size() - 1) + 1;
        } else {
            if (markdown[i] != '[') plain += markdown[i];
            ++i;
        }
    }
    return plain;
}

bool beginsItem(std::string_view line) {
    line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
    if (line.starts_with("- ") || line.starts_with("* ")) return true;
    std::size_t digits = 0;
    while (digits < line.size() && isDigit(line[digits])) ++digits;
    return digits > 0 && line.substr(digits).starts_with(". ");
}

/// The sentences of one paragraph.
void split(const std::string& paragraph, std::vector<CountedSentence>& sentences) {
    std::vector<std::string> words;
    for (std::size_t begin = 0; begin < paragraph.size();) {
        const std::size_t end = std::min(paragraph.find(' ', begin), paragraph.size());
        if (end > begin) words.push_back(paragraph.substr(begin, end - begin));
        begin = end + 1;
    }
    CountedSentence sentence;
    for (std::size_t i = 0; i < words.size(); ++i) {
        sentence.text += (sentence.text.empty() ? "" : " ") + words[i];
        if (std::any_of(words[i].begin(), words[i].end(), isWordLetter)) ++sentence.words;
        if (!endsSentence(words[i]) || (i + 1 < words.size() && !beginsSentence(words[i + 1]))) continue;
        if (sentence.words > 0) sentences.push_back(sentence);
        sentence = {};
    }
}

} // namespace

std::vector<CountedSentence> sentencesOf(std::string_view markdown) {
    std::vector<CountedSentence> sentences;
    std::string paragraph;
    const std::string plain = withoutMarkup(markdown);
    for (const std::string_view line : splitLines(plain)) {
        const bool blank = line.find_first_not_of(" \r") == std::string_view::npos;
        const bool mute = line.starts_with("|") || line.starts_with("#");
        if (blank || mute || beginsItem(line)) {
            split(paragraph, sentences);
            paragraph.clear();
        }
        if (!blank && !mute) paragraph += std::string(line) + " ";
    }
    split(paragraph, sentences);
    return sentences;
}

SentenceLengths lengthsOf(const std::vector<CountedSentence>& sentences) {
    SentenceLengths lengths;
    lengths.count = sentences.size();
    if (sentences.empty()) return lengths;
    const auto count = static_cast<double>(sentences.size());
    for (const CountedSentence& sentence : sentences) {
        lengths.mean += sentence.words / count;
        if (sentence.words > lengths.longest.words) lengths.longest = sentence;
    }
    for (const CountedSentence& sentence : sentences)
        lengths.deviation += (sentence.words - lengths.mean) * (sentence.words - lengths.mean) / count;
    lengths.deviation = std::sqrt(lengths.deviation);
    return lengths;
}

} // namespace timestep
