// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/background_work.h"

#include "core/input_error.h"
#include "widgets/text/text.h"

namespace timestep {

QString problemText(const std::exception& error) {
    const auto* input = dynamic_cast<const InputError*>(&error);
    return input != nullptr ? translated(*input) : QString::fromUtf8(error.what());
}

void BackgroundWork::stop() {
    m_stop = true;
    if (m_thread.joinable()) m_thread.join();
    ++m_number;
}

void BackgroundWork::post(std::function<void()> message) {
    if (m_stop) return;
    QMetaObject::invokeMethod(m_context, [this, number = m_number, message = std::move(message)] {
        if (number == m_number) message();
    });
}

} // namespace timestep
