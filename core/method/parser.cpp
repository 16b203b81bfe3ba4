// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the grammar of methods by recursive descent:
//
//     text       = [start-block] {statement}
//     start      = "start" ":" block
//     statement  = name ("=" | "+=" | "-=" | "*=" | "/=") term
//                | "repeat" number ":" block | "for" name "in" "(" terms ")" ":" block
//                | "if" term ":" block {"elif" term ":" block} ["else" ":" block] | "break"
//     block      = the statements after the colon, or the lines below that are indented further
//     term       = and {"or" and}             and     = not {"and" not}
//     not        = "not" not | comparison     comparison = sum [("<" | ">" | ...) sum]
//     sum        = product {("+" | "-") product}
//     product    = sign {("*" | "/") sign}    sign    = "-" sign | "+" sign | power
//     power      = first ["**" sign]          first   = number | name ["(" terms ")"] | "(" term ")" | "|"
//     term "|"
#include "core/method/syntax.h"

#include "core/method/tokens.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <utility>

namespace timestep {

namespace {

constexpr int deepestTerm = 120, deepestBrackets = 60, deepestBlock = 12, mostRounds = 1000;
constexpr std::string_view wordsOfMethods[] = {"start", "repeat", "for", "in", "if",  "elif", "else",
                                               "break", "while",  "and", "or", "not", "def"};

class MethodParser {
public:
    explicit MethodParser(std::string_view text) : tokens_(tokensOf(text)) {}

    MethodSyntax text() {
        MethodSyntax syntax;
        if (now().isName("start")) {
            next();
            syntax.start = block();
        }
        while (now().kind != Token::Kind::End) statements(syntax.step);
        return syntax;
    }

private:
    const Token& now() const { return tokens_[index_]; }
    Token next() { return tokens_[index_ + 1 < tokens_.size() ? index_++ : index_]; }
    bool take(std::string_view sign) {
        if (!now().isSign(sign)) return false;
        next();
        return true;
    }
    [[noreturn]] void expected(Text what) const {
        throw MethodError(now().at, Sentence(TRANSLATABLE("method", "%1 is expected here"), what));
    }
    void expect(const char* sign) {
        if (!take(sign)) expected(symbol(sign));
    }

    /// Reads one line: statements separated by semicolons, or one that opens a block.
    void statements(std::vector<Statement>& into) {
        if (now().kind == Token::Kind::Deeper)
            throw MethodError(
                now().at,
                TRANSLATABLE("method", "this line is indented further, but no line above opens a block"));
        while (true) {
            const bool opened = statement(into);
            if (opened) return;
            if (take(";")) {
                if (now().kind == Token::Kind::Line) break;
                continue;
            }
            break;
        }
        endOfLine();
    }

    void endOfLine() {
        if (now().kind == Token::Kind::Line) {
            next();
            return;
        }
        if (now().kind != Token::Kind::End)
            throw MethodError(now().at,
                              TRANSLATABLE("method", "the line should end here, or an operator is missing"));
    }

    /// Reads the block after a head, including the colon.
    std::vector<Statement> block() {
        expect(":");
        if (++blocks_ > deepestBlock)
            throw MethodError(now().at, TRANSLATABLE("method", "blocks are nested too deeply: at most %1"),
                              {std::to_string(deepestBlock)});
        std::vector<Statement> inner;
        if (now().kind != Token::Kind::Line) {
            statements(inner);
        } else {
            next();
            if (now().kind != Token::Kind::Deeper)
                throw MethodError(
                    now().at,
                    TRANSLATABLE("method", "the lines of the block must follow and be indented further"));
            next();
            while (now().kind != Token::Kind::Back && now().kind != Token::Kind::End) statements(inner);
            if (now().kind == Token::Kind::Back) next();
        }
        --blocks_;
        return inner;
    }

