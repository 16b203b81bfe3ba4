// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/questions/sketch_form.h"

#include "app/handouts/paper/lesson_charts.h"
#include "app/lesson/elements/number_shown.h"
#include "app/lesson/elements/prose.h"
#include "app/lesson/elements/quiet_label.h"
#include "core/parameter/typed_number.h"
#include "lessons/model/evaluate_check.h"
#include "widgets/accessibility/spoken_texts.h"
#include "widgets/export/svg_device.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace timestep {

SketchField::SketchField(const Question& question, const SketchQuestion& sketch, QWidget* parent)
    : AnswerField(parent),
      m_question(question.id),
      m_sketch(sketch),
      m_cells(static_cast<std::size_t>(sketch.points)),
      m_state(new QuietLabel(this)),
      m_draw(new QPushButton(this)),
      m_wipe(new QPushButton(this)) {
    m_state->setWordWrap(true);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_draw);
    buttons->addWidget(m_wipe);
    buttons->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(m_state);
    layout->addLayout(buttons);
    for (QPushButton* button : {m_draw, m_wipe}) button->setMinimumWidth(1);
    connect(m_draw, &QPushButton::clicked, this, &SketchField::drawWanted);
    connect(m_wipe, &QPushButton::clicked, this, [this] {
        take(std::vector<std::string>(m_cells.size()));
        emit replaced();
    });
    setFocusProxy(m_draw);
    showState();
}

Answer SketchField::answer() const {
    Answer answer;
    answer.question = m_question;
    answer.cells = m_cells;
    return answer;
}

void SketchField::setAnswer(const Answer& answer) {
    std::vector<std::string> cells = answer.cells;
    cells.resize(m_cells.size());
    if (cells == m_cells) return;
    m_cells = std::move(cells);
    showState();
    emit replaced();
}

void SketchField::take(const std::vector<std::string>& cells) {
    m_cells = cells;
    m_cells.resize(static_cast<std::size_t>(m_sketch.points));
    showState();
    emit overtaken();
    emit edited();
}

void SketchField::setReadOnly(bool readOnly) {
    m_readOnly = readOnly;
    for (QPushButton* button : {m_draw, m_wipe}) button->setVisible(!readOnly);
    showState();
    emit replaced();
}

QString SketchField::whyUnreadable(const Answer&) const {
    return tr("Draw the curve over the whole width of the plot first.");
}

void SketchField::setSpoken(const QString& description) {
    // Before anything is drawn, the state mentions only the mouse.
    const bool begun = m_readOnly || m_wipe->isEnabled();
    setSpokenDescription(*m_draw,
                         ((begun ? m_state->text() : QString()) + QLatin1Char(' ') + description).trimmed());
}

void SketchField::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) showState();
    AnswerField::changeEvent(event);
}

void SketchField::showState() {
    m_draw->setText(tr("Draw with the keyboard"));
    m_wipe->setText(tr("Wipe"));
    m_draw->setAccessibleName(tr("Draw the curve with the keyboard"));
    m_wipe->setAccessibleName(tr("Wipe the curve"));
    const auto drawn =
        std::count_if(m_cells.begin(), m_cells.end(), [](const std::string& cell) { return !cell.empty(); });
    m_wipe->setEnabled(drawn > 0);
    if (m_readOnly)
        m_state->setText(tr("Your curve stays in the plot as a dashed line."));
    else if (drawn == 0)
        m_state->setText(tr("Draw the curve in the plot with the mouse, from left to right."));
    else if (drawn < static_cast<std::ptrdiff_t>(m_cells.size()))
        m_state->setText(
            tr("%1 of %2 places are drawn.").arg(QString::number(drawn), QString::number(m_cells.size())));
    else
        m_state->setText(tr("Your curve is complete. You can still change it."));
    m_state->setMinimumHeight(2 * m_state->fontMetrics().lineSpacing()); // the buttons keep their place
    setSpoken({});
}

namespace {

constexpr double levelWith =
    0.08; ///< fraction of the drawn range within which a curve ends in the right place

struct SketchVerdictTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::OutcomeVerdict)
};
struct SketchReportTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::Report)
};
struct ClassSketchTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::Merged)
};
struct SketchRowTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::CheckRow)
};

/// A separate function: if a function returns a type of std, lupdate puts its texts into a context that is
/// not the class's.
QString yourCurve() {
    return SketchRowTexts::tr("Your curve in the plot");
}

/// A drawn curve, sampled at some of its places.
QString drawnCurve(const SketchQuestion& sketch, const Answer& answer) {
    constexpr int shown = 6;
    const auto points = static_cast<int>(answer.cells.size());
    QStringList places;
    for (int i = 0; i < shown && points > 1; ++i) {
        const int point = i * (points - 1) / (shown - 1);
        const auto y = typedNumber(answer.cells[static_cast<std::size_t>(point)]);
        if (y && point < sketch.points)
            places << QStringLiteral("%1 → %2").arg(QLocale().toString(sketch.x(point), 'g', 3),
                                                    QLocale().toString(*y, 'g', 3));
    }
    places.removeDuplicates();
    return places.isEmpty()
               ? SketchReportTexts::tr("A curve was drawn.")
               : SketchReportTexts::tr("A curve was drawn: %1").arg(places.join(QStringLiteral("; ")));
}

