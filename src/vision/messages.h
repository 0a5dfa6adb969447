// What this folder tells people, as the rows of base/message.h.
#pragma once

#include "base/message.h"

namespace antipode::vision {

inline constexpr Sentence vision_sentences[] = {
    {"built-without-opencv",
     "pictures and cameras cannot be read, since this antipode was built without OpenCV: install "
     "libopencv-core-dev, libopencv-imgproc-dev, libopencv-imgcodecs-dev and "
     "libopencv-videoio-dev, and build it again"},
    {"not-a-picture", "{name} is not a JPEG or PNG that can be read"},
    {"picture-cut-off", "the end of {name} is missing: was it copied completely?"},
    {"the-picture", "the picture"},
    {"picture-too-large",
     "{name} has {width} x {height} pixels: at most {most} pixels are accepted"},
    {"no-face-in-picture",
     "no face of a cube was found in {name}: show one face with its nine stickers"},
    {"picture-is-black", "{name} is black: is the lens covered?"},
    {"camera-not-opened",
     "{source} cannot be opened; accepted: a camera (0, 1, … or /dev/video0), a film, a folder of "
     "pictures or an address (http, rtsp)"},
    {"no-such-camera",
     "there is no camera {device}: is it plugged in? The cameras of this machine are the files "
     "/dev/video0, /dev/video1, …"},
    {"camera-not-allowed",
     "you may not use {device}: cameras belong to the group video, and you are not a member of it"},
    {"camera-busy",
     "{device} gives no pictures: another program may be using it, or it is not a camera"},
    {"camera-has-ended", "{source} gives no more pictures: it ended, or was unplugged"},
    {"folder-without-pictures", "there are no pictures in {path}: JPEG and PNG are accepted"},
};

template <MessageCode code>
inline constexpr MessageMaker<vision_sentences, code> vision_message;

}  // namespace antipode::vision
