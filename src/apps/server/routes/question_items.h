// What questions of the laboratory answer: piece by piece, and as a whole.
#pragma once

#include <array>

#include "apps/server/route.h"
#include "service/answers/laboratory.h"
#include "service/answers/methods.h"
#include "service/answers/solve.h"
#include "service/requests/distance.h"
#include "service/requests/message_fields.h"
#include "service/research/coset.h"
#include "service/research/survey.h"

namespace antipode::server {

inline constexpr Field search_metric = always("metric", one_of(service::count_metric_names));
inline constexpr Field search_end    = always("ended", one_of(service::search_end_names));

// Numbers beyond 2^53 are texts.
inline constexpr std::array level_fields = {
    search_metric,
    always("distance", Kind::whole),
    always("positions", Kind::text_or_whole),
    sometimes("classes_48", Kind::text_or_whole, "up to symmetry, if asked for"),
    sometimes("classes_96", Kind::text_or_whole, "up to inversion too"),
    sometimes("mean_morph", Kind::number, "members of a class"),
    sometimes("corner_permutations", Kind::text_or_whole),
};
inline constexpr std::array count_fields = {
    search_metric,
    nullable("depth", Kind::whole, "null if there was no time for any"),
    always("complete", Kind::flag),
    always("total", Kind::text_or_whole),
};

inline constexpr std::array coset_level_fields = {
    always("distance", Kind::whole),
    always("cubes", Kind::whole, "found at this distance"),
    always("exact", Kind::flag, "whether none of them is nearer"),
};
inline constexpr std::array coset_summary_fields = {
    always("ended", one_of(service::coset_end_names)),
    search_metric,
    always("cubes", Kind::whole, "of the coset"),
    always("cubes_within", Kind::counts, "by distance"),
    always("left", Kind::whole, "cubes that were not found"),
    sometimes("cubes_left", Kind::texts, "as facelets, where they are few"),
    sometimes("farthest", Kind::texts,
              "those at the greatest distance, if none are left and they are few"),
    always("symmetries", Kind::whole, "that keep the coset"),
    always("memory", Kind::whole, "of the map, in bytes; 0 where lists are enough"),
    always("seconds", Kind::number),
};

inline constexpr std::array position_estimate_fields = {
    always("distance", Kind::whole),
    always("positions", Kind::number, "an estimate of how many of all are at this distance"),
    always("standard_error", Kind::number),
    always("cosets", Kind::whole, "that tell it"),
    always("likely_low", Kind::flag,
           "whether cosets near H were left to chance, so that a small sample has too few"),
};
inline constexpr Field position_estimates =
    sometimes("estimates", Kind::objects,
              "from cosets drawn at random: what those explored so far say about all positions",
              Shape{"PositionEstimate", position_estimate_fields});
inline constexpr std::array explored_coset_fields = {
    always("coset", Kind::whole, "its number"),
    always("cube", "one of its cubes, as facelets"),
    search_metric,
    always("small", Kind::flag),
    always("exact_to", Kind::whole, "the distance to which all words were searched"),
    always("last", Kind::whole, "the last distance"),
    always("levels", Kind::objects, Shape{"CosetLevel", coset_level_fields}),
    always("left", Kind::whole, "cubes that were not found"),
    always("seconds", Kind::number),
    position_estimates,
};
inline constexpr std::array cosets_summary_fields = {
    always("ended", one_of(service::coset_end_names)),
    search_metric,
    always("cosets", Kind::whole, "that were asked for, each once"),
    always("explored", Kind::whole, "of them"),
    always("left", Kind::whole, "cubes of all cosets that were not found"),
    always("memory", Kind::whole, "of the map, in bytes; 0 where lists are enough"),
    position_estimates,
    always("seconds", Kind::number),
};

inline constexpr std::array surveyed_length_fields = {
    always("length", Kind::whole),
    always("cubes", Kind::whole, "that need this many moves"),
    always("share", Kind::number, "of the cubes"),
    always("low", Kind::number, "at least this share of all cubes, with 95 % confidence"),
    always("high", Kind::number, "and at most this one"),
    nullable("published", Kind::number, "the share of all cubes, as far as it is known"),
};
inline constexpr std::array mean_fields = {
    always("value", Kind::number),
    always("low", Kind::number, "with 95 % confidence"),
    always("high", Kind::number),
};
inline constexpr std::array survey_fields = {
    always("cubes", Kind::whole, "that are solved"),
    always("seed", Kind::whole),
    search_metric,
    nullable("turns", Kind::whole, "random ones that made the cubes, if asked for"),
    always("lengths", Kind::objects, Shape{"SurveyedLength", surveyed_length_fields}),
    nullable("mean", Kind::object, "null where nothing was solved",
             Shape{"SurveyMean", mean_fields}),
    always("resumed", Kind::whole, "cubes of earlier runs"),
    always("seconds", Kind::number),
    always("ended", one_of<"done", "stopped">()),
};

inline constexpr std::array found_fields = {
    always("maneuver", "that leads there"),
    always("length", Kind::whole),
    always("facelets"),
    always("effect", "its cycles, such as (UF BD UR)(ULF+)"),
    always("morph", Kind::whole, "members of its class"),
    always("pos_ref", Kind::wholes),
    sometimes("centres", Kind::known_wholes, "where they count, as in info"),
};
inline constexpr std::array find_fields = {
    always("found", Kind::whole),
    always("complete_depth", Kind::whole, "everything up to this depth is known"),
    always("visited", Kind::text_or_whole),
    search_end,
};

// One position of a class, however far it is.
inline constexpr std::array wanted_fields = {
    always("facelets"),
    always("class_size", Kind::whole),
    always("symmetry", "as Cube Explorer shows it"),
    always("effect"),
    sometimes("seen",
              "where corners or edges count alone: the stickers, with dots for the other pieces, "
              "two of which are exchanged if necessary"),
    sometimes("centres", Kind::known_wholes, "where they count, as in info"),
};
inline constexpr std::array wanted_summary_fields = {
    always("found", Kind::whole),
    search_end,
    always("condition", "as find takes it"),
    sometimes("positions", Kind::text_or_whole, "how many there are, where not all were listed"),
    sometimes("classes", Kind::text_or_whole, "of them"),
    sometimes("at_most", Kind::text_or_whole,
              "instead of these, where they are not known: there are no more positions than this"),
};
inline constexpr std::array wanted_count_fields = {
    always("positions", Kind::text_or_whole),
    always("classes", Kind::text_or_whole),
};

inline constexpr std::array path_fields = {
    nullable("length", Kind::whole, "null if none was found"),
    search_metric,
    always("lower_bound", Kind::whole),
    always("words", Kind::texts),
    always("ended", one_of<"found", "exhausted", "stopped">()),
};

inline constexpr std::array theory_line_fields = {
    always("name", "such as element-orders"),
    always("title"),
    always("answer"),
    service::as_message("answer_message", Need::required),
    always("papers", "what they say; empty where they say nothing"),
    always("verdict", one_of(service::verdict_names)),
    always("table", Kind::records),
};
inline constexpr std::array theory_summary_fields = {always("lines", Kind::whole)};

inline constexpr std::array phase_fields = {
    always("name"),
    service::as_message("name_message", Need::required),
    always("goal"),
    service::as_message("goal_message", Need::required),
    always("moves"),
    always("length", Kind::whole),
    always("after", "the position after it, 54 facelets"),
    always("corners_home", Kind::texts),
    always("edges_home", Kind::texts),
    sometimes("centres", Kind::known_wholes, "after it, where they count, as in info"),
};
// Where phases meet turns may cancel: the whole can be shorter than its parts.
inline constexpr std::array explanation_fields = {
    always("cube"),
    sometimes("centres", Kind::known_wholes, "where they count, as in info"),
    always("method"),
    nullable("solution"),
    nullable("length", Kind::whole),
    always("ended", one_of(service::ending_names)),
    always("phases", Kind::objects, Shape{"ExplainedPhase", phase_fields}),
};

inline constexpr std::array comparison_fields = {
    always("method"),
    always("cubes", Kind::whole, "that were tried"),
    always("solved", Kind::whole),
    always("proven", Kind::whole),
    nullable("mean_length", Kind::number, "null where nothing was solved"),
    nullable("longest", Kind::whole),
    always("lengths", Kind::whole_lists, "each length, and how many have it"),
    always("mean_seconds", Kind::number),
    always("slowest_seconds", Kind::number),
    always("nodes", Kind::text_or_whole),
    always("bytes", Kind::whole),
    always("making_seconds", Kind::number),
};
inline constexpr std::array chart_fields = {always("svg", "lengths as a picture")};

// What a kind of questions finds, and what it says at the end; some kinds in two ways.
struct QuestionShapes {
    Shape                  item            = {};
    Shape                  summary         = {};
    std::span<const Shape> other_items     = {};
    std::span<const Shape> other_summaries = {};
};

inline constexpr std::array wanted_items     = {Shape{"WantedPosition", wanted_fields}};
inline constexpr std::array wanted_summaries = {Shape{"WantedSummary", wanted_summary_fields},
                                                Shape{"WantedCount", wanted_count_fields}};

}  // namespace antipode::server