    /// Reads a statement. Returns whether it ended with a block.
    bool statement(std::vector<Statement>& into) {
        Statement read;
        read.at = now().at;
        if (now().kind != Token::Kind::Name) expected(symbol("x =, v = ..."));
        const Token word = next();
        if (word.text == "repeat") {
            read.kind = Statement::Kind::Repeat;
            read.times = rounds();
            read.block = block();
        } else if (word.text == "if") {
            readIf(read);
        } else if (word.text == "for") {
            readFor(read);
        } else if (word.text == "break") {
            read.kind = Statement::Kind::Break;
            into.push_back(std::move(read));
            return false;
        } else if (word.text == "while") {
            throw MethodError(
                word.at,
                TRANSLATABLE(
                    "method",
                    "while might never end: write repeat 20: with the largest number of rounds, and break"));
        } else if (word.text == "def") {
            throw MethodError(word.at, TRANSLATABLE("method", "a method cannot define functions"));
        } else if (word.text == "start") {
            throw MethodError(word.at,
                              TRANSLATABLE("method", "start: is allowed once, before all other lines"));
        } else if (word.text == "else" || word.text == "elif") {
            throw MethodError(word.at, TRANSLATABLE("method", "%1 has no if above it"), {word.text});
        } else {
            assignment(read, word);
            into.push_back(std::move(read));
            return false;
        }
        into.push_back(std::move(read));
        return true;
    }

    void assignment(Statement& read, const Token& name) {
        if (isWordOfMethods(name.text))
            throw MethodError(name.at,
                              TRANSLATABLE("method", "%1 is a word of the language and is not allowed here"),
                              {name.text});
        if (now().isSign("("))
            throw MethodError(name.at, TRANSLATABLE("method", "a method cannot define functions"));
        read.name = name.text;
        const Token sign = now();
        if (take("=")) {
            read.value = term();
            return;
        }
        for (const char* both : {"+=", "-=", "*=", "/="}) {
            if (!take(both)) continue;
            Expression left{Expression::Kind::Name, name.at, name.text};
            read.value = binary(std::string(1, both[0]), sign.at, std::move(left), term());
            return;
        }
        expected(symbol("="));
    }

    int rounds() {
        const Token token = next();
        const bool whole = token.kind == Token::Kind::Number && token.number == std::floor(token.number);
        if (!whole || token.number < 1 || token.number > mostRounds)
            throw MethodError(
                token.at, TRANSLATABLE("method", "the number of rounds must be a whole number from 1 to %1"),
                {std::to_string(mostRounds)});
        return static_cast<int>(token.number);
    }

    void readIf(Statement& read) {
        read.kind = Statement::Kind::If;
        read.value = term();
        read.block = block();
        if (now().isName("elif")) {
            if (++blocks_ > deepestBlock)
                throw MethodError(now().at,
                                  TRANSLATABLE("method", "blocks are nested too deeply: at most %1"),
                                  {std::to_string(deepestBlock)});
            Statement other;
            other.at = next().at;
            readIf(other);
            read.otherwise.push_back(std::move(other));
            --blocks_;
        } else if (now().isName("else")) {
            next();
            read.otherwise = block();
        }
    }

    void readFor(Statement& read) {
        read.kind = Statement::Kind::For;
        if (now().kind != Token::Kind::Name || isWordOfMethods(now().text)) expected(symbol("w in (...)"));
        read.name = next().text;
        if (!now().isName("in")) expected(symbol("in"));
        next();
        expect("(");
        do read.list.push_back(term());
        while (take(","));
        expect(")");
        read.block = block();
    }

    Expression checked(Expression built) {
        for (const Expression& part : built.parts) built.depth = std::max(built.depth, part.depth + 1);
        if (built.depth > deepestTerm)
            throw MethodError(
                built.at,
                TRANSLATABLE("method", "this term is too long or too deep: spread it over several lines"));
        return built;
    }

    Expression binary(std::string sign, TextPlace at, Expression left, Expression right) {
        Expression built{Expression::Kind::Binary, at, std::move(sign)};
        built.parts.push_back(std::move(left));
        built.parts.push_back(std::move(right));
        return checked(std::move(built));
    }

