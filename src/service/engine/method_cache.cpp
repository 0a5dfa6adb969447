#include "service/engine/method_cache.h"

#include "service/messages.h"

namespace antipode::service {

MethodCache::MethodCache(SearchSources sources)
    : sources_(std::move(sources)),
      methods_([this](const methods::Row* method) -> SharedWork::Options {
          return {.what = service_message<"tables-of-method">(method->name),
                  .make = [this, method](SharedWork::Making& making) -> std::optional<Error> {
                      auto made = method->make(ingredients(making.stop()));
                      if (!made) return made.error();
                      making.offer(*std::move(made));
                      return std::nullopt;
                  }};
      }) {}

methods::Ingredients MethodCache::ingredients(const std::stop_token& stop,
                                              CentreSet              counted) const {
    return {.two_phase =
                [=, this] {
                    return counted.empty() ? sources_.two_phase(Metric::htm, stop)
                                           : sources_.centred_two_phase(stop);
                },
            .optimal = [this, stop] { return sources_.bounds(stop); },
            .threads = sources_.threads,
            .stop    = stop};
}

Result<methods::Pointer> MethodCache::get(const methods::Row& method, const std::stop_token& stop,
                                          CentreSet counted) {
    if (method.reads_files) return method.make(ingredients(stop, counted));
    return methods_.get(&method, {.limit = {.stop = stop}});
}

}  // namespace antipode::service
