// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main/signal_notifier.h"

namespace timestep {

// Nobody sends signals to a page.
SignalNotifier::SignalNotifier() = default;
SignalNotifier::~SignalNotifier() = default;
void SignalNotifier::read() {}

} // namespace timestep
