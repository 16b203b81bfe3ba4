// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the pictures of the lessons, to be looked at, and counts them:
//   picture_looks FOLDER [LESSON ...] [--language CODE]
// writes FOLDER/<lesson>-<language>-<light|dark|print>.png, all pictures of a lesson below each other, and
// prints a line for each lesson: pictures of runs before and after the first check of their step, and charts.
#include "app/lesson/pictures/picture_view.h"
#include "lessons/read/library.h"
#include "tests/lessons/pictures_of.h"
#include "widgets/look/theme.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QLocale>
#include <QPainter>

#include <iostream>

using namespace timestep;

namespace {

constexpr int width = 400, space = 22;

QImage sheetOf(const std::vector<PlacedPicture>& pictures, Theme theme) {
    std::vector<QPixmap> drawn;
    int height = space;
    for (const PlacedPicture& each : pictures) {
        PictureView view(*each.picture);
        view.setPalette(paletteOf(theme));
        QElapsedTimer timer;
        timer.start();
        view.resize(width, view.heightForWidth(width));
        drawn.push_back(view.grab());
        if (timer.elapsed() > 500) std::cout << each.step << ' ' << timer.elapsed() << " ms\n";
        height += drawn.back().height() + space;
    }
    QImage sheet(width + 2 * space, height, QImage::Format_RGB32);
    sheet.fill(paletteOf(theme).color(QPalette::Window));
    QPainter painter(&sheet);
    painter.setPen(paletteOf(theme).color(QPalette::WindowText));
    int top = 0;
    for (std::size_t i = 0; i < drawn.size(); ++i) {
        painter.drawText(space, top + space - 6, QString::fromStdString(pictures[i].step));
        top += space;
        painter.drawPixmap(space, top, drawn[i]);
        top += drawn[i].height();
    }
    return sheet;
}

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    QStringList words = application.arguments().mid(1);
    QString language = QStringLiteral("en");
    if (const auto at = words.indexOf("--language"); at >= 0) {
        language = words.value(at + 1);
        words.remove(at, 2);
    }
    if (words.isEmpty()) {
        std::cerr << "picture_looks FOLDER [LESSON ...] [--language CODE]\n";
        return 2;
    }
    QLocale::setDefault(QLocale(language));
    std::cout << "lesson                          before after charts\n";
    int before = 0, after = 0, charts = 0;
    for (const LessonInfo& info : listLessons({TIMESTEP_SOURCE_DIR "/lessons/content"})) {
        if (words.size() > 1 && !words.mid(1).contains(QString::fromStdString(info.id))) continue;
        const Lesson lesson = loadLesson(info.folder, language.toStdString());
        std::vector<PlacedPicture> ofRuns;
        int now[3] = {};
        for (const PlacedPicture& each : picturesOf(lesson)) {
            ++now[!each.picture->run ? 2 : each.beforeCheck ? 0 : 1];
            if (each.picture->run) ofRuns.push_back(each);
        }
        std::cout << QString::fromStdString(info.id).leftJustified(32).toStdString() << now[0] << '\t'
                  << now[1] << '\t' << now[2] << '\n';
        before += now[0], after += now[1], charts += now[2];
        if (ofRuns.empty()) continue;
        for (const auto& [theme, name] : {std::pair(Theme::Light, "light"), std::pair(Theme::Dark, "dark"),
                                          std::pair(Theme::Print, "print")})
            sheetOf(ofRuns, theme)
                .save(QDir(words[0]).filePath(QString("%1-%2-%3.png").arg(info.id.c_str(), language, name)));
    }
    std::cout << "all                             " << before << '\t' << after << '\t' << charts << '\n';
    return 0;
}
