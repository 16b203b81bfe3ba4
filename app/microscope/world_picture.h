// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/microscope/microscope_sheet.h"
#include "app/microscope/open_world_step.h"

namespace timestep {

/// Colours and dashes of the arrows of a step of particles, as numbers of styles.
struct WorldArrow {
    enum Style { Kept, Fall, Push, Put, EndA, EndB, All };
};

/// Draws the arrows of a step of particles and sticks over the view. Both arguments must outlive it.
class WorldPicture {
public:
    WorldPicture(const OpenWorldStep& opened, const SheetLook& look) : m_open(opened), m_look(look) {}

    void drawEnd(StepOverlay& overlay) const { drawFrame(overlay, m_open.step.after); }
    void drawStage(StepOverlay& overlay, std::size_t stage) const;
    /// Draws one visit of the open pass.
    void drawVisit(StepOverlay& overlay, std::size_t visit) const;
    /// Draws all moves of an open pass that corrects all sticks at the same time.
    void drawAllVisits(StepOverlay& overlay) const;

private:
    void drawFrame(StepOverlay& overlay, const World& world) const;
    void addArrow(StepOverlay& overlay, Point base, Point from, Point arrow, int style, const QString& symbol,
                  bool named) const;
    /// Adds the position of every stick in the order of the pass, `but` for some.
    void addNumbers(StepOverlay& overlay, const World& world, const std::vector<std::uint32_t>& but) const;

    const OpenWorldStep& m_open;
    const SheetLook& m_look;
};

} // namespace timestep
