// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/provenance/open_file.h"

#include "core/json/json.h"

#include <QFileInfo>

#include <iostream>
#include <utility>

namespace timestep {

namespace {

/// Larger files are not experiments; rejecting them protects the memory from a file opened by mistake.
constexpr qint64 largestFile = 256 * 1024 * 1024;

/// Opens the text of an experiment, of a state or of a CSV.
OpenedFile openText(std::string text, const std::string& name) {
    if (text.starts_with("\xEF\xBB\xBF")) text.erase(0, 3);
    if (text.starts_with("#")) return {experimentFromText(text, name)}; // a CSV under another name
    Json json = jsonFromText(text, name);
    const bool carried = json.contains("experiment");
    try {
        Recipe recipe = carried ? recipeFromJson(json) : recipeFromJson({{"experiment", json}});
        OpenedFile opened{std::move(recipe.experiment), std::move(recipe.analysis)};
        if (carried && json.contains("runs")) opened.state = std::make_shared<Json>(std::move(json));
        return opened;
    } catch (const InputError& error) {
        throw placedIn(error, text, name, carried ? "experiment" : "");
    }
}

} // namespace

std::string nameOfFile(const std::string& file) {
    return file == "-" ? "standard input" : file;
}

std::string readStandardInput(qint64 limit) {
    constexpr std::size_t piece = 1 << 16; // bytes
    std::string text;
    while (std::cin && std::cmp_less_equal(text.size(), limit)) {
        const std::size_t size = text.size();
        text.resize(size + piece);
        std::cin.read(text.data() + size, static_cast<std::streamsize>(piece));
        text.resize(size + static_cast<std::size_t>(std::cin.gcount()));
    }
    if (std::cmp_greater(text.size(), limit))
        refuseFile(QString::fromStdString(nameOfFile("-")), largerThan(limit));
    return text;
}

bool carriesTable(const QString& path) {
    const QString suffix = QFileInfo(path).suffix().toLower();
    return suffix == "png" || suffix == "svg" || suffix == "pdf" || suffix == "csv" || suffix == "tex" ||
           suffix == "html" || suffix == "htm" || suffix == "xlsx" || suffix == "gif" || suffix == "webm" ||
           suffix == "mp4" || suffix == "apng";
}

OpenedFile openFile(const QString& path) {
    const bool isInput = path == QLatin1String("-");
    const std::string name = nameOfFile(path.toStdString());
    if (isInput) return openText(readStandardInput(largestFile), name);
    const QByteArray bytes = readWholeFile(path, largestFile);
    if (carriesTable(path)) {
        auto carried = provenanceOf(path);
        if (!carried) refuseFile(path, TRANSLATABLE("fault", "this file carries no experiment of Timestep"));
        return {std::move(carried->recipe.experiment), std::move(carried->recipe.analysis),
                std::move(carried->digest), std::move(carried->measured), std::move(carried->plot)};
    }
    return openText(bytes.toStdString(), name);
}

void writeFile(const QString& path, const std::string& content) {
    writeWholeFile(path, QByteArray::fromStdString(content));
}

} // namespace timestep
