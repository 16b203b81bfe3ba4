// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/input_error.h"
#include "core/run/experiment.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace timestep {

namespace {

/// A world of ten million sticks does not fit; what is longer is refused before anything of it is read.
constexpr std::size_t largestText = 200'000'000; // [bytes]

struct Place {
    int line = 1, column = 1;
};

/// Line and column, both from 1 and counted in bytes, of the byte at `offset`.
Place placeOf(std::string_view text, std::size_t offset) {
    const std::string_view before = text.substr(0, std::min(offset, text.size()));
    const auto newline = before.rfind('\n');
    return {
        1 + static_cast<int>(std::count(before.begin(), before.end(), '\n')),
        static_cast<int>(newline == std::string_view::npos ? before.size() : before.size() - newline - 1) +
            1};
}

/// What the parser complained about, without its own name, number and place.
std::string complaint(const std::string& what) {
    const std::size_t colon = what.find(": ");
    const std::string rest = colon == std::string::npos ? what : what.substr(colon + 2);
    const std::size_t detail = rest.find(" - ");
    return "this is not JSON: " + (detail == std::string::npos ? rest : rest.substr(detail + 3));
}

/// Refuses an object that has the same key twice: one of the two values would be lost silently.
class DuplicateKeys {
public:
    bool operator()(int depth, Json::parse_event_t event, Json& parsed) {
        const auto level = static_cast<std::size_t>(depth);
        if (event == Json::parse_event_t::object_start) {
            keys_.resize(level + 1);
            keys_[level].clear();
        } else if (event == Json::parse_event_t::key) {
            std::vector<std::string>& seen = keys_[level - 1];
            const auto key = parsed.get<std::string>();
            if (std::find(seen.begin(), seen.end(), key) != seen.end())
                throw InputError("this key stands here twice", key);
            seen.push_back(key);
        }
        return true;
    }

private:
    std::vector<std::vector<std::string>> keys_;
};

} // namespace

Json jsonFromText(std::string_view text, const std::string& file) {
    if (text.size() > largestText) {
        InputError mistake("this file is too large: at most 200 MB are read");
        mistake.file = file;
        throw mistake;
    }
    try {
        return Json::parse(text.begin(), text.end(), DuplicateKeys());
    } catch (const Json::parse_error& error) {
        InputError mistake(complaint(error.what()));
        const Place place = placeOf(text, error.byte > 0 ? error.byte - 1 : 0);
        mistake.file = file;
        mistake.line = place.line;
        mistake.column = place.column;
        throw mistake;
    } catch (const Json::exception& error) {
        InputError mistake(complaint(error.what()));
        mistake.file = file;
        throw mistake;
    } catch (InputError& error) {
        error.file = file;
        throw;
    }
}

Experiment experimentFromText(std::string_view text, const std::string& file) {
    constexpr std::string_view csvMark = "# experiment: ";
    const std::size_t mark = text.substr(0, 4096).find(csvMark);
    if (text.starts_with("#") && mark != std::string_view::npos) {
        const std::string_view rest = text.substr(mark + csvMark.size());
        text = rest.substr(0, rest.find('\n'));
    }
    const Json json = jsonFromText(text, file);
    try {
        const bool carried = json.is_object() && json.contains("experiment");
        return experimentFromJson(carried ? json["experiment"] : json);
    } catch (InputError& error) {
        error.file = file;
        throw;
    }
}

} // namespace timestep
