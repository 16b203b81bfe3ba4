// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/text/yaml.h"

#include "core/parameter/parameter.h"
#include "core/table/number_text.h"
#include "lessons/text/text.h"

#include <algorithm>
#include <cmath>
#include <sstream>
#include <yaml-cpp/depthguard.h>
#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/yaml.h>

namespace timestep {

namespace {

constexpr std::size_t deepest = 32;

/// Builds a Yaml from the parser's events. The parser's own nodes are not used: they resolve aliases (which a
/// few lines can multiply without bound) and take the last of two equal keys.
class Builder : public YAML::EventHandler {
public:
    explicit Builder(const YamlSource& source) : source_(source), lines_(splitLines(source.text)) {}

    Yaml take() { return std::move(root_); }
    InputError errorAt(const YAML::Mark& mark, const Sentence& message) const {
        return at(mark).error(message);
    }

    void OnDocumentStart(const YAML::Mark&) override {}
    void OnDocumentEnd() override {}
    void OnNull(const YAML::Mark& mark, YAML::anchor_t) override { add(at(mark)); }
    void OnAlias(const YAML::Mark& mark, YAML::anchor_t) override {
        throw errorAt(
            mark, TRANSLATABLE("fault", "aliases (*name) are not used in lessons: write the value again"));
    }
    void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t,
                  const std::string& value) override {
        Yaml scalar = at(mark);
        scalar.kind = Yaml::Kind::Scalar;
        scalar.text = value;
        scalar.plain = tag == "?";
        findText(scalar);
        add(std::move(scalar));
    }
    void OnSequenceStart(const YAML::Mark& mark, const std::string&, YAML::anchor_t,
                         YAML::EmitterStyle::value) override {
        open(mark, Yaml::Kind::List);
    }
    void OnSequenceEnd() override { close(); }
    void OnMapStart(const YAML::Mark& mark, const std::string&, YAML::anchor_t,
                    YAML::EmitterStyle::value) override {
        open(mark, Yaml::Kind::Map);
    }
    void OnMapEnd() override { close(); }

private:
    Yaml at(const YAML::Mark& mark) const {
        Yaml value;
        value.file = source_.file;
        const int line = std::max(mark.line, 0);
        const auto byte = static_cast<std::size_t>(std::max(mark.column, 0));
        value.line = source_.firstLine + line;
        const auto index = static_cast<std::size_t>(line);
        value.column = index < lines_.size() ? columnOf(lines_[index], byte) : static_cast<int>(byte) + 1;
        return value;
    }

    /// The parser gives the place of the quotation mark, or of the | of a block.
    void findText(Yaml& scalar) const {
        scalar.textLine = scalar.line;
        scalar.textColumn = scalar.column + (scalar.plain ? 0 : 1);
        const auto index = static_cast<std::size_t>(scalar.line - source_.firstLine);
        if (scalar.plain || index + 1 >= lines_.size()) return;
        const std::string_view line = trimmed(lines_[index]);
        const bool block =
            line.ends_with('|') || line.ends_with('>') || line.ends_with("|-") || line.ends_with(">-");
        if (!block) return;
        const std::size_t first = lines_[index + 1].find_first_not_of(' ');
        scalar.textLine = scalar.line + 1;
        scalar.textColumn = first == std::string_view::npos ? 1 : static_cast<int>(first) + 1;
    }

    void open(const YAML::Mark& mark, Yaml::Kind kind) {
        if (open_.size() == deepest)
            throw errorAt(mark, TRANSLATABLE("fault", "the values are nested more than 32 levels deep"));
        Yaml value = at(mark);
        value.kind = kind;
        open_.push_back(std::move(value));
        keyIsNext_.push_back(true);
    }

    void close() {
        Yaml value = std::move(open_.back());
        open_.pop_back();
        keyIsNext_.pop_back();
        add(std::move(value));
    }

    void add(Yaml value) {
        if (open_.empty()) {
            root_ = std::move(value);
            return;
        }
        Yaml& parent = open_.back();
        if (parent.kind == Yaml::Kind::Map && keyIsNext_.back()) {
            if (value.kind != Yaml::Kind::Scalar)
                throw value.error(TRANSLATABLE("fault", "a key must be a word"));
            if (parent.find(value.text) != nullptr)
                throw value.error(Sentence(TRANSLATABLE("fault", "\"%1\" is given twice"), value.text));
            parent.keys.push_back(value.text);
            parent.items.emplace_back();
            keyIsNext_.back() = false;
            return;
        }
        if (parent.kind == Yaml::Kind::Map) {
            parent.items.back() = std::move(value);
            keyIsNext_.back() = true;
        } else {
            parent.items.push_back(std::move(value));
        }
    }

