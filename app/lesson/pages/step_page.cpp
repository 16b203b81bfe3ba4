// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/pages/step_page.h"

#include "app/lesson/elements/heading.h"
#include "app/lesson/elements/mark.h"
#include "app/lesson/elements/note.h"
#include "app/lesson/elements/prose.h"
#include "app/lesson/elements/quiet_label.h"
#include "app/lesson/pages/box_frame.h"
#include "app/lesson/pages/check_row.h"
#include "app/lesson/pages/method_text.h"
#include "app/lesson/pages/question_frame.h"
#include "app/lesson/pictures/picture_view.h"
#include "app/lesson/questions/answer_field.h"
#include "app/lesson/questions/sketch_form.h"
#include "lessons/model/stage_scene.h"
#include "widgets/panel/code_pane.h"

#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace timestep {

namespace {

bool leadsWithCode(const LessonWalk& walk) {
    return stageOf(*walk.lesson(), walk.step()).lead == Lead::Code;
}

} // namespace

QString stepKindName(StepKind kind) {
    switch (kind) {
    case StepKind::Read:
        return StepPage::tr("Read");
    case StepKind::Predict:
        return StepPage::tr("Predict");
    case StepKind::Do:
        return StepPage::tr("Do");
    case StepKind::Observe:
        return StepPage::tr("Observe");
    case StepKind::Explain:
        return StepPage::tr("Explain");
    case StepKind::Explore:
        break;
    }
    return StepPage::tr("Explore");
}

StepPage::StepPage(const LessonWalk& walk, const Glossary& glossary, QWidget* parent)
    : QWidget(parent),
      m_walk(walk),
      m_lesson(walk.lesson()),
      m_glossary(glossary),
      m_step(walk.openStep()),
      m_layout(new QVBoxLayout(this)),
      m_kind(new QuietLabel(this)),
      m_doneMark(new MarkIcon(this)),
      m_doneText(new QuietLabel(this)),
      m_heading(new Heading(QString::fromStdString(m_step->title), titleType, this)),
      m_waiting(new Note(QStringLiteral("lock"), this)) {
    m_layout->setContentsMargins(16, 4, 16, 16);
    m_layout->setSpacing(12);
    auto* caption = new QHBoxLayout;
    caption->setSpacing(4);
    caption->addWidget(m_kind, 1);
    caption->addWidget(m_doneMark);
    caption->addWidget(m_doneText);
    m_kind->setWordWrap(false);
    m_doneText->setWordWrap(false);
    m_kind->setMinimumHeight(firstLineHeight(fontMetrics()));
    auto* head = new QVBoxLayout;
    head->setSpacing(2);
    head->addLayout(caption);
    head->addWidget(m_heading);
    m_layout->addLayout(head);
    findTermsOfEarlierSteps(walk.step());
    // A kind is shown by an add() of this page, or by widgetOf(block, parent) in its own file.
    const auto addShown = [this](const auto& block) {
        if constexpr (blockKind<std::decay_t<decltype(block)>>.onPage) {
            if constexpr (requires { add(block); })
                add(block);
            else
                m_layout->addWidget(widgetOf(block, this));
        }
    };
    for (const Block& block : m_step->blocks) std::visit(addShown, block);
    joinTables();
    if (m_code == nullptr)
        if (const CodeBlock* code = stageOf(*m_lesson, walk.step()).code) {
            if (code->show && !leadsWithCode(walk)) foldCode();
            add(*code);
        }
    addDeeperSteps(walk.step());
    m_layout->addWidget(m_waiting);
    m_layout->addStretch(1);
    retranslate();
}

StepPage::~StepPage() {
    delete m_lent.data(); // it has another parent now
}

void StepPage::findTermsOfEarlierSteps(std::size_t step) {
    for (std::size_t i = 0; i < step && !m_glossary.empty(); ++i)
        for (const Block& block : m_lesson->steps[i].blocks)
            if (const auto* prose = std::get_if<Prose>(&block))
                static_cast<void>(withTermLinks(prose->markdown, m_glossary, m_usedTerms));
}

