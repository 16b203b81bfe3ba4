// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measured/clock_time.h"

#include <cstdint>

namespace timestep {

namespace {

/// Reads a text from front to back.
class Front {
public:
    explicit Front(std::string_view text) : text_(text) {}

    bool empty() const { return text_.empty(); }
    bool take(char wanted) {
        if (text_.empty() || text_.front() != wanted) return false;
        text_.remove_prefix(1);
        return true;
    }
    /// A number of `least` to `most` digits, below `end`.
    std::optional<int> number(std::size_t least, std::size_t most, int end) {
        int value = 0;
        std::size_t digits = 0;
        for (; digits < most && digits < text_.size() && text_[digits] >= '0' && text_[digits] <= '9';
             ++digits)
            value = 10 * value + (text_[digits] - '0');
        if (digits < least || value >= end) return std::nullopt;
        text_.remove_prefix(digits);
        return value;
    }
    /// The digits after a point.
    std::optional<double> fraction() {
        double value = 0, place = 1;
        std::size_t digits = 0;
        for (; digits < text_.size() && text_[digits] >= '0' && text_[digits] <= '9'; ++digits) {
            value = 10 * value + (text_[digits] - '0');
            place *= 10;
        }
        if (digits == 0 || digits > 15) return std::nullopt;
        text_.remove_prefix(digits);
        return value / place;
    }

private:
    std::string_view text_;
};

/// Days from the first of January 1970 of the Gregorian calendar.
/// Source: H. Hinnant, "chrono-Compatible Low-Level Date Algorithms", days_from_civil.
std::int64_t daysSince1970(int year, int month, int day) {
    const std::int64_t y = month <= 2 ? year - 1 : year;
    const std::int64_t era = (y >= 0 ? y : y - 399) / 400, ofEra = y - era * 400;
    const std::int64_t ofYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1;
    return era * 146097 + ofEra * 365 + ofEra / 4 - ofEra / 100 + ofYear - 719468;
}

/// Seconds since midnight; after a date the seconds may be omitted.
std::optional<double> timeOfDay(Front& front, bool withDate) {
    const auto hour = front.number(1, 2, withDate ? 24 : 100);
    if (!hour || !front.take(':')) return std::nullopt;
    const auto minute = front.number(2, 2, 60);
    if (!minute) return std::nullopt;
    double seconds = 3600.0 * *hour + 60.0 * *minute;
    if (!front.take(':')) return withDate ? std::optional(seconds) : std::nullopt;
    const auto second = front.number(2, 2, 61); // 60 may be a leap second
    if (!second) return std::nullopt;
    seconds += *second;
    if (!front.take('.') && !front.take(',')) return seconds;
    const auto part = front.fraction();
    return part ? std::optional(seconds + *part) : std::nullopt;
}

/// The offset that turns local time into universal time [s].
std::optional<double> zone(Front& front) {
    if (front.empty() || front.take('Z')) return 0;
    const bool east = front.take('+');
    if (!east && !front.take('-')) return std::nullopt;
    const auto hours = front.number(2, 2, 24);
    if (!hours) return std::nullopt;
    front.take(':');
    const auto minutes = front.empty() ? std::optional(0) : front.number(2, 2, 60);
    if (!minutes) return std::nullopt;
    return (east ? -1 : 1) * (3600.0 * *hours + 60.0 * *minutes);
}

} // namespace

std::optional<double> clockTime(std::string_view text) {
    if (text.size() < 5 || text.size() > 48 || text.front() < '0' || text.front() > '9') return std::nullopt;
    Front front(text);
    if (text.size() < 11 || text[4] != '-') {
        const auto seconds = timeOfDay(front, false);
        return front.empty() ? seconds : std::nullopt;
    }
    const auto year = front.number(4, 4, 10000);
    if (!year || !front.take('-')) return std::nullopt;
    const auto month = front.number(2, 2, 13);
    if (!month || *month < 1 || !front.take('-')) return std::nullopt;
    const auto day = front.number(2, 2, 32);
    if (!day || *day < 1 || (!front.take('T') && !front.take(' '))) return std::nullopt;
    const auto seconds = timeOfDay(front, true);
    if (!seconds) return std::nullopt;
    const auto shift = zone(front);
    if (!shift || !front.empty()) return std::nullopt;
    return 86400.0 * static_cast<double>(daysSince1970(*year, *month, *day)) + *seconds + *shift;
}

} // namespace timestep
