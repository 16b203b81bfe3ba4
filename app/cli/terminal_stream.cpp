// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/terminal_stream.h"

#include "core/table/escaped_text.h"

#include <algorithm>
#include <ostream>
#include <streambuf>
#include <string>
#include <string_view>

namespace timestep {

class TerminalStream::Buffer : public std::streambuf {
public:
    explicit Buffer(std::streambuf* target) : m_target(target) {}
    std::streambuf* target() const { return m_target; }

    /// Passes on what has come, without the beginning of a character whose end may still come.
    bool pass(std::string_view text) {
        m_begun += text;
        std::size_t whole = m_begun.size();
        for (std::size_t back = 1; back <= std::min<std::size_t>(3, whole); ++back)
            if (const auto byte = static_cast<unsigned char>(m_begun[whole - back]); byte >= 0xC0) {
                if (back < (byte >= 0xF0 ? 4U : byte >= 0xE0 ? 3U : 2U)) whole -= back;
                break;
            }
        return passFirst(whole);
    }
    bool passRest() { return passFirst(m_begun.size()); }

protected:
    int_type overflow(int_type c) override {
        if (traits_type::eq_int_type(c, traits_type::eof())) return traits_type::not_eof(c);
        const char one = traits_type::to_char_type(c);
        return pass({&one, 1}) ? c : traits_type::eof();
    }
    std::streamsize xsputn(const char* text, std::streamsize size) override {
        return pass({text, static_cast<std::size_t>(size)}) ? size : 0;
    }
    int sync() override { return m_target->pubsync(); }

private:
    bool passFirst(std::size_t count) {
        const std::string shown = terminalText(std::string_view(m_begun).substr(0, count));
        m_begun.erase(0, count);
        const auto size = static_cast<std::streamsize>(shown.size());
        return m_target->sputn(shown.data(), size) == size;
    }

    std::streambuf* m_target;
    std::string m_begun;
};

TerminalStream::TerminalStream(std::ostream& stream)
    : m_stream(stream), m_buffer(std::make_unique<Buffer>(stream.rdbuf())) {
    const auto state = stream.rdstate();
    stream.rdbuf(m_buffer.get()); // clears the state
    stream.setstate(state);
}

TerminalStream::~TerminalStream() {
    m_buffer->passRest();
    const auto state = m_stream.rdstate();
    m_stream.rdbuf(m_buffer->target());
    m_stream.setstate(state);
}

} // namespace timestep
