// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panel/scene_card.h"

#include "core/input_error.h"
#include "core/integration/problem.h"
#include "core/particles/world/draw_world.h"
#include "core/rigid/draw_rigid.h"
#include "widgets/icons/icon.h"
#include "widgets/text/search.h"
#include "widgets/text/text.h"
#include "widgets/view/frame/frame_painter.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QTextLayout>
#include <QToolButton>

#include <cmath>

namespace timestep {

namespace {

constexpr int padding = 12, spacing = 6;
constexpr double pictureRatio = 0.56; ///< height over width
constexpr int descriptionLines = 3;
constexpr double corner = 8;

Frame startOf(const Scene& scene, const ParameterValues& values) {
    Frame frame;
    if (scene.world) {
        drawWorld(scene.world(values, {}, 1), frame);
    } else if (scene.rigidWorld) {
        drawRigidWorld(scene.rigidWorld(values, 1), frame);
    } else if (scene.problem && scene.draw) {
        const std::unique_ptr<Problem> problem = problemOf(scene, values);
        std::vector<double> q(problem->coordinates()), v(problem->coordinates());
        problem->start(q, v);
        scene.draw(values, q, frame);
    }
    return frame;
}

/// The text in at most `lines` lines, the last one with an ellipsis when there is more. QPainter mirrors the
/// alignment in a widget from right to left.
void drawLines(QPainter& painter, const QRectF& area, const QString& text, int lines,
               Qt::LayoutDirection direction) {
    QTextOption option(direction == Qt::LeftToRight ? Qt::AlignLeft : Qt::AlignRight);
    option.setTextDirection(direction);
    QTextLayout layout(text, painter.font());
    layout.setTextOption(option);
    const QFontMetricsF metrics(painter.font());
    layout.beginLayout();
    double y = area.top();
    for (int i = 0; i < lines; ++i) {
        QTextLine line = layout.createLine();
        if (!line.isValid()) break;
        line.setLineWidth(area.width());
        const QRectF place(area.left(), y, area.width(), metrics.height());
        const bool last = i + 1 == lines && line.textStart() + line.textLength() < text.size();
        const QString rest =
            last ? metrics.elidedText(text.mid(line.textStart()), Qt::ElideRight, area.width())
                 : text.mid(line.textStart(), line.textLength()).trimmed();
        painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, rest);
        y += metrics.lineSpacing();
    }
    layout.endLayout();
}

} // namespace

QPixmap scenePicture(const Scene& scene, const QSize& size, double devicePixelRatio, Theme theme) {
    QPixmap picture(size * devicePixelRatio);
    picture.setDevicePixelRatio(devicePixelRatio);
    picture.fill(coloursOf(theme).card);
    const ParameterValues values(scene.parameters);
    Frame frame;
    try {
        frame = startOf(scene, values);
    } catch (const InputError&) { // a scene that needs a file has no picture
        return picture;
    }
    QPainter painter(&picture);
    FramePainter framePainter;
    const QRectF area(QPointF(0, 0), QSizeF(size));
    const Box bounds = scene.bounds ? scene.bounds(values) : Box{};
    FrameLook look;
    look.theme = theme;
    look.style = runStyle(0, theme);
    look.unit = std::clamp(size.width() / 260.0, 0.8, 2.0);
    framePainter.paint(painter, frame, ViewTransform::fit(bounds, area, 4, scene.yDown), area, look);
    return picture;
}

SceneCard::SceneCard(const Scene& scene, QWidget* parent)
    : QAbstractButton(parent), m_scene(&scene), m_star(new QToolButton(this)) {
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    m_star->setCheckable(true);
    m_star->setAutoRaise(true);
    m_star->setFocusPolicy(Qt::NoFocus); // the key F does the same
    connect(m_star, &QToolButton::clicked, this, &SceneCard::favouriteToggled);
    retranslate();
}

