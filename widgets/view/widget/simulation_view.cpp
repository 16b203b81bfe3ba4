// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/widget/simulation_view.h"

#include "widgets/view/input/spoken_description.h"
#include "widgets/view/input/view_touch.h"
#include "widgets/view/picture/drag_painter.h"
#include "widgets/view/picture/next_frame_painter.h"
#include "widgets/view/widget/simulation_view_accessible.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPainter>
#include <QPushButton>
#include <QStyle>
#include <QTimerEvent>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace timestep {

namespace {

constexpr int cameraInterval = 16;      // [ms]
constexpr double tickPerPicture = 0.04; ///< part of the tick of a reached goal
constexpr int outsideFor = 500;         ///< [ms] until the camera follows
constexpr double subject = 0.5;         ///< part of the bodies of a run that is followed

} // namespace

SimulationView::SimulationView(QWidget* parent)
    : QWidget(parent),
      m_input(new ViewInput(*this, m_contents)),
      m_whole(new QPushButton(this)),
      m_restore(new QPushButton(this)) {
    installSimulationViewAccessible();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(m_input, &ViewInput::acted, this, &SimulationView::acted);
    connect(m_input, &ViewInput::fitted, this, &SimulationView::moveCamera);
    connect(m_input, &ViewInput::letGo, this, [this] {
        showHeldStart({}, {});
        emit letGo();
    });
    connect(m_input, &ViewInput::enlargeWanted, this, &SimulationView::enlargeWanted);
    connect(m_input, &ViewInput::menuWanted, this,
            [this](QPointF pixel) { emit menuWanted(pixel, placeAt(pixel)); });
    connect(m_input, &ViewInput::toolChanged, this, &SimulationView::toolChanged);
    connect(m_whole, &QPushButton::clicked, this, [this] {
        if (!m_goesBack) return fit();
        m_contents.camera.goBack();
        moveCamera();
        update();
    });
    connect(m_restore, &QPushButton::clicked, this, &SimulationView::restoreWanted);
    for (QPushButton* offer : {m_whole, m_restore}) {
        offer->setObjectName(offer == m_whole ? QStringLiteral("show-all") : QStringLiteral("restore"));
        offer->hide();
    }
    new ViewTouch(*this, m_contents, *m_input);
}

void SimulationView::setScene(const SceneView& scene, Camera::Begin begin) {
    if (std::exchange(m_keepsPart, false)) begin = Camera::Begin::ByHand;
    m_input->endScene();
    m_contents.runs.setScene(scene, begin == Camera::Begin::Anew);
    m_runsChanged = true;
    m_contents.camera.setScene(scene.bounds, scene.yDown, begin, scene.motion);
    if (begin == Camera::Begin::Anew) {
        m_contents.goals.clear();
        m_contents.goalNotes.clear();
    }
    m_painted.clear();
    m_input->beginScene();
    moveCamera();
    update();
}

void SimulationView::setRuns(std::vector<RunFrame>& runs, double time, qint64 step) {
    const bool wentBack = step == 0 && m_contents.runs.step() > 0;
    m_contents.runs.exchange(runs, time, step, m_input->drag().holds());
    m_runsChanged = true;
    if (wentBack) {
        m_contents.camera.startAgain();
        moveCamera();
    }
    m_contents.camera.updateLast(m_contents.runs.last());
    m_contents.camera.update(m_contents.runs.occupied());
    m_input->followRuns();
    update();
    noteNames();
}

/// Moves the camera smoothly, or in one jump if the system disables animations.
void SimulationView::moveCamera() {
    const bool smooth =
        isVisible() && style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) > 0;
    if (!smooth) return settle();
    if (m_cameraTimer.isActive() || !m_contents.camera.isMoving()) return;
    m_cameraClock.start();
    m_cameraTimer.start(cameraInterval, this);
}

void SimulationView::settle() {
    m_cameraTimer.stop();
    m_contents.camera.advance(std::numeric_limits<double>::infinity());
    update();
}

void SimulationView::timerEvent(QTimerEvent* event) {
    if (event->timerId() == m_outside.timerId()) return followSubject();
    if (event->timerId() == m_tickTimer.timerId()) {
        m_contents.drawnTick = std::min(m_contents.drawnTick + tickPerPicture, 1.0);
        if (m_contents.drawnTick == 1) m_tickTimer.stop();
        return update();
    }
    if (event->timerId() != m_cameraTimer.timerId()) return QWidget::timerEvent(event);
    if (m_input->drag().holdsByMouse()) {
        m_cameraClock.restart();
        return;
    }
    const auto elapsed = static_cast<double>(m_cameraClock.restart()) / 1000;
    if (!m_contents.camera.advance(elapsed)) m_cameraTimer.stop();
    update();
}

