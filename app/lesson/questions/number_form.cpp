// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/questions/number_form.h"

#include "app/handouts/paper/sheet_texts.h"
#include "app/lesson/questions/number_answers.h"
#include "core/parameter/typed_number.h"
#include "widgets/accessibility/spoken_texts.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>

namespace timestep {

NumberField::NumberField(const Question& question, const NumberQuestion& number, QWidget* parent)
    : AnswerField(parent), m_question(question.id), m_line(new QLineEdit(this)) {
    const QString unit = number.number.unit == "1" ? QString() : QString::fromStdString(number.number.unit);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_line);
    if (!unit.isEmpty())
        layout->addWidget(new QLabel(unit, this)); // no buddy: Orca would take the unit for the field's name
    layout->addStretch(1);
    const int digit = fontMetrics().horizontalAdvance(QLatin1Char('0'));
    m_line->setMinimumWidth(5 * digit);
    m_line->setMaximumWidth(16 * digit);
    m_line->setPlaceholderText(tr("number"));
    m_line->setAccessibleName(unit.isEmpty() ? tr("Your number") : tr("Your number in %1").arg(unit));
    connect(m_line, &QLineEdit::textEdited, this, &AnswerField::edited);
    setFocusProxy(m_line);
}

Answer NumberField::answer() const {
    Answer answer;
    answer.question = m_question;
    answer.text = m_line->text().toStdString();
    return answer;
}

void NumberField::setAnswer(const Answer& answer) {
    m_line->setText(QString::fromStdString(answer.text));
}

void NumberField::setReadOnly(bool readOnly) {
    setSettled(*m_line, readOnly);
}

QString NumberField::whyUnreadable(const Answer& answer) const {
    return whyNoNumber(QString::fromStdString(answer.text).trimmed());
}

void NumberField::setSpoken(const QString& description) {
    setSpokenDescription(*m_line, description);
}

namespace {

/// Keeps a line without a frame as wide as its text, also in larger type.
class FitToText : public QObject {
public:
    static constexpr QLatin1String name{"fit to text"};
    explicit FitToText(QLineEdit& line) : QObject(&line), m_line(line) {
        setObjectName(name);
        line.installEventFilter(this);
        fit();
    }
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) fit();
        return false;
    }

private:
    void fit() {
        if (m_line.isReadOnly())
            m_line.setFixedWidth(m_line.fontMetrics().horizontalAdvance(m_line.text()) + 8);
    }

    QLineEdit& m_line;
};

} // namespace

void setSettled(QLineEdit& line, bool settled) {
    line.setReadOnly(settled);
    delete line.findChild<QObject*>(FitToText::name, Qt::FindDirectChildrenOnly);
    if (settled) new FitToText(line);
    line.setStyleSheet(settled ? QStringLiteral("background: transparent; border: none; padding: 0")
                               : QString());
}

QString whyNoNumber(const QString& text) {
    if (text.isEmpty()) return NumberField::tr("Type a number first.");
    return NumberField::tr("“%1” is not a number. Write it like 0.5 or 0,5, 1e-3 or 1/60.").arg(text);
}

namespace {

struct NumberAnswerTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::Sheet)
};

} // namespace

std::string saidNumber(const NumberQuestion& number, const Answer& answer, int, const std::string& unit) {
    return saidWithUnit(answer.text, number.number.unit.empty() ? unit : number.number.unit);
}

OutcomeVerdict verdictOfNumber(const Check& check, const NumberQuestion& prediction, const Answer& answer,
                               double measured, const QLocale& locale) {
    const auto value = prediction.typed(answer.text);
    return value ? verdictOn(*value, check, measured, locale) : OutcomeVerdict();
}

std::vector<SheetPart> roomForNumber(const NumberQuestion& number, const SheetPlace&) {
    SheetPart part;
    part.kind = SheetPart::Kind::Field;
    part.tail = QString::fromStdString(number.number.unit);
    return {part};
}

KeyParts keyOfNumber(const NumberQuestion& number, const SheetPlace&) {
    const AskedNumber& asked = number.number;
    KeyParts key;
    if (asked.answer)
        key.answer.push_back(textPart(
            NumberAnswerTexts::tr("**Answer: %1** (%2)")
                .arg(numberInKey(*asked.answer, asked.unit), toleranceText(asked.tolerance, asked.unit))));
    key.remarks = feedbackInKey(number.feedback, asked.unit);
    return key;
}

QString numbersOfClass(const Question& question, const NumberQuestion& number, const ClassAnswers& answers) {
    std::vector<double> values;
    for (const Answer* answer : answers.answers)
        if (const auto value = typedNumber(answer->text)) values.push_back(*value);
    std::string unit = number.number.unit;
    std::optional<double> outcome = answers.outcome(0, unit);
    if (!question.prediction) outcome = number.number.answer;
    return dotsOfClass(std::move(values), outcome, unit);
}

std::optional<VoteForm> voteOnNumber(const NumberQuestion& number) {
    VoteForm vote;
    vote.ofNumbers = true;
    vote.unit = number.number.unit;
    vote.feedback = number.feedback;
    return vote;
}

} // namespace timestep
