// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/summary_page.h"

#include "app/lesson/check_row.h"
#include "app/lesson/heading.h"
#include "app/lesson/note.h"
#include "app/lesson/prose.h"
#include "app/lesson/side_by_side.h"
#include "widgets/icons/icon.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace timestep {

SummaryPage::SummaryPage(std::shared_ptr<const Lesson> lesson, const LessonProgress& progress,
                         std::vector<bool> done, QWidget* parent)
    : QWidget(parent),
      m_lesson(std::move(lesson)),
      m_layout(new QVBoxLayout(this)),
      m_heading(new Heading(tr("What you found"), 1.5, this)) {
    m_layout->setContentsMargins(16, 4, 16, 16);
    m_layout->setSpacing(12);
    m_layout->addWidget(m_heading);
    if (!m_lesson->aha.empty()) {
        auto* aha = new Note(QStringLiteral("bulb"), this);
        aha->say(m_lesson->aha);
        m_layout->addWidget(aha);
    }
    addPredictions(progress);
    addOpenSteps(done);
    addChart();
    addHandIn();
    addTitle(tr("Go on"));
    addButton(QStringLiteral("book"), tr("Other &lessons…"), tr("Choose a lesson"),
              &SummaryPage::lessonListWanted);
    m_layout->addStretch(1);
}

QWidget* SummaryPage::top() const {
    return m_heading;
}

void SummaryPage::addTitle(const QString& text) {
    auto* title = new Heading(text, 1.1, this);
    title->setContentsMargins(0, 8, 0, 0);
    m_layout->addWidget(title);
}

void SummaryPage::addPredictions(const LessonProgress& progress) {
    const Check* before = nullptr;
    for (const LessonStep& step : m_lesson->steps) {
        const std::vector<const Check*> checks = step.checks();
        for (std::size_t i = 0; i < checks.size(); ++i) {
            const Check& check = *checks[i];
            const Question* prediction = check.outcome.empty() ? nullptr : m_lesson->question(check.outcome);
            if (prediction == nullptr) continue;
            if (before == nullptr) addTitle(tr("Your predictions"));
            if (before == nullptr || before->outcome != check.outcome)
                m_layout->addWidget(makeProse(prediction->ask, this));
            before = &check;
            const auto given = progress.questions.find(prediction->id);
            const auto done = progress.checks.find(check.id);
            auto* row = new CheckRow(check, prediction, this);
            row->setFeedbackWanted(i + 1 == checks.size() || checks[i + 1]->outcome != check.outcome);
            row->show(done != progress.checks.end() ? &done->second : nullptr, std::nullopt,
                      given != progress.questions.end() && given->second.given ? &*given->second.given
                                                                               : nullptr);
            if (prediction->type != Question::Type::Table) row->showOutcomeOnly();
            m_layout->addWidget(row);
        }
    }
}

void SummaryPage::addOpenSteps(const std::vector<bool>& done) {
    if (std::find(done.begin(), done.end(), false) == done.end()) return;
    addTitle(tr("Still open"));
    std::string list;
    for (std::size_t i = 0; i < done.size(); ++i) {
        if (done[i]) continue;
        const QString title = tr("Step %1: %2").arg(i + 1).arg(plainText(m_lesson->steps[i].title));
        list += "- [" + asMarkdown(title) + "](step:" + std::to_string(i) + ")\n";
    }
    m_layout->addWidget(makeProse(list, this, [this](const QString& address) {
        emit stepWanted(address.section(QLatin1Char(':'), 1).toInt());
    }));
}

void SummaryPage::addChart() {
    if (m_lesson->chartPlot.empty()) return;
    addTitle(tr("Your chart"));
    if (!m_lesson->chartCaption.empty()) m_layout->addWidget(makeProse(m_lesson->chartCaption, this));
    auto* chart = new QPushButton(icon(QStringLiteral("download")), tr("Save the &chart…"), this);
    chart->setMinimumWidth(1);
    connect(chart, &QPushButton::clicked, this,
            [this] { emit chartWanted(QString::fromStdString(m_lesson->chartPlot)); });
    m_layout->addWidget(chart, 0, Qt::AlignLeft);
}

void SummaryPage::addHandIn() {
    addTitle(tr("To hand in"));
    addButton(QStringLiteral("device-floppy"), tr("Save the result…"),
              tr("A file with your answers and with what you measured, which a teacher can check"),
              &SummaryPage::resultWanted);
    addButton(QStringLiteral("clipboard"), tr("Write a report…"),
              tr("Pages with your predictions, what came out, and the figures"), &SummaryPage::reportWanted);
}

void SummaryPage::addButton(const QString& picture, const QString& text, const QString& tip,
                            void (SummaryPage::*wanted)()) {
    auto* button = new QPushButton(icon(picture), text, this);
    button->setMinimumWidth(1);
    button->setToolTip(tip);
    connect(button, &QPushButton::clicked, this, wanted);
    m_layout->addWidget(button, 0, Qt::AlignLeft);
}

} // namespace timestep
