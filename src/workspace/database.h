// SQLite as objects that clean up after themselves.
//
//     Database database(path);
//     database.run("INSERT INTO t (name, size) VALUES (?, ?)", name, 3);
//     for (Statement row = database.ask("SELECT name FROM t WHERE size > ?", 2); row.next();)
//         use(row.text(0));
//
// Disks fill up and files get damaged at any statement, so everything here
// throws DatabaseFailure; Workspace turns it into an Error, and nobody above sees
// an exception. Statements are prepared once and kept. A Database belongs to one
// thread at a time.
#pragma once

#include <sqlite3.h>

#include <concepts>
#include <cstdint>
#include <exception>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace antipode::workspace {

class DatabaseFailure : public std::exception {
public:
    DatabaseFailure(int code, std::string message) : code_(code), message_(std::move(message)) {}

    int         code() const { return code_; }  // SQLite's primary result code
    const char* what() const noexcept override { return message_.c_str(); }

private:
    int         code_;
    std::string message_;
};

using Blob = std::span<const std::uint8_t>;

// A statement at work. It gives the prepared statement back at the end of its
// scope; the same statement cannot be at work twice at once.
class Statement {
public:
    explicit Statement(sqlite3_stmt* statement) : statement_(statement) {}
    Statement(Statement&& other) noexcept : statement_(std::exchange(other.statement_, nullptr)) {}
    Statement& operator=(Statement&&)      = delete;
    Statement(const Statement&)            = delete;
    Statement& operator=(const Statement&) = delete;
    ~Statement();

    // Places of values count from 1.
    void bind(int place, std::nullptr_t);
    template <std::integral Integer>
    void bind(int place, Integer value) {
        bind_integer(place, static_cast<std::int64_t>(value));
    }
    void bind(int place, double value);
    void bind(int place, std::string_view text);
    void bind(int place, Blob bytes);
    template <class T>
    void bind(int place, const std::optional<T>& value) {
        if (value)
            bind(place, *value);
        else
            bind(place, nullptr);
    }

    // Goes to the next row of the answer; false when there is none.
    bool next();

    // Columns count from 0.
    bool         is_null(int column) const;
    std::int64_t integer(int column) const;
    double       real(int column) const;
    std::string  text(int column) const;
    Blob         blob(int column) const;  // valid until the next row

private:
    void bind_integer(int place, std::int64_t value);
    void check(int code) const;

    sqlite3_stmt* statement_;
};

// How sure a change is to survive a loss of power once it is made. Either way it
// survives the end of this process.
enum class Durability : std::uint8_t { full, relaxed };

class Database {
public:
    // Made if it is not there.
    explicit Database(const std::filesystem::path& path);

    void execute(const char* statements);  // without values and answers

    template <class... Values>
    Statement ask(std::string_view sql, const Values&... values) {
        Statement query(prepared(sql));
        int       place = 0;
        (query.bind(++place, values), ...);
        return query;
    }

    template <class... Values>
    void run(std::string_view sql, const Values&... values) {
        Statement query = ask(sql, values...);
        while (query.next()) {
        }
    }

    // Of an answer of one row and column.
    template <class... Values>
    std::int64_t number(std::string_view sql, const Values&... values) {
        Statement query = ask(sql, values...);
        return query.next() ? query.integer(0) : 0;
    }

    std::int64_t last_inserted() const { return sqlite3_last_insert_rowid(connection_.get()); }
    void         set_durability(Durability durability);  // outside transactions

private:
    struct Closer {
        void operator()(sqlite3* connection) const { sqlite3_close_v2(connection); }
        void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
    };

    sqlite3_stmt* prepared(std::string_view sql);

    std::unique_ptr<sqlite3, Closer>                                       connection_;
    std::unordered_map<std::string, std::unique_ptr<sqlite3_stmt, Closer>> statements_;
    Durability                                                             durability_;
};

// All or nothing: undone unless committed.
class Transaction {
public:
    explicit Transaction(Database& database) : database_(database) {
        database_.execute("BEGIN IMMEDIATE");
    }
    Transaction(const Transaction&)            = delete;
    Transaction& operator=(const Transaction&) = delete;
    ~Transaction();

    void commit();

private:
    Database& database_;
    bool      is_open_ = true;
};

}  // namespace antipode::workspace
