// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/lessons/package_controller.h"

#include "app/authoring/lesson_package.h"
#include "app/paths.h"
#include "app/window/lessons/lesson_controller.h"
#include "app/workbench/message_line.h"
#include "widgets/controls/opening.h"
#include "widgets/whole_file.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

namespace timestep {

struct PackageController::Unpacked {
    LessonPackage package;
    std::shared_ptr<QTemporaryDir> files;
    QString folder; ///< in `files`
    std::vector<InputError> faults;
};

PackageController::PackageController(const Parts& parts, QWidget* window)
    : QObject(window), m_parts(parts), m_window(window) {}

bool PackageController::isPackage(const QString& path) {
    return QFileInfo(path).suffix().toLower() == QLatin1String(packageSuffix);
}

bool PackageController::mayOpen() {
    if (!m_parts.ownLessons) m_parts.message.say(tr("The set-up of this room has locked your own lessons."));
    return m_parts.ownLessons;
}

void PackageController::open(const QString& path) {
    if (!mayOpen()) return;
    m_parts.message.say(tr("The lesson is being unpacked and checked."));
    const auto compute = [path] {
        Unpacked unpacked{readPackage(path), std::make_shared<QTemporaryDir>(), {}, {}};
        unpacked.folder = unpack(unpacked.package, unpacked.files->path());
        unpacked.faults = checkLessonsAt(unpacked.folder, false);
        return unpacked;
    };
    m_opening.start(compute, [this](std::optional<Unpacked> unpacked, const QString& problem) {
        m_parts.message.say(problem);
        if (unpacked) take(std::move(*unpacked));
    });
}

void PackageController::take(Unpacked unpacked) {
    if (!unpacked.faults.empty()) {
        m_parts.message.say(tr("This lesson has faults, so it is not opened."));
        m_parts.showFaults(unpacked.folder, std::move(unpacked.faults), std::move(unpacked.files));
        return;
    }
    const QString own = QString::fromStdString(ownLessonsFolder());
    const QString place = QDir(own).filePath(unpacked.package.folder);
    if (!QFileInfo::exists(place) || isUnpackedIn(unpacked.package, place))
        putInPlace(unpacked.package, place);
    else
        askToReplace(unpacked, place);
}

void PackageController::askToReplace(const Unpacked& unpacked, const QString& place) {
    auto* question = new QMessageBox(QMessageBox::Question, tr("Open a packed lesson"),
                                     tr("Among your own lessons there is another one in the folder “%1”. It "
                                        "will be put aside if you replace it.")
                                         .arg(unpacked.package.folder),
                                     QMessageBox::Cancel, m_window);
    QPushButton* replace = question->addButton(tr("&Replace"), QMessageBox::AcceptRole);
    connect(replace, &QPushButton::clicked, this, [this, package = unpacked.package, place] {
        // No written text is lost: the previous lesson is moved beside the folder of lessons.
        const QString aside =
            QDir::cleanPath(place + QStringLiteral("/../../lessons-put-aside/") + package.folder +
                            QDateTime::currentDateTime().toString(QStringLiteral("-yyyyMMdd-hhmmsszzz")));
        QDir().mkpath(QFileInfo(aside).path());
        if (!QDir().rename(place, aside)) {
            m_parts.message.say(tr("The lesson in %1 cannot be put aside.").arg(place));
            return;
        }
        putInPlace(package, place);
    });
    openAndForget(question);
}

void PackageController::putInPlace(const LessonPackage& package, const QString& place) {
    try {
        if (!QFileInfo::exists(place)) unpack(package, QFileInfo(place).path());
        m_parts.lessons.openLesson(place);
    } catch (const InputError& error) {
        m_parts.message.say(problemText(error));
    }
}

void PackageController::pack(const QString& folder, const QString& path) {
    m_parts.message.say(tr("The lesson is being checked and packed."));
    const auto compute = [folder, path] {
        std::vector<InputError> faults = checkLessonsAt(folder, false);
        if (faults.empty()) writeWholeFile(path, packed(collectLesson(folder)));
        return faults;
    };
    m_packing.start(
        compute, [this, folder, path](std::optional<std::vector<InputError>> faults, const QString& problem) {
            if (!faults) {
                m_parts.message.say(problem);
            } else if (faults->empty()) {
                m_parts.message.say(tr("Saved as %1").arg(path));
            } else {
                m_parts.message.say(tr("The lesson has faults, so it is not packed."));
                m_parts.showFaults(folder, std::move(*faults), nullptr);
            }
        });
}

} // namespace timestep
