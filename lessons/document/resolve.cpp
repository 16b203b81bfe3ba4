// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/document/resolve.h"

#include "lessons/blocks/read_blocks.h"

#include "core/run/experiment/setting_key.h"
#include "core/table/number_text.h"
#include "lessons/document/prose.h"
#include "lessons/questions/table_question.h"
#include "lessons/text/decimal_sign.h"
#include "lessons/text/read_values.h"
#include "lessons/text/text.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace timestep {

namespace {

constexpr std::string_view opening = "{= ";

/// Where the expression that begins at `at` ends: its closing brace. npos: nowhere in this paragraph.
std::size_t closingOf(std::string_view text, std::size_t at) {
    const std::size_t close = text.find('}', at);
    return close > text.find("\n\n", at) ? std::string_view::npos : close;
}

/// True if a formula is open at this byte.
bool isInFormula(std::string_view text, std::size_t byte) {
    bool inside = false;
    for (std::size_t i = 0; i < byte; ++i) {
        if (text[i] == '\\')
            ++i;
        else if (text[i] == '$') {
            inside = !inside;
            if (i + 1 < byte && text[i + 1] == '$') ++i;
        }
    }
    return inside;
}

/// True within the address of a link of the lesson.
bool isInLink(std::string_view text, std::size_t byte) {
    const std::size_t link = text.substr(0, byte).rfind("](action:");
    return link != std::string_view::npos &&
           text.substr(link, byte - link).find(')') == std::string_view::npos;
}

void replaceAll(std::string& text, std::string_view what, std::string_view with) {
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + with.size()))
        text.replace(at, what.size(), with);
}

/// "1e-05" as "1·10⁻⁵", in a formula "1 \cdot 10^{-5}".
std::string withPowerOfTen(const std::string& number, bool inFormula) {
    const std::size_t e = number.find('e');
    if (e == std::string::npos) return number;
    const std::string exponent = std::to_string(std::stoi(number.substr(e + 1)));
    if (inFormula) return number.substr(0, e) + " \\cdot 10^{" + exponent + "}";
    static constexpr std::string_view raised[] = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
    std::string power;
    for (const char c : exponent) power += c == '-' ? "⁻" : raised[c - '0'];
    return number.substr(0, e) + "·10" + power;
}

} // namespace

std::string Resolver::shown(const std::string& inner, const Experiment* experiment, bool inFormula,
                            bool inLink) {
    const std::size_t bar = inner.rfind('|');
    const std::string expression = inner.substr(0, bar);
    const double value = expressions_.value(expression, experiment);
    if (inLink) return exactNumber(value);
    std::string number = shortNumber(value);
    if (bar != std::string::npos) {
        constexpr int most = 12;
        const std::string wanted(trimmed(std::string_view(inner).substr(bar + 1)));
        const bool whole = !wanted.empty() && wanted.size() <= 2 &&
                           wanted.find_first_not_of("0123456789") == std::string::npos;
        if (!whole || std::stoi(wanted) > most) {
            InputError error(
                TRANSLATABLE("fault", "after | comes the number of digits after the decimal point, 0 to 12"));
            error.column = static_cast<int>(bar) + 2;
            throw error;
        }
        char buffer[400];
        const bool tiny = value != 0 && std::abs(value) < 0.5 * std::pow(10.0, -std::stoi(wanted));
        std::snprintf(buffer, sizeof buffer, tiny || std::abs(value) >= 1e15 ? "%.*e" : "%.*f",
                      std::stoi(wanted), value);
        number = buffer;
    }
    number = withPowerOfTen(number, inFormula);
    number = withDecimalSign(std::move(number), language_, inFormula);
    if (!inFormula) replaceAll(number, "-", "\u2212");
    return number;
}

