// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/input/view_keys.h"

#include <algorithm>
#include <iterator>

namespace timestep {

ViewKey viewKey(int key) {
    static constexpr struct {
        Qt::Key key;
        ViewKey does;
    } keys[] = {
        {Qt::Key_BracketRight, ViewKey::NextParticle},
        {Qt::Key_PageDown, ViewKey::NextParticle},
        {Qt::Key_BracketLeft, ViewKey::PreviousParticle},
        {Qt::Key_PageUp, ViewKey::PreviousParticle},
        {Qt::Key_Return, ViewKey::Enter},
        {Qt::Key_Enter, ViewKey::Enter},
        {Qt::Key_Escape, ViewKey::Escape},
        {Qt::Key_Comma, ViewKey::TurnLeft},
        {Qt::Key_Less, ViewKey::TurnLeft},
        {Qt::Key_Semicolon, ViewKey::TurnLeft},
        {Qt::Key_Period, ViewKey::TurnRight},
        {Qt::Key_Greater, ViewKey::TurnRight},
        {Qt::Key_Colon, ViewKey::TurnRight},
        {Qt::Key_P, ViewKey::Pin},
        {Qt::Key_V, ViewKey::Velocity},
        {Qt::Key_Home, ViewKey::Fit},
        {Qt::Key_Plus, ViewKey::ZoomIn},
        {Qt::Key_Equal, ViewKey::ZoomIn},
        {Qt::Key_Minus, ViewKey::ZoomOut},
        {Qt::Key_Space, ViewKey::Pan},
    };
    const auto found =
        std::find_if(std::begin(keys), std::end(keys), [key](const auto& each) { return each.key == key; });
    return found != std::end(keys) ? found->does : ViewKey::None;
}

QPointF arrowDirection(int key) {
    switch (key) {
    case Qt::Key_Left:
        return {-1, 0};
    case Qt::Key_Right:
        return {1, 0};
    case Qt::Key_Up:
        return {0, -1};
    case Qt::Key_Down:
        return {0, 1};
    default:
        return {};
    }
}

} // namespace timestep
