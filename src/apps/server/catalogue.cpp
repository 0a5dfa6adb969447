#include "apps/server/catalogue.h"

#include <span>

#include "apps/server/messages.h"
#include "http/messages.h"
#include "service/catalogue.h"

namespace antipode::server {

std::vector<Sentence> all_sentences() {
    std::vector<Sentence>           all       = service::engine_sentences();
    const std::span<const Sentence> folders[] = {http::sentences, sentences};
    for (const auto folder : folders) all.insert(all.end(), folder.begin(), folder.end());
    return all;
}

}  // namespace antipode::server
