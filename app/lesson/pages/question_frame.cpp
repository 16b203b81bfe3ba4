// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/pages/question_frame.h"

#include "app/lesson/elements/mark.h"
#include "app/lesson/elements/note.h"
#include "app/lesson/elements/prose.h"
#include "app/lesson/elements/quiet_label.h"
#include "app/lesson/pages/side_by_side.h"
#include "app/lesson/questions/question_forms.h"
#include "widgets/accessibility/spoken_texts.h"
#include "widgets/look/theme.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>
#include <QStyleOption>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace timestep {

namespace {

constexpr int barWidth = 4;

std::string bold(const QString& words, const std::string& rest) {
    return "**" + words.toStdString() + "**" + (rest.empty() ? "" : " " + rest);
}

} // namespace

/// What is left of a folded question: a mark, what was asked, and the answer.
class FoldLine : public QAbstractButton {
public:
    explicit FoldLine(QWidget* parent) : QAbstractButton(parent) {
        setObjectName(QStringLiteral("fold"));
        setFocusPolicy(Qt::StrongFocus);
        setCursor(Qt::PointingHandCursor);
        setAttribute(Qt::WA_Hover);
        setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        hide();
    }
    void say(const QString& asked, const QString& answer, Mark mark) {
        m_asked = asked.simplified();
        m_answer = answer.simplified();
        m_mark = mark;
        setToolTip(m_answer.isEmpty() ? m_asked : m_asked + QLatin1Char('\n') + m_answer);
        update();
    }
    void setOpen(bool open) {
        m_open = open;
        update();
    }
    QSize sizeHint() const override { return {1, firstLineHeight(fontMetrics())}; }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        const int side = fontMetrics().height(), gap = side / 2;
        const auto place = [this](int x, int width) {
            return QStyle::visualRect(layoutDirection(), rect(), QRect(x, 0, width, height()));
        };
        QStyleOption arrow;
        arrow.initFrom(this);
        arrow.rect = place(0, side).adjusted(2, 0, -2, 0);
        style()->drawPrimitive(m_open                                 ? QStyle::PE_IndicatorArrowDown
                               : layoutDirection() == Qt::RightToLeft ? QStyle::PE_IndicatorArrowLeft
                                                                      : QStyle::PE_IndicatorArrowRight,
                               &arrow, &painter, this);
        drawMark(painter, place(side, side), m_mark, markColour(m_mark, palette()));
        const int left = 2 * side + gap, room = width() - left;
        QFont bold = font();
        bold.setBold(true);
        const QFontMetrics strong(bold);
        const QString answer =
            m_open ? QString() : strong.elidedText(m_answer, Qt::ElideRight, std::max(room / 2, 1));
        const int taken = answer.isEmpty() ? 0 : strong.horizontalAdvance(answer) + gap;
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(place(left, room - taken), Qt::AlignLeading | Qt::AlignVCenter | Qt::TextSingleLine,
                         fontMetrics().elidedText(m_asked, Qt::ElideRight, room - taken));
        painter.setFont(bold);
        painter.drawText(place(left + room - taken, taken),
                         Qt::AlignTrailing | Qt::AlignVCenter | Qt::TextSingleLine, answer);
        if (!hasFocus()) return;
        QStyleOptionFocusRect focus;
        focus.initFrom(this);
        style()->drawPrimitive(QStyle::PE_FrameFocusRect, &focus, &painter, this);
    }

private:
    QString m_asked, m_answer;
    Mark m_mark = Mark::None;
    bool m_open = false;
};

namespace {

struct WayOnTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::QuestionFrame)
};

/// What to say about a wrong answer that the lesson does not foresee.
QString wayOn(const Judgement& judgement) {
    const auto right = std::count(judgement.cells.begin(), judgement.cells.end(), Verdict::Right);
    switch (judgement.nearness) {
    case Nearness::FewerDigits:
        return judgement.cells.empty() ? WayOnTexts::tr("One more digit, please.")
                                       : WayOnTexts::tr("One more digit, please, where it is marked.");
    case Nearness::Almost:
        return WayOnTexts::tr("It is nearly that. Read it more exactly.");
    case Nearness::OtherSign:
        return WayOnTexts::tr("The size is right. Look at the sign.");
    case Nearness::PowerOfTen:
        return WayOnTexts::tr("The digits are right. Look at the power of ten.");
    case Nearness::Inverse:
        return WayOnTexts::tr("That is one divided by it: upside down.");
    case Nearness::TooLow:
        return WayOnTexts::tr("It is more than that.");
    case Nearness::TooHigh:
        return WayOnTexts::tr("It is less than that.");
    case Nearness::None:
        break;
    }
    if (!judgement.cells.empty())
        return WayOnTexts::tr("%1 of %2 are right.")
            .arg(QString::number(right), QString::number(judgement.cells.size()));
    return WayOnTexts::tr("Think about it once more. A hint may help.");
}

} // namespace

