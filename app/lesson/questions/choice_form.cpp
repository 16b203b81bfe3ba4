// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/questions/choice_form.h"

#include "app/handouts/paper/sheet_texts.h"
#include "app/lesson/elements/mark.h"
#include "app/lesson/elements/prose.h"
#include "widgets/accessibility/spoken_texts.h"
#include "widgets/export/svg_device.h"

#include <QButtonGroup>
#include <QCoreApplication>
#include <QGridLayout>
#include <QMouseEvent>
#include <QRadioButton>

#include <algorithm>

namespace timestep {

ChoiceField::ChoiceField(const Question& question, const ChoiceQuestion& choice, QWidget* parent)
    : AnswerField(parent), m_question(question.id), m_group(new QButtonGroup(this)) {
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setHorizontalSpacing(6);
    layout->setVerticalSpacing(2);
    layout->setColumnStretch(1, 1);
    const auto isShort = [](const QuestionChoice& one) {
        constexpr qsizetype most = 20; // letters
        return plainText(one.text).size() <= most;
    };
    const int count = static_cast<int>(choice.choices.size());
    const bool paired = count >= 4 && std::all_of(choice.choices.begin(), choice.choices.end(), isShort);
    if (paired) layout->setColumnStretch(3, 1);
    for (const QuestionChoice& each : choice.choices) {
        const int number = static_cast<int>(m_ids.size());
        // Two columns are read line by line.
        const int row = paired ? number / 2 : number, column = paired ? number % 2 * 2 : 0;
        auto* button = new QRadioButton(this);
        button->setAccessibleName(spokenText(each.text));
        button->setMinimumHeight(firstLineHeight(fontMetrics()));
        button->setObjectName(QString::fromStdString(each.id));
        RichText* text = makeProse(each.text, this);
        text->setInTabOrder(false); // its button says the same
        watchClicks(text, this);
        text->setProperty("choice", number);
        m_group->addButton(button, number);
        m_ids.push_back(each.id);
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

namespace {

struct ChoiceVerdictTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::OutcomeVerdict)
};

QString happened() {
    return ChoiceVerdictTexts::tr("That is what happens.");
}

SheetPart tickPart(const QuestionChoice& choice) {
    SheetPart part = textPart(onPaper(choice.text));
    part.kind = SheetPart::Kind::Choice;
    return part;
}

} // namespace

std::string saidChoice(const ChoiceQuestion& choice, const Answer& answer, int, const std::string&) {
    const QuestionChoice* chosen = choice.chosen(answer);
    return chosen != nullptr ? chosen->text : std::string();
}

OutcomeVerdict verdictOfChoice(const Check&, const ChoiceQuestion& prediction, const Answer& answer, double,
                               const QLocale&) {
    const QuestionChoice* happens = prediction.happening();
    if (happens == nullptr) return {};
    if (happens->id == answer.choice) return {Mark::Right, asMarkdown(happened())};
    return {Mark::Wrong, asMarkdown(ChoiceVerdictTexts::tr("Something else happens:")) + " " + happens->text};
}

std::vector<SheetPart> roomForChoice(const ChoiceQuestion& choice, const SheetPlace&) {
    std::vector<SheetPart> parts;
    for (const QuestionChoice& each : choice.choices) parts.push_back(tickPart(each));
    return parts;
}

KeyParts keyOfChoice(const ChoiceQuestion& choice, const SheetPlace&) {
    KeyParts key;
    for (const QuestionChoice& each : choice.choices) {
        key.answer.push_back(tickPart(each));
        key.answer.back().ticked = each.right || each.happens;
        if (each.happens) key.answer.push_back(remarkPart(happened()));
        if (!each.feedback.empty()) key.answer.push_back(remarkPart(onPaper(each.feedback)));
    }
    return key;
}

QString choicesOfClass(const Question&, const ChoiceQuestion& choice, const ClassAnswers& answers) {
    std::vector<int> counts(choice.choices.size(), 0);
    for (const Answer* answer : answers.answers)
        for (std::size_t i = 0; i < counts.size(); ++i)
            if (choice.choices[i].id == answer->choice) ++counts[i];
    const int most = std::max(1, counts.empty() ? 1 : *std::max_element(counts.begin(), counts.end()));
    QString text = QStringLiteral("<table>");
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const int width = 300 * counts[i] / most;
        text += QStringLiteral("<tr><td>%1%2</td><td style=\"width:360px\"><svg width=\"350\" height=\"20\" "
                               "role=\"img\" aria-label=\"%3\"><rect width=\"%4\" height=\"18\" y=\"1\" "
                               "fill=\"#0072b2\"/><text x=\"%5\" y=\"15\">%3</text></svg></td></tr>\n")
                    .arg(xmlText(plainText(choice.choices[i].text)),
                         choice.choices[i].right ? QStringLiteral(" <b>✓</b>") : QString(),
                         QString::number(counts[i]), QString::number(width), QString::number(width + 8));
    }
    return text + QStringLiteral("</table>\n");
}

std::optional<VoteForm> voteOnChoices(const ChoiceQuestion& choice) {
    VoteForm vote;
    vote.choices = choice.choices;
    return vote;
}

} // namespace timestep
