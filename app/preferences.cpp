// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/preferences.h"

#include "core/input_error.h"
#include "widgets/whole_file.h"

#include <QFile>
#include <QSettings>

#include <algorithm>

namespace timestep {

namespace {

constexpr int mostRecentFiles = 8;
constexpr qint64 largestSettings = 1 << 20; // [bytes]

/// The content of a file of `count` settings; empty if a part of it is missing. On a full disk QSettings
/// reports no error and leaves an empty file or the beginning of one (Qt 6.4).
QByteArray wholeSettings(const QString& file, qsizetype count) {
    try {
        const QByteArray bytes = readWholeFile(file, largestSettings);
        qsizetype values = 0;
        for (const QByteArray& line : bytes.split('\n'))
            if (!line.trimmed().isEmpty() && !line.startsWith('[')) ++values;
        return bytes.endsWith('\n') && values == count ? bytes : QByteArray();
    } catch (const InputError&) {
        return {};
    }
}

} // namespace

Preferences Preferences::load() {
    const QSettings settings;
    Preferences preferences;
    const int appearance = settings.value("window/appearance", 0).toInt();
    preferences.appearance = static_cast<Appearance>(std::clamp(appearance, 0, 4));
    preferences.language = settings.value("window/language").toString();
    preferences.typeScale = std::clamp(settings.value("window/type-scale", 1.0).toDouble(), 1.0, 2.0);
    preferences.reducedMotion = settings.value("window/reduced-motion", false).toBool();
    preferences.geometry = settings.value("window/geometry").toByteArray();
    for (const QVariant& state : settings.value("window/splitters").toList())
        preferences.splitters << state.toByteArray();
    preferences.lesson = settings.value("lesson/open").toString();
    preferences.lessonShown = settings.value("lesson/shown", true).toBool();
    preferences.raceTableShown = settings.value("window/race-table", false).toBool();
    preferences.learner = settings.value("lesson/learner").toString();
    preferences.recentFiles = settings.value("files/recent").toStringList();
    if (settings.contains("scenes/favourites"))
        preferences.favourites = settings.value("scenes/favourites").toStringList();
    return preferences;
}

void Preferences::save() const {
    const QString file = QSettings().fileName();
    const QString next = file + QStringLiteral(".next");
    QFile::remove(next);
    const qsizetype count = writeTo(next);
    const QByteArray bytes = wholeSettings(next, count);
    QFile::remove(next);
    if (bytes.isEmpty()) return;
    try {
        writeWholeFile(file, bytes);
    } catch (const InputError&) { // the previous settings are still there
    }
}

qsizetype Preferences::writeTo(const QString& file) const {
    const QSettings before;
    QSettings settings(file, QSettings::IniFormat);
    for (const QString& key : before.allKeys()) settings.setValue(key, before.value(key));
    settings.setValue("window/appearance", static_cast<int>(appearance));
    settings.setValue("window/language", language);
    settings.setValue("window/type-scale", typeScale);
    settings.setValue("window/reduced-motion", reducedMotion);
    settings.setValue("window/geometry", geometry);
    QVariantList states;
    for (const QByteArray& state : splitters) states << state;
    settings.setValue("window/splitters", states);
    settings.setValue("window/race-table", raceTableShown);
    settings.setValue("lesson/open", lesson);
    settings.setValue("lesson/shown", lessonShown);
    settings.setValue("lesson/learner", learner);
    settings.setValue("files/recent", recentFiles);
    settings.setValue("scenes/favourites", favourites);
    return settings.allKeys().size();
}

void Preferences::remember(const QString& file) {
    recentFiles.removeAll(file);
    recentFiles.prepend(file);
    while (recentFiles.size() > mostRecentFiles) recentFiles.removeLast();
}

} // namespace timestep
