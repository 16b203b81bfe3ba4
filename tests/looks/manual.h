// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The pictures of the manual: looks app/manual/pictures --manual
#include "app/method_editor/method_editor.h"
#include "app/method_editor/method_facts_view.h"
#include "app/method_editor/method_text_edit.h"
#include "app/race/race_dialog.h"
#include "app/window/actions/actions.h"
#include "tests/app/window/window_parts.h"

#include <QDir>
#include <QTest>

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

namespace timestep {

/// Saves a picture at most this wide [px] with its 256 commonest colours, so that its file stays small.
inline void saveSmall(const QPixmap& picture, const QString& file, int widest) {
    QImage image = picture.toImage().convertToFormat(QImage::Format_RGB32);
    if (image.width() > widest) image = image.scaledToWidth(widest, Qt::SmoothTransformation);
    const auto level = [](int value) { return value > 0xF7 ? 0xFF : value & 0xF8; };
    std::map<QRgb, int> counts;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const QRgb pixel = image.pixel(x, y);
            const QRgb rounded = qRgb(level(qRed(pixel)), level(qGreen(pixel)), level(qBlue(pixel)));
            image.setPixel(x, y, rounded);
            ++counts[rounded];
        }
    std::vector<std::pair<int, QRgb>> byCount;
    for (const auto& [colour, count] : counts) byCount.emplace_back(count, colour);
    std::sort(byCount.rbegin(), byCount.rend());
    QList<QRgb> colours;
    for (std::size_t i = 0; i < std::min<std::size_t>(byCount.size(), 256); ++i) colours << byCount[i].second;
    image.convertToFormat(QImage::Format_Indexed8, colours, Qt::ThresholdDither).save(file, "PNG", 0);
}

/// Writes FOLDER/<language>/*.png, in the light theme and usual type only.
inline void writeManualPictures(WindowParts& window, const QDir& top, const QString& name) {
    if (!name.endsWith("-light-100")) return;
    const QString language = name.section('-', 0, 0);
    top.mkpath(language);
    const auto save = [&](const char* what, QWidget* widget, int widest) {
        QTest::qWait(300);
        saveSmall(widget->grab(), top.filePath(QString("%1/%2.png").arg(language, what)), widest);
    };
    constexpr int whole = 860, part = 640; // [px]
    const auto run = [&window] {
        window.workbench().setSpeed(0);
        window.workbench().run();
        window.workbench().finish();
    };
    window.openLesson("energy-drift-or-wobble");
    window.lessonPanel().goTo(3);
    QTest::qWait(200);
    run();
    save("window", &window, whole);
    window.openScene("kepler");
    window.set({{"duration", "20"}});
    window.workbench().addRun();
    window.set({{"runs/1/integrator", "explicit-euler"}});
    run();
    QTest::qWait(300);
    window.plotCard(0).resize(560, 380);
    save("plot", &window.plotCard(0), part);
    window.openScene("spring");
    RaceDialog dialog(window.workbench().experiment(), false, &window);
    dialog.take(dialog.ready()[0]);
    window.startRace(dialog.race(), false);
    window.workbench().pause();
    window.workbench().step(100);
    window.workbench().played();
    window.workbench().played();
    QTest::qWait(200);
    window.raceCard().refresh();
    save("race", &window, whole);
    window.actions().at("race-table")->setChecked(false);
    window.openScene("kepler");
    window.workbench().step(12);
    window.workbench().played();
    QTest::qWait(200);
    window.actions().at("microscope")->setChecked(true);
    for (int i = 0; i < 2; ++i) window.microscope().step(1);
    save("microscope", &window, whole);
    window.actions().at("microscope")->setChecked(false);
    window.openScene("pendulum");
    window.actions().at("edit-method")->trigger();
    auto* editor = window.findChild<MethodEditor*>();
    editor->findChild<MethodTextEdit*>("method-text")->setPlainText("# mine\nv = v + h*a(x)\nx = x + h*v");
    auto* facts = editor->findChild<MethodFactsView*>();
    QTest::qWait(1500); // it measures a second after the last key
    for (int i = 0; i < 200 && facts->isMeasuring(); ++i) QTest::qWait(100);
    save("method", editor, part);
    editor->close();
    window.showCourse();
    window.course().setPath("physics");
    save("course", &window, whole);
}

} // namespace timestep
