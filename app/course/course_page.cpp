// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/course/course_page.h"

#include "app/course/course_hero.h"
#include "app/course/course_map.h"
#include "app/course/lesson_node.h"
#include "app/course/play_row.h"
#include "app/lesson/elements/heading.h"
#include "widgets/icons/icon.h"
#include "widgets/look/theme.h"
#include "widgets/panel/steady_scroll_area.h"
#include "widgets/plot/chart/flow_layout.h"
#include "widgets/text/text.h"

#include <QBoxLayout>
#include <QButtonGroup>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>

namespace timestep {

namespace {

constexpr int chipGap = 6; // [px]

} // namespace

CoursePage::CoursePage(QWidget* parent)
    : QWidget(parent),
      m_hero(new CourseHero(this)),
      m_summary(new QLabel(this)),
      m_pathLabel(new QLabel(this)),
      m_chips(new QWidget(this)),
      m_besideChips(new QWidget(this)),
      m_choice(new QBoxLayout(QBoxLayout::LeftToRight)),
      m_beside(new QBoxLayout(QBoxLayout::LeftToRight, m_besideChips)),
      m_paths(new QButtonGroup(this)),
      m_learner(new QPushButton(this)),
      m_close(new QPushButton(this)),
      m_scroll(new SteadyScrollArea(this)),
      m_play(new PlayRow),
      m_map(new CourseMap) {
    setFocusPolicy(Qt::NoFocus);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 8, 20, 6);
    layout->setSpacing(6);
    m_choice->setSpacing(6);
    auto* flow = new FlowLayout(m_chips, chipGap, chipGap);
    flow->setContentsMargins({});
    flow->addWidget(m_pathLabel);
    for (std::size_t i = 0; i < coursePaths().size(); ++i) {
        auto* chip = new QPushButton(this);
        chip->setCheckable(true);
        chip->setProperty("chip", true);
        // Not through the style sheet, which would measure the text without it.
        connect(chip, &QPushButton::toggled, chip, [chip](bool on) {
            QFont font = chip->font();
            font.setWeight(on ? QFont::DemiBold : QFont::Normal);
            chip->setFont(font);
        });
        m_paths->addButton(chip, static_cast<int>(i));
        flow->addWidget(chip);
    }
    m_paths->button(0)->setChecked(true);
    m_beside->setContentsMargins({});
    m_beside->setSpacing(6);
    m_beside->addWidget(m_summary, 1);
    m_beside->addWidget(m_learner);
    m_beside->addWidget(m_close);
    m_choice->addWidget(m_chips);
    m_choice->addWidget(m_besideChips);
    layout->addWidget(m_scroll, 1);
    m_summary->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
    m_summary->setMinimumWidth(1);
    auto* cards = new QWidget;
    auto* column = new QVBoxLayout(cards);
    column->setContentsMargins({});
    column->setSpacing(8);
    column->addWidget(m_hero);
    column->addLayout(m_choice);
    column->addWidget(m_play);
    column->addWidget(m_map, 1);
    m_scroll->setWidget(cards);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->viewport()->setAutoFillBackground(false);
    cards->setAutoFillBackground(false);
    m_map->setAutoFillBackground(false);
    m_learner->setIcon(icon(QStringLiteral("user")));
    connect(m_paths, &QButtonGroup::idClicked, this, &CoursePage::describe);
    connect(m_hero, &CourseHero::lessonChosen, this, &CoursePage::lessonChosen);
    connect(m_hero, &CourseHero::startOverWanted, this, &CoursePage::startOverWanted);
    connect(m_map, &CourseMap::lessonChosen, this, &CoursePage::lessonChosen);
    connect(m_map, &CourseMap::shown, this, [this](QWidget* node) { m_scroll->ensureWidgetVisible(node); });
    connect(m_play, &PlayRow::chosen, this, &CoursePage::toyChosen);
    connect(m_play, &PlayRow::buildWanted, this, &CoursePage::buildWanted);
    connect(m_play, &PlayRow::shown, this, [this](QWidget* card) { m_scroll->ensureWidgetVisible(card); });
    connect(m_learner, &QPushButton::clicked, this, &CoursePage::learnerWanted);
    connect(m_close, &QPushButton::clicked, this, &CoursePage::closed);
    styleChips();
    retranslate();
}

void CoursePage::show(const std::vector<LessonInfo>& lessons, const ProgressStore& store,
                      const Learner& learner, const QString& openLesson) {
    m_lessons = lessons; // unreadable lessons come last
    std::stable_partition(m_lessons.begin(), m_lessons.end(),
                          [](const LessonInfo& lesson) { return !lesson.fault; });
    m_name = learner.name;
    m_states.clear();
    for (const LessonInfo& lesson : m_lessons) m_states.push_back(lessonState(lesson, store));
    m_map->setLessons(m_lessons, m_states);
    m_hero->setVisible(!m_lessons.empty());
    if (!m_lessons.empty()) {
        const std::size_t next = nextLesson(openLesson);
        const bool first = std::none_of(m_states.begin(), m_states.end(),
                                        [](const LessonState& state) { return state.begun; });
        m_hero->show(m_lessons[next], m_states[next], m_name, first);
        m_map->select(QString::fromStdString(m_lessons[next].id));
    }
    retranslate();
    sizeText();
    m_scroll->verticalScrollBar()->setValue(0);
}

