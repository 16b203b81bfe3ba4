// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <string>

namespace timestep {

/// The settings that the window keeps between starts, in groups of QSettings.
struct Preferences {
    enum class Appearance { System, Light, Dark, HighContrast, BlackAndWhite };

    Appearance appearance = Appearance::System;
    QString language;     ///< empty: the language of the system
    double typeScale = 1; ///< 1, 1.25, 1.5, 2
    bool reducedMotion = false;
    QByteArray geometry;         ///< QWidget::saveGeometry
    QList<QByteArray> splitters; ///< QSplitter::saveState, in order of creation
    QString lesson;              ///< id of the open lesson; empty: none
    bool lessonShown = true;
    bool raceTableShown = false;
    QString learner;         ///< name of the last learner; empty: anonymous
    QStringList recentFiles; ///< newest first
    /// Ids of the scenes that the gallery shows first; at first those that one plays with.
    QStringList favourites{"stick-man", "curtain",     "dominoes",      "bridge",
                           "kepler",    "box-pyramid", "newtons-cradle"};

    static Preferences load();
    /// Replaces the file of settings as a whole. If it cannot be written, the previous settings remain.
    void save() const;
    bool operator==(const Preferences&) const = default;
    /// Adds a file at the top of the recent files.
    void remember(const QString& file);

private:
    /// Returns how many settings the file should contain.
    qsizetype writeTo(const QString& file) const;
};

/// The command-line options of the window.
struct WindowOptions {
    std::string
        file; ///< experiment, figure, state or lesson.md to open; empty: the lesson that was open last
    std::string lesson;   ///< --lesson: id of a lesson to open
    int step = 0;         ///< --step: of this lesson, from 1; 0: where the learner was
    std::string language; ///< --lang; empty: the saved setting or the language of the system
    std::string lessons;  ///< --lessons DIR
    std::string policy;   ///< --policy FILE, see readPolicy(); empty: none
    bool projector = false;
    bool kiosk = false; ///< only lessons, in full screen, for one guest
};

} // namespace timestep
