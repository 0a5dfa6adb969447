#include "service/requests/scan.h"
#include "service/json.h"
#include "service/queries/query.h"
#include "service/requests/message_fields.h"

namespace antipode::service {
namespace scan_queries_detail {

constexpr std::array second_answer = {
    always("facelets"),
    always("probability", Kind::number),
};

constexpr std::array picture_fields = {
    always("face", "which it shows"),
    always("quarter_turns", Kind::whole, "clockwise, until it is upright in the net"),
};

constexpr std::array scanned_fields = {
    always(
        "facelets",
        "the most likely cube; with any order of pictures, held with white up and green in front"),
    always("probability", Kind::number, "from 0 to 1"),
    always("doubtful", Kind::wholes, "the facelets that may be another colour, from 0"),
    nullable("second", Kind::object, "the runner-up", second_answer),
    always("likely", Kind::flag, "whether the probability is enough to go on with"),
    always("colours", "of the faces U R F D L B: w r g y o b"),
    sometimes("pictures", Kind::objects, "with any order: where each one belongs",
              Shape{"PicturePlace", picture_fields}),
};
constexpr Shape cube_answer = {"ScannedCube", scanned_fields};

constexpr std::array seen_face_fields = {
    always("squares", Kind::whole, "of the nine that were seen as such"),
    always("corners", Kind::points, "of the face, clockwise from its first sticker"),
    always("rgb", Kind::colours, "of its nine stickers, row by row"),
    sometimes("again", Kind::whole, "which of the faces taken it is, if it is one, from 0"),
};

constexpr std::array frame_fields = {
    always("found", Kind::flag),
    always("width", Kind::whole, "of the picture, in pixels"),
    always("height", Kind::whole),
    sometimes("squares", Kind::whole, "of the nine that were seen as such; 0 for the guide"),
    sometimes("corners", Kind::points, "of the face, clockwise from the upper left"),
    sometimes("rgb", Kind::colours, "of its nine stickers, row by row"),
    sometimes("steady", Kind::flag, "whether the frame before showed the same"),
    sometimes("again", Kind::whole, "which of the faces taken it is, if it is one, from 0"),
    sometimes("faces", Kind::objects,
              "of a corner view, instead: its three, clockwise around the corner, each with its "
              "first sticker there",
              Shape{"SeenFace", seen_face_fields}),
    sometimes("reason", "why no face is found"),
    as_message("reason_message"),
};
constexpr Shape frame_answer = {"Frame", frame_fields};

constexpr Query queries[] = {
    {"scan/face",
     "The face of a cube in a picture: where it is, and the colours of its nine stickers.",
     face_fields, frame_answer, answer_in_json<ask_face>,
     R"json({"picture":")json"
     "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4n"
     "ICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/2wBDAQkJCQwLDBgNDRgyIRwhMjIyMjIyMjIyMjIyMjIyMjIy"
     "MjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjL/wAARCABgAIADASIAAhEBAxEB/8QAHwAAAQUBAQEB"
     "AQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKB"
     "kaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1"
     "dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl"
     "5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcF"
     "BAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5"
     "OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0"
     "tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwDzKlpKKCha"
     "WkpaAFrq9Gji+wRlOcjJPv3rk6u6fqEljL3MZPzL/UV04WrGnUvITVzoNT0tbuPcmFlA+Vv6GuYmhkgkKSoV"
     "b0Ndnb3MdzErowKkcGq+o6fHdQnPDD7rDtXoYjCxqrnhv+Yk7HI0UlLXjFBS0lFAGroWsPo1/wCdtLxONsiA"
     "9R6j3H+PrXq9hfw3lsk8MgeNxlWFeKVpaVrt7o5cWzKyPyY5ASufXg9a87G4FV/eh8X5jTPYZZFC9a8r8YXU"
     "V1rrCI58pBGxGMZySf54+oNF34x1a7hMQaKEHq0SkHHpkk4/DmsCowOBlRlzzBsgpaSivUEOopKWgBaVQWYK"
     "BkngCm1JD/r4/wDeH86TdlcDprLwxrlpKJI1hwfvKZOCK1ptK1eWIIkcSMRhmMmdv0Hf9K6hfuj6U6vGhnWL"
     "hHli1b0NvZxPPLrw1HausDPMJym/PyleuDxVD+wLz1i/76P+FdjrfGr2/vA36MP8aqVosdVlFPQ7aWGpzgpM"
     "5g6DeAE7ocAf3j/hWbHFK6K+EGRn7x/wruSMiuRjGFK+jEfka3o4ic73N44KjezRX8iT/Y/76P8AhTHVo2UM"
     "ByDyDV2oLnohx3x+n/1q6IzbeosRg6UaTlFaohopKK3PGJJNNvYhlrd8f7Pzfyqu8bxNtkRkPXDDFdj/AGja"
     "bVZpYwG6EsMGpY57acZR0cdMqQazc5R+JG7pLucPS12r2NnKxZoYmY9yozVZtBsWUhUKk9wx4o9qifZM5Sp7"
     "eGV3V0idkDDLBSQK6CLQLaKTed0oHRWPH6VenhD6fNbpEFLRsi46DIwKzqVntFGM1UjtG52an5B9KNy/3h+d"
     "edPbtHgSb8+7mmGFD1XP1Jryv7Nf834GMswUXyyi7nUa8U/tOzfeP9XIvX3WqXnRjrIn/fQrmpbaD7ZCTChy"
     "GzlfYVYFrbjpDH/3yK6I4PlilzfgbU86VONuS/z/AOAbhuIR/wAtox/wIVyjSRpNOplTiV8fMOmSa0PIhH/L"
     "KP8A75FZDxoLq4XYvD+nsK7cHg+abjzG1PO+aXwfj/wCYzwj/lqn/fQqG4uIWQBZEZtwwA34UbF/uj8qZKAI"
     "mIUcDP5V6P8AZ1teb8DSebucXHk38xtFdjpPhWE2we+XfK3O0MQE9uOp/wA/VNV8KRCEyWIKSKP9WWyG/Pof"
     "0rP2MrXPJ/tCjz8l/n0OHqe3tprp9kMbOe+Og+prcsvDgGGum3n+4vA/Pr/KuggtY4UCoiqo6ADArzqmMjHS"
     "OppPEpaR1MnTtGeBVMs8jEchFYhR/jWutuoGMt+dS8LUM11HChZ3VVHUk4FcLq1JO9zm9tUb0bFMO0fLIc+/"
     "NRszpHNICrLDE0rdjhRk4rAvfETPlLVcDpvb+g/x/Ks2Ca+nlneKWQv5EnmHk/JtJYfT09yK66dOrbmm7I7K"
     "U661k9DoLi4E+3C4A9agqNXkKjFtOeP+eZp3749LS4/74rXmj3OCpRxVWXNKDv6EM/Fzbf7zD9KsVXliupbm"
     "1VLOYsZMAYAz8p960BpmrMQP7MmHuXT/ABpOrBbyX3kSwtZWTiyvWRcjF/MPUKf0rpBo2rH/AJccfWRaoTeH"
     "NWm1N1W3jVvKVsNKOmSK2wmLowq3lJWNKOGqxlrEx6RhlSPUVuf8IjrX/PK3H/bb/wCtS/8ACH61/ctR9Zj/"
     "APE16n9p4P8A5+I6fYVOx1ekagl7YxTAbSygsndSQDj9fx61osocV55JfXWjX1uCIfOihEU8cR+VtrMBn32h"
     "ef6cV2mm6nDf2yzQtkHgg9QfQ1FCsqkbnj4rCSovm6GL5bdpHH/AjTyZv+en6CporG7kTeQiD0YnP8qzLrVb"
     "azuGglnQuvXZlh9OO/tXipRnsrn1FqMuiLZEpBy+fwrMuNE+0vumuZ3PbJGB+GKkXXrJiB53X1Uj+lTjVbT/"
     "AJ+Iv++xVxhyu6VhqnSTukjI/wCEbcf8vP8A45/9eprWwk0v7VIzK8clrJGTyCCRxxznoPzrXjvYJRmORHHT"
     "KnNQ319DBASzLuI+Vc8saqTck4sbpwaLi/dH0paRfuj6UteQe2InGoWB9LgfyNdZXIsdtzaN6XCfzrrq58R0"
     "PPxX8QKoO23XoR/ft2H5MP8AGr9ULrC6rYN6+Yn6Z/pWMNzmZeqOeTybeSXG7YpbGcZwKkpsiLJGyOMqwII9"
     "qStfUZxN1p0F/cyXU8Y8yQ5baSB/OnWlkLB2e1Zoywwecg/gadrE/wDYk8cUuZA65VlH8xms4eIbckApIPcg"
     "cfrX0tKTcVKm9OhElTekkTeIPFSshtdOkyTkPMvb2X/H8vbj6aDS1vTpqCsjnSsOzRSUVYx1KDgg+lNpaAR1"
     "X/CR2iqAElOPYU0+JbftBL+lcvS1y/U6R1/Xap0M3iKOTy9sDgpKj8kdAQTW0fH0Haxk/FxXCUtKWBoy3RjO"
     "vObuztm8fD+Gw/N6p3PjWW4mt5PsSKYZN4/eE54Ix0965WloWAoL7P5kc7OvPj257WMX/fZph8d3h6WkI/E1"
     "ydFH1HD/AMv5hzyNTWdcn1l4mmjjTygQNuec4/wrMpKM10whGnHlitBXuf/Z"
     R"json("})json"},
    {"scan", "Which cube 54 colours show, all of them decided at once under the laws of the cube.",
     scan_fields, cube_answer, answer_in_json<ask_scan>,
     R"json({"rgb":[[13,47,136],[15,127,102],[13,50,139],[19,130,111],[18,57,152],[17,123,101],[31,70,165],[19,131,107],[27,54,143],[210,208,2],[242,251,248],[196,192,0],[242,249,255],[201,197,1],[238,245,253],[201,197,1],[238,245,253],[203,200,1],[170,9,0],[217,51,0],[159,5,3],[216,52,0],[169,6,7],[213,47,5],[167,4,5],[210,43,9],[168,5,6],[12,104,93],[8,38,128],[17,109,96],[13,42,136],[18,110,99],[6,36,124],[25,116,109],[11,40,134],[17,109,96],[235,254,250],[186,218,23],[227,253,254],[187,218,26],[230,255,255],[179,212,11],[235,254,250],[177,208,16],[236,252,252],[192,56,4],[140,4,6],[181,48,5],[138,4,5],[190,47,5],[131,6,4],[185,48,4],[130,5,3],[193,45,5]]})json",
     "scan"},
};

}  // namespace scan_queries_detail

std::span<const Query> scan_queries() { return scan_queries_detail::queries; }

}  // namespace antipode::service
