#include "base/parse_json.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <vector>

#include "base/characters.h"
#include "base/messages.h"

namespace antipode {
namespace {

using Json = nlohmann::ordered_json;

constexpr int number_out_of_range = 406;  // what the library calls it

// Follows a text without keeping anything of it, up to what is wrong.
class JsonCheck : public nlohmann::json_sax<Json> {
public:
    explicit JsonCheck(std::size_t text_size) : text_size_(text_size) {}

    const Error& error() const { return error_; }

    bool null() override { return true; }
    bool boolean(bool) override { return true; }
    bool number_integer(number_integer_t) override { return true; }
    bool number_unsigned(number_unsigned_t) override { return true; }
    bool number_float(number_float_t, const string_t&) override { return true; }
    bool string(string_t&) override { return true; }
    bool binary(binary_t&) override { return true; }
    bool start_object(std::size_t) override { return open(); }
    bool end_object() override { return close(); }
    bool start_array(std::size_t) override { return open(); }
    bool end_array() override { return close(); }

    bool key(string_t& name) override {
        if (name.size() > JsonLimits::name_length)
            return refuse(base_message<"json-name-too-long">(JsonLimits::name_length));
        if (++members_.back() > JsonLimits::members)
            return refuse(base_message<"json-too-many-members">(JsonLimits::members));
        return true;
    }

    bool parse_error(std::size_t position, const std::string& token,
                     const nlohmann::detail::exception& why) override {
        if (why.id == number_out_of_range) {
            const Span place = {position - token.size(), token.size()};
            return refuse(
                base_message<"json-number-out-of-range">(visible(token), place.offset + 1), place);
        }
        const std::size_t offset = std::min(position == 0 ? 0 : position - 1, text_size_);
        return refuse(base_message<"not-json">(offset + 1),
                      Span{offset, offset < text_size_ ? 1U : 0U});
    }

private:
    bool open() {
        members_.push_back(0);
        if (members_.size() <= JsonLimits::depth) return true;
        return refuse(base_message<"json-too-deep">(JsonLimits::depth));
    }
    bool close() {
        members_.pop_back();
        return true;
    }
    bool refuse(Message message, std::optional<Span> place = std::nullopt) {
        error_ = {.message = std::move(message), .place = place};
        return false;
    }

    std::size_t              text_size_;
    std::vector<std::size_t> members_;  // of each list and object that is open
    Error                    error_;
};

}  // namespace

Result<Json> parse_json(std::string_view text) {
    JsonCheck check(text.size());
    if (!Json::sax_parse(text, &check)) return check.error();
    return Json::parse(text);
}

}  // namespace antipode
