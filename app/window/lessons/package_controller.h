// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/authoring/lesson_package.h"
#include "app/background_work.h"
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

/// Opens lessons that are packed into one file: unpacks and checks them on a thread, adds those without a
/// fault to the user's own lessons, and starts them.
class PackageController : public QObject {
    Q_OBJECT

public:
    /// Shows the faults of a lesson; the files exist as long as `files` lives.
    using ShowFaults = std::function<void(const QString& folder, std::vector<InputError> faults,
                                          std::shared_ptr<QTemporaryDir> files)>;

    struct Parts {
        LessonController& lessons;
        MessageLine& message;
        bool ownLessons; ///< false if the room does not allow the user's own lessons
        ShowFaults showFaults;
    };
    PackageController(const Parts& parts, QWidget* window);

    static bool isPackage(const QString& path);
    /// False, with a message, if the room does not allow the user's own lessons.
    bool mayOpen();
    void open(const QString& path);
    /// Checks the lesson in a folder and packs it.
    void pack(const QString& folder, const QString& path);

private:
    struct Unpacked;
    void take(Unpacked unpacked);
    void askToReplace(const Unpacked& unpacked, const QString& place);
    void putInPlace(const LessonPackage& package, const QString& place);

    Parts m_parts;
    QWidget* m_window;
    BackgroundWork m_opening{this}, m_packing{this};
};

} // namespace timestep
