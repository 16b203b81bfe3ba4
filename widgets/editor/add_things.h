// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"

#include <span>

namespace timestep {

struct Drawing;

/// What the kinds of things add to a drawing, see ThingKind::add.
void addBall(Drawing& drawing, std::span<const Point> points, double size);
void addBox(Drawing& drawing, std::span<const Point> points, double size);
void addBlock(Drawing& drawing, std::span<const Point> points, double size);
void addCapsule(Drawing& drawing, std::span<const Point> points, double size);
void addPolygon(Drawing& drawing, std::span<const Point> points, double size);
void addWheel(Drawing& drawing, std::span<const Point> points, double size);
void addMotorWheel(Drawing& drawing, std::span<const Point> points, double size);
void addRod(Drawing& drawing, std::span<const Point> points, double size);
void addSpring(Drawing& drawing, std::span<const Point> points, double size);
void addHinge(Drawing& drawing, std::span<const Point> points, double size);
void addWeld(Drawing& drawing, std::span<const Point> points, double size);
void addBridge(Drawing& drawing, std::span<const Point> points, double size);
void addRope(Drawing& drawing, std::span<const Point> points, double size);
void addParticle(Drawing& drawing, std::span<const Point> points, double size);
void addStick(Drawing& drawing, std::span<const Point> points, double size);
void addBoxOfSticks(Drawing& drawing, std::span<const Point> points, double size);

} // namespace timestep