std::string Resolver::text(const std::string& markdown, const Experiment* experiment, const std::string& file,
                           int line, int column) {
    std::string result;
    std::size_t done = 0;
    const PlacedText placed{markdown, file, line, column, 0};
    for (std::size_t at = markdown.find(opening); at != std::string::npos;
         at = markdown.find(opening, done)) {
        const std::size_t close = closingOf(markdown, at);
        if (close == std::string::npos)
            throw placed.error(TRANSLATABLE("fault", "this expression is not closed by }"), at);
        const std::size_t begin = at + opening.size();
        result += markdown.substr(done, at - done);
        try {
            result += shown(markdown.substr(begin, close - begin), experiment, isInFormula(markdown, at),
                            isInLink(markdown, at));
        } catch (const InputError& wrong) {
            const auto offset = static_cast<std::size_t>(std::max(wrong.column, 1) - 1);
            throw placed.error(wrong.message, begin + offset);
        }
        done = close + 1;
    }
    return result + markdown.substr(done);
}

void Resolver::resolve(Json& yaml, const Experiment* experiment, std::span<const BlockText> texts) {
    std::set<const Json*> prose;
    for (const BlockText& each : texts)
        if (!each.mayCalculate)
            for (const Json* place : each.find(yaml, each.key)) prose.insert(place);
    resolve(yaml, experiment, prose);
}

void Resolver::resolve(Json& yaml, const Experiment* experiment, const std::set<const Json*>& prose) {
    for (Json& item : yaml.list()) resolve(item, experiment, prose);
    if (yaml.is_object())
        for (auto& [key, value] : yaml.items()) resolve(value, experiment, prose);
    if (!yaml.is_scalar()) return;
    if (prose.count(&yaml) == 0 && yaml.written().starts_with('=')) {
        try {
            rewrite(yaml, exactNumber(expressions_.value(yaml.written().substr(1), experiment)), true);
        } catch (const InputError& wrong) {
            InputError placed = yaml.error(wrong.message);
            placed.line = yaml.origin().textLine;
            placed.column = yaml.origin().textColumn + std::max(wrong.column, 1);
            throw placed;
        }
    } else if (yaml.written().find(opening) != std::string::npos) {
        const Origin& origin = yaml.origin();
        rewrite(yaml, text(yaml.written(), experiment, origin.file, origin.textLine, origin.textColumn),
                origin.plain);
    }
}

void Resolver::resolveEntry(const BlockKind& kind, Json& entry, const Experiment* stage) {
    using Subject = BlockKind::Subject;
    const auto idUnder = [&entry](const char* key) {
        const Json* value = entry.find(key);
        return value != nullptr ? value->written() : std::string();
    };
    if (Json* own = entry.find("experiment"); own != nullptr && own->is_object()) {
        resolve(*own, stage, noTexts());
        const Experiment shown = readExperiment(*own, find_);
        return resolve(entry, &shown, kind.texts());
    }
    if (kind.subject == Subject::Model) {
        const std::string like = idUnder("like");
        return resolve(entry, like.empty() ? nullptr : find_(like), kind.texts());
    }
    const bool claimed = kind.subject == Subject::Claimed;
    const Experiment* about = stage;
    if (const std::string id = idUnder("experiment"); claimed && !id.empty()) about = find_(id);
    Json* changes = entry.find(claimed ? "set" : "when");
    if (about == nullptr || changes == nullptr || !changes->is_object())
        return resolve(entry, about, kind.texts());
    resolve(*changes, about, noTexts());
    Experiment changed = *about;
    for (const auto& [key, value] : std::as_const(*changes).items()) {
        if (!value.is_scalar()) continue;
        try {
            setByKey(changed, key, settingText(value, key));
        } catch (const InputError&) {
            continue; // verifyLesson() reports it with its own place
        }
    }
    resolve(entry, &changed, kind.texts());
}

void Resolver::resolve(DocumentPart& part, const Experiment* stage) {
    if (part.kind == nullptr) part.text = text(part.text, stage, part.file, part.line, 1);
    for (Json* entry : part.entries()) resolveEntry(*part.kind, *entry, stage);
}

} // namespace timestep
