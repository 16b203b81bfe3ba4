// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/formula/rich_text.h"

#include <functional>
#include <string>

namespace timestep {

/// A piece of a lesson's Markdown with its formulas. `onLink` is given the address of a link that was
/// followed.
RichText* makeProse(const std::string& markdown, QWidget* parent,
                    std::function<void(const QString& address)> onLink = nullptr);

/// Another text for it.
void setProse(RichText* prose, const std::string& markdown);

/// Lets `filter` see the mouse events of a text.
void watchClicks(RichText* prose, QObject* filter);

/// Markdown as a screen reader says it: without marks, formulas as their source.
QString plainText(const std::string& markdown);

/// A text that a person typed, so that Markdown shows it letter by letter.
std::string asMarkdown(const QString& typed);

} // namespace timestep
