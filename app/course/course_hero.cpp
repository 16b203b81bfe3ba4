// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/course/course_hero.h"

#include "app/lesson/elements/heading.h"
#include "app/lesson/elements/prose.h"
#include "app/lesson/elements/quiet_label.h"
#include "app/lesson/pictures/lesson_picture.h"
#include "app/lesson/progress/step_dots.h"
#include "widgets/formula/rich_text.h"
#include "widgets/look/theme.h"

#include <QBoxLayout>
#include <QEvent>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QStyle>

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

constexpr int pictureWide = 236, heroPadding = 16; // [px]
constexpr int buttonHigh = 42;                     // [px]

} // namespace

CourseHero::CourseHero(QWidget* parent)
    : QFrame(parent),
      m_welcome(new QuietLabel(this)),
      m_left(new QuietLabel(this)),
      m_title(new Heading(QString(), titleType, this)),
      m_question(makeProse({}, this)),
      m_steps(new StepDots(this)),
      m_go(new QPushButton(this)),
      m_again(new QPushButton(this)),
      m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this)),
      m_progress(new QBoxLayout(QBoxLayout::LeftToRight)) {
    setProperty("card", true);
    auto* words = new QVBoxLayout;
    words->setSpacing(4);
    words->addWidget(m_welcome);
    words->addWidget(m_title);
    words->addWidget(m_question);
    m_progress->addWidget(m_steps, 1);
    m_progress->addWidget(m_left);
    words->addLayout(m_progress);
    auto* doors = new QVBoxLayout;
    doors->addStretch(1);
    doors->addWidget(m_go);
    doors->addWidget(m_again, 0, Qt::AlignHCenter);
    doors->addStretch(1);
    m_layout->setContentsMargins(pictureWide + heroPadding, heroPadding - 4, heroPadding, heroPadding - 4);
    m_layout->setSpacing(heroPadding);
    m_layout->addLayout(words, 1);
    m_layout->addLayout(doors);
    m_go->setMinimumHeight(buttonHigh);
    m_go->setDefault(true);
    m_again->setFlat(true);
    m_steps->setEnabled(false); // shows the steps only; the button opens the lesson
    connect(m_go, &QPushButton::clicked, this, [this] { emit lessonChosen(lesson()); });
    connect(m_again, &QPushButton::clicked, this, [this] { emit startOverWanted(lesson()); });
}

void CourseHero::show(const LessonInfo& lesson, const LessonState& state, const QString& learner,
                      bool first) {
    m_lesson = lesson;
    m_state = state;
    m_learner = learner;
    m_first = first;
    setProse(m_question, openingQuestion(lesson));
    say();
    colour();
    update();
}

/// In a narrow window there is no picture, and on a phone all is in one column.
int CourseHero::pictureWidth() const {
    constexpr int least = 36; // [lines of text]
    return width() < least * fontMetrics().height() ? 0 : pictureWide;
}
bool CourseHero::isOnPhone() const {
    constexpr int least = 24; // [lines of text]
    return width() < least * fontMetrics().height();
}

void CourseHero::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    QMargins margins = m_layout->contentsMargins();
    margins.setLeft(pictureWidth() + heroPadding);
    m_layout->setContentsMargins(margins);
    for (QBoxLayout* each : {m_layout, m_progress})
        each->setDirection(isOnPhone() ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    if (!m_lesson.id.empty()) say();
}

void CourseHero::say() {
    const QString title = QString::fromStdString(m_lesson.title);
    const int number = m_lesson.number;
    m_welcome->setText(m_first ? tr("Welcome. In each lesson you guess first, then you see what happens.")
                       : m_learner.isEmpty() ? tr("Welcome back.")
                                             : tr("Welcome back, %1.").arg(m_learner));
    m_title->setText(number > 0 ? QStringLiteral("%1 · %2").arg(QString::number(number), title) : title);
    QStringList steps;
    for (std::size_t i = 0; i < m_state.stepShares.size(); ++i) steps << QString::number(i + 1);
    m_steps->setSteps(steps, m_state.stepShares, static_cast<int>(m_state.current));
    m_steps->setVisible(!steps.isEmpty());
    const std::size_t all = m_state.stepShares.size();
    const double open = all == 0 ? 1 : 1 - static_cast<double>(m_state.count()) / static_cast<double>(all);
    m_left->setText(tr("about %1 min left").arg(std::max(1L, std::lround(m_lesson.minutes * open))));
    m_left->setVisible(m_lesson.minutes > 0 && !m_state.done);
    const bool goesOn = m_state.begun && !m_state.done;
    m_go->setText(goesOn && isOnPhone() ? tr("Go on")
                  : goesOn              ? tr("Go on with lesson %1, step %2")
                                 .arg(QString::number(number), QString::number(m_state.current + 1))
                  : m_first      ? tr("Start here")
                  : m_state.done ? tr("Look at lesson %1 again").arg(number)
                                 : tr("Start lesson %1").arg(number));
    m_again->setText(tr("Start lesson %1 again").arg(number));
    m_again->setToolTip(tr("Forgets the answers given in this lesson"));
    m_again->setVisible(m_state.begun);
}

void CourseHero::colour() {
    const ThemeColours& colours = coloursOf(themeOf(palette()));
    m_go->setStyleSheet(
        QStringLiteral("QPushButton{background:%1;color:%2;border:1px solid %1;border-radius:6px;"
                       "padding:4px 22px;font-weight:600}"
                       "QPushButton:focus{border:2px solid %3}")
            .arg(colours.accent.name(), colours.onAccent.name(), colours.text.name()));
    m_again->setStyleSheet(QStringLiteral("QPushButton{color:%1;border:none;font-weight:600;padding:4px}"
                                          "QPushButton:hover,QPushButton:focus{text-decoration:underline}")
                               .arg(colours.accent.name()));
}

void CourseHero::paintEvent(QPaintEvent* event) {
    QFrame::paintEvent(event);
    if (m_lesson.id.empty()) return;
    const Theme theme = themeOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath card;
    card.addRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 9, 9);
    if (pictureWidth() == 0) return;
    const QRect place = QStyle::visualRect(layoutDirection(), rect(), QRect(0, 0, pictureWidth(), height()));
    painter.setClipPath(card);
    QColor ground = coloursOf(theme).accent;
    ground.setAlphaF(0.09f);
    painter.fillRect(place, ground);
    drawLessonPicture(painter, QRectF(place).adjusted(14, 12, -14, -12), m_lesson.id, theme);
}

void CourseHero::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) colour();
    QFrame::changeEvent(event);
}

} // namespace timestep
