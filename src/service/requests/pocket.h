// What can be asked about the 2x2x2.
//
//     const auto fields = Fields::read(json, pocket_solve_fields);
//     const auto answer = ask_pocket_solution(*fields, engine);
#pragma once

#include "service/answers/pocket_engine.h"
#include "service/requests/picture.h"
#include "service/requests/positions.h"

namespace antipode::service {

Json diagnose_pocket(std::string_view text, const Fields& fields);

inline constexpr std::array pocket_cube_fields = {
    field("cube", "a 2x2x2 in any form, held in any way", required, diagnosed(diagnose_pocket),
          as_argument("CUBE", Subject::many)),
    changed(form_field, one_of(pocket_form_names)),
};
inline constexpr std::array pocket_metric_field = {
    field("metric", "count face turns (htm) or quarter turns (qtm)", by_default("htm"),
          one_of(pocket_metric_names), typed("NAME", 'm')),
};
inline constexpr auto pocket_solve_fields =
    joined(pocket_cube_fields, pocket_metric_field, flag("all", "every shortest solution", 'a'),
           flag("generator", "maneuvers that make the position", 'g'));
inline constexpr std::array pocket_random_fields = {
    drawn_field({1, 1000}),
    seed_field("a whole number that gives the same positions everywhere"),
    field("to", "write the positions in this form", by_default("facelets"),
          one_of(pocket_form_names), typed("FORM")),
};
inline constexpr auto pocket_picture_fields =
    joined(pocket_cube_fields, picture_format, drawing_fields);

Result<pocket::Reading> read_pocket(const Fields& fields);
Result<Stickers>        read_pocket_stickers(const Fields& fields);

struct PocketAnswer {
    PocketSolution solution;
    PocketRequest  request;
    WordSense      sense = WordSense::solver;
};
struct WrittenDraw {
    PocketDraw   draw;
    pocket::Form form = pocket::Form::facelets;
    std::string  text;
};

Result<PocketAnswer>        ask_pocket_solution(const Fields& fields, const PocketEngine& engine);
Result<PocketInfo>          ask_pocket_info(const Fields& fields, const PocketEngine& engine);
Result<pocket::Feasibility> ask_pocket_check(const Fields& fields);
WrittenDraw                 draw_pocket(const Fields& fields, PocketPositions& positions,
                                        const PocketEngine& engine);

Json to_json(const PocketAnswer& answer);
Json to_json(const WrittenDraw& written);

}  // namespace antipode::service
