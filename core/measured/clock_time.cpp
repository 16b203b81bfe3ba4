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

/// The hour of a clock of twelve hours, if AM or PM follows.
std::optional<int> ofTwentyFour(Front& front, int hour) {
    Front ahead = front;
    ahead.take(' ');
    const bool afternoon = ahead.take('P') || ahead.take('p');
    if (!afternoon && !ahead.take('A') && !ahead.take('a')) return hour;
    if ((!ahead.take('M') && !ahead.take('m')) || hour < 1 || hour > 12) return std::nullopt;
    front = ahead;
    return hour % 12 + (afternoon ? 12 : 0);
}

/// Seconds since midnight; after a date the seconds may be omitted.
std::optional<double> timeOfDay(Front& front, bool withDate) {
    const auto hour = front.number(1, 3, withDate ? 24 : 1000);
    if (!hour || !front.take(':')) return std::nullopt;
    const auto minute = front.number(2, 2, 60);
    if (!minute) return std::nullopt;
    double seconds = 0;
    if (front.take(':')) {
        if (*hour > 99) return std::nullopt;
        const auto second = front.number(2, 2, 61); // 60 may be a leap second
        if (!second) return std::nullopt;
        seconds = *second;
        if (front.take('.') || front.take(',')) {
            const auto part = front.fraction();
            if (!part) return std::nullopt;
            seconds += *part;
        }
    } else if (!withDate) { // minutes and seconds, if the seconds have decimals
        if (!front.take('.') && !front.take(',')) return std::nullopt;
        const auto part = front.fraction();
        return part ? std::optional(60.0 * *hour + *minute + *part) : std::nullopt;
    }
    const auto ofDay = ofTwentyFour(front, *hour);
    return ofDay ? std::optional(3600.0 * *ofDay + 60.0 * *minute + seconds) : std::nullopt;
}

struct Date {
    int year, month, day;
};

/// "2026-11-23" and "2026/11/23", "23.11.2026", "23/11/2026" and "11/23/2026".
std::optional<Date> dateIn(Front& front) {
    const auto valid = [](int year, int month, int day) -> std::optional<Date> {
        if (month < 1 || month > 12 || day < 1 || day > 31) return std::nullopt;
        return Date{year, month, day};
    };
    Front ahead = front;
    if (const auto year = ahead.number(4, 4, 10000)) {
        const char sign = ahead.take('-') ? '-' : ahead.take('/') ? '/' : '\0';
        const auto month = ahead.number(1, 2, 100);
        if (sign == '\0' || !month || !ahead.take(sign)) return std::nullopt;
        const auto day = ahead.number(1, 2, 100);
        front = ahead;
        return day ? valid(*year, *month, *day) : std::nullopt;
    }
    const auto first = ahead.number(1, 2, 100);
    const char sign = ahead.take('.') ? '.' : ahead.take('/') ? '/' : '\0';
    if (!first || sign == '\0') return std::nullopt;
    const auto second = ahead.number(1, 2, 100);
    if (!second || !ahead.take(sign)) return std::nullopt;
    const auto year = ahead.number(4, 4, 10000);
    if (!year) return std::nullopt;
    front = ahead;
    const bool monthFirst = sign == '/' && *second > 12;
    if (sign == '/' && *first <= 12 && *second <= 12 && *first != *second) return std::nullopt;
    return monthFirst ? valid(*year, *first, *second) : valid(*year, *second, *first);
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
    const auto date = dateIn(front);
    if (!date) {
        const auto seconds = timeOfDay(front, false);
        return front.empty() ? seconds : std::nullopt;
    }
    front.take(',');
    if (!front.take('T') && !front.take(' ')) return std::nullopt;
    const auto seconds = timeOfDay(front, true);
    if (!seconds) return std::nullopt;
    const auto shift = zone(front);
    if (!shift || !front.empty()) return std::nullopt;
    return 86400.0 * static_cast<double>(daysSince1970(date->year, date->month, date->day)) + *seconds +
           *shift;
}

} // namespace timestep
