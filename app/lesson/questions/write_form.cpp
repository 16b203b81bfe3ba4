// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/questions/write_form.h"

#include "app/handouts/paper/sheet_texts.h"
#include "app/lesson/questions/answers_of_class.h"
#include "app/method_editor/method_text_edit.h"
#include "app/names.h"
#include "core/method/own_method.h"
#include "core/text.h"
#include "lessons/text/text.h"
#include "widgets/accessibility/spoken_texts.h"

#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace timestep {

namespace {

/// "Line 2, column 5: ...", or nothing; marks the place in the field.
QString faultIn(const QString& lines, MethodTextEdit* field) {
    try {
        if (!lines.trimmed().isEmpty()) ownMethod(lines.toStdString());
    } catch (const MethodError& error) {
        if (field != nullptr) field->markError(error.line, error.column);
        return translated(error);
    }
    if (field != nullptr) field->markError(0, 0);
    return {};
}

} // namespace

WriteField::WriteField(const Question& question, const WriteQuestion& write, QWidget* parent)
    : AnswerField(parent), m_question(question.id), m_text(new MethodTextEdit(this)), m_error(new QLabel) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_text);
    layout->addWidget(m_error);
    constexpr int fewest = 6, most = 12; // lines
    const auto lines = static_cast<int>(std::count(write.right.begin(), write.right.end(), '\n'));
    m_text->setFixedHeight(m_text->fontMetrics().lineSpacing() * std::clamp(lines + 2, fewest, most) + 14);
    m_text->setPlainText(QString::fromStdString(write.start));
    m_text->setPlaceholderText(tr("Lines such as x = x + h*v"));
    m_text->setAccessibleName(tr("Lines of the method"));
    m_text->setToolTip(
        tr("Given: x, v, h, t, a(x). Lines under start: run once before the first step. Ctrl+Tab "
           "leaves the field"));
    m_error->setWordWrap(true);
    m_error->setTextFormat(Qt::PlainText);
    m_error->hide();
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] {
        check();
        emit edited();
    });
    setFocusProxy(m_text);
}

void WriteField::check() {
    const QString fault = faultIn(m_text->toPlainText(), m_text);
    m_error->setText(fault);
    m_error->setVisible(!fault.isEmpty());
}

Answer WriteField::answer() const {
    Answer answer;
    answer.question = m_question;
    answer.text = m_text->toPlainText().toStdString();
    return answer;
}

void WriteField::setAnswer(const Answer& answer) {
    const QSignalBlocker quiet(m_text);
    const QString text = QString::fromStdString(answer.text);
    if (m_text->toPlainText() != text) m_text->setPlainText(text);
    check();
}

void WriteField::setReadOnly(bool readOnly) {
    m_text->setReadOnly(readOnly);
}

QString WriteField::whyUnreadable(const Answer& answer) const {
    const QString fault = faultIn(QString::fromStdString(answer.text), nullptr);
    return fault.isEmpty() ? tr("Write the lines of a method first.") : fault;
}

void WriteField::setSpoken(const QString& description) {
    setSpokenDescription(*m_text, description);
}

std::string saidMethod(const WriteQuestion&, const Answer& answer, int, const std::string&) {
    std::string lines;
    for (const std::string_view line : linesOf(answer.text))
        if (!trimmed(line).empty()) lines += (lines.empty() ? "`" : " · `") + std::string(line) + "`";
    return lines;
}

std::vector<SheetPart> roomForMethod(const WriteQuestion&, const SheetPlace& place) {
    SheetPart part;
    part.kind = SheetPart::Kind::Lines;
    part.count = 2 * place.lines;
    return {part};
}

KeyParts keyOfWrite(const WriteQuestion& write, const SheetPlace&) {
    std::vector<std::string> lines;
    for (const std::string_view line : splitLines(write.right)) lines.emplace_back(line);
    KeyParts key;
    key.answer.push_back(codePart(lines));
    for (const WriteFeedback& wrong : write.feedback) key.answer.push_back(remarkPart(onPaper(wrong.text)));
    return key;
}

QString methodsOfClass(const Question&, const WriteQuestion&, const ClassAnswers& answers) {
    return quotedAnswers(answers, {});
}

} // namespace timestep
