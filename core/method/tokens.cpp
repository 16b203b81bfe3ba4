// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/method/tokens.h"

#include "core/table/number_text.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

namespace timestep {

namespace {

constexpr std::size_t mostCharacters = 20000, mostLines = 500, longestName = 40, widthOfTab = 4;

/// Signs as typed, longer ones first, and the form that the parser reads.
constexpr std::pair<std::string_view, std::string_view> signs[] = {
    {"**", "**"}, {"^", "**"},  {"+=", "+="}, {"-=", "-="}, {"*=", "*="}, {"/=", "/="}, {"<=", "<="},
    {">=", ">="}, {"==", "=="}, {"!=", "!="}, {"≤", "<="},  {"≥", ">="},  {"≠", "!="},  {"<", "<"},
    {">", ">"},   {"=", "="},   {"+", "+"},   {"-", "-"},   {"−", "-"},   {"*", "*"},   {"·", "*"},
    {"×", "*"},   {"/", "/"},   {"(", "("},   {")", ")"},   {"[", "("},   {"]", ")"},   {",", ","},
    {":", ":"},   {";", ";"},   {"|", "|"},
};

bool isDigitOf(char c) {
    return c >= '0' && c <= '9';
}
bool beginsName(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}
bool continuesCharacter(char c) {
    return (c & 0xC0) == 0x80;
}

class Splitter {
public:
    std::vector<Token> split(std::string_view text) {
        const auto characters = static_cast<std::size_t>(
            std::count_if(text.begin(), text.end(), [](char c) { return !continuesCharacter(c); }));
        const auto lines = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n')) + 1;
        if (characters > mostCharacters || lines > mostLines)
            throw MethodError(
                {}, TRANSLATABLE("method", "the text is too long: at most %1 lines and %2 characters"),
                {std::to_string(mostLines), std::to_string(mostCharacters)});
        while (!text.empty()) {
            const std::size_t end = std::min(text.find('\n'), text.size());
            splitLine(text.substr(0, end));
            text.remove_prefix(std::min(end + 1, text.size()));
            ++at_.line;
        }
        at_ = tokens_.empty() ? TextPlace{} : tokens_.back().at; // not after the last line
        while (indents_.size() > 1) {
            indents_.pop_back();
            add(Token::Kind::Back);
        }
        add(Token::Kind::End);
        return std::move(tokens_);
    }

private:
    void add(Token::Kind kind, std::string text = {}, double number = 0) {
        tokens_.push_back({kind, std::move(text), number, at_});
    }

    void splitLine(std::string_view line) {
        std::size_t indent = 0;
        at_.column = 1;
        while (!line.empty() && (line[0] == ' ' || line[0] == '\t')) {
            indent += line[0] == '\t' ? widthOfTab : 1;
            skip(line, 1);
        }
        if (line.empty() || line[0] == '#' || line[0] == '\r') return;
        openOrClose(indent);
        while (!line.empty() && line[0] != '#') {
            if (line[0] == ' ' || line[0] == '\t' || line[0] == '\r')
                skip(line, 1);
            else
                readToken(line);
        }
        add(Token::Kind::Line);
    }

    void openOrClose(std::size_t indent) {
        if (indent > indents_.back()) {
            indents_.push_back(indent);
            return add(Token::Kind::Deeper);
        }
        while (indent < indents_.back()) {
            indents_.pop_back();
            add(Token::Kind::Back);
        }
        if (indent != indents_.back())
            throw MethodError(
                at_,
                TRANSLATABLE("method", "this line is indented neither like its block nor like an outer one"));
    }

    void readToken(std::string_view& line) {
        if (isDigitOf(line[0]) || (line[0] == '.' && line.size() > 1 && isDigitOf(line[1])))
            return readNumber(line);
        if (beginsName(line[0])) {
            std::size_t end = 1;
            while (end < line.size() && (beginsName(line[end]) || isDigitOf(line[end]))) ++end;
            if (end > longestName)
                throw MethodError(at_, TRANSLATABLE("method", "this name is too long: at most %1 letters"),
                                  {std::to_string(longestName)});
            add(Token::Kind::Name, std::string(line.substr(0, end)));
            return skip(line, end);
        }
        for (const auto& [typed, sign] : signs)
            if (line.starts_with(typed)) {
                add(Token::Kind::Sign, std::string(sign));
                return skip(line, typed.size());
            }
        if (line.starts_with("²")) { // x² is x ** 2
            add(Token::Kind::Sign, "**");
            add(Token::Kind::Number, {}, 2);
            return skip(line, std::string_view("²").size());
        }
        std::size_t end = 1;
        while (end < line.size() && continuesCharacter(line[end])) ++end;
        throw MethodError(at_, TRANSLATABLE("method", "this sign has no meaning here: %1"),
                          {std::string(line.substr(0, end))});
    }

    void readNumber(std::string_view& line) {
        double number = 0;
        const std::size_t length = readDouble(line, number);
        if (length == 0 || !std::isfinite(number))
            throw MethodError(at_, TRANSLATABLE("method", "this number is too large or too small"));
        add(Token::Kind::Number, {}, number);
        skip(line, length);
    }

    void skip(std::string_view& line, std::size_t bytes) {
        for (std::size_t i = 0; i < bytes; ++i)
            if (!continuesCharacter(line[i])) ++at_.column;
        line.remove_prefix(bytes);
    }

    std::vector<Token> tokens_;
    std::vector<std::size_t> indents_{0};
    TextPlace at_;
};

} // namespace

std::vector<Token> tokensOf(std::string_view text) {
    return Splitter().split(text);
}

} // namespace timestep
