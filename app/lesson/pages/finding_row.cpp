// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/pages/finding_row.h"

#include "app/lesson/elements/heading.h"
#include "app/lesson/elements/note.h"
#include "app/lesson/elements/number_shown.h"
#include "app/lesson/elements/prose.h"
#include "app/lesson/progress/progress.h"
#include "app/lesson/questions/question_forms.h"
#include "widgets/look/curve_style.h"
#include "widgets/look/theme.h"

#include <QEvent>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace timestep {

namespace {

constexpr int valueEms = 7, narrowEms = 32;

} // namespace

FindingRow::FindingRow(const Check& check, const Question& prediction, const Answer& answer,
                       const CheckProgress* done, const std::string& title, QWidget* parent)
    : QWidget(parent),
      m_run(std::max(check.probe.run, 0)),
      m_value(new Heading(done != nullptr && done->measured ? numberShown(shownValue(check, *done->measured),
                                                                          check.digits, check.unit, locale())
                                                            : QString(),
                          titleType, this)),
      m_layout(new QHBoxLayout(this)) {
    m_layout->setContentsMargins(0, 10, 0, 2);
    m_layout->setSpacing(14);
    m_value->setAlignment(Qt::AlignRight | Qt::AlignTop);
    m_value->setWordWrap(false); // Qt would break a number at its point
    m_value->setMinimumWidth(valueEms * fontInfo().pixelSize());
    m_value->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    const std::string given = answerMarkdown(prediction, answer, check.outcomeCell, check.unit);
    OutcomeVerdict verdict{Mark::Open, asMarkdown(tr("The run will show it."))};
    if (done != nullptr)
        verdict = done->measured ? outcomeVerdict(check, prediction, answer, *done->measured, locale())
                                 : OutcomeVerdict{Mark::None, check.text};
    auto* words = new QVBoxLayout;
    words->setSpacing(4);
    words->addWidget(makeProse(title, this));
    auto* said = new Note({}, this);
    const std::string predicted =
        given.empty() ? std::string() : asMarkdown(tr("You predicted:")) + " " + given;
    said->say(verdict.words.empty() ? predicted : predicted + "  \n" + verdict.words, verdict.mark);
    words->addWidget(said);
    m_layout->addWidget(m_value, 0, Qt::AlignTop);
    m_layout->addLayout(words, 1);
    recolour();
}

void FindingRow::recolour() {
    QPalette own = m_value->palette();
    own.setColor(QPalette::WindowText,
                 textColourOf(runStyle(m_run, themeOf(palette())).colour, themeOf(palette())));
    m_value->setPalette(own);
}

void FindingRow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) recolour();
    QWidget::changeEvent(event);
}

void FindingRow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const bool narrow = width() < narrowEms * fontInfo().pixelSize();
    m_layout->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_value->setAlignment((narrow ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignTop);
    m_value->setVisible(!m_value->text().isEmpty() || !narrow);
}

void FindingRow::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setPen(coloursOf(themeOf(palette())).grid);
    painter.drawLine(0, 0, width(), 0);
}

} // namespace timestep
