#include "service/requests/scan.h"

#include <fmt/format.h>

#include "apps/cli/commands.h"
#include "apps/cli/interrupt.h"
#include "apps/cli/messages.h"
#include "apps/cli/progress.h"
#include "apps/cli/scan_lines.h"
#include "service/answers/camera.h"

namespace antipode::cli {
namespace scan_detail {

Result<service::ScanAnswer> scan_files(const service::Fields& fields) {
    auto sighting =
        service::look_at_files(fields.texts("pictures"), service::face_search_of(fields));
    if (!sighting) return sighting.error();
    if (fields.has("order")) (*sighting).order = service::picture_order_of(fields);
    return service::ScanAnswer{colours::decide(*sighting), sighting->order};
}

// Until six faces were shown; then the next cube, if that is asked for.
ExitCode scan_camera(Session& session, const std::string& source) {
    const StopOnInterrupt interrupt;
    auto                  camera = service::CubeCamera::open(source);
    if (!camera) return session.fail(camera.error());
    ExitCode code = ExitCode::done;
    do {
        ProgressLine progress(session);
        const auto   answer = (*camera).wait_for_cube(
              service::face_search_of(session.fields()), interrupt.token(), [&](std::size_t faces) {
                progress.show(fmt::format("{} of 6 faces; show another one", faces));
            });
        progress.erase();
        if (!answer && interrupt.happened()) return ExitCode::interrupted;
        if (!answer) return session.fail(answer.error());
        code = show_scan(session, *answer);
        session.output().flush();
    } while (session.has("watch") && !interrupt.happened());
    return interrupt.happened() ? ExitCode::interrupted : code;
}

ExitCode run(Session& session) {
    const service::Fields& fields = session.fields();
    const int              ways   = static_cast<int>(fields.has("pictures"))
                     + static_cast<int>(fields.has("colours"))
                     + static_cast<int>(fields.has("camera"));
    if (ways != 1) return session.fail(usage_error(message<"one-way-to-scan">()));
    if (fields.has("colours")) return scan_lines(session, fields.text("colours"));
    if (fields.has("camera")) return scan_camera(session, fields.text("camera"));
    const auto answer = scan_files(fields);
    return answer ? show_scan(session, *answer) : session.fail(answer.error());
}

constexpr std::array fields = {
    // How many make a cube is told by who looks at them.
    field("pictures", Kind::texts,
          "six pictures (JPEG or PNG), one of each face, in any order and any way up, or two of "
          "opposite corners; or a folder with them",
          within({1, 1000}), as_argument("FILE")),
    field("camera", "look through a camera instead: its number, a device, a film, or an address",
          typed("SOURCE", 'c')),
    flag("watch", "with {camera}: go on with the next cube", 'w'),
    field("colours",
          "read measured colours instead: one JSON object per line, with rgb, a list of 54 colours "
          "[red,green,blue]; - for standard input",
          typed_file()),
    service::guide_field,
    changed(service::picture_order_field, by_default({}),
            "net: the pictures are U R F D L B, upright as in the net (the default with "
            "{colours}); any: in any order, each any way up"),
};

constexpr Example examples[] = {
    {"antipode scan U.jpg R.jpg F.jpg D.jpg L.jpg B.jpg", "six photographs"},
    {"antipode scan corner.jpg opposite.jpg", "two photographs that show three faces each"},
    {"antipode scan photographs --json", "those of a folder, in any order and any way up"},
    {"antipode scan --camera 0 --watch", "show cubes to the first camera, one after the other"},
    {"antipode scan --colours cubes.jsonl --json", "what a robot's camera measured"},
};

constexpr ExitCodeRow exit_codes[] = {
    {ExitCode::not_found, "no cube is likely enough"},
};

}  // namespace scan_detail

const Command scan_command = {
    .name    = "scan",
    .summary = "read a cube from pictures or a camera",
    .description =
        "Finds the face in each of six pictures, or the three faces of each of two that show "
        "opposite corners, and decides all 54 stickers at once: the answer is the most likely cube "
        "that turning can reach, while the six colours are learned from the stickers themselves, "
        "so that neither the light nor the make of the cube matters. Pictures may be in any order "
        "and any way up; the pieces show which goes where. The cube is held with white up and "
        "green in front, or as the names of the files say (U.jpg, R.jpg …).\n"
        "Doubtful stickers are named; with --json the runner-up is given as well.\n"
        "Reading pictures needs OpenCV; measured colours (--colours) do not.",
    .fields     = scan_detail::fields,
    .examples   = scan_detail::examples,
    .exit_codes = scan_detail::exit_codes,
    .run        = scan_detail::run,
};

}  // namespace antipode::cli
