// The OpenAPI document is true: its routes are those of the server, and its
// examples are answered as it says.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "apps/server/read_fields.h"
#include "apps/server/route.h"
#include "http/query.h"
#include "service/json.h"
#include "tests/server/server_fixture.h"
#include "tests/support/pictures.h"

namespace antipode::testing {
namespace {

using server::Route;
using server::Verb;

std::string percent_encoded(const std::string& text) {
    std::string encoded;
    for (const char c : text) {
        char code[4];
        std::snprintf(code, sizeof code, "%%%02X", static_cast<unsigned char>(c));
        encoded += std::isalnum(static_cast<unsigned char>(c)) ? std::string(1, c) : code;
    }
    return encoded;
}

std::string query_value(const Json& value) {
    std::string text = value.is_string() ? value.get<std::string>() : value.dump();
    if (value.is_array() && !value.empty() && value[0].is_number())
        text = text.substr(1, text.size() - 2);
    return percent_encoded(text);
}

// "?cube=R&to=zip"; texts of a list repeat the name.
std::string query_of(const Json& fields) {
    std::string query;
    const auto  add = [&](const std::string& name, const Json& value) {
        query += (query.empty() ? "?" : "&") + name + "=" + query_value(value);
    };
    for (const auto& [name, value] : fields.items())
        if (value.is_array() && !value.empty() && value[0].is_string())
            for (const Json& text : value) add(name, text);
        else
            add(name, value);
    return query;
}

// An example as a request: the fields of the path in the path, the others in the
// query or in the body.
struct Example {
    std::string method, path, body, headers;

