// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/pages/side_by_side.h"

#include "app/lesson/elements/note.h"
#include "app/lesson/elements/prose.h"
#include "app/lesson/elements/quiet_label.h"
#include "widgets/look/theme.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QTimer>
#include <QVBoxLayout>
#include <QVariantAnimation>

#include <algorithm>
#include <cstddef>

namespace timestep {

namespace {

/// A picture of a text that glides over another one and fades into it.
class Gliding : public QWidget {
public:
    Gliding(const QWidget& from, const QWidget& to, QWidget* over)
        : QWidget(over), m_picture(const_cast<QWidget&>(from).grab()) {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setGeometry(from.geometry());
        auto* motion = new QVariantAnimation(this);
        motion->setStartValue(from.pos());
        motion->setEndValue(to.pos());
        motion->setDuration(reactionTime);
        motion->setEasingCurve(QEasingCurve::InOutQuad);
        connect(motion, &QVariantAnimation::valueChanged, this, [this, motion](const QVariant& place) {
            m_left = 1 - static_cast<double>(motion->currentTime()) / reactionTime;
            move(place.toPoint());
            update();
        });
        connect(motion, &QVariantAnimation::finished, this, &QObject::deleteLater);
        motion->start();
        show();
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setOpacity(m_left);
        painter.drawPixmap(0, 0, m_picture);
    }

private:
    QPixmap m_picture;
    double m_left = 1; ///< opacity
};

constexpr std::size_t longText = 120; ///< length from which a text is hard to read at half width [bytes]

} // namespace

SideBySide::SideBySide(QWidget* parent) : QWidget(parent), m_grid(new QGridLayout(this)) {
    m_grid->setContentsMargins(12, 10, 12, 10);
    m_grid->setHorizontalSpacing(16);
    m_grid->setVerticalSpacing(8);
    for (Half& half : m_halves) {
        half.box = new QWidget(this);
        auto* layout = new QVBoxLayout(half.box);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(2);
        half.title = new QuietLabel(half.box);
        half.text = makeProse({}, half.box);
        layout->addWidget(half.title);
        layout->addWidget(half.text);
        layout->addStretch(1);
    }
    m_verdict = new Note({}, this);
    m_grid->addWidget(m_verdict, 2, 0, 1, 2);
    arrange();
}

void SideBySide::setTitles(const QString& left, const QString& right) {
    m_halves[0].title->setText(left);
    m_halves[1].title->setText(right);
}

void SideBySide::setTexts(const std::string& left, const std::string& right) {
    const std::array<const std::string*, 2> texts{&left, &right};
    for (std::size_t i = 0; i < m_halves.size(); ++i) {
        if (m_halves[i].markdown == *texts[i]) continue;
        m_halves[i].markdown = *texts[i];
        setProse(m_halves[i].text, *texts[i]);
    }
    arrange();
    speak();
}

void SideBySide::setTable(const std::string& markdown, const QString& spoken) {
    if (m_table == nullptr) {
        m_table = makeProse({}, this);
        m_grid->addWidget(m_table, 0, 0, 2, 2);
        for (Half& half : m_halves) half.box->hide();
    }
    if (markdown != m_tableMarkdown) setProse(m_table, markdown);
    m_tableMarkdown = markdown;
    m_spokenTable = spoken;
    speak();
}

void SideBySide::setVerdict(Mark mark, const std::string& markdown) {
    if (markdown != m_verdict->markdown() || mark != m_verdict->mark()) m_verdict->say(markdown, mark);
    speak();
    update();
}

Mark SideBySide::verdict() const {
    return m_verdict->mark();
}

void SideBySide::meet() {
    // When the texts have got their places.
    QTimer::singleShot(0, this, [this] {
        if (!isVisible() || !mayMove(*this)) return;
        new Gliding(*m_halves[0].box, *m_halves[1].box, this);
        m_verdict->markIcon().drawSlowly();
    });
}

void SideBySide::speak() {
    QString all;
    const auto add = [&all](const QString& words) {
        if (!all.isEmpty())
            all += all.endsWith(QLatin1Char('.')) ? QStringLiteral(" ") : QStringLiteral(". ");
        all += words;
    };
    if (m_table != nullptr) add(m_spokenTable);
    for (const Half& half : m_halves)
        if (m_table == nullptr) add(half.title->text() + QStringLiteral(": ") + spokenText(half.markdown));
    if (!m_verdict->markdown().empty()) add(spokenText(m_verdict->markdown()));
    if (all != accessibleName()) setAccessibleName(all);
}

QString SideBySide::leftText() const {
    return plainText(m_halves[0].markdown);
}
QString SideBySide::rightText() const {
    return plainText(m_halves[1].markdown);
}

void SideBySide::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void SideBySide::arrange() {
    const auto isLong = [](const Half& half) { return half.markdown.size() > longText; };
    const bool stacked = width() < fontMetrics().averageCharWidth() * 36 ||
                         std::any_of(m_halves.begin(), m_halves.end(), isLong);
    if (stacked == m_stacked && m_arranged) return;
    m_arranged = true;
    m_stacked = stacked;
    if (m_table != nullptr) return;
    for (const Half& half : m_halves) m_grid->removeWidget(half.box);
    m_grid->addWidget(m_halves[0].box, 0, 0);
    m_grid->addWidget(m_halves[1].box, stacked ? 1 : 0, stacked ? 0 : 1);
    m_grid->setColumnStretch(0, 1);
    m_grid->setColumnStretch(1, stacked ? 0 : 1);
}

void SideBySide::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintVerdictCard(painter, *this, m_verdict->mark());
}

} // namespace timestep