/// Links to the deeper steps that follow, which Next skips.
void StepPage::addDeeperSteps(std::size_t step) {
    if (m_step->deeper) return;
    std::string links;
    for (std::size_t i = step + 1; i < m_lesson->steps.size() && m_lesson->steps[i].deeper; ++i)
        links += (links.empty() ? "" : " · ") + std::string("[") + m_lesson->steps[i].title + "](" +
                 stepScheme.toString().toStdString() + std::to_string(i) + ")";
    if (links.empty()) return;
    auto* label = makeProse(tr("Deeper: %1").arg(QString::fromStdString(links)).toStdString(), this,
                            [this](const QString& link) { emit linkActivated(link); });
    label->setObjectName(QStringLiteral("deeper-steps"));
    m_layout->addWidget(label);
}

void StepPage::add(const Prose& prose) {
    RichText* text = makeProse(withTermLinks(prose.markdown, m_glossary, m_usedTerms), this,
                               [this](const QString& link) { emit linkActivated(link); });
    text->setPictureFolder(QFileInfo(QString::fromStdString(m_lesson->file)).absolutePath());
    m_layout->addWidget(text);
}

void StepPage::add(const Question& question) {
    auto* frame = new QuestionFrame(question, outcomeCheck(*m_lesson, question.id) != nullptr, this);
    connect(frame, &QuestionFrame::drafted, this, &StepPage::drafted);
    connect(frame, &QuestionFrame::answered, this, &StepPage::answered);
    connect(frame, &QuestionFrame::linkActivated, this, &StepPage::linkActivated);
    if (auto* sketch = frame->findChild<SketchField*>()) {
        connect(sketch, &SketchField::replaced, this, &StepPage::sketchReplaced);
        connect(sketch, &SketchField::drawWanted, this, &StepPage::sketchDrawWanted);
    }
    m_questions.push_back(frame);
    m_layout->addWidget(frame);
}

/// A commitment to a question on this page needs no row: the question itself shows it.
void StepPage::add(const Check& check) {
    const bool shownAbove =
        check.kind == Check::Kind::Commit &&
        std::any_of(m_questions.begin(), m_questions.end(),
                    [&](const QuestionFrame* frame) { return frame->question().id == check.question; });
    if (shownAbove) return;
    auto* row =
        new CheckRow(check, check.outcome.empty() ? nullptr : m_lesson->question(check.outcome), this);
    connect(row, &CheckRow::linkActivated, this, &StepPage::linkActivated);
    for (CheckRow* before : m_checks)
        if (!check.outcome.empty() && before->check().outcome == check.outcome)
            before->setFeedbackWanted(false);
    m_layout->insertWidget(placeOf(*row), row);
    m_checks.push_back(row);
}

/// The outcome of a prediction of this page is below it; -1: any other row is last.
int StepPage::placeOf(const CheckRow& row) const {
    const std::string& outcome = row.check().outcome;
    if (outcome.empty()) return -1;
    for (auto before = m_checks.rbegin(); before != m_checks.rend(); ++before)
        if ((*before)->check().outcome == outcome) return m_layout->indexOf(*before) + 1;
    for (QuestionFrame* frame : m_questions)
        if (frame->question().id == outcome) return m_layout->indexOf(frame) + 1;
    return -1;
}

/// Shows the rows of a prediction that is a table as one table.
void StepPage::joinTables() {
    const auto isOf = [](const std::string& outcome) {
        return [&outcome](const CheckRow* row) { return row->check().outcome == outcome; };
    };
    for (CheckRow* row : m_checks) {
        const std::string& outcome = row->check().outcome;
        const Question* question = outcome.empty() ? nullptr : m_lesson->question(outcome);
        if (question == nullptr || !std::holds_alternative<TableQuestion>(question->kind)) continue;
        if (std::count_if(m_checks.begin(), m_checks.end(), isOf(outcome)) > 1)
            row->joinTable(*std::find_if(m_checks.begin(), m_checks.end(), isOf(outcome)));
    }
}

