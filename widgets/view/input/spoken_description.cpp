// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/input/spoken_description.h"

#include "widgets/view/picture/view_painter.h"

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

QString sentenceAt(const QString& sentence, std::int32_t index, Point at, const QLocale& locale) {
    return sentence.arg(QString::number(index), locale.toString(at.x, 'g', 4), locale.toString(at.y, 'g', 4));
}

/// A hint that is given only until the first arrow key.
QString throwHint() {
    return ViewTexts::tr("Arrows move it, Enter releases it, Shift+Enter throws it.");
}

/// "2.4 m/s"; a scene may have no unit of length.
QString speedText(double speed, const SceneView& scene, const QLocale& locale) {
    const bool hasLength = !scene.lengthUnit.isEmpty() && scene.lengthUnit != QLatin1String("1");
    QString unit = hasLength ? scene.lengthUnit : QString();
    if (!scene.timeUnit.isEmpty()) unit = (hasLength ? unit : QStringLiteral("1")) + '/' + scene.timeUnit;
    const QString number = locale.toString(speed, 'g', 3);
    return unit.isEmpty() ? number : number + QChar(0x00a0) + unit;
}

/// A sentence on the held thing, or else on the chosen one; may be empty.
QString sentenceOnSelection(const ViewGeometry& geometry, const Selection& selection, const Drag& drag) {
    const QLocale& locale = geometry.format().look.locale;
    const bool bodies = geometry.runs().scene().bodies;
    if (const Grip* grip = drag.grip()) {
        if (grip->hold == Hold::Arrow)
            return sentenceAt(bodies ? ViewTexts::tr("Velocity of body %1 held: x = %2, y = %3.")
                                     : ViewTexts::tr("Velocity of particle %1 held: x = %2, y = %3."),
                              grip->what.index, drag.arrowVelocity(), locale);
        const QString sentence =
            grip->hold == Hold::Ghost
                ? ViewTexts::tr("Previous position of particle %1 held at x = %2, y = %3.")
            : bodies ? ViewTexts::tr("Body %1 held at x = %2, y = %3.")
                     : ViewTexts::tr("Particle %1 held at x = %2, y = %3.");
        const QString held = sentenceAt(sentence, grip->what.index, grip->at, locale);
        const bool canThrow = grip->byKey && grip->keys.empty() && grip->limit == 0 && drag.canThrow();
        return canThrow ? held + QLatin1Char(' ') + throwHint() : held;
    }
    const FramePoint* point = selection.chosen ? geometry.runs().find(*selection.chosen) : nullptr;
    if (!point) return {};
    return sentenceAt(bodies ? ViewTexts::tr("Body %1 chosen, at x = %2, y = %3.")
                             : ViewTexts::tr("Particle %1 chosen, at x = %2, y = %3."),
                      selection.chosen->index, point->at, locale);
}

QString sentenceOnRuns(const ShownRuns& runs, const std::vector<PaintedFrame>& painted,
                       const QLocale& locale) {
    QStringList names;
    for (std::size_t run = 0; run < runs.size(); ++run) {
        QString name = runs[run].label;
        if (run < painted.size() && !painted[run].finite)
            name += QLatin1Char(' ') + ViewTexts::tr("(no longer finite)");
        else if (run < painted.size() && !painted[run].inView)
            name += QLatin1Char(' ') + ViewTexts::tr("(left the view)");
        if (runs[run].stamp) name += QStringLiteral(" (%1)").arg(stampText(*runs[run].stamp, locale));
        if (!name.isEmpty()) names << name;
    }
    return names.isEmpty() ? QString() : ViewTexts::tr("Runs: %1.").arg(names.join(QStringLiteral(", ")));
}

QString sentenceOnStep(const ViewGeometry& geometry) {
    const std::optional<StepOverlay>& overlay = geometry.contents().stepOverlay;
    if (!overlay) return {};
    const QRectF cell = geometry.cellOf(static_cast<int>(overlay->run));
    const double factor = enlargement(overlay->longest, geometry.transformIn(cell).scale(), geometry.unit(),
                                      std::min(cell.width(), cell.height()));
    return ViewTexts::tr("The arrows of a step are enlarged %1 times.")
        .arg(geometry.format().look.locale.toString(factor, 'g', 10));
}

} // namespace

QString spokenEvents(const std::vector<Event>& events) {
    QStringList sentences;
    int cuts = 0;
    for (const Event& event : events) {
        if (event.kind == EventKind::Pin)
            sentences << ViewTexts::tr("Particle %1 is pinned.").arg(event.index);
        if (event.kind == EventKind::Unpin)
            sentences << ViewTexts::tr("Particle %1 is free.").arg(event.index);
        if (event.kind == EventKind::Cut) ++cuts;
    }
    if (cuts > 0) sentences << ViewTexts::tr("%n stick(s) cut.", nullptr, cuts);
    return sentences.join(QLatin1Char(' '));
}

QString spokenThrow(const Throw& thrown, const ViewGeometry& geometry) {
    const SceneView& scene = geometry.runs().scene();
    const double speed = std::hypot(thrown.velocity.x, thrown.velocity.y);
    //: %2 is a speed with its unit
    return (scene.bodies ? ViewTexts::tr("Body %1 is thrown with %2.")
                         : ViewTexts::tr("Particle %1 is thrown with %2."))
        .arg(QString::number(thrown.what.index), speedText(speed, scene, geometry.format().look.locale));
}

QStringList spokenSentences(const ViewGeometry& geometry, const Selection& selection, const Drag& drag,
                            const std::vector<PaintedFrame>& painted) {
    const ShownRuns& runs = geometry.runs();
    const QLocale& locale = geometry.format().look.locale;
    const QString& name = runs.scene().name;
    QStringList sentences{sentenceOnSelection(geometry, selection, drag),
                          name.isEmpty() ? QString() : name + QLatin1Char('.'),
                          sentenceOnRuns(runs, painted, locale), sentenceOnStep(geometry),
                          QStringLiteral("%1, %2.").arg(timeText(runs, locale), stepText(runs, locale))};
    sentences.removeAll(QString());
    return sentences;
}

} // namespace timestep
