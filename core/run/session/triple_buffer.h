// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <atomic>
#include <cstdint>

namespace timestep {

/// Passes the newest value from one writing thread to one reading thread. Neither thread ever waits. The
/// reader skips values that were replaced by newer ones. The writer fills back() and calls publish(); the
/// reader calls refresh() and reads front().
template <class Value>
class TripleBuffer {
public:
    Value& back() { return slots_[back_]; }
    void publish() {
        back_ = middle_.exchange(static_cast<std::uint8_t>(back_ | fresh), std::memory_order_acq_rel) & index;
    }

    /// Makes front() the newest value. Returns true if it is newer than before.
    bool refresh() {
        if (!(middle_.load(std::memory_order_relaxed) & fresh)) return false;
        front_ = middle_.exchange(front_, std::memory_order_acq_rel) & index;
        return true;
    }
    const Value& front() const { return slots_[front_]; }

private:
    static constexpr std::uint8_t index = 3, fresh = 4;

    std::array<Value, 3> slots_{};
    std::uint8_t back_ = 0;
    std::atomic<std::uint8_t> middle_{1};
    std::uint8_t front_ = 2;
};

} // namespace timestep
