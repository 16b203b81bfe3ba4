// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

class QAbstractButton;
class QFont;
class QToolBar;

namespace timestep {

/// A length that is `usual` at a font size of 13 pixels and grows with the font [px].
int grown(int usual, const QFont& font);

/// Sets icons of this size at a font size of 13 pixels [px]. They grow with the font of the button or bar.
void setGrowingIcons(QAbstractButton& button, const QSize& usual);
void setGrowingIcons(QToolBar& bar, const QSize& usual);

} // namespace timestep
