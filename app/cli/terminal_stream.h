// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iosfwd>
#include <memory>

namespace timestep {

/// While it lives, everything that is written to the stream goes through terminalText(): names and values
/// from files cannot send commands to the terminal.
class TerminalStream {
public:
    explicit TerminalStream(std::ostream& stream);
    ~TerminalStream();
    TerminalStream(const TerminalStream&) = delete;
    TerminalStream& operator=(const TerminalStream&) = delete;

private:
    class Buffer;
    std::ostream& m_stream;
    std::unique_ptr<Buffer> m_buffer;
};

} // namespace timestep