QuestionFrame::QuestionFrame(const Question& question, bool awaited, QWidget* parent)
    : QWidget(parent),
      m_question(question),
      m_awaited(awaited),
      m_line(new FoldLine(this)),
      m_body(new QWidget(this)),
      m_caption(new QuietLabel(this)),
      m_ask(makeProse(question.ask, this, [this](const QString& link) { emit linkActivated(link); })),
      m_field(makeAnswerField(question, this)),
      m_row(new QWidget(this)),
      m_button(new QPushButton(this)),
      m_hintButton(new QToolButton(this)),
      m_verdict(new Note({}, this)),
      m_hint(new Note(QStringLiteral("bulb"), this)),
      m_solution(new Note(QStringLiteral("book"), this)),
      m_committed(new Note(QStringLiteral("lock"), this)),
      m_model(new SideBySide(this)) {
    setObjectName(QString::fromStdString(question.id));
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(16 + barWidth, 12, 14, 14);
    whole->setSpacing(8);
    whole->addWidget(m_line);
    whole->addWidget(m_body);
    auto* layout = new QVBoxLayout(m_body);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_caption);
    layout->addWidget(m_ask);
    layout->addWidget(m_field);
    auto* buttons = new QHBoxLayout(m_row);
    buttons->setContentsMargins(0, 0, 0, 0);
    buttons->addWidget(m_button);
    buttons->addWidget(m_committed, 1);
    buttons->addWidget(m_hintButton);
    buttons->addStretch();
    layout->addWidget(m_row);
    for (QWidget* said : {static_cast<QWidget*>(m_verdict), static_cast<QWidget*>(m_hint),
                          static_cast<QWidget*>(m_solution), static_cast<QWidget*>(m_model)})
        layout->addWidget(said);
    layout->addStretch(1); // not between them
    m_model->hide();
    m_button->setObjectName(QStringLiteral("answer"));
    m_button->setMinimumWidth(1);
    // When the button is no longer needed, what is said then takes its place.
    keepRow();
    m_hintButton->setAutoRaise(true);
    m_hintButton->setFocusPolicy(Qt::StrongFocus);
    m_hintButton->setVisible(!question.hints.empty());
    connect(m_hintButton, &QToolButton::clicked, this, &QuestionFrame::showNextHint);
    for (Note* note : {m_verdict, m_hint, m_solution})
        connect(note, &Note::linkActivated, this, &QuestionFrame::linkActivated);
    connect(m_button, &QPushButton::clicked, this, &QuestionFrame::submit);
    connect(m_line, &QAbstractButton::clicked, this, [this] { setOpen(isFolded()); });
    connect(&m_verdict->markIcon(), &MarkIcon::grew, this, [this] { update(); });
    connect(m_field, &AnswerField::reached, this, [this] { // later: it may change the page
        QTimer::singleShot(0, this, [this, reached = m_field->answer()] {
            if (m_button->isVisibleTo(this)) emit answered(reached);
        });
    });
    connect(m_field, &AnswerField::overtaken, this, [this] {
        if (std::exchange(m_saysUnreadable, false)) m_verdict->say({});
    });
    connect(m_field, &AnswerField::edited, this, [this] { emit drafted(m_field->answer()); });
    retranslate();
}

