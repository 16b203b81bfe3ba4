// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/read/named_files.h"

#include "core/picture_format.h"
#include "lessons/document/prose.h"
#include "lessons/read/glossary.h"
#include "lessons/text/file_path.h"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <fstream>

namespace timestep {

namespace {

/// True of a regular file in the folder or in a folder below it, links resolved.
bool isFileBelow(const std::filesystem::path& folder, const std::string& name) {
    namespace fs = std::filesystem;
    std::error_code error;
    const fs::path top = fs::canonical(folder.empty() ? fs::path(".") : folder, error);
    if (error) return false;
    const fs::path file = fs::canonical(top / pathFromText(name), error);
    if (error || !fs::is_regular_file(file, error)) return false;
    return std::mismatch(top.begin(), top.end(), file.begin(), file.end()).first == top.end();
}

/// "my%20run.csv" is the file "my run.csv".
std::string percentDecoded(std::string_view address) {
    std::string decoded;
    for (std::size_t i = 0; i < address.size(); ++i) {
        unsigned char byte = 0;
        const char* const begin = address.data() + i + 1;
        if (address[i] == '%' && i + 2 < address.size() &&
            std::from_chars(begin, begin + 2, byte, 16).ptr == begin + 2) {
            decoded += static_cast<char>(byte);
            i += 2;
        } else {
            decoded += address[i];
        }
    }
    return decoded;
}

/// What is wrong with a picture, with %1 for its name; empty: nothing.
Text pictureFault(const std::filesystem::path& folder, const std::string& name) {
    if (!isFileBelow(folder, name))
        return TRANSLATABLE("fault", "there is no picture \"%1\" in the folder of the lesson");
    char begin[12] = {};
    std::ifstream file(folder / pathFromText(name), std::ios::binary);
    file.read(begin, sizeof begin);
    if (pictureFormat({begin, static_cast<std::size_t>(file.gcount())}).empty())
        return TRANSLATABLE("fault",
                            "the picture \"%1\" is not shown: its content is no PNG, JPEG, GIF or WebP");
    return {};
}

} // namespace

void checkPictureFiles(const Document& document, std::vector<InputError>& problems) {
    const std::filesystem::path folder = pathFromText(document.file).parent_path();
    for (const PlacedText& text : proseOf(document))
        for (const TextPiece& picture : pictureFilesOf(text.text))
            if (const Text fault = pictureFault(folder, percentDecoded(picture.text)); !fault.empty())
                problems.push_back(text.error(Sentence(fault, picture.text), picture.byte));
}

void checkLinks(const Document& document, std::vector<InputError>& problems) {
    const std::filesystem::path folder = pathFromText(document.file).parent_path();
    for (const PlacedText& text : proseOf(document))
        for (const TextPiece& link : linksOf(text.text))
            if (!link.text.starts_with("action:") && !link.text.starts_with(termScheme) &&
                !isFileBelow(folder, percentDecoded(link.text)))
                problems.push_back(text.error(
                    Sentence(TRANSLATABLE("fault", "the link \"%1\" leads nowhere: a link begins with "
                                                   "\"action:\" or names a file in the folder"),
                             link.text),
                    link.byte));
}

} // namespace timestep