/// Puts a pane of code on the page, or into what is lent where the step is about code.
void StepPage::addPane(CodePane* pane) {
    if (!leadsWithCode(m_walk)) return m_layout->addWidget(pane);
    if (m_lent == nullptr) {
        m_lent = new QWidget(this);
        m_lent->hide();
        auto* lines = new QVBoxLayout(m_lent);
        lines->setContentsMargins(16, 4, 16, 12);
        lines->setSpacing(12);
        lines->addStretch(1);
    }
    auto* lines = static_cast<QVBoxLayout*>(m_lent->layout());
    lines->insertWidget(lines->count() - 1, pane);
}

/// Hides the code of an earlier step behind a button.
void StepPage::foldCode() {
    m_codeFold = new QToolButton(this);
    m_codeFold->setAutoRaise(true);
    m_codeFold->setCheckable(true);
    m_codeFold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_codeFold->setFocusPolicy(Qt::StrongFocus);
    connect(m_codeFold, &QToolButton::toggled, this, &StepPage::showFoldedCode);
    m_layout->addWidget(m_codeFold);
}

void StepPage::showFoldedCode() {
    if (m_codeFold == nullptr) return;
    const bool open = m_codeFold->isChecked();
    m_codeFold->setArrowType(open                                   ? Qt::DownArrow
                             : layoutDirection() == Qt::RightToLeft ? Qt::LeftArrow
                                                                    : Qt::RightArrow);
    for (CodePane* pane : m_compared) pane->setVisible(open);
    if (m_codePane != nullptr) m_codePane->setVisible(open && m_hasCode);
    m_codeFold->setVisible(m_hasCode || !m_compared.empty());
}

void StepPage::add(const CodeBlock& code) {
    if (!code.show) return;
    m_code = &code;
    for (std::size_t i = m_compared.size(); i < code.compare.size(); ++i) {
        m_compared.push_back(new CodePane(this));
        m_compared.back()->setMinimumWidth(1);
        addPane(m_compared.back());
    }
    if (m_codePane != nullptr || !code.compare.empty()) return;
    m_codePane = new CodePane(this);
    connect(m_codePane, &CodePane::editWanted, this,
            [this] { emit methodEditWanted(static_cast<std::size_t>(std::max(0, m_code->run))); });
    connect(&m_codeTimer, &QTimer::timeout, this, [this] {
        const int next = m_codePane->currentLine() + 1;
        m_codePane->setCurrentLine(next < m_codeLines ? next : -1);
        if (next >= m_codeLines) m_codeTimer.stop();
    });
    m_codePane->setMinimumWidth(1); // a long name must not make the page wider than the panel
    addPane(m_codePane);
}

void StepPage::add(const BoxBlock& block) {
    auto* box = new BoxFrame(block, this);
    connect(box, &BoxFrame::linkActivated, this, &StepPage::linkActivated);
    box->text()->setPictureFolder(QFileInfo(QString::fromStdString(m_lesson->file)).absolutePath());
    m_layout->addWidget(box);
}

void StepPage::add(const PictureBlock& block) {
    m_layout->addWidget(new PictureView(block.picture, this));
}

void StepPage::add(const ExplanationBlock& block) {
    auto* whole = new QWidget(this);
    whole->setObjectName(QString::fromStdString(block.id));
    auto* layout = new QVBoxLayout(whole);
    layout->setContentsMargins(0, 0, 0, 0);
    RichText* text = makeProse(block.text, whole, [this](const QString& link) { emit linkActivated(link); });
    text->setPictureFolder(QFileInfo(QString::fromStdString(m_lesson->file)).absolutePath());
    layout->addWidget(text);
    if (block.picture) layout->addWidget(new PictureView(*block.picture, whole));
    whole->hide();
    m_explanations.emplace_back(&block, whole);
    m_layout->addWidget(whole);
}