    Expression unary(Expression::Kind kind, TextPlace at, Expression part) {
        Expression built{kind, at};
        built.parts.push_back(std::move(part));
        return checked(std::move(built));
    }

    /// Counts the recursion depth of the parser, so that brackets do not exhaust the stack.
    struct Deeper {
        explicit Deeper(MethodParser& of) : parser(of) {
            if (++parser.depth_ > 2 * (deepestBrackets + 1)) // term() and signedPower() in each bracket
                throw MethodError(
                    parser.now().at,
                    TRANSLATABLE("method",
                                 "this term is too long or too deep: spread it over several lines"));
        }
        ~Deeper() { --parser.depth_; }
        Deeper(const Deeper&) = delete;
        Deeper& operator=(const Deeper&) = delete;
        MethodParser& parser;
    };

    Expression term() {
        const Deeper deeper(*this);
        Expression left = conjunction();
        while (now().isName("or")) {
            const Token word = next();
            left = binary("or", word.at, std::move(left), conjunction());
        }
        return left;
    }

    Expression conjunction() {
        Expression left = negation();
        while (now().isName("and")) {
            const Token word = next();
            left = binary("and", word.at, std::move(left), negation());
        }
        return left;
    }

    Expression negation() {
        if (!now().isName("not")) return comparison();
        const Deeper deeper(*this);
        const Token word = next();
        return unary(Expression::Kind::Not, word.at, negation());
    }

    Expression comparison() {
        Expression left = sum();
        for (const char* sign : {"<", ">", "<=", ">=", "==", "!="}) {
            if (!now().isSign(sign)) continue;
            const Token token = next();
            return binary(token.text, token.at, std::move(left), sum());
        }
        return left;
    }

    Expression sum() {
        Expression left = product();
        while (now().isSign("+") || now().isSign("-")) {
            const Token sign = next();
            left = binary(sign.text, sign.at, std::move(left), product());
        }
        return left;
    }

    Expression product() {
        Expression left = signedPower();
        while (now().isSign("*") || now().isSign("/")) {
            const Token sign = next();
            left = binary(sign.text, sign.at, std::move(left), signedPower());
        }
        return left;
    }

    Expression signedPower() {
        const Deeper deeper(*this);
        const Token sign = now();
        if (take("-")) return unary(Expression::Kind::Negative, sign.at, signedPower());
        if (take("+")) return signedPower();
        Expression base = first();
        const Token power = now();
        if (take("**")) return binary("**", power.at, std::move(base), signedPower());
        return base;
    }

    Expression first() {
        const Token token = now();
        if (token.kind == Token::Kind::Number) {
            next();
            return {Expression::Kind::Number, token.at, {}, token.number};
        }
        if (take("(")) {
            Expression inner = term();
            expect(")");
            return inner;
        }
        if (take("|")) { // |d| is norm(d)
            Expression built = unary(Expression::Kind::Call, token.at, term());
            built.name = "norm";
            expect("|");
            return built;
        }
        if (token.kind != Token::Kind::Name || isWordOfMethods(token.text))
            expected(TRANSLATABLE("method", "a number or a name"));
        next();
        if (!take("(")) return {Expression::Kind::Name, token.at, token.text};
        Expression call{Expression::Kind::Call, token.at, token.text};
        if (!now().isSign(")")) {
            do call.parts.push_back(term());
            while (take(","));
        }
        expect(")");
        return checked(std::move(call));
    }

    std::vector<Token> tokens_;
    std::size_t index_ = 0;
    int depth_ = 0, blocks_ = 0;
};

} // namespace

bool isWordOfMethods(std::string_view name) {
    return std::find(std::begin(wordsOfMethods), std::end(wordsOfMethods), name) != std::end(wordsOfMethods);
}

MethodSyntax methodSyntax(std::string_view text) {
    return MethodParser(text).text();
}

} // namespace timestep
