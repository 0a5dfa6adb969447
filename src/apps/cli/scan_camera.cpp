#include "apps/cli/scan_camera.h"

#include <fmt/format.h>

#include "apps/cli/interrupt.h"
#include "apps/cli/progress.h"
#include "apps/cli/scan_lines.h"
#include "service/answers/camera.h"
#include "service/requests/scan.h"

namespace antipode::cli {

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

}  // namespace antipode::cli
