// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/panel/step_bar.h"

#include "app/lesson/elements/mark.h"
#include "app/lesson/elements/prose.h"
#include "app/lesson/progress/step_dots.h"
#include "lessons/walk/lesson_walk.h"
#include "widgets/accessibility/spoken_texts.h"
#include "widgets/controls/opening.h"
#include "widgets/look/theme.h"

#include <QEvent>
#include <QGridLayout>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

namespace timestep {

StepBar::StepBar(QWidget* parent)
    : QWidget(parent),
      m_grid(new QGridLayout(this)),
      m_dots(new StepDots(this)),
      m_back(new QPushButton(this)),
      m_step(new QToolButton(this)),
      m_menu(new QMenu(this)),
      m_skip(new QPushButton(this)),
      m_next(new QPushButton(this)) {
    m_grid->setContentsMargins(16, 8, 16, 12);
    m_grid->setColumnStretch(1, 1);
    openMenuAtOnce(*m_step);
    m_step->setMenu(m_menu);
    m_step->setAutoRaise(true);
    m_step->setStyleSheet(QStringLiteral("QToolButton::menu-indicator { image: none; }"));
    m_step->setFocusPolicy(Qt::StrongFocus);
    m_step->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
    for (QPushButton* control : {m_back, m_skip, m_next}) {
        QSizePolicy keeps(QSizePolicy::Minimum, QSizePolicy::Fixed);
        keeps.setRetainSizeWhenHidden(true);
        control->setSizePolicy(keeps);
    }
    for (QPushButton* control : {m_skip, m_next}) control->setAutoDefault(true); // Enter presses it
    m_skip->setFlat(true);
    connect(m_dots, &StepDots::clicked, this, &StepBar::stepWanted);
    connect(m_back, &QPushButton::clicked, this, &StepBar::backWanted);
    for (const QPushButton* control : {m_skip, m_next})
        connect(control, &QPushButton::clicked, this, &StepBar::nextWanted);
    showPlace();
}

void StepBar::showSteps(const LessonWalk& walk) {
    m_titles.clear();
    std::vector<bool> deeper;
    for (const LessonStep& step : walk.lesson()->steps) {
        m_titles << plainText(step.title);
        deeper.push_back(step.deeper);
    }
    m_shares = stepShares(*walk.lesson(), walk.progress());
    m_current = static_cast<int>(walk.step());
    if (m_dots->setSteps(m_titles, m_shares, m_current, deeper)) showPlace();
}

QWidget* StepBar::nextButton() const {
    return m_next->isHidden() ? m_skip : m_next;
}

bool StepBar::currentIsDone() const {
    const auto index = static_cast<std::size_t>(m_current);
    return index < m_shares.size() && m_shares[index] == 1;
}

bool StepBar::isLast(int step) const {
    const int count = static_cast<int>(m_titles.size());
    if (step >= count) return false;
    for (int later = step + 1; later < count; ++later)
        if (!m_dots->isDeeper(later)) return false;
    return true;
}

void StepBar::showPlace() {
    const int count = static_cast<int>(m_titles.size());
    const bool atEnd = m_current >= count;
    const bool last = isLast(m_current);
    m_back->setText(tr("‹ &Back"));
    setSpokenName(*m_back, tr("Back to the step before"));
    m_back->setToolTip(tr("Back (Alt+Left)"));
    m_back->setEnabled(m_current > 0);
    const QString place = atEnd ? tr("Summary")
                          : m_dots->isDeeper(m_current)
                              ? tr("Deeper")
                              : tr("Step %1 of %2")
                                    .arg(QString::number(m_dots->numberOf(m_current)),
                                         QString::number(m_dots->numberOf(count) - 1));
    const QString ofAll = QString::number(m_dots->numberOf(count) - 1);
    m_longest = tr("Step %1 of %2").arg(ofAll, ofAll);
    m_longestShort = QStringLiteral("%1/%1").arg(ofAll);
    m_place = place;
    m_shortPlace = atEnd || m_dots->isDeeper(m_current)
                       ? place
                       : QStringLiteral("%1/%2").arg(QString::number(m_dots->numberOf(m_current)), ofAll);
    setSpokenName(*m_step, place);
    m_step->setToolTip(tr("All steps of the lesson"));
    const bool done = currentIsDone();
    m_next->setText(last ? tr("Fi&nish ›") : tr("&Next ›"));
    setSpokenName(*m_next, last ? tr("Finish the lesson") : tr("Next step"));
    m_next->setToolTip(tr("Next (Alt+Right)"));
    m_skip->setText(last ? tr("Fi&nish ›") : tr("S&kip ›"));
    setSpokenName(*m_skip, last ? tr("Finish the lesson") : tr("Go on without finishing this step"));
    m_skip->setToolTip(last ? tr("Next (Alt+Right)")
                            : tr("This step is not done yet; you can come back to it (Alt+Right)"));
    QWidget* const left = m_skip->hasFocus() ? m_next : m_next->hasFocus() ? m_skip : nullptr;
    m_next->setVisible(!atEnd && done);
    m_skip->setVisible(!atEnd && !done);
    arrange();
    if (left != nullptr && !left->isHidden()) left->setFocus(Qt::OtherFocusReason);
    QPalette accent;
    accent.setColor(QPalette::Button, coloursOf(themeOf(palette())).accent);
    accent.setColor(QPalette::ButtonText, coloursOf(themeOf(palette())).onAccent);
    m_next->setPalette(accent);
    m_menu->clear();
    for (int i = 0; i < count; ++i) {
        const bool complete = m_shares[static_cast<std::size_t>(i)] == 1;
        QString title = m_titles[i];
        title.replace(QLatin1Char('&'), QLatin1String("&&"));
        QAction* entry = m_menu->addAction(
            markPicture(complete ? Mark::Done : Mark::Open),
            m_dots->isDeeper(i) ? tr("Deeper:  %1").arg(title)
                                : tr("%1  %2").arg(QString::number(m_dots->numberOf(i)), title),
            this, [this, i] { emit stepWanted(i); });
        if (complete) entry->setStatusTip(tr("done"));
        QFont font = entry->font();
        font.setBold(i == m_current);
        entry->setFont(font);
    }
}

QIcon StepBar::markPicture(Mark mark) const {
    const int side = fontMetrics().height();
    QPixmap picture(QSize(side, side) * devicePixelRatioF());
    picture.setDevicePixelRatio(devicePixelRatioF());
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    drawMark(painter, QRect(0, 0, side, side), mark, markColour(mark, palette()));
    return QIcon(picture);
}

void StepBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setPen(coloursOf(themeOf(palette())).grid);
    painter.drawLine(0, 0, width(), 0);
}

void StepBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) showPlace();
    if (event->type() == QEvent::LanguageChange) showPlace();
    QWidget::changeEvent(event);
}

void StepBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

/// One row if everything fits into it, with a short place rather than in two; otherwise Back and Next below.
/// The longest place of the lesson decides, so that nothing moves from step to step.
void StepBar::arrange() {
    const QMargins margins = m_grid->contentsMargins();
    const int room = width() - margins.left() - margins.right(), gap = m_grid->spacing();
    const QString arrow = QStringLiteral(" ▾");
    const auto widthOf = [](const QWidget* one) { return one->sizeHint().width(); };
    const QFontMetrics metrics = m_step->fontMetrics();
    const int frame = widthOf(m_step) - metrics.horizontalAdvance(m_step->text());
    const auto fits = [&](const QString& place, int beside) {
        return frame + metrics.horizontalAdvance(place + arrow) + widthOf(m_skip) + beside <= room;
    };
    const int moves = widthOf(m_back) + widthOf(m_next) + 3 * gap;
    const bool narrow = !fits(m_longest, moves) && !fits(m_longestShort, moves);
    const QString place = (fits(m_longest, narrow ? gap : moves) ? m_place : m_shortPlace) + arrow;
    if (m_step->text() != place) m_step->setText(place);
    if (narrow == m_narrow && m_grid->count() != 0) return;
    m_narrow = narrow;
    for (QWidget* item : std::initializer_list<QWidget*>{m_dots, m_back, m_step, m_skip, m_next})
        m_grid->removeWidget(item);
    m_grid->addWidget(m_dots, 0, 0, 1, 4);
    m_grid->addWidget(m_step, 1, narrow ? 0 : 1, 1, narrow ? 2 : 1,
                      narrow ? Qt::AlignLeading : Qt::AlignCenter);
    m_grid->addWidget(m_back, narrow ? 2 : 1, 0);
    m_grid->addWidget(m_skip, 1, 2, 1, narrow ? 2 : 1);
    m_grid->addWidget(m_next, narrow ? 2 : 1, narrow ? 2 : 3, 1, narrow ? 2 : 1);
    setTabOrder(m_back, m_step);
    setTabOrder(m_step, m_skip);
    setTabOrder(m_skip, m_next);
}

} // namespace timestep