/// Texts and cards are larger than the buttons beside them.
void CoursePage::sizeText() {
    for (QWidget* part :
         {static_cast<QWidget*>(m_hero), static_cast<QWidget*>(m_play), static_cast<QWidget*>(m_map)})
        setTextSize(*part, font().pointSizeF() * textType);
    placeChips(); // their texts may have come after the last layout
}

std::size_t CoursePage::nextLesson(const QString& openLesson) const {
    const auto isOpen = [this](std::size_t i) { return !m_lessons[i].fault && !m_states[i].done; };
    for (std::size_t i = 0; i < m_lessons.size(); ++i)
        if (m_lessons[i].id == openLesson.toStdString() && isOpen(i)) return i;
    for (std::size_t i = 0; i < m_lessons.size(); ++i)
        if (isOpen(i) && m_states[i].begun) return i;
    for (std::size_t i = 0; i < m_lessons.size(); ++i)
        if (isOpen(i)) return i;
    return 0;
}

void CoursePage::setPath(const QString& id) {
    for (std::size_t i = 0; i < coursePaths().size(); ++i)
        if (text(coursePaths()[i].id) == id) m_paths->button(static_cast<int>(i))->setChecked(true);
    describe();
}

void CoursePage::describe() {
    const CoursePath& path = coursePaths()[static_cast<std::size_t>(std::max(0, m_paths->checkedId()))];
    m_map->setPath(path);
    int minutes = 0, done = 0, begun = 0;
    for (const std::size_t i : lessonsOf(path, m_lessons)) {
        done += m_states[i].done ? 1 : 0;
        begun += m_states[i].begun && !m_states[i].done ? 1 : 0;
        minutes += m_states[i].done ? 0 : m_lessons[i].minutes;
    }
    const QString left =
        minutes < 60
            ? tr("about %1 min to go").arg(minutes)
            : tr("about %1 h %2 min to go").arg(QString::number(minutes / 60), QString::number(minutes % 60));
    m_summary->setText(tr("%n lesson(s) done", nullptr, done) + QStringLiteral(", ") +
                       tr("%n begun", nullptr, begun) + QStringLiteral(" · ") + left);
    m_summary->setToolTip(translated(path.description));
    placeChips();
}

void CoursePage::retranslate() {
    m_pathLabel->setText(tr("Path"));
    for (std::size_t i = 0; i < coursePaths().size(); ++i) {
        QAbstractButton* chip = m_paths->button(static_cast<int>(i));
        chip->setText(translated(coursePaths()[i].name));
        chip->setToolTip(translated(coursePaths()[i].description));
    }
    m_learner->setText(m_name.isEmpty() ? tr("&Who is learning?")
                                        : tr("L&earner: %1").arg(QString(m_name).replace('&', "&&")));
    alignPathLabel();
    m_close->setText(tr("&Back to the experiment"));
    m_map->setAccessibleName(tr("Course map"));
    describe();
}

void CoursePage::lockLearner(const QString& why) {
    m_learner->setEnabled(false);
    m_learner->setToolTip(why);
}

void CoursePage::setWayBack(bool possible) {
    m_close->setVisible(possible);
    placeChips();
}

/// The words are beside the paths if there is room for both, otherwise below them, and on a phone below each
/// other.
void CoursePage::placeChips() {
    int chips = m_pathLabel->sizeHint().width();
    for (const QAbstractButton* chip : m_paths->buttons()) chips += chipGap + chip->sizeHint().width();
    int beside = m_summary->sizeHint().width();
    for (const QWidget* button : {m_learner, m_close})
        if (!button->isHidden()) beside += chipGap + button->sizeHint().width();
    const int room = m_scroll->viewport()->width();
    const bool fits = chips + chipGap + beside <= room;
    m_beside->setDirection(beside <= room ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_choice->setDirection(fits ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_choice->setStretch(0, fits ? chips : 0);
    m_choice->setStretch(1, fits ? beside : 0);
}

void CoursePage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    layout()->activate();
    placeChips();
}

void CoursePage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::PaletteChange) styleChips();
    if (event->type() == QEvent::FontChange) {
        alignPathLabel();
        sizeText();
    }
    QWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange)
        QMetaObject::invokeMethod(this, &CoursePage::sizeText, Qt::QueuedConnection);
}

/// Aligns the label with the chips beside it, which are higher.
void CoursePage::alignPathLabel() {
    if (const QAbstractButton* chip = m_paths->button(0))
        m_pathLabel->setMinimumHeight(chip->sizeHint().height());
}

void CoursePage::styleChips() {
    const ThemeColours& colours = coloursOf(themeOf(palette()));
    const QString looks =
        QStringLiteral(
            "QPushButton{background:%1;color:%2;border:1px solid %3;border-radius:13px;padding:4px 12px}"
            "QPushButton:checked{color:%4;border:1px solid %4}"
            "QPushButton:hover{border:1px solid %4}QPushButton:focus{border:2px solid %4}")
            .arg(colours.card.name(), colours.text.name(), colours.grid.name(), colours.accent.name());
    for (QAbstractButton* chip : m_paths->buttons())
        if (chip->styleSheet() != looks) chip->setStyleSheet(looks);
    alignPathLabel();
}

void CoursePage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        emit closed();
    else
        QWidget::keyPressEvent(event);
}

void CoursePage::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    m_map->setFocus(event->reason());
}

} // namespace timestep
