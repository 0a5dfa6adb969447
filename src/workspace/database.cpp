#include "workspace/database.h"

#include <cassert>

namespace antipode::workspace {
namespace {

constexpr int busy_timeout_ms = 5000;

[[noreturn]] void fail(sqlite3* connection, int code) {
    throw DatabaseFailure(
        code & 0xff, connection != nullptr ? sqlite3_errmsg(connection) : sqlite3_errstr(code));
}

}  // namespace

Statement::~Statement() {
    if (statement_ == nullptr) return;
    sqlite3_reset(statement_);
    sqlite3_clear_bindings(statement_);
}

void Statement::check(int code) const {
    if (code != SQLITE_OK) fail(sqlite3_db_handle(statement_), code);
}

void Statement::bind(int place, std::nullptr_t) { check(sqlite3_bind_null(statement_, place)); }
void Statement::bind_integer(int place, std::int64_t value) {
    check(sqlite3_bind_int64(statement_, place, value));
}
void Statement::bind(int place, double value) {
    check(sqlite3_bind_double(statement_, place, value));
}

// Both are copied: a null pointer, as of an empty view, would mean NULL.
void Statement::bind(int place, std::string_view text) {
    check(sqlite3_bind_text64(statement_, place, text.empty() ? "" : text.data(), text.size(),
                              SQLITE_TRANSIENT, SQLITE_UTF8));
}
void Statement::bind(int place, Blob bytes) {
    check(sqlite3_bind_blob64(statement_, place, bytes.data(), bytes.size(), SQLITE_TRANSIENT));
}

bool Statement::next() {
    const int code = sqlite3_step(statement_);
    if (code != SQLITE_ROW && code != SQLITE_DONE) fail(sqlite3_db_handle(statement_), code);
    return code == SQLITE_ROW;
}

bool Statement::is_null(int column) const {
    return sqlite3_column_type(statement_, column) == SQLITE_NULL;
}
std::int64_t Statement::integer(int column) const {
    return sqlite3_column_int64(statement_, column);
}
double Statement::real(int column) const { return sqlite3_column_double(statement_, column); }

std::string Statement::text(int column) const {
    const unsigned char* text = sqlite3_column_text(statement_, column);
    if (text == nullptr) return {};
    const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement_, column));
    return {reinterpret_cast<const char*>(text), size};
}

Blob Statement::blob(int column) const {
    const void* bytes = sqlite3_column_blob(statement_, column);
    const auto  size  = static_cast<std::size_t>(sqlite3_column_bytes(statement_, column));
    return {static_cast<const std::uint8_t*>(bytes), bytes == nullptr ? 0 : size};
}

Database::Database(const std::filesystem::path& path) : durability_(Durability::full) {
    sqlite3*  connection = nullptr;
    const int flags      = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX;
    const int code       = sqlite3_open_v2(path.c_str(), &connection, flags, nullptr);
    connection_.reset(connection);
    if (code != SQLITE_OK) fail(connection, code);
    sqlite3_busy_timeout(connection, busy_timeout_ms);
    execute("PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF; PRAGMA synchronous = FULL");
    // In KiB: a hundred thousand rows with their indexes stay in memory.
    execute("PRAGMA cache_size = -65536");
}

void Database::execute(const char* statements) {
    const int code = sqlite3_exec(connection_.get(), statements, nullptr, nullptr, nullptr);
    if (code != SQLITE_OK) fail(connection_.get(), code);
}

void Database::set_durability(Durability durability) {
    if (durability == durability_) return;
    execute(durability == Durability::full ? "PRAGMA synchronous = FULL"
                                           : "PRAGMA synchronous = NORMAL");
    durability_ = durability;
}

sqlite3_stmt* Database::prepared(std::string_view sql) {
    auto& statement = statements_[std::string(sql)];
    if (statement == nullptr) {
        sqlite3_stmt* made = nullptr;
        const int     code =
            sqlite3_prepare_v3(connection_.get(), sql.data(), static_cast<int>(sql.size()),
                               SQLITE_PREPARE_PERSISTENT, &made, nullptr);
        statement.reset(made);
        if (code != SQLITE_OK) fail(connection_.get(), code);
    }
    assert(sqlite3_stmt_busy(statement.get()) == 0 && "a statement is at work once at a time");
    return statement.get();
}

Transaction::~Transaction() {
    if (!is_open_) return;
    try {
        database_.execute("ROLLBACK");
    } catch (const DatabaseFailure&) {
        // SQLite has rolled back by itself, as it does when the disk is full.
    }
}

void Transaction::commit() {
    database_.execute("COMMIT");
    is_open_ = false;
}

}  // namespace antipode::workspace
