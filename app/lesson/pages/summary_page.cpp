// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/pages/summary_page.h"

#include "app/lesson/elements/heading.h"
#include "app/lesson/elements/note.h"
#include "app/lesson/elements/prose.h"
#include "app/lesson/elements/quiet_label.h"
#include "app/lesson/pages/finding_row.h"
#include "app/lesson/pages/side_by_side.h"
#include "app/lesson/progress/progress_ring.h"
#include "app/lesson/questions/question_forms.h"
#include "widgets/icons/icon.h"
#include "widgets/look/theme.h"
#include "widgets/plot/widget/plot_widget.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace timestep {

namespace {

constexpr int ringSide = 64, chartHeight = 300; // [px]
constexpr int wideEms = 66;                     // from here on there are two columns [em]

} // namespace

SummaryPage::SummaryPage(std::shared_ptr<const Lesson> lesson, const LessonProgress& progress,
                         std::vector<bool> done, const NextLesson& next, QWidget* parent)
    : QWidget(parent),
      m_lesson(std::move(lesson)),
      m_page(new QVBoxLayout(this)),
      m_columns(new QBoxLayout(QBoxLayout::TopToBottom)) {
    m_page->setContentsMargins(16, 4, 16, 16);
    m_page->setSpacing(12);
    addHeader(progress, done, next);
    m_columns->setSpacing(12);
    m_page->addLayout(m_columns);
    const auto column = [this] {
        auto* card = new QFrame(this);
        card->setProperty("card", true);
        m_layout = new QVBoxLayout(card);
        m_layout->setContentsMargins(18, 8, 18, 14);
        m_layout->setSpacing(10);
        m_columns->addWidget(card, 1);
    };
    column();
    if (!m_lesson->aha.empty()) {
        auto* aha = new Note(QStringLiteral("bulb"), this);
        aha->say(m_lesson->aha);
        m_layout->addWidget(aha);
    }
    addPredictions(progress);
    addOpenSteps(done);
    m_layout->addStretch(1);
    column();
    addChart();
    addHandIn(next.handIn);
    m_layout->addStretch(1);
    m_page->addStretch(1);
    // If everything is done, there is nothing left to hide: the chart is drawn at once.
    bool whole = true;
    for (std::size_t i = 0; i < done.size(); ++i) whole = whole && (done[i] || m_lesson->steps[i].deeper);
    if (m_draw != nullptr && whole)
        QMetaObject::invokeMethod(
            this, [this] { emit chartDrawWanted(); }, Qt::QueuedConnection);
}

void SummaryPage::addHeader(const LessonProgress& progress, const std::vector<bool>& done,
                            const NextLesson& next) {
    int count = 0, all = 0;
    for (std::size_t i = 0; i < done.size(); ++i) {
        if (m_lesson->steps[i].deeper) continue;
        ++all;
        count += done[i] ? 1 : 0;
    }
    m_heading = new Heading(count == all ? tr("All %n step(s) done", nullptr, all)
                                         : tr("%1 of %n step(s) done", nullptr, all).arg(count),
                            titleType, this);
    auto* line = new QHBoxLayout;
    line->setSpacing(16);
    line->addWidget(new ProgressRing(all > 0 ? static_cast<double>(count) / all : 0, ringSide, this));
    line->addWidget(m_heading, 1);
    const auto figure = [&](const QString& value, const QString& of) {
        auto* words = new QVBoxLayout;
        words->setSpacing(0);
        words->addStretch(1);
        words->addWidget(new Heading(value, titleType, this));
        words->addWidget(new QuietLabel(of, this));
        words->addStretch(1);
        line->addSpacing(12);
        line->addLayout(words);
    };
    double seconds = 0;
    for (const auto& [step, spent] : progress.seconds) seconds += spent;
    //: of %2: how many of all
    const QString share = tr("%1 of %2");
    if (const auto [right, judged] = predictionsRight(progress); judged > 0)
        figure(share.arg(QString::number(right), QString::number(judged)),
               hasDrawn(progress) ? tr("predictions right, without curves") : tr("predictions right"));
    figure(tr("%1 min").arg(std::max(1, static_cast<int>(seconds / 60 + 0.5))), tr("for this lesson"));
    if (next.lessons > 0)
        figure(share.arg(QString::number(next.lessonsDone), QString::number(next.lessons)),
               tr("lessons done"));
    m_page->addLayout(line);
}

/// How many of the predictions that have an outcome were right, and how many have one.
std::pair<int, int> SummaryPage::predictionsRight(const LessonProgress& progress) const {
    int right = 0, judged = 0;
    for (const LessonStep& step : m_lesson->steps)
        for (const Check* check : step.checks()) {
            const Question* prediction =
                check->outcome.empty() ? nullptr : m_lesson->question(check->outcome);
            const auto done = progress.checks.find(check->id);
            if (prediction == nullptr || done == progress.checks.end() || !done->second.measured) continue;
            const auto given = progress.questions.find(prediction->id);
            if (given == progress.questions.end() || !given->second.given) continue;
            const Mark mark =
                outcomeVerdict(*check, *prediction, *given->second.given, *done->second.measured, locale())
                    .mark;
            if (mark != Mark::Right && mark != Mark::Wrong) continue;
            ++judged;
            right += mark == Mark::Right ? 1 : 0;
        }
    return {right, judged};
}