QPointF SimulationView::pixelOf(int run, Point at) const {
    return onScreen().transformOf(run).toPixel(at);
}

QRectF SimulationView::cellOf(int run) const {
    return onScreen().cellOf(run);
}

/// The mouse opens its menu by ViewInput.
void SimulationView::contextMenuEvent(QContextMenuEvent* event) {
    event->accept();
    if (event->reason() == QContextMenuEvent::Mouse) return;
    const QPointF pixel = placeForKeys();
    emit menuWanted(pixel, placeAt(pixel));
}

QPointF SimulationView::placeForKeys() const {
    const ViewGeometry geometry = onScreen();
    return m_input->placeForKeys().value_or(geometry.cells().front().center());
}

Point SimulationView::placeAt(QPointF pixel) const {
    const ViewGeometry geometry = onScreen();
    return geometry.transformOf(std::max(geometry.runAt(pixel), 0)).toScene(pixel);
}

QRectF SimulationView::occupied() const {
    const std::optional<Box> box = m_contents.camera.occupied();
    if (!box) return {};
    const ViewTransform transform = onScreen().transformOf(0);
    return QRectF(transform.toPixel({box->left, box->bottom}), transform.toPixel({box->right, box->top}))
        .normalized();
}

std::vector<OutsideBody> SimulationView::outside() const {
    return outsideBodies(onScreen());
}

/// What is followed: the bodies of all runs, if half of those of a run are outside. None: nothing is.
std::optional<Box> SimulationView::subjectOutside(const ViewGeometry& now) const {
    const ShownRuns& runs = m_contents.runs;
    std::optional<Box> all;
    bool isOutside = false;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        if (runs[i].explodes || runs[i].stamp) continue;
        const auto run = static_cast<int>(i);
        const std::optional<Box> box = runs.bodiesBox(run);
        if (!box) continue;
        isOutside = isOutside || now.shareOutside(run, ViewGeometry::Outside::Partly) >= subject;
        if (!all) all = box;
        all = Box{std::min(all->left, box->left), std::min(all->bottom, box->bottom),
                  std::max(all->right, box->right), std::max(all->top, box->top)};
    }
    return isOutside ? all : std::nullopt;
}

void SimulationView::followSubject() {
    m_outside.stop();
    const std::optional<Box> box = subjectOutside(onScreen());
    if (!box) return;
    if (m_input->drag().holds()) return m_outside.start(outsideFor, this);
    m_contents.camera.follow(*box, m_contents.runs.scene().bodies);
    moveCamera();
    update();
}

/// Offers a button to show everything while something has left the picture that the camera does not follow,
/// and to go back where it has followed. Where a person has chosen the part, a whole run must have left it.
void SimulationView::offerWhole() {
    bool left = false, follows = false;
    const ViewGeometry now = onScreen();
    const Camera& camera = m_contents.camera;
    if (camera.isMoving()) return;
    if (isFitted()) {
        const std::optional<Box> box = subjectOutside(now);
        follows = box && camera.canFollow(*box);
        left = !follows && !camera.showsAll() && !outsideBodies(now).empty();
    } else {
        for (std::size_t run = 0; run < m_contents.runs.size(); ++run)
            left = left || now.shareOutside(static_cast<int>(run)) == 1;
    }
    if (!follows)
        m_outside.stop();
    else if (!m_outside.isActive())
        m_outside.start(outsideFor, this);
    const bool goesBack = !left && isFitted() && camera.hasFollowed();
    const bool offered = left || goesBack;
    if (offered == m_whole->isVisibleTo(this) && goesBack == m_goesBack) return;
    m_goesBack = goesBack;
    m_whole->setVisible(offered);
    placeWhole();
}

