// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/document/prose.h"

#include "lessons/text/text.h"

#include <algorithm>
#include <array>

namespace timestep {

namespace {

/// The byte after a code span or fenced code that begins at `byte`; `byte` itself if none does.
std::size_t afterCode(std::string_view text, std::size_t byte) {
    if (text[byte] != '`') return byte;
    const std::size_t end = std::min(text.find_first_not_of('`', byte), text.size());
    const std::size_t length = end - byte;
    for (std::size_t close = text.find('`', end); close < text.size(); close = text.find('`', close)) {
        const std::size_t closeEnd = std::min(text.find_first_not_of('`', close), text.size());
        if (closeEnd - close == length) return closeEnd;
        close = closeEnd;
    }
    return end;
}

/// The address of a link or a picture that begins at `byte`, without a title.
TextPiece addressAt(const std::string& markdown, std::size_t byte) {
    const std::size_t end = std::min(markdown.find_first_of(") \n", byte), markdown.size());
    return {markdown.substr(byte, end - byte), byte};
}

} // namespace

std::span<const BlockText> frontTexts() {
    static constexpr std::array<BlockText, 3> texts{{{"title", BlockText::Form::One},
                                                     {"aha", BlockText::Form::One},
                                                     {"chart-caption", BlockText::Form::One}}};
    return texts;
}

InputError PlacedText::error(const Sentence& message, std::size_t byte) const {
    const std::string_view before = std::string_view(text).substr(0, byte);
    const auto lines = static_cast<int>(std::count(before.begin(), before.end(), '\n'));
    const std::size_t lineStart = lines == 0 ? 0 : before.rfind('\n') + 1;
    const int within = columnOf(std::string_view(text).substr(lineStart), byte - lineStart);
    // All lines of a block are indented like the first; prose begins at column 1.
    return errorAtLine(file, line + lines, message, column + within - 1);
}

std::vector<PlacedText> proseOf(const Document& document) {
    std::vector<PlacedText> texts;
    const auto collect = [&](std::span<const BlockText> keys, const Json& yaml, std::size_t step) {
        for (const Json* text : textsOf(keys, yaml))
            if (text->is_scalar())
                texts.push_back({text->written(), text->origin().file, text->origin().textLine,
                                 text->origin().textColumn, step});
    };
    collect(frontTexts(), document.front, 0);
    for (std::size_t i = 0; i < document.steps.size(); ++i) {
        const DocumentStep& step = document.steps[i];
        texts.push_back({step.title, step.file, step.line, 4, i});
        for (const DocumentPart& part : step.parts) {
            if (part.kind == nullptr) texts.push_back({part.text, part.file, part.line, 1, i});
            for (const Json* entry : part.entries()) collect(part.kind->texts(), *entry, i);
        }
    }
    return texts;
}

std::vector<TextPiece> linksOf(const std::string& markdown) {
    constexpr std::string_view middle = "](";
    std::vector<TextPiece> links;
    std::vector<std::size_t> open; // bytes of brackets that are not closed yet
    for (std::size_t i = 0; i < markdown.size(); ++i) {
        if (markdown[i] == '\\') {
            ++i;
        } else if (const std::size_t after = afterCode(markdown, i); after != i) {
            i = after - 1;
        } else if (markdown[i] == '[') {
            open.push_back(i);
        } else if (markdown[i] == ']' && !open.empty()) {
            const std::size_t bracket = open.back();
            open.pop_back();
            const bool isPicture = bracket > 0 && markdown[bracket - 1] == '!';
            if (!isPicture && markdown.compare(i, middle.size(), middle) == 0)
                links.push_back(addressAt(markdown, i + middle.size()));
        }
    }
    return links;
}

std::vector<TextPiece> actionLinksOf(const std::string& markdown) {
    std::vector<TextPiece> links = linksOf(markdown);
    std::erase_if(links, [](const TextPiece& link) { return !link.text.starts_with("action:"); });
    return links;
}

std::vector<TextPiece> pictureFilesOf(const std::string& markdown) {
    std::vector<TextPiece> pictures;
    for (std::size_t at = markdown.find("!["); at != std::string::npos; at = markdown.find("![", at + 1)) {
        const std::size_t middle = markdown.find("](", at);
        if (middle == std::string::npos || middle > markdown.find('\n', at)) continue;
        pictures.push_back(addressAt(markdown, middle + 2));
    }
    return pictures;
}

std::vector<TextPiece> formulasOf(const PlacedText& placed) {
    const std::string& text = placed.text;
    std::vector<TextPiece> formulas;
    for (std::size_t i = 0; i < text.size();) {
        if (text[i] == '\\') {
            i += 2;
            continue;
        }
        if (const std::size_t after = afterCode(text, i); after != i) {
            i = after;
            continue;
        }
        if (text[i] != '$') {
            ++i;
            continue;
        }
        const std::string_view mark = text.compare(i, 2, "$$") == 0 ? "$$" : "$";
        const std::size_t begin = i + mark.size();
        std::size_t end = begin;
        while (end < text.size() && text.compare(end, mark.size(), mark) != 0)
            end += text[end] == '\\' ? 2 : 1;
        const std::size_t paragraph = text.find("\n\n", begin);
        if (end >= text.size() || end > paragraph)
            throw placed.error(
                Sentence(
                    TRANSLATABLE("fault", "this formula is not closed by %1 (a dollar sign is written \\$)"),
                    mark),
                i);
        if (trimmed(std::string_view(text).substr(begin, end - begin)).empty())
            throw placed.error(TRANSLATABLE("fault", "this formula is empty"), i);
        formulas.push_back({text.substr(begin, end - begin), begin});
        i = end + mark.size();
    }
    return formulas;
}

} // namespace timestep