    const YamlSource& source_;
    std::vector<std::string_view> lines_;
    Yaml root_;
    std::vector<Yaml> open_;
    std::vector<bool> keyIsNext_;
};

/// The parser's own message, which is English, as part of a sentence.
Sentence plainMessage(const std::string& message) {
    if (message.empty()) return TRANSLATABLE("fault", "this is not valid YAML");
    return {TRANSLATABLE("fault", "this is not valid YAML (%1)"), message};
}

std::string called(std::string_view what) {
    return "\"" + std::string(what) + "\"";
}

} // namespace

Yaml readYaml(const YamlSource& source) {
    Builder builder(source);
    std::istringstream stream{std::string(source.text)};
    try {
        YAML::Parser parser(stream);
        if (!parser.HandleNextDocument(builder)) return builder.take();
        Yaml value = builder.take();
        Builder rest(source);
        if (parser.HandleNextDocument(rest))
            throw value.error(TRANSLATABLE("fault", "there is more than one YAML document here"));
        return value;
    } catch (const YAML::DeepRecursion& error) {
        throw builder.errorAt(error.mark,
                              TRANSLATABLE("fault", "the values are nested more than 32 levels deep"));
    } catch (const YAML::Exception& error) {
        throw builder.errorAt(error.mark, plainMessage(error.msg));
    }
}

const Yaml* Yaml::find(std::string_view key) const {
    const auto found = std::find(keys.begin(), keys.end(), key);
    return found == keys.end() ? nullptr : &items[static_cast<std::size_t>(found - keys.begin())];
}

Yaml* Yaml::find(std::string_view key) {
    return const_cast<Yaml*>(std::as_const(*this).find(key));
}

InputError Yaml::error(const Sentence& message) const {
    InputError result(message);
    result.file = file;
    result.line = line;
    result.column = column;
    return result;
}

void Yaml::expectMap(std::string_view what) const {
    if (kind != Kind::Map)
        throw error(Sentence(TRANSLATABLE("fault", "%1 must consist of keys and values"), called(what)));
}

void Yaml::expectList(std::string_view what) const {
    if (kind != Kind::List) throw error(Sentence(TRANSLATABLE("fault", "%1 must be a list"), called(what)));
}

const std::string& Yaml::asText(std::string_view what) const {
    if (kind != Kind::Scalar) throw error(Sentence(TRANSLATABLE("fault", "%1 must be a text"), called(what)));
    if (trimmed(text).empty()) throw error(Sentence(TRANSLATABLE("fault", "%1 is empty"), called(what)));
    return text;
}

double Yaml::asNumber(std::string_view what) const {
    if (kind != Kind::Scalar)
        throw error(Sentence(TRANSLATABLE("fault", "%1 must be a number"), called(what)));
    try {
        return parseNumber(text);
    } catch (const InputError& wrong) {
        throw error(Sentence(TRANSLATABLE("fault", "%1: %2"), called(what), wrong.message));
    }
}

int Yaml::asWhole(std::string_view what, int lowest, int highest) const {
    const double value = asNumber(what);
    if (value != std::floor(value) || value < lowest || value > highest)
        throw error(Sentence(TRANSLATABLE("fault", "%1 must be a whole number from %2 to %3"), called(what),
                             lowest, highest));
    return static_cast<int>(value);
}

bool Yaml::asTruth(std::string_view what) const {
    if (kind == Kind::Scalar && plain) {
        if (text == "true" || text == "yes") return true;
        if (text == "false" || text == "no") return false;
    }
    throw error(Sentence(TRANSLATABLE("fault", "%1 must be yes or no"), called(what)));
}

void Yaml::expectKeys(std::string_view what, std::initializer_list<std::string_view> known) const {
    expectMap(what);
    for (std::size_t i = 0; i < keys.size(); ++i) {
        if (std::find(known.begin(), known.end(), keys[i]) != known.end()) continue;
        std::string list;
        for (const std::string_view key : known) list += (list.empty() ? "" : ", ") + std::string(key);
        throw items[i].error(Sentence(TRANSLATABLE("fault", "\"%1\" is unknown in \"%2\"; known are %3"),
                                      keys[i], what, list));
    }
}

const Yaml& Yaml::required(std::string_view key, std::string_view what) const {
    const Yaml* value = find(key);
    if (value == nullptr)
        throw error(Sentence(TRANSLATABLE("fault", "\"%1\" is missing in \"%2\""), key, what));
    return *value;
}

} // namespace timestep