    Example(const Route& route, std::string_view by, Json fields) : method(by), path(route.path) {
        for (std::size_t at = path.find('{'); at != std::string::npos; at = path.find('{')) {
            const std::size_t end  = path.find('}', at);
            const std::string name = path.substr(at + 1, end - at - 1);
            path.replace(at, end + 1 - at, query_value(fields[name]));
            fields.erase(name);
        }
        if (method == "GET" || route.body == server::Body::document)
            path += query_of(fields);
        else
            body = fields.dump();
        if (route.body != server::Body::document) return;
        body    = route.example_document;
        headers = "Content-Type: text/plain\r\n";
    }
};

// The answer to an example. Of a stream only the head is read.
Reply do_example(const TestServer& server, const Route& route, const Example& example) {
    Client client(server.port());
    client.send(server.request(example.method, example.path, example.body, example.headers));
    return route.success.type == "text/event-stream" ? client.read_head() : client.read_reply();
}

// Every route by every method that has a body.
template <class Check>
void for_each_operation(const Check& check) {
    for (const Route& route : server::all_routes())
        for (const std::string_view method : server::methods_of(route.verb))
            if (method != "HEAD") check(route, method);
}

TEST(Examples, AreAnsweredAsTheDocumentSays) {
    const TestServer server;
    for_each_operation([&](const Route& route, std::string_view method) {
        if (route.path == "/api/v1/scan/face" && !can_see()) return;
        const Example example(route, method, Json::parse(route.example));
        const Reply   reply = do_example(server, route, example);
        EXPECT_EQ(reply.status, route.success.status) << example.path << "\n" << reply.body;
        EXPECT_TRUE(reply.header("content-type").starts_with(route.success.type)) << example.path;
        if (route.success.shape.empty() || route.success.type != "application/json") return;
        const auto wrong = service::wrong_object(reply.json(), route.success.shape.fields);
        EXPECT_FALSE(wrong) << example.path << ": " << wrong->message.text() << "\n" << reply.body;
    });
}

TEST(Examples, OfQuestionsEndAsTheDocumentSays) {
    const TestServer server;
    for (const Route& route : server::all_routes()) {
        if (!route.name.starts_with("ask_")) continue;
        const Example example(route, "POST", Json::parse(route.example));
        const auto    question = do_example(server, route, example).header("location");
        EXPECT_TRUE(comes_to(server, question, "done")) << example.path;
        const auto wrong =
            service::wrong_object(server.get(question).json(), route.success.shape.fields);
        EXPECT_FALSE(wrong) << example.path << ": " << (wrong ? wrong->message.text() : "");
    }
}

TEST(Examples, WithAFieldTooManyAreRefused) {
    const TestServer server;
    for_each_operation([&](const Route& route, std::string_view method) {
        Json fields        = Json::parse(route.example);
        fields["nonsense"] = "x";
        const Example example(route, method, fields);
        const Reply reply = server.ask(example.method, example.path, example.body, example.headers);
        EXPECT_EQ(reply.status, 400) << example.path;
        EXPECT_EQ(reply.error()["field"], "nonsense") << example.path;
    });
}

bool is_in_path(const Route& route, const server::Field& field) {
    return route.path.find("{" + std::string(field.name) + "}") != std::string_view::npos;
}

void expect_missing(const TestServer& server, const Route& route, const server::Field& field) {
    Json fields = Json::parse(route.example);
    fields.erase(std::string(field.name));
    const bool    by_get = route.verb == Verb::get || route.verb == Verb::ask;
    const Example example(route, by_get ? "GET" : server::methods_of(route.verb).front(), fields);
    const Reply   reply = server.ask(example.method, example.path, example.body, example.headers);
    EXPECT_EQ(reply.status, 400) << route.path;
    EXPECT_EQ(reply.error()["field"], field.name) << route.path;
}

TEST(Examples, WithoutARequiredFieldAreRefused) {
    const TestServer server;
    for (const Route& route : server::all_routes())
        for (const server::Field& field : route.fields)
            if (field.need == server::Need::required && !is_in_path(route, field))
                expect_missing(server, route, field);
}

std::string lower(std::string_view text) {
    std::string small(text);
    for (char& c : small) c = static_cast<char>(std::tolower(c));
    return small;
}

TEST(OpenApi, ListsExactlyTheRoutesOfTheServer) {
    const TestServer      server;
    const Json            document = server.get("/api/v1/openapi.json").json();
    std::set<std::string> listed, real;
    for (const auto& [path, operations] : document["paths"].items())
        for (const auto& [method, _] : operations.items()) listed.insert(method + " " + path);
    for_each_operation([&](const Route& route, std::string_view method) {
        real.insert(lower(method) + " " + std::string(route.path));
    });
    EXPECT_EQ(listed, real);
    EXPECT_EQ(document["openapi"], "3.1.0");
    EXPECT_EQ(document["info"]["version"], "1.2.3");
}

// Whatever the document refers to by name.
void collect_references(const Json& json, std::set<std::string>& names) {
    if (json.is_object() && json.contains("$ref")) names.insert(json["$ref"]);
    if (json.is_structured())
        for (const Json& part : json) collect_references(part, names);
}

TEST(OpenApi, DescribesEveryShapeThatItNames) {
    const TestServer      server;
    const Json            document = server.get("/api/v1/openapi.json").json();
    std::set<std::string> names;
    collect_references(document, names);
    EXPECT_TRUE(names.contains("#/components/schemas/Row"));
    for (const std::string& name : names)
        EXPECT_TRUE(document.contains(Json::json_pointer(name.substr(1)))) << name;
}

TEST(OpenApi, ListsTheWordsThatAFieldOfAnAnswerIsAmong) {
    const TestServer server;
    const Json       shapes = server.get("/api/v1/openapi.json").json()["components"]["schemas"];
    EXPECT_EQ(shapes["Row"]["properties"]["sense"]["enum"], Json({"generator", "solver"}));
    EXPECT_EQ(shapes["SolveAnswer"]["properties"]["ended"]["enum"],
              Json({"proven", "length", "time", "nodes", "stopped", nullptr}));
    EXPECT_EQ(shapes["Job"]["properties"]["answer"]["anyOf"],
              Json::array({{{"$ref", "#/components/schemas/SolveAnswer"}}, {{"type", "null"}}}));
}

void collect_shapes(const service::Shape& shape, std::map<std::string, const server::Field*>& all) {
    if (!shape.name.empty()) {
        const auto [known, is_new] = all.emplace(shape.name, shape.fields.data());
        EXPECT_EQ(known->second, shape.fields.data()) << shape.name << " is two things";
    }
    for (const server::Field& field : shape.fields) {
        collect_shapes(field.shape, all);
        for (const service::Shape& other : field.others) collect_shapes(other, all);
    }
}

TEST(OpenApi, GivesNoTwoShapesOneName) {
    std::map<std::string, const server::Field*> all;
    for (const Route& route : server::all_routes()) collect_shapes(route.success.shape, all);
    EXPECT_GT(all.size(), 30);
}

TEST(OpenApi, GivesEveryOperationANameOfItsOwn) {
    const TestServer      server;
    const Json            document = server.get("/api/v1/openapi.json").json();
    std::set<std::string> names;
    for (const auto& [path, operations] : document["paths"].items())
        for (const auto& [method, operation] : operations.items()) {
            EXPECT_TRUE(names.insert(operation["operationId"]).second) << path;
            EXPECT_FALSE(operation["summary"].get<std::string>().empty()) << path;
        }
}

TEST(Routes, OtherMethodsAreRefusedWithThoseThatAreTaken) {
    const TestServer server;
    const Reply      reply = server.ask("DELETE", "/api/v1/workspace/cubes");
    EXPECT_EQ(reply.status, 405);
    EXPECT_EQ(reply.header("allow"), "POST, GET, HEAD");
    EXPECT_EQ(server.get("/api/v1/nowhere").status, 404);
    EXPECT_EQ(server.get("/api/v1/nowhere").error()["kind"], "not_found");
}

}  // namespace
}  // namespace antipode::testing
