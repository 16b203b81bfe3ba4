// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/background_work.h"
#include "app/classroom/learners.h"
#include "core/input_error.h"

#include <QObject>
#include <QString>
#include <QTemporaryDir>

#include <functional>
#include <memory>
#include <vector>

namespace timestep {

class LessonController;
class MessageLine;
class PackageController;
class PrintPreview;
class Workbench;
class WindowActions;

/// The actions of the menu Teach: sheets and the concept test on paper, the user's own lessons, the results
/// of a class.
class TeachMenuController : public QObject {
    Q_OBJECT

public:
    struct Parts {
        Workbench& workbench;
        LessonController& lessons;
        const QWidget& course; ///< while this page is visible, a lesson is chosen from a list
        WindowActions& actions;
        MessageLine& message;
        QString handIn = {};    ///< folder of the results of the class; may be empty
        bool ownLessons = true; ///< false if the room does not allow the user's own lessons
    };
    TeachMenuController(const Parts& parts, QWidget* window);

    enum class Page { Handout, Key, Slides };
    /// Computes a sheet of the lesson in a folder on a thread and shows it as it will be printed.
    void preview(Page page, const QString& folder);
    /// Opens the dialog that checks lessons; `faults` were found elsewhere and are listed. It keeps `files`
    /// alive.
    void openCheck(const QString& path, std::vector<InputError> faults = {},
                   std::shared_ptr<QTemporaryDir> files = nullptr);
    PackageController& packages() { return *m_packages; }

private:
    struct Prepared;
    void compute(Page page, const QString& folder, const std::vector<Learner>& learners,
                 const std::function<void(Prepared)>& show);
    void offerLearners(PrintPreview& preview, Page page, const QString& folder,
                       const std::vector<Learner>& known, const Learner& current);
    void withLesson(const QString& title, const std::function<void(const QString& folder)>& then);
    void showGuide();
    void showConceptTest();
    void newLesson();
    void setUpTask();
    int nextNumber() const;
    void checkLesson();
    void packLesson(const QString& folder);
    void collectResults();

    Parts m_parts;
    QWidget* m_window;
    PackageController* m_packages;
    BackgroundWork m_work{this};
};

} // namespace timestep
