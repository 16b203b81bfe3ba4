// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/contents/camera.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace timestep {

namespace {

constexpr double fitMargin = 14; ///< [1/96 inch] around the shown part
constexpr double mostZoom = 1e4;
constexpr double cameraEasing = 0.15;  ///< [s] time in which the distance to the target shrinks to 1/e
constexpr double cameraArrived = 2e-3; ///< relative to the longest side

/// A motion that takes up less than smallMotion of the start gets about shareOfSmall of the picture; of the
/// start at least `nearest` is shown.
constexpr double smallMotion = 0.25, shareOfSmall = 0.5, nearest = 0.1;

/// Room ahead of what is followed [its way across the picture]; the place where a turned page begins, and the
/// largest part of the picture that is moved without widening [sides of the picture].
constexpr double roomAhead = 0.25, pageBegins = 0.15, mostOfPage = 0.7;

double longestSide(const Box& box) {
    return std::max(box.right - box.left, box.top - box.bottom);
}

Box unitedBox(const Box& a, const Box& b) {
    return {std::min(a.left, b.left), std::min(a.bottom, b.bottom), std::max(a.right, b.right),
            std::max(a.top, b.top)};
}

/// The part of a box inside another; a box outside becomes its nearest border.
Box clampedBox(const Box& box, const Box& limit) {
    const auto x = [&](double value) { return std::clamp(value, limit.left, limit.right); };
    const auto y = [&](double value) { return std::clamp(value, limit.bottom, limit.top); };
    return {x(box.left), y(box.bottom), x(box.right), y(box.top)};
}

Box mixedBox(const Box& from, const Box& to, double share) {
    const auto mixed = [share](double a, double b) { return a + (b - a) * share; };
    return {mixed(from.left, to.left), mixed(from.bottom, to.bottom), mixed(from.right, to.right),
            mixed(from.top, to.top)};
}

Box widened(const Box& picture, const Box& by) {
    Box wide = picture;
    if (by.right > picture.right) wide.right = by.right + roomAhead * (by.right - picture.left);
    if (by.left < picture.left) wide.left = by.left - roomAhead * (picture.right - by.left);
    if (by.top > picture.top) wide.top = by.top + roomAhead * (by.top - picture.bottom);
    if (by.bottom < picture.bottom) wide.bottom = by.bottom - roomAhead * (picture.top - by.bottom);
    return wide;
}

/// How far a picture moves along one axis so that a thing that has left it is where the page begins.
double pageTurn(double low, double high, double from, double to) {
    const double begins = pageBegins * (high - low);
    return to > high ? from - (low + begins) : from < low ? to - (high - begins) : 0;
}

double largestDifference(const Box& a, const Box& b) {
    return std::max({std::abs(a.left - b.left), std::abs(a.bottom - b.bottom), std::abs(a.right - b.right),
                     std::abs(a.top - b.top)});
}

} // namespace

void Camera::setScene(const Box& bounds, bool yDown, Begin begin, const std::optional<Box>& motion) {
    const bool sameStart = std::exchange(m_bounds, bounds) == bounds;
    m_occupied.reset();
    m_last.reset();
    if (begin != Begin::Anew && yDown == m_yDown) {
        if (begin == Begin::Again) startAgain();
        if (begin == Begin::ByHand || sameStart || m_centre) return;
        m_wanted = unitedBox(m_wanted, bounds);
        return;
    }
    m_start = m_wanted = bounds;
    m_yDown = yDown;
    m_zoom = 1;
    m_centre.reset();
    m_opened = true;
    if (motion) {
        const Box whole = unitedBox(bounds, *motion);
        if (longestSide(whole) <= mostForMotion * longestSide(bounds)) m_wanted = whole;
        const double side = longestSide(*motion);
        if (side > 0 && side < smallMotion * longestSide(whole)) {
            const double wanted = std::max(side / shareOfSmall, nearest * longestSide(whole));
            const double around = (wanted - side) / 2;
            m_wanted = {motion->left - around, motion->bottom - around, motion->right + around,
                        motion->top + around};
        }
    }
    m_shown = m_first = m_wanted;
    m_followed = m_stays = false;
}

void Camera::showLike(const Camera& other) {
    m_zoom = other.m_zoom;
    m_centre = other.m_centre;
    m_shown = m_wanted = other.m_wanted;
    m_opened = false;
}

/// A square around the middle of the start, with `share` times its longest side.
Box Camera::limit(double share) const {
    const double side = longestSide(m_start), reach = (side > 0 ? side : 1) * share / 2;
    const Point middle{(m_start.left + m_start.right) / 2, (m_start.bottom + m_start.top) / 2};
    return {middle.x - reach, middle.y - reach, middle.x + reach, middle.y + reach};
}

/// Everything to be kept in the picture: of the runs, and of the last run.
std::optional<Box> Camera::occupied() const {
    if (!m_occupied || !m_last) return m_occupied ? m_occupied : m_last;
    return unitedBox(*m_occupied, *m_last);
}