void StepPage::show(const std::map<std::string, std::string>& reactions, const std::string& aloud) {
    const LessonProgress& progress = m_walk.progress();
    // An answer reveals the numbers that were hidden for it, in the plots, too.
    const bool shows = std::any_of(m_checks.begin(), m_checks.end(),
                                   [](const CheckRow* row) { return row->isNumberHidden(); });
    const Announced when = shows ? Announced::AfterChanges : Announced::AtOnce;
    bool predicts = false; // a prediction above is open
    for (QuestionFrame* frame : m_questions) {
        const std::string& id = frame->question().id;
        // The numbers that a table gives can answer a prediction.
        predicts = predicts || (frame->question().prediction && !progress.isAnswered(frame->question()));
        if (std::holds_alternative<TableQuestion>(frame->question().kind))
            frame->setVisible(frame->question().prediction || !predicts);
        const auto found = progress.questions.find(id);
        const auto judged = m_walk.judgements().find(id);
        frame->show(found != progress.questions.end() ? found->second : QuestionProgress(),
                    judged != m_walk.judgements().end() ? judged->second : Judgement(),
                    id == aloud ? std::optional(when) : std::nullopt);
    }
    bool isNext = true; // the first open question
    for (QuestionFrame* frame : m_questions) {
        const bool open = !frame->isHidden() && !progress.isAnswered(frame->question());
        frame->setNext(open && std::exchange(isNext, false));
    }
    for (const auto& [block, whole] : m_explanations)
        whole->setVisible(progress.checks.count(block->after) != 0);
    const bool asks = !m_step->checks().empty() || !m_questions.empty();
    const bool done = m_walk.isDone(m_walk.step());
    m_doneMark->setMark(done ? Mark::Done : Mark::Open);
    m_doneMark->setVisible(asks);
    m_doneText->setVisible(asks);
    m_doneText->setText(done ? tr("Step done") : tr("To do"));
    showReactions(reactions);
}

void StepPage::showUnreadable(const Answer& answer, const Judgement& judgement) {
    for (QuestionFrame* frame : m_questions)
        if (frame->question().id == answer.question) frame->showUnreadable(answer, judgement);
}

void StepPage::showReactions(const std::map<std::string, std::string>& reactions) {
    const LessonProgress& progress = m_walk.progress();
    for (CheckRow* row : m_checks) {
        const Check& check = row->check();
        const auto done = progress.checks.find(check.id);
        const CheckProgress* found = done != progress.checks.end() ? &done->second : nullptr;
        const auto reaction = reactions.find(check.id);
        row->setNumberHidden(found != nullptr && found->measured &&
                             m_walk.answersOpenQuestion(shownValue(check, *found->measured)));
        row->setWaitsForLines(m_walk.waitsForLines(check));
        row->show(found, reaction != reactions.end() ? reaction->second : std::string(),
                  progress.given(check.outcome));
    }
}

QWidget* StepPage::feedbackOf(const std::string& question) const {
    for (QuestionFrame* frame : m_questions)
        if (frame->question().id == question) return frame;
    return nullptr;
}

QWidget* StepPage::newOutcome() const {
    for (CheckRow* row : m_checks)
        if (row->isNews() && row->isVisible()) return row;
    return nullptr;
}

QPushButton* StepPage::commitButtonOf(const std::string& question) const {
    for (QuestionFrame* frame : m_questions)
        if (frame->question().id == question) return frame->button();
    return nullptr;
}

void StepPage::foldAnswered() {
    for (QuestionFrame* frame : m_questions)
        if (m_walk.progress().isAnswered(frame->question())) frame->fold();
}

bool StepPage::asks() const {
    return std::any_of(m_questions.begin(), m_questions.end(), [this](const QuestionFrame* frame) {
        return !frame->isHidden() && !m_walk.progress().isAnswered(frame->question());
    });
}

