// SPDX-License-Identifier: GPL-3.0-or-later
// Draws contact sheets of the window, to be looked at: every step of every lesson, light and dark, in every
// language, at 100 % and 200 % type.  looks FOLDER [--full] [GROUP...] [--lessons] [--lesson ID] [--size WxH]
// [--language CODE] [--theme light|dark] [--type PERCENT]
// writes FOLDER/<language>-<theme>-<type>-<lesson>.png; --full: each picture, too;
// GROUP: --plots, --race, --methods, --coursework, --teaching, --microscope, --view, --manual: only these;
// --table: a line for each step instead of pictures: what leads, its share, sizes of picture and plots [px];
// --lessons: only the lessons; --lesson: only this one, and without --full only light, at 100 %;
// --size: of the window, 1280x800 if it is not given.
#include "app/classroom/learner_dialog.h"
#include "app/classroom/vote_card.h"
#include "app/course/course_page.h"
#include "app/lesson/panel/lesson_panel.h"
#include "app/microscope/microscope_card.h"
#include "app/paths.h"
#include "app/race/race_card.h"
#include "app/race/race_dialog.h"
#include "app/window/actions/actions.h"
#include "core/scenes/scene.h"
#include "lessons/read/library.h"
#include "tests/app/window/room_measures.h"
#include "tests/app/window/window_parts.h"
#include "tests/looks/colour_vision.h"
#include "tests/looks/coursework.h"
#include "tests/looks/manual.h"
#include "tests/looks/methods.h"
#include "tests/looks/plots.h"
#include "widgets/editor/world_editor.h"
#include "widgets/text/text.h"
#include "widgets/view/widget/simulation_view.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QPainter>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <iostream>
#include <iterator>

using namespace timestep;

