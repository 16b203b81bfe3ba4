// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desk/desk_file.h"

#include <QObject>
#include <QString>

#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

class QAction;
class QWidget;

namespace timestep {

class ComputedAgain;
class LessonPanel;
class MessageLine;
class PlotGrid;
class RunPlots;
class Workbench;

/// Saves the desk of the window as a file, and opens such files.
class DeskFiles : public QObject {
    Q_OBJECT

public:
    struct Parts {
        Workbench& workbench;
        PlotGrid& grid;
        RunPlots& plots;
        ComputedAgain& again;
        const LessonPanel& lesson;
        MessageLine& message;
        /// Switches of the view that are saved, with their names in files.
        std::vector<std::pair<std::string, QAction*>> switches;
    };
    DeskFiles(const Parts& parts, QWidget* window);

    /// The present desk. The workbench must have an experiment.
    Desk present();
    /// Both return false on failure; the message line then shows the reason.
    bool open(const QString& path);
    bool save(const QString& path);
    void chooseSavePath();
    /// Replaces the present desk.
    bool restore(const Desk& desk);

    /// Sets two functions for the work with measured data: one returns it for a desk, the other takes it from
    /// a desk and may throw InputError.
    void setMeasured(std::function<Json()> give, std::function<void(const Json&)> take) {
        m_giveMeasured = std::move(give);
        m_takeMeasured = std::move(take);
    }

    /// The work with measured data; null: there is none.
    Json measured() const { return m_giveMeasured ? m_giveMeasured() : Json(); }

    const QString& notes() const { return m_notes; }
    void setNotes(const QString& notes);

    /// The texts of the report that a person has changed, by name. The open lesson has its own.
    std::map<std::string, QString> reportTexts() const;
    void setReportTexts(const std::map<std::string, QString>& texts);
    /// Another experiment begins with none.
    void forgetReportTexts() { m_reportTexts.erase(QString()); }

signals:
    void saved(const QString& path);
    void notesChanged();
    void reportChanged();
    /// Both are emitted before a desk is restored: lessonWanted() if it has a lesson; then lessonUnwanted()
    /// if the experiment of the desk is not that of the lesson's step.
    void lessonWanted(const QString& id);
    void lessonUnwanted();

private:
    bool isOnStage() const;
    QString reportedLesson() const;

    Parts m_parts;
    QWidget* m_window;
    QString m_notes;
    std::map<QString, std::map<std::string, QString>> m_reportTexts; ///< by lesson; empty: free play
    std::function<Json()> m_giveMeasured;
    std::function<void(const Json&)> m_takeMeasured;
};

} // namespace timestep
