// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/classroom/hand_in.h"

#include "core/input_error.h"
#include "widgets/whole_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace timestep {

namespace {

constexpr int mostOfOneName = 1000;

/// "Ada-ten-steps.result.json", "Ada-ten-steps-2.result.json" ...
QString numbered(const QString& name, int number) {
    if (number == 1) return name;
    const qsizetype dot = name.indexOf(QLatin1Char('.'));
    const qsizetype end = dot < 0 ? name.size() : dot;
    return name.left(end) + QStringLiteral("-%1").arg(number) + name.mid(end);
}

} // namespace

QString handIn(const QString& folder, const QString& name, const QByteArray& result) {
    if (!QFileInfo(folder).isDir()) refuseFile(folder, TRANSLATABLE("fault", "there is no such folder"));
    for (int number = 1; number <= mostOfOneName; ++number) {
        const QString path = QDir(folder).filePath(numbered(name, number));
        // Another computer may take the same name at the same moment; only one of them can make the file.
        QFile place(path);
        if (!place.open(QIODevice::WriteOnly | QIODevice::NewOnly)) {
            if (QFileInfo::exists(path)) continue;
            refuseOutput(path,
                         Sentence(TRANSLATABLE("fault", "the file cannot be written: %1"), reasonOf(place)));
        }
        place.close();
        try {
            writeWholeFile(path, result);
        } catch (const InputError&) {
            QFile::remove(path);
            throw;
        }
        return path;
    }
    refuseFile(folder, TRANSLATABLE("fault", "there are too many results of this name"));
}

} // namespace timestep
