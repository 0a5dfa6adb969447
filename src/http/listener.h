// The sockets on which a server waits for clients.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/result.h"
#include "http/descriptor.h"

namespace antipode::http {

struct ListeningSockets {
    std::vector<Descriptor> sockets;
    std::uint16_t           port = 0;
};

// `host` is an IPv4 or IPv6 address, or "localhost", which means the loopback
// addresses of both families as far as the machine has them. Port 0 takes any
// free one. The error says which port and why.
Result<ListeningSockets> listen_on(const std::string& host, std::uint16_t port);

}  // namespace antipode::http
