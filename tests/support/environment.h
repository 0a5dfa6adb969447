// A variable of the environment that is as it was when the test is over: all tests of
// a folder run in one process.
//
//     const ScopedVariable home("HOME", "/home/somebody");
//     const ScopedVariable none("XDG_DATA_HOME", nullptr);
#pragma once

#include <cstdlib>
#include <optional>
#include <string>

namespace antipode::testing {

class ScopedVariable {
public:
    // nullptr: not set.
    ScopedVariable(const char* name, const char* value) : name_(name) {
        if (const char* const before = std::getenv(name)) before_ = before;
        set(value);
    }
    ScopedVariable(const ScopedVariable&)            = delete;
    ScopedVariable& operator=(const ScopedVariable&) = delete;
    ~ScopedVariable() { set(before_ ? before_->c_str() : nullptr); }

private:
    void set(const char* value) const {
        value != nullptr ? setenv(name_, value, 1) : unsetenv(name_);
    }

    const char*                name_;
    std::optional<std::string> before_;
};

}  // namespace antipode::testing
