// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace timestep {

class RichText;

/// Makes texts appear to screen readers with their words as their name, and with their links as children that
/// can be focused and pressed. Further calls have no effect.
void installRichTextAccessible();

/// Notifies screen readers that the focus is on the link chosen by keyboard, or on the whole text.
void notifyFocus(RichText& text);

} // namespace timestep
