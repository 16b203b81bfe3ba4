// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/provenance/open_file.h"

#include "app/provenance/provenance.h"
#include "app/provenance/verify_table.h"
#include "core/input_error.h"
#include "core/json/json.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace timestep {

namespace {

/// Larger files are no experiments; refusing them keeps a wrong click from filling the memory.
constexpr qint64 largestFile = 256 * 1024 * 1024;

} // namespace

void refuseFile(const QString& path, const std::string& why) {
    InputError error(why);
    error.file = path.toStdString();
    throw error;
}

OpenedFile openFile(const QString& path) {
    const std::string name = path.toStdString();
    QFile file(path);
    if (QFileInfo(path).isDir()) refuseFile(path, "this is a folder, not a file");
    if (!file.open(QIODevice::ReadOnly))
        refuseFile(path, "the file cannot be read: " + file.errorString().toStdString());
    if (file.size() > largestFile)
        refuseFile(path, "the file is larger than 256 MiB, which no experiment is");
    if (carriesTable(path)) {
        const auto carried = provenanceOf(path);
        if (!carried) refuseFile(path, "this file carries no experiment of Timestep");
        return {experimentFromText(carried->recipe.experiment, name), nullptr};
    }
    const std::string text = file.readAll().toStdString();
    OpenedFile opened{experimentFromText(text, name), nullptr};
    if (!text.starts_with("#")) {
        Json json = jsonFromText(text, name);
        if (json.contains("experiment") && json.contains("runs"))
            opened.state = std::make_shared<Json>(std::move(json));
    }
    return opened;
}

void writeFile(const QString& path, const std::string& content) {
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) ||
        file.write(content.data(), static_cast<qint64>(content.size())) !=
            static_cast<qint64>(content.size()) ||
        !file.flush() || !file.commit())
        refuseFile(path, "the file cannot be written: " + file.errorString().toStdString());
}

} // namespace timestep
