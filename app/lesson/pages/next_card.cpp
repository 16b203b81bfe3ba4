// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/pages/next_card.h"

#include "app/lesson/elements/heading.h"
#include "app/lesson/elements/prose.h"
#include "app/lesson/elements/quiet_label.h"
#include "app/lesson/pictures/lesson_picture.h"
#include "widgets/look/theme.h"

#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace timestep {

namespace {

constexpr int wideCardEms = 60;                        // from this width on the parts are side by side [em]
constexpr QSize pictureOfNext(190, 88);                // [px]
constexpr int startHeight = 42, mostQuestionLines = 3; // [px], lines of text

/// The picture of a lesson, as on its card in the course map.
class PictureOfLesson : public QWidget {
public:
    PictureOfLesson(std::string lesson, QWidget* parent) : QWidget(parent), m_lesson(std::move(lesson)) {
        setFixedSize(pictureOfNext);
    }

protected:
    void paintEvent(QPaintEvent*) override {
        const Theme theme = themeOf(palette());
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        QColor ground = coloursOf(theme).accent;
        ground.setAlphaF(0.07F);
        painter.setPen(Qt::NoPen);
        painter.setBrush(ground);
        painter.drawRoundedRect(rect(), 8, 8);
        drawLessonPicture(painter, QRectF(rect()).adjusted(6, 4, -6, -4), m_lesson, theme);
    }

private:
    std::string m_lesson;
};

} // namespace

NextCard::NextCard(const NextLesson& next, QWidget* parent)
    : QFrame(parent), m_parts(new QBoxLayout(QBoxLayout::LeftToRight, this)) {
    setObjectName(QStringLiteral("next-lesson"));
    const ThemeColours& colours = coloursOf(themeOf(palette()));
    setStyleSheet(QStringLiteral("QFrame#next-lesson{border:2px solid %1;border-radius:10px}")
                      .arg(colours.accent.name()));
    m_parts->setContentsMargins(14, 10, 14, 10);
    m_parts->setSpacing(18);
    if (!next.id.isEmpty()) addWords(next);
    addButtons(next);
}

void NextCard::addWords(const NextLesson& next) {
    const std::string id = next.id.toStdString();
    if (hasLessonPicture(id)) m_parts->addWidget(m_picture = new PictureOfLesson(id, this));
    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    words->addStretch(1);
    words->addWidget(new QuietLabel(
        tr("Next · lesson %1 · %2 min").arg(QString::number(next.number), QString::number(next.minutes)),
        this));
    words->addWidget(new Heading(next.title, titleType, this));
    if (!next.question.empty()) {
        m_question = makeProse(next.question, this);
        m_question->setMaximumHeight(mostQuestionLines * fontMetrics().lineSpacing() * 5 / 4);
        words->addWidget(m_question);
    }
    words->addStretch(1);
    m_parts->addLayout(words, 1);
}

void NextCard::addButtons(const NextLesson& next) {
    m_buttons = new QBoxLayout(QBoxLayout::TopToBottom);
    m_buttons->setSpacing(6);
    m_parts->addLayout(m_buttons);
    const auto button = [this](const QString& text, const char* name) {
        auto* made = new QPushButton(text, this);
        made->setMinimumWidth(1);
        made->setObjectName(QString::fromLatin1(name));
        m_buttons->addWidget(made);
        return made;
    };
    if (!next.id.isEmpty()) {
        QPushButton* start = button(tr("&Start lesson %1").arg(next.number), "start-next");
        const ThemeColours& colours = coloursOf(themeOf(palette()));
        QPalette own;
        own.setColor(QPalette::Button, colours.accent);
        own.setColor(QPalette::ButtonText, colours.onAccent);
        start->setPalette(own);
        start->setMinimumHeight(startHeight);
        connect(start, &QPushButton::clicked, this, [this, id = next.id] { emit lessonWanted(id); });
    }
    QPushButton* map = button(tr("Course &map"), "course-map");
    map->setFlat(!next.id.isEmpty());
    connect(map, &QPushButton::clicked, this, [this] { emit actionWanted(QStringLiteral("course")); });
    QPushButton* others = button(tr("Other &lessons…"), "other-lessons");
    others->setFlat(true);
    connect(others, &QPushButton::clicked, this, [this] { emit actionWanted(QStringLiteral("lessons")); });
}

void NextCard::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    const bool wide = width() >= wideCardEms * fontInfo().pixelSize();
    m_parts->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_buttons->setDirection(wide ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    if (m_picture != nullptr) m_picture->setVisible(wide);
    if (m_question != nullptr) m_question->setVisible(wide);
}

} // namespace timestep