namespace {

QSize windowSize(1280, 800);
constexpr int thumbnailWidth = 640, columns = 3, gap = 12;

/// Processes timers and paint events; on a slow machine, too, often enough for layouts that follow each
/// other.
void settle() {
    QElapsedTimer timer;
    timer.start();
    for (int round = 0; round < 8 || timer.elapsed() < 60; ++round)
        QApplication::processEvents(QEventLoop::AllEvents, 10);
}

/// The window at a step of the open lesson, after the run unless the run is locked; under the microscope in
/// the middle of the first step.
QImage picture(WindowParts& window, std::size_t step) {
    window.lessonPanel().goTo(step);
    settle();
    if (window.microscope().isOpen()) {
        window.workbench().reset();
        window.workbench().finish();
        settle();
        window.microscope().step(1);
    } else if (!window.workbench().isLocked() && step < window.lessonPanel().lesson()->steps.size()) {
        window.workbench().setSpeed(0);
        if (window.workbench().experiment().duration > 0) {
            window.workbench().run();
            window.workbench().finish();
        } else {
            window.workbench().step(200);
        }
        for (const auto& block : window.lessonPanel().lesson()->steps[step].blocks)
            if (const auto* plot = std::get_if<PlotBlock>(&block)) {
                Workbench& workbench = window.workbench();
                if (plot->source == PlotBlock::Source::Derived)
                    workbench.startAnalysis(plot->id, analysisOf(*plot, workbench.experiment()));
                while (workbench.isAnalysing()) QApplication::processEvents(QEventLoop::AllEvents, 20);
            }
    }
    settle();
    settle();
    return window.grab().toImage();
}

void writeSheet(const std::vector<QImage>& pictures, const QString& file) {
    const int height = thumbnailWidth * windowSize.height() / windowSize.width();
    const int rows = (static_cast<int>(pictures.size()) + columns - 1) / columns;
    QImage sheet(columns * (thumbnailWidth + gap) + gap, rows * (height + gap) + gap, QImage::Format_RGB32);
    sheet.fill(QColor(0x80, 0x80, 0x80));
    QPainter painter(&sheet);
    for (std::size_t i = 0; i < pictures.size(); ++i) {
        const int x = gap + static_cast<int>(i) % columns * (thumbnailWidth + gap);
        const int y = gap + static_cast<int>(i) / columns * (height + gap);
        painter.drawImage(
            x, y, pictures[i].scaled(thumbnailWidth, height, Qt::KeepAspectRatio, Qt::SmoothTransformation));
    }
    painter.end();
    if (!sheet.save(file)) std::cerr << "cannot write " << file.toStdString() << '\n';
    std::cout << file.toStdString() << '\n';
}

/// The view of every scene after some steps, twelve a sheet.
void writeSceneSheets(WindowParts& window, const QDir& folder, const QString& name) {
    std::vector<QImage> pictures;
    int sheet = 0;
    for (const Scene& scene : scenes()) {
        if (scene.source == WorldSource::File) continue; // empty until a file fills it
        window.openScene(QString::fromStdString(std::string(scene.id)));
        window.workbench().step(120);
        window.workbench().finish();
        settle();
        settle();
        pictures.push_back(window.grab().toImage());
        if (pictures.size() == 12) {
            writeSheet(pictures, folder.filePath(QString("%1-scenes-%2.png").arg(name).arg(++sheet)));
            pictures.clear();
        }
    }
    if (!pictures.empty())
        writeSheet(pictures, folder.filePath(QString("%1-scenes-%2.png").arg(name).arg(++sheet)));
}

/// The view with its tools and layers, a torn cloth, and the editor.
void writeViewPictures(WindowParts& window, const QDir& folder, const QString& name) {
    const auto save = [&](const char* what) {
        settle();
        window.grab().save(folder.filePath(QString("%1-view-%2.png").arg(name, what)));
    };
    window.openScene("rope");
    for (const ViewLayer& layer : viewLayers()) window.actions().at(layerAction(layer))->setChecked(true);
    window.view().setTool("ghost");
    window.workbench().step(40);
    settle();
    QTest::keyClick(&window.view(), Qt::Key_BracketRight);
    save("layers");
    for (const ViewLayer& layer : viewLayers()) window.actions().at(layerAction(layer))->setChecked(false);
    window.openScene("cloth");
    window.workbench().step(60);
    settle();
    window.view().setTool("cut-around");
    QTest::mouseMove(&window.view(), window.view().rect().center());
    QTest::mousePress(&window.view(), Qt::LeftButton, {}, window.view().rect().center());
    QTest::mouseMove(&window.view(), window.view().rect().center() + QPoint(60, 10));
    window.workbench().step(30);
    save("cut");
    QTest::mouseRelease(&window.view(), Qt::LeftButton, {}, window.view().rect().center());
    window.view().setTool("hand");
    window.openScene("hexagon");
    window.actions().at("edit-world")->trigger();
    window.editor().draft().select({0, 1, 2});
    save("editor-particles");
    window.editor().draft().selectLink(1);
    save("editor-stick");
}

/// Races of a problem, a world and bodies: the dialog, and the window after some steps.
void writeRacePictures(WindowParts& window, const QDir& folder, const QString& name) {
    for (const char* scene : {"spring", "rope", "box-stack"}) {
        window.openScene(scene);
        RaceDialog dialog(window.workbench().experiment(), false, &window);
        dialog.show();
        dialog.take(dialog.ready()[1]);
        dialog.setPattern(1);
        dialog.add({"step", "0.005"});
        settle();
        dialog.grab().save(folder.filePath(QString("%1-race-%2-dialog.png").arg(name, scene)));
        dialog.close();
        window.startRace(dialog.race(), scene == std::string_view("rope"));
        window.workbench().pause();
        window.workbench().step(300);
        window.workbench().played(); // it has stepped,
        window.workbench().played(); // and its rows are there
        settle();
        window.raceCard().refresh();
        settle();
        const QImage race = window.grab().toImage();
        race.save(folder.filePath(QString("%1-race-%2.png").arg(name, scene)));
        for (const ColourVision& vision : colourVisions)
            seen(race, vision)
                .save(folder.filePath(QString("%1-race-%2-%3.png").arg(name, scene, vision.name)));
    }
    window.actions().at("race-table")->setChecked(false);
    window.actions().at("side-by-side")->setChecked(false);
}

/// The microscope on an integrator, a relaxation and a solver of contacts.
void writeMicroscopePictures(WindowParts& window, const QDir& folder, const QString& name) {
    struct Look {
        const char* scene;
        int steps, lines;
    };
    for (const Look& look : {Look{"pendulum", 12, 1}, Look{"kepler", 12, 2}, Look{"rope", 30, 5},
                             Look{"cloth", 30, 40}, Look{"box-stack", 40, 6}}) {
        window.openScene(look.scene);
        window.workbench().step(look.steps);
        window.workbench().played(); // it has stepped
        settle();
        window.actions().at("microscope")->setChecked(true);
        for (int i = 0; i < look.lines; ++i) window.microscope().step(1);
        settle();
        window.grab().save(folder.filePath(QString("%1-microscope-%2.png").arg(name, look.scene)));
        window.actions().at("microscope")->setChecked(false);
    }
}

/// The course map, the learner dialog, and a vote before and after the run.
void writeTeachingPictures(WindowParts& window, const QDir& folder, const QString& name) {
    const auto save = [&](const char* what, QWidget* widget) {
        settle();
        settle();
        widget->grab().save(folder.filePath(QString("%1-%2.png").arg(name, what)));
    };
    for (const CoursePath& path : coursePaths()) {
        window.showCourse();
        window.course().setPath(text(path.id));
        save(("course-" + std::string(path.id)).c_str(), &window);
    }
    const QTemporaryDir learners;
    const LearnerStore store(learners.path());
    for (const char* learner : {"Ada", "Blaise", "7b-23"}) store.enter(learner);
    LearnerDialog dialog(store, store.enter("Ada"), &window);
    dialog.show();
    save("learner", &dialog);
    dialog.close();
    window.openLesson("many-sticks-relaxation");
    window.setProjector(true);
    window.lessonPanel().goTo(2);
    const QList<QSpinBox*> counts = window.vote().findChildren<QSpinBox*>();
    for (int i = 0; i < counts.size(); ++i) counts[i]->setValue(i * 4 % 13 + 2);
    save("vote", &window);
    const QList<QPushButton*> buttons = window.vote().findChildren<QPushButton*>();
    if (!window.vote().isClosed()) buttons[buttons.size() - 2]->click();
    picture(window, 2).save(folder.filePath(QString("%1-outcome.png").arg(name)));
    window.setProjector(false);
}

/// What leads in each step, its share beside the text, and how much is left for picture and plots.
void writeTable(WindowParts& window, const std::string& lesson) {
    constexpr const char* leads[] = {"picture", "plots", "code"};
    for (std::size_t step = 0; step < window.lessonPanel().lesson()->steps.size(); ++step) {
        window.lessonPanel().goTo(step);
        settle();
        const RoomMeasures room = roomMeasures(window);
        const auto lead = static_cast<std::size_t>(window.findChild<WorkspaceLayout*>()->leading());
        std::cout << lesson << " | " << step + 1 << " | " << leads[lead] << " | "
                  << std::lround(100 * room.share) << " % | " << room.scene << " | " << room.plot << '\n';
    }
}

struct Group {
    const char* option;
    void (*write)(WindowParts& window, const QDir& folder, const QString& name);
};

constexpr Group groups[] = {{"--plots", writePlotPictures},        {"--race", writeRacePictures},
                            {"--methods", writeMethodPictures},    {"--coursework", writeCourseworkPictures},
                            {"--teaching", writeTeachingPictures}, {"--microscope", writeMicroscopePictures},
                            {"--view", writeViewPictures},         {"--manual", writeManualPictures}};

/// Every step of a lesson, as a sheet and, if `each`, one by one.
void writeLesson(WindowParts& window, const QDir& folder, const QString& name, bool each) {
    std::vector<QImage> pictures;
    for (std::size_t step = 0; step <= window.lessonPanel().lesson()->steps.size(); ++step) {
        pictures.push_back(picture(window, step));
        if (each) pictures.back().save(folder.filePath(QString("%1-%2.png").arg(name).arg(step + 1)));
    }
    writeSheet(pictures, folder.filePath(name + ".png"));
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 2) {
        std::cerr << "looks FOLDER [OPTION...]: the options are listed at the head of looks.cpp\n";
        return 2;
    }
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QStandardPaths::setTestModeEnabled(true);
    QApplication application(argc, argv);
    application.setApplicationName("timestep-looks");
    QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).removeRecursively();
    QSettings().clear();
    const QDir folder(QString::fromLocal8Bit(argv[1]));
    folder.mkpath(".");
    const QStringList options = application.arguments().mid(2);
    const bool full = options.contains("--full");
    const auto valueOf = [&options](const char* name) {
        const qsizetype at = options.indexOf(name) + 1;
        return at > 0 && at < options.size() ? options[at] : QString();
    };
    const std::string only = valueOf("--lesson").toStdString();
    const QString wantedLanguage = valueOf("--language"), theme = valueOf("--theme"),
                  percent = valueOf("--type");
    if (const QStringList sides = valueOf("--size").split('x'); sides.size() == 2)
        windowSize = QSize(sides[0].toInt(), sides[1].toInt());
    const bool lessonsOnly = !only.empty() || options.contains("--lessons") || options.contains("--table");
    const bool some = std::any_of(std::begin(groups), std::end(groups), [&](const Group& group) {
        return options.contains(QString::fromUtf8(group.option));
    });
    LanguageSwitch language;
    WindowParts window({}, language);
    window.resize(windowSize);
    window.show();
    for (const Language& spoken : languages())
        for (const bool dark : {false, true})
            for (const int type : {100, 200}) {
                if (!only.empty() && !full && theme.isEmpty() && percent.isEmpty() && (dark || type != 100))
                    continue;
                if (!wantedLanguage.isEmpty() && spoken.code != wantedLanguage) continue;
                if (!theme.isEmpty() && dark != (theme == "dark")) continue;
                if (!percent.isEmpty() && type != percent.toInt()) continue;
                window.setLanguage(spoken.code);
                window.setAppearance(dark ? Preferences::Appearance::Dark : Preferences::Appearance::Light);
                window.setTypeScale(type / 100.0);
                const QString look = QString("%1-%2-%3").arg(spoken.code, dark ? "dark" : "light").arg(type);
                for (const Group& group : groups)
                    if (some ? options.contains(QString::fromUtf8(group.option)) : !lessonsOnly)
                        group.write(window, folder, look);
                if (type == 100 && !some && !lessonsOnly)
                    writeSceneSheets(window, folder,
                                     QString("%1-%2").arg(spoken.code, dark ? "dark" : "light"));
                if (some && !lessonsOnly) continue;
                for (const LessonInfo& lesson :
                     listLessons({bundledLessonsFolder()}, spoken.code.toStdString())) {
                    if (!only.empty() && lesson.id != only) continue;
                    if (!window.openLesson(QString::fromStdString(lesson.id))) return 1;
                    if (options.contains("--table"))
                        writeTable(window, lesson.id);
                    else
                        writeLesson(window, folder, look + '-' + QString::fromStdString(lesson.id), full);
                }
            }
    return 0;
}