void QuestionFrame::show(const QuestionProgress& progress, const Judgement& judgement,
                         std::optional<Announced> aloud) {
    m_progress = progress;
    m_judgement = judgement;
    retranslate();
    m_field->setAnswer(progress.draft.question.empty() && progress.given ? *progress.given : progress.draft);
    for (Note* note : {m_verdict, m_hint, m_solution, m_committed}) note->say({});
    m_saysUnreadable = false;
    m_field->setSpoken({});
    if (!m_hintShown.empty() && !progress.right) m_hint->say(bold(tr("Hint."), m_hintShown));
    if (!progress.given) {
        m_field->setReadOnly(false);
        m_button->show();
        m_row->show();
        update();
        return;
    }
    if (isCommitted(m_question))
        showCommitted();
    else
        showGraded();
    QString spoken;
    for (const Note* note : {m_verdict, m_hint, m_solution, m_committed})
        if (!note->markdown().empty()) spoken += spokenText(note->markdown()) + QLatin1Char(' ');
    spoken = spoken.trimmed();
    m_field->setSpoken(spoken);
    setSpokenDescription(*this, spoken);
    update();
    sayFolded();
    if (aloud && m_verdict->mark() == Mark::Right) {
        setMinimumHeight(height()); // what is below does not move up under the mouse
        m_verdict->markIcon().drawSlowly();
    }
    // An answer that runs, or that unlocks the run, rebuilds the pictures and plots.
    const bool rebuilds = !m_question.effects.empty() || m_question.prediction;
    if (aloud) announce(this, spoken, rebuilds ? Announced::AfterChanges : *aloud);
}

void QuestionFrame::setNext(bool next) {
    m_next = next;
    QPalette colours;
    if (next) {
        colours.setColor(QPalette::Button, coloursOf(themeOf(palette())).accent);
        colours.setColor(QPalette::ButtonText, coloursOf(themeOf(palette())).onAccent);
    }
    m_button->setPalette(colours);
}

/// Of a prediction, two lines of text fit where the button was.
void QuestionFrame::keepRow() {
    const int button = m_button->sizeHint().height();
    const int lines = m_question.prediction ? 2 : 1;
    m_row->setMinimumHeight(std::max(button, lines * firstLineHeight(fontMetrics())));
    m_verdict->setMinimumHeight(button);
}

void QuestionFrame::fold() {
    m_line->show();
    setOpen(false);
}

void QuestionFrame::sayFolded() {
    const std::string answer =
        m_progress.given ? answerMarkdown(m_question, *m_progress.given, -1, {}) : std::string();
    const QString asked = plainText(m_question.ask);
    m_line->say(asked, plainText(answer), isCommitted(m_question) ? Mark::Done : Mark::Right);
    m_line->setAccessibleName(tr("Answered: %1").arg(spokenText(m_question.ask)));
}

void QuestionFrame::setOpen(bool open) {
    setMinimumHeight(0);
    m_body->setVisible(open);
    m_line->setOpen(open);
    layout()->setContentsMargins(16 + barWidth, open ? 12 : 6, 14, open ? 14 : 6);
    const QString spoken = open ? tr("open") : tr("folded");
    setSpokenDescription(*m_line, spoken);
    if (m_line->hasFocus()) announce(m_line, spoken);
    update();
}

void QuestionFrame::resizeEvent(QResizeEvent* event) {
    if (event->size().width() != event->oldSize().width()) setMinimumHeight(0);
    QWidget::resizeEvent(event);
}

void QuestionFrame::showCommitted() {
    m_field->setAnswer(*m_progress.given);
    m_field->setReadOnly(true);
    m_button->hide();
    if (m_question.prediction) {
        m_committed->say((m_awaited ? tr("Committed. You will see it beside the outcome.")
                                    : tr("Committed. Nothing is marked right or wrong."))
                             .toStdString());
        return;
    }
    const bool compared = !m_judgement.model.empty();
    m_field->setVisible(!compared);
    m_model->setVisible(compared);
    m_model->setTexts(asMarkdown(QString::fromStdString(m_progress.given->text)), m_judgement.model);
}

