// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/animation/film.h"

#include "app/names.h"
#include "core/run/experiment/start_values.h"
#include "widgets/text/unit_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QPainter>

namespace timestep {

namespace {

struct FilmTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::Animation)
};

} // namespace

Film::Film(const Experiment& experiment, QSize size, double speed, Theme theme, const SimulationView* like)
    : m_size(size), m_pace(paceText(speed)), m_theme(theme) {
    const Scene& scene = *experiment.scene;
    m_view.resize(size);
    m_view.setScene({translated(scene.name), startBounds(experiment),
                     experiment.world ? experiment.world->rules.yDown : scene.yDown, text(scene.lengthUnit),
                     unitText(scene.timeUnit), experiment.step, scene.kind() == SceneKind::Particles,
                     scene.kind() == SceneKind::RigidBodies});
    if (like != nullptr) m_view.showLike(*like);
    for (std::size_t run = 0; run < experiment.runs.size(); ++run)
        m_labels.push_back(QString::fromStdString(runLabel(experiment, run, translatedUtf8)));
}

QImage Film::picture(FilmFrame& frame) {
    for (std::size_t run = 0; run < frame.runs.size(); ++run) {
        frame.runs[run].label = run < m_labels.size() ? m_labels[run] : QString();
        frame.runs[run].style = static_cast<int>(run);
    }
    m_view.setReadout(m_pace.isEmpty()
                          ? QString()
                          //: number of the step, time lapse or slow motion
                          : FilmTexts::tr("step %1 · %2").arg(m_view.locale().toString(frame.step), m_pace));
    m_view.setRuns(frame.runs, frame.time, frame.step);
    QImage image(m_size, QImage::Format_RGB32);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    m_view.paint(painter, QRect(QPoint(), m_size), m_theme);
    return image;
}

QString paceText(double speed) {
    if (speed == 1) return {};
    const QLocale locale;
    return speed > 1 ? FilmTexts::tr("time lapse %1 ×").arg(locale.toString(speed, 'g', 4))
                     : FilmTexts::tr("slow motion 1/%1 ×").arg(locale.toString(1 / speed, 'g', 4));
}

} // namespace timestep