void SimulationView::placeWhole() {
    m_whole->setText(m_goesBack ? tr("First view") : tr("Show all"));
    const QRectF scenes = onScreen().scenes();
    int bottom = static_cast<int>(scenes.bottom()) - 4;
    for (QPushButton* offer : {m_restore, m_whole}) {
        offer->adjustSize();
        const bool mirrored = layoutDirection() == Qt::RightToLeft;
        int x = mirrored ? width() - offer->width() - 8 : 8;
        if (offer == m_whole) x = (width() - offer->width()) / 2;
        if (offer == m_whole && m_restore->isVisibleTo(this) &&
            QRect(QPoint(x, bottom), offer->size())
                .intersects(m_restore->geometry().translated(0, m_restore->height())))
            bottom = m_restore->y() - 4;
        offer->move(x, bottom - offer->height());
    }
    m_contents.offers.clear();
    for (const QPushButton* offer : {m_restore, m_whole})
        if (offer->isVisibleTo(this)) m_contents.offers.emplace_back(offer->geometry());
    update();
}

void SimulationView::showHeldStart(const QStringList& numbers, std::vector<Point> preview) {
    m_contents.handNumbers = numbers;
    m_contents.preview = std::move(preview);
    update();
}

void SimulationView::showPlotNumbers(std::vector<QStringList> numbers) {
    if (numbers == m_contents.plotNumbers) return;
    m_contents.plotNumbers = std::move(numbers);
    update();
}

void SimulationView::offerRestore(const QString& words, const QString& tip) {
    m_restore->setToolTip(tip);
    if (m_restore->text() == words && m_restore->isVisibleTo(this) == !words.isEmpty()) return;
    m_restore->setText(words);
    m_restore->setVisible(!words.isEmpty());
    placeWhole();
}

void SimulationView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) placeWhole();
    QWidget::changeEvent(event);
}

void SimulationView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    placeWhole();
}

void SimulationView::setInFreePlay(bool isInFreePlay) {
    m_contents.isInFreePlay = isInFreePlay;
    update();
}

void SimulationView::setReadout(const QString& text) {
    m_contents.readout = text;
    update();
}

void SimulationView::setStepOverlay(std::optional<StepOverlay> overlay) {
    m_contents.stepOverlay = std::move(overlay);
    update();
}

void SimulationView::setArrangement(Arrangement arrangement) {
    m_contents.options.arrangement = arrangement;
    update();
    noteNames();
}

void SimulationView::noteNames() {
    if (std::exchange(m_namedRuns, namesRuns()) != m_namedRuns) emit namesRunsChanged();
}

void SimulationView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    noteNames();
}

void SimulationView::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    noteNames();
}

void SimulationView::setStrobe(std::vector<std::shared_ptr<const StrobePicture>> pictures) {
    m_contents.strobe = std::move(pictures);
    update();
}

void SimulationView::setFilmStripShown(bool shown) {
    m_contents.options.filmStrip = shown;
    update();
}

void SimulationView::setGoals(std::vector<ViewGoal> goals, std::vector<GoalNote> notes) {
    if (goals == m_contents.goals && notes == m_contents.goalNotes) return;
    const bool same = goals == m_contents.goals;
    const auto isReached = [](const ViewGoal& goal) { return goal.reached; };
    const bool was = std::any_of(m_contents.goals.begin(), m_contents.goals.end(), isReached);
    const bool hits = !m_contents.goals.empty() && !was && std::any_of(goals.begin(), goals.end(), isReached);
    if (hits && isVisible() && style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) > 0) {
        m_contents.drawnTick = 0;
        m_tickTimer.start(cameraInterval, this);
    }
    m_contents.runs.keepTries(!goals.empty());
    m_contents.goals = std::move(goals);
    m_contents.goalNotes = std::move(notes);
    if (!same) {
        includeGoals();
        moveCamera();
    }
    update();
}

/// Only those that lie outside the start: of a wide one its near end.
void SimulationView::includeGoals() {
    const Box start = m_contents.camera.start();
    for (const ViewGoal& goal : m_contents.goals) {
        const double low = goal.alongX ? start.left : start.bottom,
                     high = goal.alongX ? start.right : start.top;
        if (goal.from <= high && goal.to >= low) continue;
        const double room = std::min(1.5 * (goal.to - goal.from), (high - low) / 4);
        const double from = goal.from > high ? high : goal.to - room,
                     to = goal.from > high ? goal.from + room : low;
        m_contents.camera.include(goal.alongX ? Box{from, start.bottom, to, start.top}
                                              : Box{start.left, from, start.right, to});
    }
}

void SimulationView::setGuesses(std::vector<ViewGuess> guesses) {
    if (guesses == m_contents.guesses) return;
    m_contents.guesses = std::move(guesses);
    update();
}

