// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Marks a text of core that people read. It expands to the text itself; lupdate collects it under `context`
/// and the widgets translate it when they show it.
#define TRANSLATABLE(context, text) text
