// Whatever a position is written as, it is read back as itself.
#include <gtest/gtest.h>

#include "cube/facelets.h"
#include "cube/forms.h"
#include "cube/papers.h"
#include "cube/validity.h"
#include "tests/support/cubes.h"
#include "tests/support/generators.h"

namespace antipode {
namespace {

TEST(FormLaws, EveryFormReadsBackWhatItWrote) {
    EXPECT_TRUE(rc::check([](const Cube& cube) {
        for (const FormRow& row : form_rows()) {
            if (is_made_of_turns(row.form)) continue;
            const Result<Cube> read = parse_cube(to_text(cube, row.form), {.form = row.form});
            RC_ASSERT(read.has_value());
            RC_ASSERT(*read == cube);
        }
    }));
}

TEST(FormLaws, EveryFormIsRecognised) {
    EXPECT_TRUE(rc::check([](const Cube& cube) {
        for (const FormRow& row : form_rows()) {
            if (is_made_of_turns(row.form)) continue;
            const std::string text = to_text(cube, row.form);
            RC_ASSERT(recognise_form(text) == row.form);
            RC_ASSERT(recognise_form(" \n" + text + "\t ") == row.form);
            RC_ASSERT(*parse_cube("  " + text + "\n") == cube);
        }
    }));
}

TEST(FormLaws, StickersArePutTogetherAgain) {
    EXPECT_TRUE(rc::check([](const Cube& cube) {
        RC_ASSERT(try_assemble(facelets_of(cube)) == cube);
        RC_ASSERT(*assemble(facelets_of(cube)) == cube);
    }));
}

TEST(FormLaws, ColoursMayHaveAnySixNames) {
    EXPECT_TRUE(rc::check([](const Cube& cube) {
        const std::string plain  = to_text(cube, Form::facelets);
        std::string       colour = plain;
        for (char& c : colour) c = "WRGYOB"[face_letters.find(c)];
        std::string renamed = plain;  // the face letters themselves, each meaning another
        for (char& c : renamed) c = "LFUBDR"[face_letters.find(c)];
        RC_ASSERT(*parse_cube(colour) == cube);
        RC_ASSERT(*parse_cube(renamed) == cube);
    }));
}

// The hand that holds the cube turned by s sees the position conjugated.
TEST(FormLaws, ACubeMayBeHeldInAnyWay) {
    EXPECT_TRUE(rc::check([](const Cube& cube, Symmetry any) {
        const auto        s    = Symmetry::from_index(any.index() % Symmetry::rotations);
        const FaceletMap  map  = symmetry_map(s);
        const std::string home = to_text(cube, Form::facelets);
        std::string       held = home;
        for (std::size_t i = 0; i < facelet_count; ++i) held[map[i]] = home[i];
        RC_ASSERT(*parse_cube(held) == conjugate(cube, s));
    }));
}

TEST(FormLaws, StickersMayStandInBlocks) {
    EXPECT_TRUE(rc::check([](const Cube& cube) {
        const std::string text  = to_text(cube, Form::facelets);
        const auto        block = *rc::gen::element(3, 6, 9, 18, 27);
        std::string       blocks;
        for (std::size_t i = 0; i < text.size(); ++i) {
            if (i > 0 && i % static_cast<std::size_t>(block) == 0)
                blocks += *rc::gen::element(' ', '\n');
            blocks += text[i];
        }
        RC_ASSERT(*parse_cube(blocks) == cube);
    }));
}

TEST(FormLaws, ZipsOrderPositionsLikeTheirTranscriptions) {
    EXPECT_TRUE(rc::check([](const Cube& a, const Cube& b) {
        const Transcription s = transcription_of(a);
        const Transcription t = transcription_of(b);
        RC_PRE(s.sc != t.sc);
        RC_ASSERT((zip_of(a) < zip_of(b)) == (s.sc < t.sc));
    }));
}

TEST(FormLaws, EveryZipBelowTheBoundsIsAPosition) {
    EXPECT_TRUE(rc::check([] {
        const Zip zip = {.sc  = *rc::gen::inRange<std::uint64_t>(0, 40320),
                         .sm  = *rc::gen::inRange<std::uint64_t>(0, 479001600),
                         .irc = *rc::gen::inRange<std::uint64_t>(0, 6561),
                         .irm = *rc::gen::inRange<std::uint64_t>(0, 4096)};
        RC_ASSERT(zip_of(*cube_from(zip)) == zip);
    }));
}

// The law of the papers: sc'' = q.sc o p.sc, irc''[i] = p.irc[i] + q.irc[p.sc[i]].
TEST(FormLaws, TranscriptionsComposeAsThePapersSay) {
    EXPECT_TRUE(rc::check([](const Cube& a, const Cube& b) {
        const Transcription p = transcription_of(a);
        const Transcription q = transcription_of(b);
        const Transcription r = transcription_of(a * b);
        for (std::size_t i = 0; i < corner_count; ++i) {
            const auto to = static_cast<std::size_t>(p.sc[i] - 1);
            RC_ASSERT(r.sc[i] == q.sc[to]);
            RC_ASSERT((p.irc[i] + q.irc[to] - r.irc[i]) % 3 == 0);
        }
        for (std::size_t i = 0; i < edge_count; ++i) {
            const auto to = static_cast<std::size_t>(p.sm[i] - 1);
            RC_ASSERT(r.sm[i] == q.sm[to]);
            RC_ASSERT(r.irm[i] == (p.irm[i] + q.irm[to]) % 2);
        }
    }));
}

TEST(FormLaws, TheTraceIsZeroExactlyForReachablePositions) {
    EXPECT_TRUE(rc::check([](const Cube& any, const testing::Reachable& turned) {
        RC_ASSERT((trace_of(any) == Trace{0, 0, 0}) == is_reachable(any));
        RC_ASSERT((trace_of(turned.cube) == Trace{0, 0, 0}));
    }));
}

}  // namespace
}  // namespace antipode
