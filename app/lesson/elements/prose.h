// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/formula/rich_text.h"

#include <functional>
#include <string>

namespace timestep {

/// Creates a text from a lesson's Markdown with formulas. `onLink` receives the address of a clicked link.
RichText* makeProse(const std::string& markdown, QWidget* parent,
                    std::function<void(const QString& address)> onLink = nullptr);

/// Replaces the text.
void setProse(RichText* prose, const std::string& markdown);

/// Installs `filter` as event filter for the mouse events of a text.
void watchClicks(RichText* prose, QObject* filter);

/// Markdown as plain text: without markup, formulas as their source.
QString plainText(const std::string& markdown);
/// The same for screen readers, with formulas in words.
QString spokenText(const std::string& markdown);

/// Escapes typed text, so that Markdown shows every character as it is.
std::string asMarkdown(const QString& typed);

} // namespace timestep
