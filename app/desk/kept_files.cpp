// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/kept_files.h"

#include "core/translatable.h"
#include "widgets/whole_file.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

#include <map>

namespace timestep {

namespace {

constexpr int formatVersion = 1;
const QString formatKey = QStringLiteral("timestep-backup");
constexpr qint64 largestPart = qint64(256) << 20; ///< [bytes]

[[noreturn]] void refuseBackUp() {
    throw InputError(TRANSLATABLE("fault", "this file is no backup of Timestep, or it is damaged"));
}

bool staysInside(const QString& name) {
    return !name.isEmpty() && QDir::isRelativePath(name) && QDir::cleanPath(name) == name &&
           name != QLatin1String("..") && !name.startsWith(QLatin1String("../"));
}

} // namespace

QByteArray packKeptFiles(const QString& folder) {
    QJsonObject files;
    QDirIterator each(folder, QDir::Files | QDir::Hidden | QDir::NoSymLinks, QDirIterator::Subdirectories);
    while (each.hasNext()) {
        const QString path = each.next();
        if (path.endsWith(QLatin1String(".lock"))) continue;
        files[QDir(folder).relativeFilePath(path)] =
            QString::fromLatin1(readWholeFile(path, largestPart).toBase64());
    }
    return QJsonDocument(QJsonObject{{formatKey, formatVersion}, {"files", files}}).toJson();
}

void unpackKeptFiles(const QByteArray& packed, const QString& folder) {
    const QJsonObject json = QJsonDocument::fromJson(packed).object();
    if (json[formatKey].toInt() != formatVersion || !json["files"].isObject()) refuseBackUp();
    std::map<QString, QByteArray> files;
    const QJsonObject given = json["files"].toObject();
    for (auto file = given.begin(); file != given.end(); ++file) {
        const auto content = QByteArray::fromBase64Encoding(file.value().toString().toLatin1(),
                                                            QByteArray::AbortOnBase64DecodingErrors);
        if (!staysInside(file.key()) || !file.value().isString() || !content) refuseBackUp();
        files[file.key()] = *content;
    }
    for (const auto& [name, content] : files) {
        const QString path = QDir(folder).filePath(name);
        makePrivateFolder(QFileInfo(path).path());
        writeWholeFile(path, content);
    }
}

} // namespace timestep
