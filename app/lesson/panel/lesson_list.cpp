// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/panel/lesson_list.h"

#include "app/lesson/elements/mark.h"
#include "app/lesson/panel/lesson_item.h"
#include "app/lesson/progress/lesson_state.h"
#include "widgets/controls/ask.h"
#include "widgets/text/text.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace timestep {

namespace {

QString levelName(const std::string& level) {
    if (level == "beginner") return LessonListDialog::tr("beginner");
    if (level == "intermediate") return LessonListDialog::tr("intermediate");
    if (level == "advanced") return LessonListDialog::tr("advanced");
    return QString::fromStdString(level);
}

QString titleOf(const std::vector<LessonInfo>& lessons, const std::string& id) {
    const auto found = std::find_if(lessons.begin(), lessons.end(),
                                    [&](const LessonInfo& lesson) { return lesson.id == id; });
    return QString::fromStdString(found != lessons.end() ? found->title : id);
}

QString detailsOf(const LessonInfo& lesson, const std::vector<LessonInfo>& all) {
    if (lesson.fault) return LessonListDialog::tr("This lesson cannot be read.");
    QStringList details;
    if (lesson.minutes > 0) details << LessonListDialog::tr("%1 min").arg(lesson.minutes);
    if (!lesson.level.empty()) details << levelName(lesson.level);
    if (!lesson.buildsOn.empty())
        details << LessonListDialog::tr("builds on “%1”").arg(titleOf(all, lesson.buildsOn));
    return details.join(QStringLiteral(" · "));
}

} // namespace

LessonListDialog::LessonListDialog(std::vector<LessonInfo> lessons, ProgressStore store, QWidget* parent)
    : QDialog(parent),
      m_lessons(std::move(lessons)),
      m_store(std::move(store)),
      m_list(new QListWidget(this)),
      m_problem(new QLabel(this)) {
    setWindowTitle(tr("Lessons"));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_problem);
    m_list->setItemDelegate(new LessonItem(m_list));
    m_list->setAccessibleName(tr("Lessons"));
    m_list->setResizeMode(QListView::Adjust);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_problem->setWordWrap(true);
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_open = buttons->addButton(tr("&Open"), QDialogButtonBox::AcceptRole);
    m_startOver = buttons->addButton(tr("Start o&ver…"), QDialogButtonBox::ResetRole);
    m_startOver->setToolTip(tr("Forgets the answers given in this lesson and opens it at its beginning"));
    m_open->setDefault(true);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &LessonListDialog::choose);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_startOver, &QPushButton::clicked, this, &LessonListDialog::startOver);
    connect(m_list, &QListWidget::itemActivated, this, &LessonListDialog::choose);
    connect(m_list, &QListWidget::currentRowChanged, this, &LessonListDialog::describe);
    fill();
    const QFontMetrics metrics(font());
    resize(metrics.averageCharWidth() * 64, metrics.lineSpacing() * 26);
    m_list->setFocus();
}

void LessonListDialog::fill() {
    for (const LessonInfo& lesson : m_lessons) {
        const QString title = QString::fromStdString(lesson.title.empty() ? lesson.folder : lesson.title);
        auto* item = new QListWidgetItem(
            lesson.number > 0 ? tr("%1 · %2").arg(QString::number(lesson.number), title) : title, m_list);
        const LessonState reached = lesson.id.empty() ? LessonState() : lessonState(lesson, m_store);
        QString state;
        Mark mark = Mark::Open;
        if (lesson.fault) {
            mark = Mark::Wrong;
        } else if (reached.done) {
            state = tr("done");
            mark = Mark::Done;
        } else if (reached.begun && reached.stepShares.empty()) { // its steps cannot be read
            state = tr("in progress");
        } else if (reached.begun) {
            state = tr("%1 of %n step(s)", nullptr, static_cast<int>(reached.stepShares.size()))
                        .arg(reached.count());
        }
        const QString details = detailsOf(lesson, m_lessons);
        item->setData(DetailsRole, details);
        item->setData(StateRole, state);
        item->setData(MarkRole, static_cast<int>(mark));
        item->setData(Qt::AccessibleTextRole,
                      QStringList({item->text(), details, state}).join(QStringLiteral(", ")));
    }
    if (m_list->count() > 0) m_list->setCurrentRow(0);
    describe();
}

const LessonInfo* LessonListDialog::current() const {
    const int row = m_list->currentRow();
    return row < 0 ? nullptr : &m_lessons[static_cast<std::size_t>(row)];
}

void LessonListDialog::select(const QString& id) {
    for (std::size_t i = 0; i < m_lessons.size(); ++i)
        if (QString::fromStdString(m_lessons[i].id) == id) m_list->setCurrentRow(static_cast<int>(i));
}

void LessonListDialog::describe() {
    const LessonInfo* lesson = current();
    const bool readable = lesson != nullptr && !lesson->fault;
    m_open->setEnabled(readable);
    const QListWidgetItem* item = m_list->currentItem();
    m_startOver->setEnabled(readable && item != nullptr && !item->data(StateRole).toString().isEmpty());
    QString problem;
    if (lesson == nullptr) problem = tr("There are no lessons.");
    if (lesson != nullptr && !readable) problem = translated(*lesson->fault);
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
}

void LessonListDialog::choose() {
    const LessonInfo* lesson = current();
    if (lesson == nullptr || lesson->fault) return;
    m_chosen = QString::fromStdString(lesson->id);
    accept();
}

void LessonListDialog::startOver() {
    const LessonInfo* lesson = current();
    if (lesson == nullptr) return;
    const QString question =
        tr("Forget all answers given in “%1” and start over?").arg(QString::fromStdString(lesson->title));
    askWhether(tr("Start over"), question, this, [this, id = lesson->id] {
        if (m_store.reset(id)) {
            choose();
        } else {
            m_problem->setText(tr("%1 cannot be removed.").arg(m_store.fileOf(id)));
            m_problem->show();
        }
    });
}

} // namespace timestep
