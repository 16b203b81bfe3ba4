// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/authoring/lesson_package.h"

#include "app/paths.h"
#include "core/input_error.h"
#include "lessons/claims/course_rules.h"
#include "widgets/formula/tex_parser.h"
#include "widgets/text/text.h"
#include "widgets/whole_file.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QUrl>

#include <algorithm>

namespace timestep {

namespace {

const QString typeName = QStringLiteral("mimetype");
const QString lessonName = QStringLiteral("lesson.md");
constexpr qint64 largestPackage = 64 << 20; // [bytes]

/// The kinds of files in lessons: no program, and nothing that a desktop would start.
bool isAllowed(const QString& name) {
    static const QSet<QString> suffixes{"md",   "png", "jpg",  "jpeg", "gif",
                                        "webp", "csv", "json", "yaml", "txt"};
    return suffixes.contains(QFileInfo(name).suffix().toLower());
}

bool isFolderName(const QString& name) {
    static const QRegularExpression form(QStringLiteral("^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$"));
    return form.match(name).hasMatch();
}

/// The relative addresses of links and pictures, [text](address) and ![text](address).
QStringList addressesIn(const QString& markdown) {
    static const QRegularExpression link(
        QStringLiteral("\\]\\(\\s*<?([^)\\s>]+)>?(?:\\s+\"[^\"]*\")?\\s*\\)"));
    static const QRegularExpression scheme(QStringLiteral("^[A-Za-z][A-Za-z0-9+.-]*:"));
    QStringList found;
    for (auto it = link.globalMatch(markdown); it.hasNext();) {
        const QString address = it.next().captured(1).section(QLatin1Char('#'), 0, 0);
        if (!address.isEmpty() && !scheme.match(address).hasMatch())
            found << QUrl::fromPercentEncoding(address.toUtf8());
    }
    return found;
}

QStringList textsIn(const QDir& folder) {
    return folder.entryList({lessonName, QStringLiteral("lesson.*.md")}, QDir::Files, QDir::Name);
}

} // namespace

LessonPackage collectLesson(const QString& path) {
    const QFileInfo info(path);
    const QDir folder(info.isDir() ? info.absoluteFilePath() : info.absolutePath());
    if (!QFileInfo(folder.filePath(lessonName)).isFile())
        refuseFile(path,
                   TRANSLATABLE("fault", "there is no lesson here: a lesson is a folder with a lesson.md"));
    LessonPackage package{QDir(folder.canonicalPath()).dirName(), {}};
    if (!isFolderName(package.folder))
        refuseFile(folder.path(), TRANSLATABLE("fault", "the folder of a lesson is named like 21-my-lesson"));
    QStringList names = textsIn(folder);
    for (const QString& text : textsIn(folder)) {
        const QString file = folder.filePath(text);
        const QString markdown = QString::fromUtf8(readWholeFile(file, ZipLimits().entry));
        for (const QString& address : addressesIn(markdown)) {
            const QString name = QDir::cleanPath(address);
            const auto refuse = [&](Text why) {
                refuseFile(file, Sentence(TRANSLATABLE("fault", "\"%1\" %2"), address.toStdString(), why));
            };
            const QFileInfo target(folder.filePath(name));
            if (QDir::isAbsolutePath(name) || name.startsWith(QLatin1String("..")))
                refuse(
                    TRANSLATABLE("fault", "lies outside the folder of the lesson, so it cannot be packed"));
            if (!target.isFile()) refuse(TRANSLATABLE("fault", "is not there"));
            if (!target.canonicalFilePath().startsWith(folder.canonicalPath() + QLatin1Char('/')))
                refuse(TRANSLATABLE("fault", "is a link that leads out of the folder of the lesson"));
            if (!isAllowed(name))
                refuse(TRANSLATABLE("fault", "is of a kind that a packed lesson does not hold"));
            if (!names.contains(name)) names << name;
        }
    }
    qint64 whole = 0;
    for (const QString& name : names) {
        package.files.push_back({name, readWholeFile(folder.filePath(name), ZipLimits().entry)});
        whole += package.files.back().content.size();
    }
    if (whole > ZipLimits().whole || static_cast<int>(names.size()) >= ZipLimits().entries)
        refuseFile(folder.path(),
                   TRANSLATABLE("fault", "the lesson has too many files, or they are too large together"));
    return package;
}

QByteArray packed(const LessonPackage& package) {
    std::vector<ZipEntry> entries{{typeName, packageType}};
    for (const ZipEntry& file : package.files)
        entries.push_back({package.folder + QLatin1Char('/') + file.name, file.content});
    return zipOf(entries);
}

LessonPackage readPackage(const QString& path) {
    const QByteArray bytes = readWholeFile(path, largestPackage);
    try {
        LessonPackage package;
        bool isTyped = false;
        for (ZipEntry& entry : unzipped(bytes)) {
            if (entry.name == typeName) {
                isTyped = entry.content == packageType;
                continue;
            }
            const QString folder = entry.name.section(QLatin1Char('/'), 0, 0);
            const QString name = entry.name.section(QLatin1Char('/'), 1);
            if (package.folder.isEmpty()) package.folder = folder;
            if (name.isEmpty() || folder != package.folder || !isFolderName(folder))
                throw InputError(
                    TRANSLATABLE("fault", "this is no packed lesson: its files do not lie in one folder"));
            if (!isAllowed(name))
                throw InputError(Sentence(
                    TRANSLATABLE("fault", "the file \"%1\" is of a kind that a packed lesson does not hold"),
                    entry.name.toStdString()));
            package.files.push_back({name, std::move(entry.content)});
        }
        const bool hasLesson = std::any_of(package.files.begin(), package.files.end(),
                                           [](const ZipEntry& file) { return file.name == lessonName; });
        if (!isTyped || !hasLesson)
            throw InputError(TRANSLATABLE("fault", "this is a zip archive, but no packed lesson"));
        return package;
    } catch (InputError& error) {
        error.file = path.toStdString();
        throw;
    }
}

QString unpack(const LessonPackage& package, const QString& into) {
    const QDir folder(QDir(into).filePath(package.folder));
    if (folder.exists())
        refuseFile(folder.path(), TRANSLATABLE("fault", "there is a folder of this name already"));
    const auto refuse = [&] {
        refuseOutput(folder.path(), TRANSLATABLE("fault", "the folder cannot be made"));
    };
    if (!QDir().mkpath(into)) refuse();
    // Beside its place first: the lesson is there with all its files or not at all.
    QTemporaryDir beside(QDir(into).filePath(QStringLiteral(".unpacking-XXXXXX")));
    if (!beside.isValid()) refuse();
    const QDir begun(beside.filePath(package.folder));
    if (!QDir().mkpath(begun.path())) refuse();
    for (const ZipEntry& file : package.files) {
        const QString path = begun.filePath(file.name);
        if (!QDir().mkpath(QFileInfo(path).path())) refuse();
        writeWholeFile(path, file.content);
    }
    if (!QDir().rename(begun.path(), folder.path())) refuse();
    return folder.path();
}

bool isUnpackedIn(const LessonPackage& package, const QString& folder) {
    const QDir dir(folder);
    std::size_t count = 0;
    for (QDirIterator it(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories); it.hasNext();) {
        it.next();
        ++count;
    }
    return count == package.files.size() &&
           std::all_of(package.files.begin(), package.files.end(), [&](const ZipEntry& file) {
               QFile there(dir.filePath(file.name));
               return there.open(QIODevice::ReadOnly) && there.readAll() == file.content;
           });
}

namespace {

/// Only parsing finds faults.
void checkFormula(std::string_view tex) {
    const ParsedFormula parsed = TexParser(text(tex)).parse();
    if (parsed.error) throw InputError(Sentence::verbatim(parsed.error->message.toStdString()));
}

} // namespace

std::vector<InputError> checkLessonsAt(const QString& path, bool claims,
                                       const LessonCheckProgress& progress) {
    const QFileInfo info(path);
    if (!info.exists()) refuseFile(path, TRANSLATABLE("fault", "there is no such folder"));
    const QString folder = info.isDir() ? path : info.absolutePath();
    const std::string course = bundledLessonsFolder();
    std::vector<InputError> problems =
        checkLessons(folder.toStdString(), checkFormula, claims, {}, {course}, progress);
    if (QFileInfo(folder).canonicalFilePath() ==
        QFileInfo(QString::fromStdString(course)).canonicalFilePath())
        for (InputError& problem : checkCourse(course, coursePaths())) problems.push_back(std::move(problem));
    return problems;
}

} // namespace timestep
