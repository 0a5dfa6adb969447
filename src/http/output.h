// Bytes on their way to a client, in order: text is collected, so that the
// answers to pipelined requests leave in one piece; bytes that live elsewhere
// are not copied.
#pragma once

#include <cstddef>
#include <deque>
#include <string>
#include <string_view>

namespace antipode::http {

class OutputQueue {
public:
    bool        empty() const { return pieces_.empty() || size() == 0; }
    std::size_t size() const;  // bytes not yet sent

    // Where to append text. Valid until anything else is called.
    std::string& text();

    void append(std::string&& text);
    // The bytes must outlive the server.
    void append_constant(std::string_view bytes);

    enum class Outcome { sent, blocked, broken };  // all of it, or the client must take some first
    Outcome send_to(int socket);

private:
    struct Piece {
        std::string      own;
        std::string_view constant = {};

        std::string_view bytes() const { return constant.empty() ? own : constant; }
    };

    void remove_front();

    std::deque<Piece> pieces_;
    std::size_t       sent_ = 0;  // bytes of the first piece

    // Text beyond that is a piece of its own: larger ones are not worth copying,
    // and an idle connection should not keep more memory than that.
    static constexpr std::size_t piece_size = std::size_t{16} * 1024;
};

}  // namespace antipode::http
