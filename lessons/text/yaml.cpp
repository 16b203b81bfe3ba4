// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/text/yaml.h"

#include "core/json/json_builder.h"
#include "core/parameter/parameter.h"
#include "lessons/text/text.h"

#include <algorithm>
#include <cstdint>
#include <sstream>
#include <yaml-cpp/depthguard.h>
#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/yaml.h>

namespace timestep {

namespace {

constexpr std::size_t mostLevels = 32;

bool looksLikeNumber(const std::string& text) {
    return text.find_first_not_of("0123456789.+-eE/") == std::string::npos &&
           text.find_first_of("0123456789") != std::string::npos;
}

/// The meaning of letters without quotes.
Json meaningOf(const std::string& letters) {
    if (letters == "true" || letters == "yes") return true;
    if (letters == "false" || letters == "no") return false;
    if (!looksLikeNumber(letters)) return letters;
    try {
        const double value = parseNumber(letters);
        constexpr double exactWhole = 9007199254740992.0; // 2^53
        if (letters.find_first_of("./eE") == std::string::npos && value >= -exactWhole && value <= exactWhole)
            return static_cast<std::int64_t>(value);
        return value;
    } catch (const InputError&) {
        return letters;
    }
}

/// Builds a value from the parser's events. The parser's own nodes are not used: they resolve aliases (which
/// a few lines can multiply without bound) and take the last of two equal keys.
class Reader : public YAML::EventHandler {
public:
    explicit Reader(const YamlSource& source) : source_(source), lines_(splitLines(source.text)) {}

    Json take() { return builder_.take(); }
    InputError errorAt(const YAML::Mark& mark, const Sentence& message) const {
        return at(mark, {}).error(message);
    }

    void OnDocumentStart(const YAML::Mark&) override {}
    void OnDocumentEnd() override {}
    void OnNull(const YAML::Mark& mark, YAML::anchor_t) override { builder_.add(at(mark, {})); }
    void OnAlias(const YAML::Mark& mark, YAML::anchor_t) override {
        throw errorAt(
            mark, TRANSLATABLE("fault", "aliases (*name) are not used in lessons: write the value again"));
    }
    void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t,
                  const std::string& value) override {
        Json scalar = at(mark, value);
        findText(scalar, tag == "?");
        if (builder_.takesKey()) return builder_.key(scalar);
        rewrite(scalar, value, tag == "?");
        builder_.add(std::move(scalar));
    }
    void OnSequenceStart(const YAML::Mark& mark, const std::string&, YAML::anchor_t,
                         YAML::EmitterStyle::value) override {
        builder_.begin(at(mark, Json::array()));
    }
    void OnSequenceEnd() override { builder_.end(); }
    void OnMapStart(const YAML::Mark& mark, const std::string&, YAML::anchor_t,
                    YAML::EmitterStyle::value) override {
        builder_.begin(at(mark, Json::object()));
    }
    void OnMapEnd() override { builder_.end(); }

private:
    Json at(const YAML::Mark& mark, Json value) const {
        const int line = std::max(mark.line, 0);
        const auto index = static_cast<std::size_t>(line),
                   byte = static_cast<std::size_t>(std::max(mark.column, 0));
        Origin origin;
        origin.file = source_.file;
        origin.line = source_.firstLine + line;
        origin.column = index < lines_.size() ? columnOf(lines_[index], byte) : static_cast<int>(byte) + 1;
        value.setOrigin(std::move(origin));
        return value;
    }

    /// The parser gives the place of the quotation mark, or of the | of a block.
    void findText(Json& scalar, bool plain) const {
        Origin origin = scalar.origin();
        origin.textLine = origin.line;
        origin.textColumn = origin.column + (plain ? 0 : 1);
        const auto index = static_cast<std::size_t>(origin.line - source_.firstLine);
        if (!plain && index + 1 < lines_.size()) {
            const std::string_view line = trimmed(lines_[index]);
            if (line.ends_with('|') || line.ends_with('>') || line.ends_with("|-") || line.ends_with(">-")) {
                const std::size_t first = lines_[index + 1].find_first_not_of(' ');
                origin.textLine = origin.line + 1;
                origin.textColumn = first == std::string_view::npos ? 1 : static_cast<int>(first) + 1;
            }
        }
        scalar.setOrigin(std::move(origin));
    }

    const YamlSource& source_;
    std::vector<std::string_view> lines_;
    JsonBuilder builder_{mostLevels};
};

/// The parser's own message, which is English, as part of a sentence.
Sentence plainMessage(const std::string& message) {
    if (message.empty()) return TRANSLATABLE("fault", "this is not valid YAML");
    return {TRANSLATABLE("fault", "this is not valid YAML (%1)"), message};
}

} // namespace

Json readYaml(const YamlSource& source) {
    Reader reader(source);
    std::istringstream stream{std::string(source.text)};
    try {
        YAML::Parser parser(stream);
        if (!parser.HandleNextDocument(reader)) return reader.take();
        Json value = reader.take();
        Reader rest(source);
        if (parser.HandleNextDocument(rest))
            throw value.error(TRANSLATABLE("fault", "there is more than one YAML document here"));
        return value;
    } catch (const YAML::DeepRecursion& error) {
        throw reader.errorAt(error.mark, tooDeep(mostLevels));
    } catch (const YAML::Exception& error) {
        throw reader.errorAt(error.mark, plainMessage(error.msg));
    }
}

void rewrite(Json& scalar, const std::string& letters, bool plain) {
    Origin origin = scalar.origin();
    scalar = plain ? meaningOf(letters) : Json(letters);
    origin.plain = plain;
    origin.written = scalar.is_string() ? std::string() : letters;
    scalar.setOrigin(std::move(origin));
}

} // namespace timestep