void QuestionFrame::showGraded() {
    const bool right = m_judgement.verdict == Verdict::Right;
    m_field->setReadOnly(right);
    m_button->setVisible(!right);
    m_row->setVisible(!right); // the verdict takes its place
    if (m_judgement.verdict == Verdict::Unreadable) return;
    m_hintButton->setVisible(!right && !m_question.hints.empty());
    const bool close = !right && m_judgement.nearness == Nearness::FewerDigits;
    std::string why = m_judgement.feedback;
    if (!right && (why.empty() || close)) why = asMarkdown(wayOn(m_judgement));
    m_verdict->say(bold(right   ? tr("Right.")
                        : close ? tr("Close.")
                                : tr("Not yet."),
                        why),
                   right   ? Mark::Right
                   : close ? Mark::Open
                           : Mark::Wrong);
    m_field->showVerdicts(m_judgement.cells);
    if (!m_judgement.hint.empty()) m_hint->say(bold(tr("Hint."), m_judgement.hint));
    // The reason remains readable after a right answer, too.
    const std::string& solution = right ? m_question.solution : m_judgement.solution;
    if (!solution.empty()) m_solution->say(bold(tr("One way to find it."), solution));
}

AnswerField* QuestionFrame::field() const {
    return m_field;
}

/// Shows one hint after the other, without a wrong answer.
void QuestionFrame::showNextHint() {
    if (m_question.hints.empty()) return;
    const std::size_t place = std::min(m_hintsAsked, m_question.hints.size() - 1);
    m_hintsAsked = (place + 1) % m_question.hints.size();
    m_hintShown = m_question.hints[place];
    m_hint->say(bold(tr("Hint."), m_hintShown));
    const QString spoken = spokenText(m_hint->markdown());
    setSpokenDescription(*this, spoken);
    announce(this, spoken);
}

void QuestionFrame::submit() {
    emit answered(m_field->answer());
}

void QuestionFrame::showUnreadable(const Answer& answer, const Judgement& judgement) {
    const QString why = m_field->whyUnreadable(answer);
    m_verdict->say(why.toStdString());
    m_saysUnreadable = true;
    std::vector<Verdict> unreadable = judgement.cells;
    for (Verdict& cell : unreadable)
        if (cell != Verdict::Unreadable) cell = Verdict::Committed;
    m_field->showVerdicts(unreadable);
    m_field->setSpoken(why);
    setSpokenDescription(*this, why);
    announce(this, why);
}

void QuestionFrame::keyPressEvent(QKeyEvent* event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!enter || !m_button->isVisibleTo(this)) {
        QWidget::keyPressEvent(event);
        return;
    }
    submit();
}

void QuestionFrame::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const bool judged = m_progress.given && !isCommitted(m_question);
    if (judged && m_judgement.nearness == Nearness::FewerDigits)
        return paintVerdictCard(painter, *this, Mark::Open);
    if (judged && (m_judgement.verdict == Verdict::Right || m_judgement.verdict == Verdict::Wrong))
        return paintVerdictCard(painter, *this,
                                m_judgement.verdict == Verdict::Right ? Mark::Right : Mark::Wrong,
                                m_verdict->markIcon().drawn());
    const ThemeColours& colours = coloursOf(themeOf(palette()));
    painter.setBrush(colours.window);
    painter.drawRoundedRect(rect(), 6, 6);
    painter.setBrush(colours.accent);
    const int left = layoutDirection() == Qt::RightToLeft ? width() - barWidth : 0;
    painter.drawRoundedRect(QRect(left, 0, barWidth, height()), barWidth / 2.0, barWidth / 2.0);
}

void QuestionFrame::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) keepRow();
    if (event->type() == QEvent::PaletteChange) setNext(m_next);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        show(m_progress, m_judgement, {});
    }
    QWidget::changeEvent(event);
}

void QuestionFrame::retranslate() {
    m_caption->setText(!m_question.prediction ? tr("In your own words")
                       : !m_awaited           ? tr("Your answer")
                       : m_progress.given     ? tr("Your prediction")
                                              : tr("Your prediction – the run waits for it"));
    m_caption->setVisible(isCommitted(m_question));
    m_button->setText(isCommitted(m_question) ? tr("Commit") : tr("Check"));
    setSpokenName(*m_button, m_question.prediction     ? tr("Commit the prediction")
                             : isCommitted(m_question) ? tr("Commit the sentence")
                                                       : tr("Check the answer"));
    m_hintButton->setText(tr("Hint"));
    m_hintButton->setToolTip(tr("Show a hint; it does not count as a try"));
    setSpokenName(*m_hintButton, tr("Show a hint"));
    m_model->setTitles(tr("Your sentence"), tr("A model answer"));
    setSpokenName(*this, spokenText(m_question.ask));
}

} // namespace timestep
