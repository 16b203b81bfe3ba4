// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/questions/fill_form.h"

#include "app/handouts/paper/sheet_texts.h"
#include "app/lesson/elements/mark.h"
#include "app/lesson/questions/answers_of_class.h"
#include "widgets/accessibility/spoken_texts.h"
#include "widgets/plot/chart/flow_layout.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QFontDatabase>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace timestep {

FillField::FillField(const Question& question, const FillQuestion& fill, QWidget* parent)
    : AnswerField(parent), m_question(question.id), m_fill(fill) {
    const QString blank = QStringLiteral("___");
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(3);
    QFont code; // the family only: the size is that of the type around it
    code.setFamily(QFontDatabase::systemFont(QFontDatabase::FixedFont).family());
    const auto labelOf = [&code](const QString& text, QWidget* of) {
        auto* label = new QLabel(text, of);
        label->setTextFormat(Qt::PlainText);
        label->setFont(code);
        return label;
    };
    for (const std::string& line : fill.code) {
        const QStringList texts = QString::fromStdString(line).split(blank);
        if (texts.size() == 1) {
            QLabel* whole = labelOf(texts.front(), this);
            whole->setWordWrap(true);
            layout->addWidget(whole);
            continue;
        }
        auto* row = new QWidget(this);
        row->setFont(code);
        auto* parts = new FlowLayout(row, 4, 3); // a long line takes two rows in a narrow panel
        for (qsizetype i = 0; i < texts.size(); ++i) {
            if (i > 0)
                parts->addWidget(
                    addBlank(row, QString::fromStdString(line).replace(blank, QStringLiteral("…"))));
            if (i > 0) parts->addWidget(m_blanks.back().mark);
            if (!texts[i].isEmpty()) parts->addWidget(labelOf(texts[i], row));
        }
        layout->addWidget(row);
    }
    if (!m_blanks.empty()) setFocusProxy(input(m_blanks.front()));
}

/// Its name has the line, which no key leads to.
QWidget* FillField::addBlank(QWidget* row, const QString& line) {
    Blank blank{nullptr, nullptr, new MarkIcon(row)};
    blank.mark->hide();
    const QString name = tr("Blank %1").arg(m_blanks.size() + 1);
    const auto forget = [this, mark = blank.mark] {
        mark->setMark(Mark::None);
        mark->hide();
        emit edited();
    };
    if (m_fill.tokens.empty()) {
        constexpr int widest = 22; // characters
        blank.line = new QLineEdit(row);
        blank.line->setMaximumWidth(widest * fontMetrics().horizontalAdvance(QLatin1Char('m')));
        blank.line->setMinimumWidth(60);
        connect(blank.line, &QLineEdit::textEdited, this, forget);
    } else {
        blank.tokens = new QComboBox(row);
        blank.tokens->addItem(QStringLiteral("…"));
        for (const std::string& token : m_fill.tokens) blank.tokens->addItem(QString::fromStdString(token));
        constexpr std::size_t widest = 14; // characters; a longer token is elided
        std::size_t longest = 1;
        for (const std::string& token : m_fill.tokens) longest = std::max(longest, token.size());
        blank.tokens->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        blank.tokens->setMinimumContentsLength(static_cast<int>(std::min(longest, widest)));
        connect(blank.tokens, &QComboBox::activated, this, forget);
    }
    m_blanks.push_back(blank);
    input(blank)->setAccessibleName(name + QStringLiteral(": ") + line);
    return input(blank);
}

QWidget* FillField::input(const Blank& blank) const {
    return blank.tokens != nullptr ? static_cast<QWidget*>(blank.tokens) : blank.line;
}

Answer FillField::answer() const {
    Answer answer;
    answer.question = m_question;
    for (const Blank& blank : m_blanks) {
        const bool chosen = blank.tokens != nullptr && blank.tokens->currentIndex() > 0;
        const QString entry = blank.line != nullptr ? blank.line->text().trimmed()
                              : chosen              ? blank.tokens->currentText()
                                                    : QString();
        answer.cells.push_back(entry.toStdString());
    }
    return answer;
}

void FillField::setAnswer(const Answer& answer) {
    for (std::size_t i = 0; i < m_blanks.size() && i < answer.cells.size(); ++i) {
        const QString entry = QString::fromStdString(answer.cells[i]);
        if (m_blanks[i].line != nullptr) {
            if (m_blanks[i].line->text().trimmed() != entry) m_blanks[i].line->setText(entry);
        } else {
            m_blanks[i].tokens->setCurrentIndex(std::max(0, m_blanks[i].tokens->findText(entry)));
        }
    }
}

void FillField::setReadOnly(bool readOnly) {
    for (const Blank& blank : m_blanks) {
        if (blank.line != nullptr) blank.line->setReadOnly(readOnly);
        if (blank.tokens != nullptr) blank.tokens->setEnabled(!readOnly);
    }
}

QString FillField::whyUnreadable(const Answer& answer) const {
    for (std::size_t blank = 0; blank < answer.cells.size(); ++blank) {
        if (answer.cells[blank].empty() || isReadableEntry(m_fill, blank, answer.cells[blank])) continue;
        QStringList names;
        for (const std::string& name : namesIn(m_fill, blank)) names << QString::fromStdString(name);
        return tr("Write formulas of %1, with + - * / and brackets.").arg(names.join(QStringLiteral(", ")));
    }
    return tr("Some blanks are still empty.");
}

void FillField::showVerdicts(const std::vector<Verdict>& verdicts) {
    for (std::size_t i = 0; i < m_blanks.size(); ++i) {
        Mark mark = Mark::None;
        if (i < verdicts.size() && verdicts[i] == Verdict::Right) mark = Mark::Right;
        if (i < verdicts.size() && verdicts[i] == Verdict::Wrong) mark = Mark::Wrong;
        if (i < verdicts.size() && verdicts[i] == Verdict::Unreadable) mark = Mark::Unclear;
        m_blanks[i].mark->setMark(mark);
        m_blanks[i].mark->setVisible(mark != Mark::None);
    }
}

void FillField::setSpoken(const QString& description) {
    for (const Blank& blank : m_blanks) {
        const QString own = markText(blank.mark->mark());
        setSpokenDescription(*input(blank),
                             own.isEmpty() ? description : tr("%1. %2").arg(own, description).trimmed());
    }
}

namespace {

struct FillKeyTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::Sheet)
};

} // namespace

std::string saidEntries(const FillQuestion& fill, const Answer& answer, int, const std::string&) {
    std::string lines;
    for (const std::string& line : filledCode(fill, answer.cells))
        lines += (lines.empty() ? "`" : " · `") + line + "`";
    return lines;
}

std::vector<SheetPart> roomForEntries(const FillQuestion& fill, const SheetPlace&) {
    return {codePart(fill.code)};
}

KeyParts keyOfFill(const FillQuestion& fill, const SheetPlace&) {
    std::vector<std::string> entries;
    for (const auto& accepted : fill.answers) entries.push_back(accepted.front());
    KeyParts key;
    key.answer.push_back(codePart(filledCode(fill, entries)));
    for (const FillFeedback& wrong : fill.feedback)
        key.answer.push_back(remarkPart(
            FillKeyTexts::tr("*If the answer is %1:* %2")
                .arg(QStringLiteral("`%1`").arg(QString::fromStdString(wrong.entry)), onPaper(wrong.text))));
    return key;
}

QString entriesOfClass(const Question&, const FillQuestion& fill, const ClassAnswers& answers) {
    return countedAnswers(answers,
                          [&fill](const Answer& answer) { return saidEntries(fill, answer, 0, {}); });
}

} // namespace timestep
