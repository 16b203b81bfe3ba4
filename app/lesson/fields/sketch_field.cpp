// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/fields/sketch_field.h"

#include "app/lesson/elements/quiet_label.h"
#include "widgets/accessibility/spoken_texts.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace timestep {

SketchField::SketchField(const Question& question, QWidget* parent)
    : AnswerField(parent),
      m_question(question.id),
      m_sketch(question.sketch),
      m_cells(static_cast<std::size_t>(question.sketch.points)),
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
    // Before there is anything, the state tells of the mouse only.
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
        m_state->setText(tr("Your curve stays in the plot as a dotted line."));
    else if (drawn == 0)
        m_state->setText(tr("Draw the curve in the plot with the mouse, from left to right."));
    else if (drawn < static_cast<std::ptrdiff_t>(m_cells.size()))
        m_state->setText(tr("%1 of %2 places are drawn.").arg(drawn).arg(m_cells.size()));
    else
        m_state->setText(tr("The curve is whole. It can still be changed."));
    m_state->setMinimumHeight(2 * m_state->fontMetrics().lineSpacing()); // the buttons keep their place
    setSpoken({});
}

} // namespace timestep
