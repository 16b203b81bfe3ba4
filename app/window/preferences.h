// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace timestep {

/// What the window remembers from one start to the next. Read and written through QSettings, one group each.
struct Preferences {
    enum class Appearance { System, Light, Dark };

    Appearance appearance = Appearance::System;
    QString language;            ///< empty: as the system says
    double typeScale = 1;        ///< 1, 1.25, 1.5, 2
    QByteArray geometry;         ///< QWidget::saveGeometry
    QList<QByteArray> splitters; ///< QSplitter::saveState, in the order in which the window made them
    QString lesson;              ///< id of the lesson that was open; empty: none
    bool lessonShown = true;
    bool raceTableShown = false;
    QString learner;         ///< name of the last learner; empty: none was entered
    QStringList recentFiles; ///< newest first

    static Preferences load();
    void save() const;
    /// Puts a file at the head of the recent ones.
    void remember(const QString& file);
};

} // namespace timestep
