// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/fields/choice_field.h"

#include "app/lesson/elements/mark.h"
#include "app/lesson/elements/prose.h"
#include "widgets/accessibility/spoken_texts.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QMouseEvent>
#include <QRadioButton>

#include <algorithm>

namespace timestep {

ChoiceField::ChoiceField(const Question& question, QWidget* parent)
    : AnswerField(parent), m_question(question.id), m_group(new QButtonGroup(this)) {
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setHorizontalSpacing(6);
    layout->setVerticalSpacing(2);
    layout->setColumnStretch(1, 1);
    const auto isShort = [](const QuestionChoice& choice) {
        constexpr qsizetype most = 20; // letters
        return plainText(choice.text).size() <= most;
    };
    const int count = static_cast<int>(question.choices.size());
    const bool paired = count >= 4 && std::all_of(question.choices.begin(), question.choices.end(), isShort);
    if (paired) layout->setColumnStretch(3, 1);
    for (const QuestionChoice& choice : question.choices) {
        const int number = static_cast<int>(m_ids.size());
        // Two columns are read line by line.
        const int row = paired ? number / 2 : number, column = paired ? number % 2 * 2 : 0;
        auto* button = new QRadioButton(this);
        button->setAccessibleName(spokenText(choice.text));
        button->setMinimumHeight(firstLineHeight(fontMetrics()));
        button->setObjectName(QString::fromStdString(choice.id));
        RichText* text = makeProse(choice.text, this);
        text->setInTabOrder(false); // its button says the same
        watchClicks(text, this);
        text->setProperty("choice", number);
        m_group->addButton(button, number);
        m_ids.push_back(choice.id);
        layout->addWidget(button, row, column, Qt::AlignTop);
        layout->addWidget(text, row, column + 1);
    }
    connect(m_group, &QButtonGroup::idClicked, this, &AnswerField::edited);
    if (QAbstractButton* first = m_group->button(0)) setFocusProxy(first);
}

Answer ChoiceField::answer() const {
    Answer answer;
    answer.question = m_question;
    const int chosen = m_group->checkedId();
    if (chosen >= 0) answer.choice = m_ids[static_cast<std::size_t>(chosen)];
    return answer;
}

void ChoiceField::setAnswer(const Answer& answer) {
    for (std::size_t i = 0; i < m_ids.size(); ++i)
        if (m_ids[i] == answer.choice) m_group->button(static_cast<int>(i))->setChecked(true);
}

void ChoiceField::setReadOnly(bool readOnly) {
    for (QAbstractButton* button : m_group->buttons()) button->setEnabled(!readOnly || button->isChecked());
}

QString ChoiceField::whyUnreadable(const Answer&) const {
    return tr("Choose one of the answers first.");
}

void ChoiceField::setSpoken(const QString& description) {
    for (QAbstractButton* button : m_group->buttons())
        setSpokenDescription(*button, button->isChecked() ? description : QString());
}

bool ChoiceField::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::MouseButtonRelease &&
        static_cast<QMouseEvent*>(event)->button() == Qt::LeftButton) {
        const QObject* text = watched->property("choice").isValid() ? watched : watched->parent();
        if (QAbstractButton* button = m_group->button(text->property("choice").toInt())) button->click();
    }
    return AnswerField::eventFilter(watched, event);
}

} // namespace timestep
