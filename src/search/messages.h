// What this folder tells people, as the rows of base/message.h.
#pragma once

#include "base/message.h"

namespace antipode {

inline constexpr Sentence search_sentences[] = {
    {"coset-too-large",
     "the map of the coset takes {needed:.1} GB of memory, and {available:.1} GB are available "
     "{limit}: {remedy}, or count to a smaller distance"},
    {"coset-file-in-use", "{path} is in use by another antipode"},
    {"coset-file-not-locked", "{path} cannot be locked: {reason}"},
    {"coset-file-not-read", "{path} cannot be read: {reason}"},
    {"coset-file-not-written", "{path} cannot be written: {reason}"},
    {"not-a-coset-file", "{path} is not a file of the coset explorer"},
    {"coset-file-of-other", "{path} belongs to another coset, metric or extent: \"{subject}\""},
    {"coset-file-of-bounds",
     "the file holds bounds from distance {distance} on, but exact counts to {wanted} are asked "
     "for: use another file"},
    {"built-without-cuda",
     "this program was built without support for graphics cards: build it again where CUDA's nvcc "
     "is installed"},
    {"no-card", "there is no graphics card to search with ({reason})"},
    {"card-too-small",
     "the table of bounds takes {needed}, and {available} are free on the graphics card: "
     "allow less memory"},
    {"card-stopped", "stopped while the table of the graphics card was being filled"},
    {"device-failed", "the graphics card has failed: {reason}"},
    {"coset-file-damaged",
     "{path} is damaged: remove it, and the same command starts again from the beginning"},
};

template <MessageCode code>
inline constexpr MessageMaker<search_sentences, code> search_message;

}  // namespace antipode
