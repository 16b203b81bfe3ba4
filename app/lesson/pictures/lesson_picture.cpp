// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/pictures/lesson_picture.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <numbers>

namespace timestep {

namespace {

constexpr double pictureWidth = 190, pictureHeight = 88;

/// The pens and brushes of one picture. Coordinates are those of the frame, y downwards.
struct Sketch {
    QPainter& painter;
    QColor blue, orange, green, purple, line, sun;

    void strokes(const QColor& colour, double width, Qt::PenStyle style = Qt::SolidLine) const {
        painter.setPen(QPen(colour, width, style, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
    }
    void fills(const QColor& colour, double opacity = 1) const {
        QColor pale = colour;
        pale.setAlphaF(static_cast<float>(opacity));
        painter.setPen(Qt::NoPen);
        painter.setBrush(pale);
    }
    void disc(double x, double y, double radius, const QColor& colour, double opacity = 1) const {
        fills(colour, opacity);
        painter.drawEllipse(QPointF(x, y), radius, radius);
    }
    void segment(double x, double y, double toX, double toY) const {
        painter.drawLine(QPointF(x, y), QPointF(toX, toY));
    }
    void ground(double y, double from = 16, double to = 174) const {
        strokes(line, 1.6);
        segment(from, y, to, y);
    }
    /// A curve through points of a function of 0 to 1.
    void curve(const std::function<QPointF(double)>& at, int points = 80) const {
        QPolygonF through;
        for (int i = 0; i <= points; ++i) through << at(static_cast<double>(i) / points);
        painter.drawPolyline(through);
    }
};

void filmStrip(const Sketch& s) {
    s.ground(62);
    for (int i = 0; i < 7; ++i) {
        const double x = 26 + 23 * i;
        s.strokes(s.line, 1.4);
        s.segment(x, 62, x, 67);
        s.disc(x, 48, 11, s.blue, 0.12 + 0.14 * i);
    }
}

void rectangles(const Sketch& s) {
    for (int i = 0; i < 8; ++i) {
        const double high = 7.5 * (i + 0.6);
        s.fills(s.blue, 0.28);
        s.painter.drawRect(QRectF(30 + 17 * i, 74 - high, 16, high));
    }
    s.ground(74);
    s.strokes(s.orange, 2.4);
    s.segment(30, 74, 166, 14);
}

void rounding(const Sketch& s) {
    s.strokes(s.blue, 2, Qt::DashLine);
    s.segment(22, 72, 166, 20);
    s.strokes(s.orange, 2.4);
    s.curve([](double t) { return QPointF(22 + 144 * t, 24 + 40 * std::sin(3.1 * t) - 6 * t); });
    s.disc(94, 62, 3.5, s.orange);
}

void fallingBall(const Sketch& s) {
    s.ground(78, 20, 170);
    for (int i = 0; i < 6; ++i) s.disc(46 + 19 * i, 12 + 2.2 * i * i, 8, s.blue, 0.2 + 0.16 * i);
}

void spirals(const Sketch& s) {
    const auto spiral = [](double from, double to) {
        return [from, to](double t) {
            const double r = from + (to - from) * t;
            return QPointF(95 + r * std::cos(11 * t), 44 - r * std::sin(11 * t));
        };
    };
    s.strokes(s.line, 1.6);
    s.painter.drawEllipse(QPointF(95, 44), 20, 20);
    s.strokes(s.blue, 2);
    s.curve(spiral(20, 38), 160);
    s.strokes(s.orange, 2);
    s.curve(spiral(20, 6), 160);
}

void blowUp(const Sketch& s) {
    s.strokes(s.line, 1.4, Qt::DashLine);
    s.segment(20, 44, 172, 44);
    QPolygonF points;
    for (int i = 0; i < 9; ++i)
        points << QPointF(24 + 18 * i, 44 + (i % 2 == 0 ? -1 : 1) * 1.2 * std::pow(1.53, i));
    s.strokes(s.orange, 2);
    s.painter.drawPolyline(points);
    for (const QPointF& at : points) s.disc(at.x(), at.y(), 2.8, s.orange);
}

void slopes(const Sketch& s) {
    s.strokes(s.line, 1.6);
    s.painter.drawPolyline(QPolygonF({{34, 10}, {34, 76}, {172, 76}}));
    const std::array<QColor, 3> colours{s.blue, s.green, s.purple};
    for (int i = 0; i < 3; ++i) {
        s.strokes(colours[static_cast<std::size_t>(i)], 2.2);
        s.segment(44, 18, 162 - 34 * i, 42 + 14 * i);
    }
}

void orbits(const Sketch& s) {
    s.disc(118, 44, 8, s.sun);
    s.strokes(s.blue, 1.4);
    for (int i = 0; i < 4; ++i) {
        s.painter.save();
        s.painter.translate(118, 44);
        s.painter.rotate(5.0 * i);
        s.painter.drawEllipse(QPointF(-26, 0), 46, 30);
        s.painter.restore();
    }
    s.disc(49, 30, 5.5, s.blue);
}

void bounces(const Sketch& s) {
    s.ground(76);
    const auto height = [](double t) {
        const double hop = t * 4, in = hop - std::floor(hop);
        return QPointF(22 + 148 * t, 72 - 58 * std::pow(0.72, std::floor(hop)) * 4 * in * (1 - in));
    };
    s.strokes(s.blue, 1.6, Qt::DotLine);
    s.curve(height, 200);
    for (const double t : {0.12, 0.37, 0.61, 0.86}) {
        const QPointF at = height(t);
        s.disc(at.x(), at.y(), 6.5, s.blue, 0.3 + 0.7 * t);
    }
}

void frameRates(const Sketch& s) {
    const std::array<QColor, 3> colours{s.blue, s.orange, s.green};
    for (int i = 0; i < 3; ++i) {
        const double x = 46 + 50 * i, y = 68 - 23 * i;
        s.strokes(colours[static_cast<std::size_t>(i)], 2.4, Qt::DotLine);
        s.segment(x, 8, x, y - 10);
        s.disc(x, y, 9, colours[static_cast<std::size_t>(i)]);
    }
}

void oneStick(const Sketch& s) {
    s.strokes(s.line, 1.4, Qt::DashLine);
    s.segment(62, 8, 62, 82);
    s.segment(128, 8, 128, 82);
    for (int i = 0; i < 5; ++i) {
        const double beyond = 34 * std::pow(0.5, i), y = 13 + 15.5 * i;
        QColor ink = s.blue;
        ink.setAlphaF(static_cast<float>(0.25 + 0.18 * i));
        s.strokes(ink, 3.2);
        s.segment(62 - beyond, y, 128 + beyond, y);
        s.disc(62 - beyond, y, 4.5, ink, ink.alphaF());
        s.disc(128 + beyond, y, 4.5, ink, ink.alphaF());
    }
}

void frames(const Sketch& s) {
    s.ground(80);
    const auto frame = [&s](const QPolygonF& corners, const QColor& colour, bool braced) {
        s.strokes(colour, 2.8);
        s.painter.drawPolygon(corners);
        if (braced) {
            s.painter.drawLine(corners[0], corners[2]);
            s.painter.drawLine(corners[1], corners[3]);
        }
        for (const QPointF& at : corners) s.disc(at.x(), at.y(), 4.5, colour);
    };
    frame({{30, 26}, {78, 12}, {92, 60}, {44, 74}}, s.blue, true);
    frame({{108, 44}, {152, 50}, {168, 76}, {122, 76}}, s.orange, false);
}

void hangingChain(const Sketch& s) {
    QPolygonF links;
    for (int i = 0; i <= 10; ++i) {
        const double x = -1 + 0.2 * i;
        links << QPointF(95 + 68 * x, 70 - 22 * (std::cosh(1.9 * x) - 1));
    }
    s.strokes(s.blue, 2.6);
    s.painter.drawPolyline(links);
    for (const QPointF& at : links) s.disc(at.x(), at.y(), 4, s.blue);
    for (const QPointF& at : {links.front(), links.back()}) s.disc(at.x(), at.y(), 6, s.line);
}

void curtain(const Sketch& s) {
    for (int i = 0; i < 24; ++i) {
        const double x = 40 + 4.6 * i, fold = 0.5 + 0.5 * std::sin(2 * std::numbers::pi * i / 6);
        QColor colour = s.blue.lighter(static_cast<int>(80 + 60 * fold));
        s.fills(colour);
        s.painter.drawPolygon(QPolygonF({{x, 12 + 5 * (1 - fold)},
                                         {x + 4.8, 12 + 5 * (1 - fold)},
                                         {95 + 0.94 * (x + 4.8 - 95), 76 + 4 * fold},
                                         {95 + 0.94 * (x - 95), 76 + 4 * fold}}));
    }
    s.ground(9, 32, 158);
    for (int i = 0; i < 5; ++i) s.disc(42 + 26.5 * i, 10, 4, s.line);
}

void stretchedRopes(const Sketch& s) {
    const std::array<QColor, 3> colours{s.orange, s.purple, s.blue};
    for (int i = 0; i < 3; ++i) {
        const QColor& colour = colours[static_cast<std::size_t>(i)];
        const double gap = 9.5 - 2 * i, x = 48 + 44 * i;
        for (int link = 0; link < 7; ++link) s.disc(x + 1.8 * link, 9 + gap * link, 3, colour);
        s.strokes(colour, 2);
        s.segment(x, 9, x + 10.8, 9 + gap * 6);
        s.disc(x + 12, 15 + gap * 6, 7, colour);
    }
}

void stickMen(const Sketch& s) {
    s.ground(80);
    for (int i = 0; i < 3; ++i) {
        QColor ink = s.blue;
        ink.setAlphaF(static_cast<float>(0.25 + 0.375 * i));
        const double x = 40 + 46 * i;
        s.strokes(ink, 6);
        s.segment(x, 32, x, 52);
        s.segment(x, 34, x - 15, 30 + 8 * i);
        s.segment(x, 34, x + 16, 42 - 8 * i);
        s.segment(x, 52, x - 9, 74);
        s.segment(x, 52, x + 10, 73);
        s.disc(x, 18, 8.5, ink, ink.alphaF());
    }
}

void touchingBodies(const Sketch& s) {
    s.fills(s.blue, 0.4);
    s.painter.drawPolygon(QPolygonF({{40, 24}, {92, 14}, {102, 52}, {50, 64}}));
    s.fills(s.orange, 0.4);
    s.painter.drawPolygon(QPolygonF({{98, 20}, {152, 30}, {136, 66}, {88, 52}}));
    s.strokes(s.line, 1.4, Qt::DashLine);
    s.segment(88, 10, 88, 80);
    s.segment(102, 10, 102, 80);
    s.strokes(s.blue, 3);
    s.segment(40, 76, 102, 76);
    s.strokes(s.orange, 3);
    s.segment(88, 81, 152, 81);
}

void pyramid(const Sketch& s) {
    s.ground(80, 30, 160);
    const std::array<QColor, 4> colours{s.orange, s.purple, s.green, s.blue};
    for (int row = 0; row < 4; ++row)
        for (int i = 0; i <= row; ++i) {
            s.fills(colours[static_cast<std::size_t>((row + i) % 4)], 0.85);
            s.painter.drawRoundedRect(QRectF(95 + 27 * (i - (row + 1) / 2.0) + 1, 8 + 18 * row, 25, 16.5), 2,
                                      2);
        }
}

void softSprings(const Sketch& s) {
    s.ground(12, 30, 160);
    for (int i = 0; i < 3; ++i) {
        const double x = 50 + 45 * i, low = 40 + 16 * i;
        s.strokes(s.blue, 2);
        s.curve([x, low](double t) { return QPointF(x + 7 * std::sin(44 * t), 12 + (low - 12) * t); }, 120);
        s.disc(x, low + 7, 7, s.orange);
    }
}

void blockOnSlope(const Sketch& s) {
    s.strokes(s.line, 2);
    s.painter.drawPolyline(QPolygonF({{164, 78}, {26, 78}, {164, 26}}));
    s.fills(s.blue, 0.85);
    s.painter.drawPolygon(QPolygonF({{96, 51}, {128, 39}, {120, 18}, {88, 30}}));
    s.strokes(s.orange, 2.4);
    s.segment(80, 48, 56, 57);
    s.segment(56, 57, 62, 50);
    s.segment(56, 57, 65, 58);
}

void partingWays(const Sketch& s) {
    const auto way = [](double side) {
        return [side](double t) {
            const double apart = side * 26 * std::pow(t, 4);
            return QPointF(22 + 146 * t, 46 + 16 * std::sin(9 * t) + apart);
        };
    };
    s.strokes(s.blue, 2.2);
    s.curve(way(-1));
    s.strokes(s.orange, 2.2, Qt::DashLine);
    s.curve(way(1));
    s.disc(22, 46, 4, s.line);
}

void throwIntoCup(const Sketch& s) {
    s.ground(78);
    const auto parabola = [](double t) { return QPointF(20 + 150 * t, 66 - 216 * t * (1 - t) + 10 * t); };
    const auto filmed = [](double t) {
        return QPointF(20 + 116 * t - 22 * t * t, 66 - 190 * t * (1 - t) + 8 * t);
    };
    s.strokes(s.line, 1.8, Qt::DashLine);
    s.curve(parabola);
    s.strokes(s.blue, 2.2);
    s.curve(filmed);
    s.strokes(s.orange, 2);
    for (int i = 1; i < 8; ++i) {
        const QPointF at = filmed(i / 8.0);
        s.segment(at.x() - 3.5, at.y() - 3.5, at.x() + 3.5, at.y() + 3.5);
        s.segment(at.x() - 3.5, at.y() + 3.5, at.x() + 3.5, at.y() - 3.5);
    }
    s.strokes(s.blue, 2.4);
    s.painter.drawPolyline(QPolygonF({{104, 62}, {107, 77}, {121, 77}, {124, 62}}));
}

void comet(const Sketch& s) {
    s.strokes(s.line, 1.6, Qt::DashLine);
    s.painter.drawEllipse(QPointF(46, 44), 26, 26);
    s.strokes(s.blue, 2);
    s.painter.drawEllipse(QPointF(103, 44), 70, 19);
    s.disc(46, 44, 6, s.sun);
    s.disc(68, 30, 4, s.orange);
    const QPointF head(150, 30);
    s.strokes(s.blue, 1.6);
    for (const double spread : {-5.0, 0.0, 5.0})
        s.segment(head.x(), head.y(), head.x() + 24, head.y() - 5 + spread);
    s.disc(head.x(), head.y(), 4.5, s.blue);
}

/// A beam between two banks, broken in the middle.
void brokenBridge(const Sketch& s) {
    s.ground(52, 8, 46);
    s.ground(52, 144, 182);
    s.strokes(s.blue, 3);
    s.segment(46, 52, 88, 64);
    s.segment(144, 52, 106, 70);
    s.strokes(s.orange, 2.2);
    for (const double turn : {-0.9, -0.3, 0.3, 0.9})
        s.segment(96 + 8 * std::sin(turn), 56 - 8 * std::cos(turn), 96 + 30 * std::sin(turn),
                  56 - 30 * std::cos(turn));
}

/// Points that approach a line, each with its bar.
void errorBar(const Sketch& s) {
    s.strokes(s.line, 1.4, Qt::DashLine);
    s.segment(20, 26, 172, 26);
    for (int i = 0; i < 5; ++i) {
        const double x = 36 + 29 * i, off = 40 / std::pow(2.0, i);
        s.strokes(s.orange, 2);
        s.segment(x, 26, x, 26 + 1.4 * off);
        s.disc(x, 26 + off, 4.5, s.blue);
    }
}

struct PictureRow {
    std::string_view lesson;
    void (*draw)(const Sketch&);
};

constexpr std::array pictures{PictureRow{"break-it", brokenBridge},
                              PictureRow{"a-film-strip-of-motion", filmStrip},
                              PictureRow{"ten-steps-of-euler", rectangles},
                              PictureRow{"when-smaller-steps-do-not-help", rounding},
                              PictureRow{"verlet-without-a-velocity", fallingBall},
                              PictureRow{"energy-drift-or-wobble", spirals},
                              PictureRow{"how-big-may-a-step-be", blowUp},
                              PictureRow{"orders-and-cost", slopes},
                              PictureRow{"orbits-for-ever", orbits},
                              PictureRow{"walls-bounces-drag", bounces},
                              PictureRow{"frame-rate-is-not-physics", frameRates},
                              PictureRow{"one-stick", oneStick},
                              PictureRow{"many-sticks-relaxation", frames},
                              PictureRow{"chains-and-convergence", hangingChain},
                              PictureRow{"cloth", curtain},
                              PictureRow{"stiff-without-iterations", stretchedRopes},
                              PictureRow{"how-soft-is-a-stick", softSprings},
                              PictureRow{"stick-man", stickMen},
                              PictureRow{"solid-bodies", touchingBodies},
                              PictureRow{"stacks-friction-bounces", blockOnSlope},
                              PictureRow{"stacks", pyramid},
                              PictureRow{"how-do-you-know", partingWays},
                              PictureRow{"catch-the-ball", throwIntoCup},
                              PictureRow{"halley-1758", comet},
                              PictureRow{"your-error-bar", errorBar}};

const PictureRow* pictureOf(std::string_view lesson) {
    const auto found = std::find_if(pictures.begin(), pictures.end(),
                                    [lesson](const PictureRow& row) { return row.lesson == lesson; });
    return found != pictures.end() ? &*found : nullptr;
}

} // namespace

bool hasLessonPicture(std::string_view lesson) {
    return pictureOf(lesson) != nullptr;
}

void drawLessonPicture(QPainter& painter, const QRectF& place, std::string_view lesson, Theme theme) {
    const ThemeColours& colours = coloursOf(theme);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(place, Qt::IntersectClip);
    const double scale = std::min(place.width() / pictureWidth, place.height() / pictureHeight);
    painter.translate(place.center());
    painter.scale(scale, scale);
    painter.translate(-pictureWidth / 2, -pictureHeight / 2);
    const Sketch sketch{painter,         colours.accent, colours.force,      colours.velocity,
                        colours.impulse, colours.axis,   colours.penetration};
    if (const PictureRow* row = pictureOf(lesson))
        row->draw(sketch);
    else
        filmStrip(sketch);
    painter.restore();
}

} // namespace timestep
