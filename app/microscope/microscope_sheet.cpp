// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/microscope/microscope_sheet.h"

#include "app/names.h"
#include "core/microscope/step_microscope.h"
#include "core/run/experiment/frozen_run.h"
#include "widgets/text/label_text.h"

#include <QRegularExpression>

#include <array>
#include <utility>

namespace timestep {

namespace {

/// The number of the step, and the events just before it.
QString titleOf(const FrozenRun& frozen, const QLocale& locale) {
    const Simulation& simulation = *frozen.simulation;
    const QString unit = unitText(simulation.scene().timeUnit);
    const double h = simulation.nextTime() - simulation.time();
    QString title = MicroscopeText::tr("From step %1 to step %2: t = %3 %5, h = %4 %5")
                        .arg(locale.toString(static_cast<qlonglong>(simulation.steps())),
                             locale.toString(static_cast<qlonglong>(simulation.steps() + 1)),
                             numberFor(simulation.time(), locale),
                             numberFor(simulation.stepVaries() ? h : simulation.stepSize(), locale), unit);
    if (simulation.stepVaries()) title += " (" + MicroscopeText::tr("the frame decides the step") + ")";
    if (!frozen.done.empty())
        title += "; " + MicroscopeText::tr("events that were due before this step have been carried out");
    return title;
}

} // namespace

QString numbersFor(const std::string& text, const QLocale& locale) {
    QString result = QString::fromStdString(text);
    if (locale.decimalPoint() != QLatin1String(".")) {
        static const QRegularExpression point(QStringLiteral("(\\d)\\.(\\d)"));
        result.replace(", ", "; ").replace(point, "\\1" + locale.decimalPoint() + "\\2");
    }
    return result;
}

QString numberFor(double number, const QLocale& locale) {
    return numbersFor(vectorText(std::array{number}), locale);
}

QString amountFor(double number, const QLocale& locale) {
    return locale.toString(number, 'g', 3).replace('-', QChar(0x2212));
}

QString pointFor(Point point, const QLocale& locale) {
    return numbersFor(vectorText(std::array{point.x, point.y}), locale);
}

MicroscopeSheet sheetOf(FrozenRun frozen, const SheetLook& look) {
    const Simulation& simulation = *frozen.simulation;
    const QString title = titleOf(frozen, look.locale);
    MicroscopeSheet sheet;
    if (frozen.experiment.duration > 0 && simulation.atEnd(frozen.experiment.duration))
        sheet.refusal = MicroscopeText::tr(
            "The run is at its end: there is no next step. Go back in time to look at one.");
    else if (!simulation.finite())
        sheet.refusal = MicroscopeText::tr("The numbers of this run are no longer finite.");
    else if (simulation.world() != nullptr)
        sheet = worldSheet(std::move(frozen), look);
    else if (simulation.rigidWorld() != nullptr)
        sheet = rigidSheet(std::move(frozen), look);
    else
        sheet = problemSheet(std::move(frozen), look);
    sheet.title = title;
    return sheet;
}

} // namespace timestep
