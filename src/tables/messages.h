// What this folder tells people, as the rows of base/message.h.
#pragma once

#include "base/message.h"

namespace antipode {

inline constexpr Sentence table_sentences[] = {
    {"table-stopped", "the work on the table {table} was stopped"},
    {"table-wrong",
     "the table {table} was built, but it {difference}; the memory of this machine may be faulty"},
    {"table-too-large",
     "there is too little memory for the table {table}: it takes {megabytes} MB, and "
     "{available} MB are available {limit}"},
    {"table-work-too-large",
     "there is too little memory to build the table {table}: it takes {megabytes} MB, and more "
     "while it is worked on; {available} MB are available {limit}"},
    {"table-not-removed", "{path} cannot be removed: {reason}"},
    {"table-being-built", "{path} cannot be removed: another process is building it"},

    // What is wrong with a file, to complete "the file …".
    {"table-unreadable", "cannot be read ({reason})"},
    {"table-not-regular", "is not a regular file"},
    {"table-too-short", "is too short to be a table"},
    {"table-foreign", "is not a table of Antipode"},
    {"table-format", "has format {found}, and this program reads format {wanted}"},
    {"table-header-damaged", "has a damaged header"},
    {"table-of-other-name", "holds the table {name}"},
    {"table-of-something-else", "holds a table of the same name that was made for something else"},
    {"table-remade", "differs from the table built anew"},
    {"table-version", "holds version {found} of the table, and this program uses version {wanted}"},
    {"table-content-size", "holds a table of {found} bytes instead of {wanted}"},
    {"table-file-size", "has {found} bytes instead of {wanted}"},
    {"table-not-mapped", "cannot be mapped into memory"},
    {"table-content-damaged", "has damaged content: its checksum is wrong"},
    {"table-counts", "has {found} entries at distance {distance} instead of {wanted}"},
};

template <MessageCode code>
inline constexpr MessageMaker<table_sentences, code> table_message;

}  // namespace antipode