void SimulationView::setPointNames(const QStringList& names) {
    m_contents.options.pointNames = names;
    update();
}

void SimulationView::setMarks(std::vector<Point> marks) {
    m_contents.options.marks = std::move(marks);
    update();
}

void SimulationView::setPathShown(bool shown) {
    m_contents.options.paths = shown;
    update();
}

void SimulationView::setExactShown(bool shown) {
    m_contents.options.exact = shown;
    update();
}

void SimulationView::setStrainScale(double strain) {
    m_contents.options.strainScale = strain;
    update();
}

void SimulationView::showLike(const SimulationView& other) {
    setFont(other.font());
    setLocale(other.locale());
    setLayoutDirection(other.layoutDirection());
    m_contents.options = other.m_contents.options;
    m_contents.camera.showLike(other.m_contents.camera);
    update();
}

QSize SimulationView::sizeHint() const {
    return QSize(420, 420) * unitOf(font());
}

QSize SimulationView::minimumSizeHint() const {
    return QSize(160, 90);
}

void SimulationView::paint(QPainter& painter, const QRect& rectangle, Theme theme) const {
    ViewFormat paper = formatOf(*this);
    paper.look.theme = theme;
    paper.vector = true;
    m_painter.paint(painter, ViewGeometry(m_contents, paper, rectangle));
}

void SimulationView::paintEvent(QPaintEvent*) {
    const ViewGeometry now = onScreen();
    QPainter painter(this);
    m_painted.clear();
    m_painter.paint(painter, now, &m_painted);
    m_input->paint(painter, now);
    paintHeld(painter, now, m_input->drag());
    paintWordsOfRing(painter, now, m_input->selection(), m_input->drag(),
                     m_contents.options.ringInvites && underMouse() && m_contents.runs.step() == 0);
    const ViewTransform transform = now.transformOf(0);
    const QRectF unitSquare(transform.toPixel({0, 0}), transform.toPixel({1, 1}));
    if (std::exchange(m_runsChanged, false) || unitSquare != std::exchange(m_lookedAt, unitSquare))
        QMetaObject::invokeMethod(this, &SimulationView::offerWhole, Qt::QueuedConnection);
    if (!hasFocus() || !m_input->isFocusShown()) return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(coloursOf(now.format().look.theme).accent, 2));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
}

QString SimulationView::spokenDescription() const {
    const ViewGeometry now = onScreen();
    QStringList sentences = m_input->status(now);
    sentences << spokenSentences(now, m_input->selection(), m_input->drag(), m_painted);
    return sentences.join(QLatin1Char(' '));
}

bool SimulationView::event(QEvent* event) {
    if (event->type() == QEvent::NativeGesture) {
        const auto* gesture = static_cast<QNativeGestureEvent*>(event);
        if (gesture->gestureType() == Qt::ZoomNativeGesture) {
            m_input->zoom(gesture->position(), 1 + gesture->value());
            return true;
        }
    }
    return QWidget::event(event);
}

bool SimulationView::focusNextPrevChild(bool next) {
    return (hasFocus() && m_input->tab(next)) || QWidget::focusNextPrevChild(next);
}

void SimulationView::mousePressEvent(QMouseEvent* event) {
    m_input->press(*event);
}

void SimulationView::mouseMoveEvent(QMouseEvent* event) {
    m_input->move(*event);
}

void SimulationView::mouseReleaseEvent(QMouseEvent* event) {
    m_input->release(*event);
}

void SimulationView::mouseDoubleClickEvent(QMouseEvent* event) {
    m_input->doubleClick(*event);
}

void SimulationView::wheelEvent(QWheelEvent* event) {
    m_input->turnWheel(*event);
    event->accept();
}

void SimulationView::keyPressEvent(QKeyEvent* event) {
    if (!m_input->pressKey(*event)) QWidget::keyPressEvent(event);
}

void SimulationView::keyReleaseEvent(QKeyEvent* event) {
    if (!m_input->releaseKey(*event)) QWidget::keyReleaseEvent(event);
}

void SimulationView::focusInEvent(QFocusEvent* event) {
    m_input->takeFocus(*event);
    QWidget::focusInEvent(event);
}

void SimulationView::focusOutEvent(QFocusEvent* event) {
    m_input->loseFocus();
    QWidget::focusOutEvent(event);
}

void SimulationView::leaveEvent(QEvent* event) {
    m_input->leave();
    QWidget::leaveEvent(event);
}

} // namespace timestep