void SceneCard::retranslate() {
    m_name = translated(m_scene->name);
    m_description = translated(m_scene->description);
    setAccessibleName(m_name);
    setAccessibleDescription(m_description);
    setToolTip(m_description);
    m_star->setAccessibleName(tr("Favourite"));
    setFavourite(isFavourite());
    update();
}

SceneCard::Match SceneCard::match(const QString& text) const {
    const QString english = QString::fromUtf8(m_scene->name.english);
    const QString id = timestep::text(m_scene->id);
    if (hasWordFrom(m_name, text)) return Match::Title;
    for (const QString& name : {m_name, english, id})
        if (hasMeaning(name, text)) return Match::Word;
    if (hasWordFrom(m_description, text)) return Match::Word;
    for (const QString& where : {m_name, m_description, id})
        if (hasInside(where, text)) return Match::Inside;
    return Match::None;
}

bool SceneCard::isFavourite() const {
    return m_star->isChecked();
}

void SceneCard::setFavourite(bool on) {
    m_star->setChecked(on);
    m_star->setIcon(timestep::icon(on ? QStringLiteral("star-filled") : QStringLiteral("star")));
    m_star->setToolTip(on ? tr("Take out of the favourites (F)") : tr("Put among the favourites (F)"));
}

void SceneCard::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_F && event->modifiers() == Qt::NoModifier)
        m_star->click();
    else
        QAbstractButton::keyPressEvent(event);
}

void SceneCard::resizeEvent(QResizeEvent* event) {
    QAbstractButton::resizeEvent(event);
    const QRect picture = pictureRect();
    const QSize size = m_star->sizeHint();
    const int left =
        layoutDirection() == Qt::LeftToRight ? picture.right() + 1 - size.width() : picture.left();
    m_star->setGeometry({{left, picture.top()}, size});
}

QSize SceneCard::sizeHint() const {
    const int width = 15 * fontMetrics().height();
    return {width, heightForWidth(width)};
}

int SceneCard::heightForWidth(int width) const {
    const int picture = static_cast<int>((width - 2 * padding) * pictureRatio);
    const int lines = descriptionLines + 1;
    return 2 * padding + picture + 2 * spacing + lines * fontMetrics().lineSpacing();
}

QRect SceneCard::pictureRect() const {
    const int width = this->width() - 2 * padding;
    return {padding, padding, width, static_cast<int>(width * pictureRatio)};
}

void SceneCard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme theme = themeOf(palette());
    const ThemeColours& colours = coloursOf(theme);
    const bool lit = hasFocus() || underMouse();
    const double line = hasFocus() || isDown() ? 2 : 1;
    painter.setPen(QPen(lit ? colours.accent : colours.grid, line));
    painter.setBrush(colours.card);
    painter.drawRoundedRect(QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2), corner,
                            corner);

    const QRect place = pictureRect();
    if (m_picture.deviceIndependentSize().toSize() != place.size() && !place.isEmpty())
        m_picture = scenePicture(*m_scene, place.size(), devicePixelRatioF(), theme);
    painter.drawPixmap(place.topLeft(), m_picture);

    const QRectF texts = QRectF(rect()).adjusted(padding, place.bottom() + spacing, -padding, -padding);
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(colours.text);
    drawLines(painter, texts, m_name, 1, layoutDirection());
    painter.setFont(font());
    painter.setPen(colours.quietText);
    drawLines(painter, texts.adjusted(0, fontMetrics().lineSpacing() + spacing / 2.0, 0, 0), m_description,
              descriptionLines, layoutDirection());
}

void SceneCard::changeEvent(QEvent* event) {
    QAbstractButton::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) m_picture = {};
    if (event->type() == QEvent::FontChange) updateGeometry();
}

void SceneCard::enterEvent(QEnterEvent* event) {
    update();
    QAbstractButton::enterEvent(event);
}

void SceneCard::leaveEvent(QEvent* event) {
    update();
    QAbstractButton::leaveEvent(event);
}

} // namespace timestep
