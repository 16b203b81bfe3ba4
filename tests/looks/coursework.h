// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Pictures of the tools for coursework: the timeline in use, a fit, the export dialogs, a report.
#include "app/animation/animation_dialog.h"
#include "app/desk/desk_files.h"
#include "app/plots/export_dialog.h"
#include "app/plots/plot_card.h"
#include "app/report/report_dialog.h"
#include "app/report/write_report.h"
#include "app/timeline/timeline_bar.h"
#include "tests/app/window/window_parts.h"
#include "widgets/plot/widget/plot_widget.h"

#include <QDir>
#include <QFile>
#include <QMenu>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>

namespace timestep {

/// Writes FOLDER/<name>-coursework-*.png, and the pages of the report if pdftoppm is installed.
inline void writeCourseworkPictures(WindowParts& window, const QDir& folder, const QString& name) {
    const auto save = [&](const char* what, QWidget* widget) {
        QTest::qWait(120);
        widget->grab().save(folder.filePath(QString("%1-coursework-%2.png").arg(name, what)));
    };
    const auto steps = [&](int count) {
        window.workbench().step(count);
        window.workbench().played(); // it has stepped,
        window.workbench().played(); // and its rows are there
        QTest::qWait(60);
    };
    window.openScene("spring");
    QTest::qWait(60);
    PlotSpec spec;
    spec.x = "time";
    spec.y = {"x"};
    spec.title = "x";
    window.showPlot(1, {}, spec);
    for (const int count : {60, 90, 70}) {
        steps(count);
        window.timeline().addBookmark();
    }
    window.timeline().renameBookmark(0, "crest");
    QMenu* const axes = window.plotCard(1).plot()->axesAction()->menu();
    for (QAction* entry : axes->findChildren<QAction*>("fit-sine")) entry->trigger();
    save("fit", &window);
    window.workbench().seek(100);
    window.timeline().setRepeating(true);
    save("timeline", &window);
    window.timeline().setRepeating(false);
    window.workbench().pause();

    ExportDialog figure(window.exportSubject(1), &window);
    figure.show();
    save("export", &figure);
    figure.close();
    AnimationSpec proposal = window.animationProposal();
    proposal.speed = 4;
    AnimationDialog animation(window.workbench().played(), window.view(), proposal, false, &window);
    animation.show();
    save("animation", &animation);
    animation.setLength(1e6);
    save("animation-long", &animation);
    animation.close();

    window.openLesson("energy-drift-or-wobble");
    window.workbench().setLocked(false);
    window.workbench().setSpeed(0);
    window.workbench().run();
    window.workbench().finish();
    QTest::qWait(60);
    const Report report = window.report();
    ReportDialog dialog(report, &window);
    dialog.show();
    save("report", &dialog);
    dialog.close();
    const QString pdf = folder.filePath(QString("%1-coursework-report.pdf").arg(name));
    QFile file(pdf);
    if (QStandardPaths::findExecutable("pdftoppm").isEmpty() || !file.open(QIODevice::WriteOnly)) return;
    file.write(reportPdf(report));
    file.close();
    QProcess::execute("pdftoppm", {"-r", "60", "-png", pdf, pdf.chopped(4) + "-page"});
    file.remove();
}

} // namespace timestep
