// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/text/text.h"

#include "core/input_error.h"
#include "core/table/escaped_text.h"
#include "lessons/text/file_path.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace timestep {

namespace {

[[noreturn]] void fail(const Sentence& message, const std::string& path, int line = 0, int column = 0) {
    InputError error(message);
    error.file = path;
    error.line = line;
    error.column = column;
    throw error;
}

} // namespace

std::string cleanText(std::string_view bytes, const std::string& path) {
    if (bytes.size() > largestLessonFile) fail(TRANSLATABLE("fault", "the file is larger than 4 MB"), path);
    if (bytes.starts_with("\xEF\xBB\xBF")) bytes.remove_prefix(3);
    std::string text;
    text.reserve(bytes.size());
    int line = 1;
    int column = 1;
    for (std::size_t i = 0; i < bytes.size(); ++column) {
        const std::size_t length = utf8Length(bytes.substr(i, 4));
        if (length == 0) fail(TRANSLATABLE("fault", "the file is not UTF-8 text"), path, line, column);
        const char c = bytes[i];
        if (c == '\r' && i + 1 < bytes.size() && bytes[i + 1] == '\n') {
            ++i;
            continue;
        }
        if ((static_cast<unsigned char>(c) < 0x20U && c != '\n' && c != '\t') || c == 0x7F)
            fail(TRANSLATABLE("fault", "there is a control character in the file"), path, line, column);
        text += bytes.substr(i, length);
        i += length;
        if (c == '\n') {
            ++line;
            column = 0;
        }
    }
    return text;
}

std::string readTextFile(const std::string& path) {
    const std::filesystem::path named = pathFromText(path);
    std::error_code error;
    if (!std::filesystem::is_regular_file(named, error))
        fail(TRANSLATABLE("fault", "there is no such file"), path);
    if (std::filesystem::file_size(named, error) > largestLessonFile)
        fail(TRANSLATABLE("fault", "the file is larger than 4 MB"), path);
    std::ifstream file(named, std::ios::binary);
    if (!file) fail(TRANSLATABLE("fault", "the file cannot be read"), path);
    std::ostringstream bytes;
    bytes << file.rdbuf();
    return cleanText(bytes.str(), path);
}

std::vector<std::string_view> splitLines(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

int columnOf(std::string_view line, std::size_t byte) {
    const auto before = line.substr(0, byte);
    return 1 + static_cast<int>(std::count_if(before.begin(), before.end(), [](char c) {
               return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
           }));
}

} // namespace timestep