QWidget* StepPage::nextToDo() const {
    for (QuestionFrame* frame : m_questions)
        if (!m_walk.progress().isAnswered(frame->question())) return frame->field();
    for (RichText* text : findChildren<RichText*>(QString(), Qt::FindDirectChildrenOnly))
        if (text->markdown().contains(QLatin1String("](action:"))) return text;
    return nullptr;
}

void StepPage::showCode(const Experiment& experiment) {
    if (m_code != nullptr && !m_code->compare.empty()) {
        compareCode(experiment);
        showFoldedCode();
    }
    if (m_codePane == nullptr) return;
    const auto run = static_cast<std::size_t>(std::max(0, m_code->run));
    const MethodText method = methodOf(experiment, run);
    m_hasCode = !method.code.empty();
    m_codePane->setVisible(m_hasCode);
    showFoldedCode();
    const ExperimentBlock* given = stageOf(*m_lesson, m_walk.step()).experiment;
    const bool edited = given != nullptr && isEdited(experiment, given->experiment, run);
    //: the name of a method that the learner has changed
    m_codePane->setCode(edited ? tr("%1, edited by you").arg(method.name) : method.name, method.code,
                        method.reference);
    m_codePane->setEditable(experiment.scene->kind() == SceneKind::Problem);
    m_codeLines = static_cast<int>(method.code.size());
    m_codeTimer.stop();
}

/// Marks lines that some of the other methods lack.
void StepPage::compareCode(const Experiment& experiment) {
    std::vector<MethodText> forms;
    for (const CodeForm& form : m_code->compare) {
        if (form.run >= 0) {
            forms.push_back(methodOf(experiment, static_cast<std::size_t>(form.run)));
            continue;
        }
        MethodText own;
        own.name = QString::fromStdString(form.name);
        own.code.assign(form.lines.begin(), form.lines.end());
        forms.push_back(std::move(own));
    }
    for (std::size_t i = 0; i < forms.size() && i < m_compared.size(); ++i) {
        const auto isCommon = [&](std::string_view line) {
            return std::all_of(forms.begin(), forms.end(), [line](const MethodText& form) {
                return std::find(form.code.begin(), form.code.end(), line) != form.code.end();
            });
        };
        std::vector<int> differing;
        for (std::size_t line = 0; line < forms[i].code.size(); ++line)
            if (!isCommon(forms[i].code[line])) differing.push_back(static_cast<int>(line));
        m_compared[i]->setVisible(!forms[i].code.empty());
        m_compared[i]->setCode(forms[i].name, forms[i].code, forms[i].reference);
        m_compared[i]->setDiffering(differing);
    }
}

void StepPage::playCode() {
    constexpr int longest = 900, shortestLine = 60; // [ms]
    if (m_codePane == nullptr || !m_codePane->isVisible() || m_codeLines == 0) return;
    m_codePane->setCurrentLine(0);
    m_codeTimer.start(std::max(longest / m_codeLines, shortestLine));
}

void StepPage::showHands(const CheckContext& context) {
    for (QuestionFrame* frame : m_questions) frame->field()->showStage(context);
}

void StepPage::takeSketch(const std::string& question, const std::vector<std::string>& cells) {
    for (QuestionFrame* frame : m_questions)
        if (frame->question().id == question)
            if (auto* sketch = frame->findChild<SketchField*>()) sketch->take(cells);
}

void StepPage::showWaiting(bool waits) {
    m_waits = waits;
    m_waiting->say(waits ? tr("The run waits for your prediction in the next step.").toStdString()
                         : std::string());
}

QWidget* StepPage::top() const {
    return m_heading;
}

void StepPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void StepPage::retranslate() {
    m_kind->setText(m_step->deeper ? tr("%1 · deeper").arg(stepKindName(m_step->kind))
                                   : stepKindName(m_step->kind));
    if (m_codeFold != nullptr) m_codeFold->setText(tr("Lines of the method"));
    showWaiting(m_waits);
    m_heading->setAccessibleName(tr("%1: %2").arg(m_kind->text(), m_heading->text()));
}

} // namespace timestep