/// The drawn value that belongs to what the check takes.
std::optional<double> drawnValue(const Check& check, const SketchQuestion& sketch, const Answer& answer) {
    std::optional<double> taken;
    double nearest = 0;
    for (int point = 0; point < sketch.points && point < static_cast<int>(answer.cells.size()); ++point) {
        const auto y = typedNumber(answer.cells[static_cast<std::size_t>(point)]);
        if (!y) continue;
        const double away = std::abs(sketch.x(point) - check.probe.at);
        bool better = !taken;
        switch (check.probe.take) {
        case Take::Maximum:
        case Take::Flight:
            better = better || *y > *taken;
            break;
        case Take::Minimum:
            better = better || *y < *taken;
            break;
        case Take::At:
            better = better || away < nearest;
            break;
        case Take::End:
        case Take::Slope:
            better = true;
            break;
        }
        if (!better) continue;
        taken = y;
        nearest = away;
    }
    return taken;
}

/// A chart with axes as wide as the field on the screen.
std::vector<SheetPart> chartPart(const SketchQuestion& sketch, std::optional<SheetChart> chart) {
    if (!chart) return {};
    chart->plot.xRange = PlotRange{sketch.from, sketch.to};
    chart->plot.yRange = PlotRange{sketch.lowest, sketch.highest};
    SheetPart part;
    part.kind = SheetPart::Kind::Charts;
    part.charts.push_back(std::move(*chart));
    return {part};
}

} // namespace

std::string saidSketch(const SketchQuestion&, const Answer&, int, const std::string&) {
    return yourCurve().toStdString();
}

std::optional<QString> reportedSketch(const SketchQuestion& sketch, const Answer& answer,
                                      std::optional<int>) {
    return drawnCurve(sketch, answer);
}

OutcomeVerdict verdictOfSketch(const Check& check, const SketchQuestion& prediction, const Answer& answer,
                               double measured, const QLocale& locale) {
    const auto drawn = drawnValue(check, prediction, answer);
    if (!drawn) return {};
    const double shown = shownValue(check, measured);
    const QString drew = numberShown(*drawn, 2, check.unit, locale),
                  is = numberShown(shown, 2, check.unit, locale);
    const double range = prediction.highest - prediction.lowest;
    const QString words =
        std::abs(*drawn - shown) <= levelWith * range
            ? SketchVerdictTexts::tr("Your curve is about right there: you drew %1, the run has %2.")
        : *drawn < shown
            ? SketchVerdictTexts::tr("Your curve is too low there: you drew %1, the run has %2.")
            : SketchVerdictTexts::tr("Your curve is too high there: you drew %1, the run has %2.");
    return {Mark::None, asMarkdown(words.arg(drew, is))};
}

std::vector<SheetPart> roomForSketch(const SketchQuestion& sketch, const SheetPlace& place) {
    std::optional<SheetChart> chart = filledChart(place.lesson, sketch.plot);
    if (chart) chart = emptyChart(*chart);
    return chartPart(sketch, std::move(chart));
}

/// The curve that the check measures.
KeyParts keyOfSketch(const SketchQuestion& sketch, const SheetPlace& place) {
    if (place.outcomeCheck == nullptr) return {};
    return {chartPart(sketch, outcomeChart(place.lesson, sketch.plot, *place.outcomeCheck))};
}

/// All curves in one chart.
QString sketchesOfClass(const Question&, const SketchQuestion& sketch, const ClassAnswers& answers) {
    constexpr double width = 560, height = 220;
    QString paths;
    for (const Answer* answer : answers.answers) {
        QString points;
        for (std::size_t i = 0; i < answer->cells.size(); ++i)
            if (const auto y = typedNumber(answer->cells[i])) {
                const double across = width * static_cast<double>(i) / std::max(1, sketch.points - 1);
                const double up = (*y - sketch.lowest) / (sketch.highest - sketch.lowest);
                points += QStringLiteral("%1,%2 ").arg(QString::number(across, 'f', 1),
                                                       QString::number(height * (1 - up), 'f', 1));
            }
        paths += QStringLiteral("<polyline points=\"%1\" fill=\"none\" stroke=\"#0072b2\" "
                                "stroke-opacity=\".5\" stroke-width=\"2\"/>")
                     .arg(points);
    }
    return QStringLiteral("<svg width=\"600\" height=\"240\" viewBox=\"-10 -10 600 240\" role=\"img\" "
                          "aria-label=\"%1\"><path d=\"M0 0V220H560\" fill=\"none\" "
                          "stroke=\"#20242a\"/>%2</svg>\n")
        .arg(xmlText(ClassSketchTexts::tr("Sketched curves")), paths);
}

} // namespace timestep
