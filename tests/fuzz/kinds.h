// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the kinds of contents that the fuzzer makes have in common.
#include "core/input_error.h"

#include <QFile>
#include <QTemporaryDir>

#include <cstdlib>
#include <string_view>

namespace timestep {

inline void expect(bool claim) {
    if (!claim) std::abort();
}

/// Calls `read`, which may refuse its input with a sentence and in no other way.
inline void readOrRefuse(const auto& read) {
    try {
        read();
    } catch (const InputError& error) {
        expect(error.what()[0] != '\0' && error.line >= 0 && error.column >= 0);
    }
}

/// A folder in memory.
inline const QTemporaryDir& fuzzFolder() {
    static const QTemporaryDir folder(QStringLiteral("/dev/shm/timestep-fuzz-XXXXXX"));
    return folder;
}

/// Bytes as a file with a name, for what reads files.
inline QString fileOf(std::string_view bytes, const char* name) {
    const QString path = fuzzFolder().filePath(QLatin1String(name));
    QFile file(path);
    expect(file.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
    file.write(bytes.data(), static_cast<qint64>(bytes.size()));
    return path;
}

// Contents in their surroundings: the first byte says which part of a whole the rest replaces.

/// A table in every form that a reader can choose.
void readTable(std::string_view bytes);
/// A part of a spreadsheet or of an archive of tables.
void readSpreadsheet(std::string_view bytes);
/// A file of a packed lesson, which is read, unpacked and loaded.
void readLessonPackage(std::string_view bytes);
/// A method, a rule for sticks, equations or a calculated column, in an experiment that makes a few steps.
void runText(std::string_view bytes);
/// A result of a class, which is measured again and shown in all forms.
void readClassResult(std::string_view bytes);

} // namespace timestep
