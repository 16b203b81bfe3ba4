// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/course/course_page.h"

#include "app/course/course_map.h"
#include "app/course/lesson_node.h"
#include "app/names.h"
#include "widgets/icons/icon.h"

#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace timestep {

CoursePage::CoursePage(QWidget* parent)
    : QWidget(parent),
      m_title(new QLabel(this)),
      m_summary(new QLabel(this)),
      m_pathLabel(new QLabel(this)),
      m_paths(new QComboBox(this)),
      m_learner(new QPushButton(this)),
      m_open(new QPushButton(this)),
      m_startOver(new QPushButton(this)),
      m_close(new QPushButton(this)),
      m_scroll(new QScrollArea(this)),
      m_map(new CourseMap) {
    setFocusPolicy(Qt::NoFocus);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 14, 20, 14);
    layout->setSpacing(10);
    auto* head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_learner);
    head->addWidget(m_close);
    layout->addLayout(head);
    auto* choice = new QHBoxLayout;
    m_pathLabel->setBuddy(m_paths);
    choice->addWidget(m_pathLabel);
    choice->addWidget(m_paths);
    choice->addSpacing(8);
    choice->addWidget(m_summary, 1);
    layout->addLayout(choice);
    layout->addWidget(m_scroll, 1);
    auto* foot = new QHBoxLayout;
    foot->addStretch(1);
    foot->addWidget(m_startOver);
    foot->addWidget(m_open);
    layout->addLayout(foot);
    m_summary->setWordWrap(true);
    m_scroll->setWidget(m_map);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->viewport()->setAutoFillBackground(false);
    m_map->setAutoFillBackground(false);
    m_learner->setIcon(icon(QStringLiteral("school")));
    for (std::size_t i = 0; i < coursePaths().size(); ++i)
        m_paths->addItem(QString(), text(coursePaths()[i].id));
    connect(m_paths, &QComboBox::currentIndexChanged, this, &CoursePage::describe);
    connect(m_map, &CourseMap::lessonChosen, this, &CoursePage::lessonChosen);
    connect(m_map, &CourseMap::shown, this, [this](QWidget* node) { m_scroll->ensureWidgetVisible(node); });
    connect(m_map, &CourseMap::currentChanged, this, [this] {
        const LessonInfo* lesson = m_map->current();
        m_open->setEnabled(lesson != nullptr && lesson->error.empty());
        const bool begun = lesson != nullptr && !m_map->nodes().empty() && [&] {
            for (std::size_t i = 0; i < m_lessons.size(); ++i)
                if (m_lessons[i].id == lesson->id) return !m_map->nodes()[i]->text().state.isEmpty();
            return false;
        }();
        m_startOver->setEnabled(begun);
    });
    connect(m_open, &QPushButton::clicked, this, [this] {
        if (const LessonInfo* lesson = m_map->current())
            emit lessonChosen(QString::fromStdString(lesson->id));
    });
    connect(m_startOver, &QPushButton::clicked, this, [this] {
        if (const LessonInfo* lesson = m_map->current())
            emit startOverWanted(QString::fromStdString(lesson->id));
    });
    connect(m_learner, &QPushButton::clicked, this, &CoursePage::learnerWanted);
    connect(m_close, &QPushButton::clicked, this, &CoursePage::closed);
    enlargeTitle();
    retranslateUi();
}

void CoursePage::show(const std::vector<LessonInfo>& lessons, const ProgressStore& store,
                      const Learner& learner, const QString& openLesson) {
    enlargeTitle();
    m_lessons = lessons; // unreadable lessons come last
    std::stable_partition(m_lessons.begin(), m_lessons.end(),
                          [](const LessonInfo& lesson) { return lesson.error.empty(); });
    m_name = learner.name;
    m_map->setLessons(m_lessons, store);
    m_map->select(openLesson);
    retranslateUi();
    if (!m_map->nodes().empty()) m_map->setFocus(Qt::OtherFocusReason);
}

void CoursePage::setPath(const QString& id) {
    m_paths->setCurrentIndex(std::max(0, m_paths->findData(id)));
}

void CoursePage::describe() {
    if (m_paths->currentIndex() < 0) return;
    const CoursePath& path = coursePaths()[static_cast<std::size_t>(m_paths->currentIndex())];
    m_map->setPath(path);
    const std::vector<std::size_t> on = lessonsOf(path, m_lessons);
    int minutes = 0, done = 0;
    for (const std::size_t i : on) {
        minutes += m_lessons[i].minutes;
        if (m_map->nodes()[i]->text().mark == Mark::Done) ++done;
    }
    m_summary->setText(
        translated(path.description) + QLatin1Char(' ') +
        tr("%n lesson(s), %1 min; %2 done.", nullptr, static_cast<int>(on.size())).arg(minutes).arg(done));
}

void CoursePage::retranslateUi() {
    m_title->setText(tr("The course"));
    m_pathLabel->setText(tr("&Path:"));
    m_paths->setAccessibleName(tr("Suggested path"));
    for (std::size_t i = 0; i < coursePaths().size(); ++i)
        m_paths->setItemText(static_cast<int>(i), translated(coursePaths()[i].name));
    m_learner->setText(m_name.isEmpty() ? tr("&Who is learning?")
                                        : tr("L&earner: %1").arg(QString(m_name).replace('&', "&&")));
    m_open->setText(tr("&Open lesson"));
    m_startOver->setText(tr("&Start over…"));
    m_startOver->setToolTip(tr("Forgets the answers given in this lesson"));
    m_close->setText(tr("&Back to the experiment"));
    m_map->setAccessibleName(tr("Course map"));
    describe();
}

void CoursePage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) enlargeTitle();
    QWidget::changeEvent(event);
}

void CoursePage::enlargeTitle() {
    QFont large = QApplication::font();
    large.setPointSizeF(large.pointSizeF() * 1.4);
    large.setWeight(QFont::DemiBold);
    if (m_title->font() != large) m_title->setFont(large);
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
