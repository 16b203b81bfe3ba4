// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace timestep {

/// Puts what a screen reader is to say into the element "spoken" of the page, which screen readers follow:
/// the thing that gets the focus, changes of it, and the sentences of announce(). Qt's own elements know
/// neither focus nor sentences.
void speakInPage();

} // namespace timestep
