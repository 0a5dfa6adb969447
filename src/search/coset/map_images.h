// The bits of a map, with those that the symmetries of its coset take them to.
//
// To set the images of each word that is found costs more than to find it. So a search for words
// sets what it finds, and all images are set together, at the end of a distance.
#pragma once

#include "search/coset/map.h"
#include "search/coset/symmetries.h"

namespace antipode::coset {

// The symmetries must keep the pages that are held.
void set_images(CosetMap& map, const CosetSymmetries& symmetries, unsigned threads);

}  // namespace antipode::coset
