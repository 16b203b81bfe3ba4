// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/animation/run_animation.h"

#include "app/evidence/carried.h"
#include "app/names.h"
#include "core/input_error.h"
#include "core/particles/draw_world.h"
#include "core/rigid/draw_rigid.h"
#include "core/run/session.h"
#include "widgets/export/animated_png.h"
#include "widgets/export/metadata.h"
#include "widgets/view/frame_painter.h"

#include <QLocale>
#include <QPainter>

#include <nlohmann/json.hpp>

#include <cmath>

namespace timestep {

namespace {

constexpr double margin = 24;     // [px]
constexpr double screenRate = 60; // of scenes whose time is counted in frames of a screen

Box boxOf(const Experiment& experiment) {
    if (experiment.world) return boundsOf(*experiment.world);
    if (experiment.bodies) return boundsOf(*experiment.bodies);
    return experiment.scene->bounds(experiment.parameters);
}

/// Draws one instant of a session.
class Film {
public:
    Film(const Experiment& experiment, QSize size)
        : experiment_(experiment),
          size_(size),
          down_(experiment.world ? experiment.world->rules.yDown : experiment.scene->yDown),
          transform_(ViewTransform::fit(boxOf(experiment), QRectF(QPointF(), QSizeF(size)), margin, down_)) {}

    QImage picture(const Session& session) {
        QImage image(size_, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF area(0, 0, size_.width(), size_.height());
        for (std::size_t run = 0; run < session.runs(); ++run) {
            frame_.clear();
            session.simulation(run).draw(frame_);
            FrameLook look;
            look.theme = Theme::Print;
            look.style = runStyle(static_cast<int>(run), Theme::Print);
            look.severalRuns = session.runs() > 1;
            painters_.paint(painter, frame_, transform_, area, look);
        }
        const std::string unit(experiment_.scene->timeUnit);
        painter.setPen(coloursOf(Theme::Print).text);
        painter.drawText(QPointF(8, size_.height() - 8), QStringLiteral("t = %1 %2")
                                                             .arg(QLocale().toString(session.time(), 'f', 2),
                                                                  unit == "1" ? QString() : text(unit)));
        return image;
    }

private:
    const Experiment& experiment_;
    QSize size_;
    bool down_;
    ViewTransform transform_;
    FramePainter painters_;
    Frame frame_;
};

} // namespace

QByteArray runAnimation(const Experiment& experiment, const AnimationSpec& spec,
                        const AnimationProgress& progress) {
    if (experiment.duration == 0) throw InputError("an animation needs a run that ends", "duration");
    const double pace = (experiment.scene->timeUnit == "frame" ? screenRate : 1) * spec.speed;
    const double between = pace / spec.framesPerSecond; // scene time from one picture to the next
    const double pictures = experiment.duration / between + 1;
    if (!(pictures <= mostPictures))
        throw InputError("this run makes more than " + std::to_string(mostPictures) +
                             " pictures; show it faster, or with fewer pictures per second",
                         "duration");
    Session session(experiment);
    Film film(experiment, spec.size);
    AnimatedPng file(spec.framesPerSecond);
    for (int number = 0;; ++number) {
        while (session.time() < number * between * (1 - 1e-12) && session.step()) {}
        if (progress && !progress(std::min(1.0, session.time() / experiment.duration))) return {};
        QImage picture = film.picture(session);
        if (number == 0)
            picture.setText(QLatin1String(experimentKey),
                            QString::fromStdString(carriedText({toJson(experiment).dump(), {}}, nullptr)));
        file.add(picture);
        if (session.atEnd()) break;
    }
    return file.file();
}

} // namespace timestep