/// Whether a curve was predicted: it gets words, and is neither right nor wrong.
bool SummaryPage::hasDrawn(const LessonProgress& progress) const {
    for (const LessonStep& step : m_lesson->steps)
        for (const Question* question : step.questions())
            if (std::holds_alternative<SketchQuestion>(question->kind) &&
                progress.given(question->id) != nullptr)
                return true;
    return false;
}

void SummaryPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const bool wide = width() >= wideEms * fontInfo().pixelSize();
    m_columns->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void SummaryPage::showChart(const PlotSpec& spec, const Table& table) {
    if (m_chart == nullptr) return;
    m_chart->setTable(table);
    m_chart->setSpec(spec);
    m_chart->show();
    m_draw->hide();
}

QWidget* SummaryPage::top() const {
    return m_heading;
}

void SummaryPage::addTitle(const QString& text) {
    auto* title = new Heading(text, 1, this);
    title->setContentsMargins(0, 8, 0, 0);
    m_layout->addWidget(title);
}

void SummaryPage::addPredictions(const LessonProgress& progress) {
    bool any = false;
    std::vector<const Question*> open;
    for (const LessonStep& step : m_lesson->steps) {
        for (const Check* one : step.checks()) {
            const Check& check = *one;
            const Question* prediction = check.outcome.empty() ? nullptr : m_lesson->question(check.outcome);
            if (prediction == nullptr) continue;
            const auto given = progress.questions.find(prediction->id);
            if (given == progress.questions.end() || !given->second.given) {
                if (std::find(open.begin(), open.end(), prediction) == open.end()) open.push_back(prediction);
                continue;
            }
            if (!any) addTitle(tr("What you found"));
            any = true;
            const auto done = progress.checks.find(check.id);
            const bool ofCell = hasCells(*prediction);
            m_layout->addWidget(new FindingRow(check, *prediction, *given->second.given,
                                               done != progress.checks.end() ? &done->second : nullptr,
                                               ofCell && !check.text.empty() ? check.text : prediction->ask,
                                               this));
        }
    }
    if (!open.empty())
        m_layout->addWidget(new QuietLabel(
            tr("%n prediction(s) not made yet.", nullptr, static_cast<int>(open.size())), this));
}

void SummaryPage::addOpenSteps(const std::vector<bool>& done) {
    std::string open, deeper;
    int number = 0;
    for (std::size_t i = 0; i < done.size(); ++i) {
        const LessonStep& step = m_lesson->steps[i];
        number += step.deeper ? 0 : 1;
        if (done[i]) continue;
        const QString title = plainText(step.title);
        const QString shown = step.deeper ? title : tr("Step %1: %2").arg(QString::number(number), title);
        (step.deeper ? deeper : open) += "- [" + asMarkdown(shown) + "](step:" + std::to_string(i) + ")\n";
    }
    addSteps(tr("Still open"), open);
    addSteps(tr("If you want to go deeper"), deeper);
}

void SummaryPage::addSteps(const QString& title, const std::string& list) {
    if (list.empty()) return;
    addTitle(title);
    m_layout->addWidget(makeProse(list, this, [this](const QString& address) {
        emit stepWanted(address.section(QLatin1Char(':'), 1).toInt());
    }));
}

void SummaryPage::addChart() {
    if (m_lesson->chartPlot.empty()) return;
    addTitle(tr("Your chart"));
    if (!m_lesson->chartCaption.empty()) m_layout->addWidget(makeProse(m_lesson->chartCaption, this));
    m_chart = new PlotWidget(this);
    m_chart->setFixedHeight(chartHeight);
    m_chart->hide();
    m_layout->addWidget(m_chart);
    m_draw = new QPushButton(tr("&Draw the chart"), this);
    m_draw->setMinimumWidth(1);
    connect(m_draw, &QPushButton::clicked, this, &SummaryPage::chartDrawWanted);
    m_layout->addWidget(m_draw, 0, Qt::AlignLeft);
    auto* chart = new QPushButton(icon(QStringLiteral("download")), tr("Save the &chart…"), this);
    chart->setMinimumWidth(1);
    connect(chart, &QPushButton::clicked, this,
            [this] { emit chartWanted(QString::fromStdString(m_lesson->chartPlot)); });
    m_layout->addWidget(chart, 0, Qt::AlignLeft);
}

void SummaryPage::addHandIn(bool folder) {
    addTitle(tr("To hand in and to keep"));
    if (folder)
        addButton(QStringLiteral("hand-in"), QStringLiteral("check"), tr("Hand in the result"),
                  tr("Your answers and what you measured go to the hand-in folder of the class"));
    else
        addButton(QStringLiteral("save-result"), QStringLiteral("device-floppy"), tr("Save the result…"),
                  tr("A file with your answers and with what you measured, which a teacher can check"));
    addButton(QStringLiteral("report"), QStringLiteral("clipboard"), tr("Write a report…"),
              tr("Pages with your predictions, what came out, and the figures"));
    addButton(QStringLiteral("hand-over"), QStringLiteral("file-text"), tr("Take the program away…"),
              tr("A short Python program of the last experiment, which gives the same numbers"));
}

void SummaryPage::addButton(const QString& action, const QString& picture, const QString& text,
                            const QString& tip) {
    auto* button = new QPushButton(icon(picture), text, this);
    button->setMinimumWidth(1);
    button->setToolTip(tip);
    connect(button, &QPushButton::clicked, this, [this, action] { emit actionWanted(action); });
    m_layout->addWidget(button, 0, Qt::AlignLeft);
}

} // namespace timestep
