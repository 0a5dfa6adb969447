#include "apps/cli/picture_file.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <fstream>

#include "apps/cli/batch.h"
#include "apps/cli/messages.h"
#include "apps/cli/shared_options.h"
#include "service/json.h"
#include "service/requests/picture.h"

namespace antipode::cli {

namespace {

struct PictureFile {
    Result<std::string> (*draw)(const Stickers&, const DrawingOptions&);
    std::string_view path;
};

// One of --svg and --png; none if neither is given. Wrong unless a single cube is shown.
Result<std::optional<PictureFile>> picture_file_of(const Session& session) {
    const auto svg = session.value("svg");
    const auto png = session.value("png");
    if (!svg && !png) return std::optional<PictureFile>{};
    if ((svg && png) || session.has_many_subjects())
        return usage_error(message<"picture-of-one-cube">());
    if (svg) return std::optional(PictureFile{draw_svg, *svg});
    return std::optional(PictureFile{draw_png, *png});
}

ExitCode draw_file(Session& session, const PictureFile& file, const Result<Stickers>& stickers,
                   const DrawingOptions& drawing) {
    if (!stickers) return session.fail(stickers.error(), {session.subjects().front()});
    const auto bytes = file.draw(*stickers, drawing);
    if (!bytes) return session.fail(bytes.error());
    if (const auto error = write_output(session, file.path, *bytes)) return session.fail(*error);
    if (session.json() && file.path != "-")
        session.answer(
            {{"facelets", to_text(*stickers)}, {"file", file.path}, {"bytes", bytes->size()}});
    return ExitCode::done;
}

}  // namespace

std::optional<Error> write_output(Session& session, std::string_view path,
                                  const std::string& bytes) {
    if (path == "-") {
        session.output().write(bytes);
        return std::nullopt;
    }
    std::ofstream stream{std::string(path), std::ios::binary};
    stream << bytes;
    stream.close();
    if (stream) return std::nullopt;
    return environment_error(message<"file-not-written">(path, std::strerror(errno)));
}

ExitCode show_cubes(Session& session, Result<Stickers> (*read)(const service::Fields&)) {
    const auto drawing = service::read_drawing(session.fields());
    if (!drawing) return session.fail(drawing.error());
    const auto file = picture_file_of(session);
    if (!file) return session.fail(file.error());
    if (*file) return draw_file(session, **file, read(session.fields()), *drawing);
    Paragraphs paragraphs(session);
    return for_each_text(
        session, session.subjects(), [&](const std::string& text) -> std::optional<Error> {
            const auto stickers = read(fields_about(session, text));
            if (!stickers) return stickers.error();
            if (session.json())
                session.answer({{"facelets", to_text(*stickers)},
                                {"net", text_net(*stickers, {.scheme = drawing->scheme})}});
            else
                paragraphs.write(
                    text_net(*stickers, {.colour = colour_of(session), .scheme = drawing->scheme}));
            return std::nullopt;
        });
}

}  // namespace antipode::cli