void Camera::updateLast(const std::optional<Box>& last) {
    m_last.reset();
    if (!last) return;
    const Box most = limit(mostForLast);
    if (unitedBox(most, *last) == most) m_last = last;
}

void Camera::update(const std::optional<Box>& seen) {
    if (!seen) return;
    const Box now = clampedBox(*seen, limit(mostShare));
    m_occupied = m_occupied ? unitedBox(*m_occupied, now) : now;
    if (!std::exchange(m_opened, false)) return;
    m_wanted = m_shown = unitedBox(m_wanted, now);
    // A run that blew up comes back as it was left; the next one begins in a view of its own size.
    m_followed = longestSide(m_wanted) > mostForMotion * longestSide(m_first);
    if (!m_followed) m_first = m_wanted;
}

void Camera::include(const Box& place) {
    const Box now = clampedBox(place, limit(mostShare));
    const bool isFirst = m_wanted == m_first;
    m_first = unitedBox(m_first, now);
    if (isFirst) m_wanted = m_first;
    if (m_opened) m_shown = m_wanted;
}

bool Camera::canFollow(const Box& subject) const {
    if (m_centre || m_stays) return false;
    const Box now = clampedBox(subject, limit(mostShare));
    return !(unitedBox(m_wanted, now) == m_wanted);
}

void Camera::follow(const Box& subject, bool turnsPage) {
    if (!canFollow(subject)) return;
    m_followed = true;
    const double width = m_wanted.right - m_wanted.left, height = m_wanted.top - m_wanted.bottom;
    if (turnsPage && subject.right - subject.left <= mostOfPage * width &&
        subject.top - subject.bottom <= mostOfPage * height) {
        const double x = pageTurn(m_wanted.left, m_wanted.right, subject.left, subject.right);
        const double y = pageTurn(m_wanted.bottom, m_wanted.top, subject.bottom, subject.top);
        m_wanted = {m_wanted.left + x, m_wanted.bottom + y, m_wanted.right + x, m_wanted.top + y};
        return;
    }
    const Box most = limit(mostShare);
    m_wanted = clampedBox(widened(m_wanted, clampedBox(subject, most)), unitedBox(most, m_wanted));
}

void Camera::goBack() {
    m_centre.reset();
    m_wanted = m_first;
    m_followed = false;
    m_stays = true;
}

void Camera::startAgain() {
    m_stays = false;
    if (std::exchange(m_followed, false)) m_wanted = m_first;
}

bool Camera::advance(double seconds) {
    if (m_shown == m_wanted) return false;
    m_shown = mixedBox(m_shown, m_wanted, 1 - std::exp(-seconds / cameraEasing));
    if (largestDifference(m_shown, m_wanted) < cameraArrived * longestSide(m_wanted)) m_shown = m_wanted;
    return !(m_shown == m_wanted);
}

ViewTransform Camera::transform(const QRectF& cell, double unit) const {
    const ViewTransform start = ViewTransform::fit(m_start, cell, fitMargin * unit, m_yDown);
    if (m_centre) return start.zoomed(m_zoom, cell.center()).withAt(*m_centre, cell.center());
    const ViewTransform shown = ViewTransform::fit(m_shown, cell, fitMargin * unit, m_yDown);
    const double least = start.scale() / mostShare;
    return shown.scale() < least ? shown.zoomed(least / shown.scale(), cell.center()) : shown;
}

/// The start, and everything that was occupied.
Box Camera::whole() const {
    return occupied() ? unitedBox(m_bounds, *occupied()) : m_bounds;
}

void Camera::fit() {
    m_start = m_bounds;
    m_zoom = 1;
    m_centre.reset();
    m_followed = m_stays = false;
    m_wanted = whole();
}

bool Camera::showsAll() const {
    return !m_centre && unitedBox(m_wanted, whole()) == m_wanted;
}

/// Lets the person take over, starting from what is shown.
void Camera::takeOver(const QRectF& cell, double unit) {
    if (m_centre) return;
    const ViewTransform now = transform(cell, unit);
    m_zoom = now.scale() / ViewTransform::fit(m_start, cell, fitMargin * unit, m_yDown).scale();
    m_centre = now.toScene(cell.center());
}

void Camera::zoom(const QRectF& cell, double unit, QPointF about, double factor) {
    takeOver(cell, unit);
    const double zoom = std::clamp(m_zoom * factor, 1 / mostShare, mostZoom);
    m_centre = transform(cell, unit).zoomed(zoom / m_zoom, about).toScene(cell.center());
    m_zoom = zoom;
}

void Camera::pan(const QRectF& cell, double unit, QPointF pixels) {
    takeOver(cell, unit);
    m_centre = transform(cell, unit).panned(pixels).toScene(cell.center());
}

} // namespace timestep
