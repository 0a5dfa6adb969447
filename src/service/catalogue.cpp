#include "service/catalogue.h"

#include <span>

#include "base/messages.h"
#include "cube/messages.h"
#include "explore/messages.h"
#include "group/messages.h"
#include "notation/messages.h"
#include "pocket/messages.h"
#include "search/messages.h"
#include "service/json.h"
#include "service/messages.h"
#include "solvers/messages.h"
#include "solvers/methods/messages.h"
#include "tables/messages.h"
#include "vision/messages.h"
#include "workspace/messages.h"

namespace antipode::service {

std::vector<Sentence> engine_sentences() {
    const std::span<const Sentence> folders[] = {
        base_sentences,    notation_sentences, group_sentences,      cube_sentences,
        table_sentences,   search_sentences,   solver_sentences,     methods::phase_sentences,
        explore_sentences, pocket::sentences,  workspace::sentences, vision::vision_sentences,
        service_sentences,
    };
    std::vector<Sentence> all;
    for (const auto folder : folders) all.insert(all.end(), folder.begin(), folder.end());
    return all;
}

Json to_json(const Sentence& sentence) {
    const auto as_it_is = [](std::string_view name) { return name; };
    return {{"code", sentence.code},
            {"english", sentence.english},
            {"arguments", list_json(argument_names(sentence.english), as_it_is)}};
}

}  // namespace antipode::service
