// Pictures and cameras.
export const camera = {
    "built-without-opencv":
        "images et caméras ne peuvent être lues, car cet antipode a été compilé sans OpenCV : installez libopencv-core-dev, libopencv-imgproc-dev, libopencv-imgcodecs-dev et libopencv-videoio-dev, puis compilez-le de nouveau",
    "not-a-picture": "{name} n’est pas un fichier JPEG ou PNG lisible",
    "picture-cut-off": "la fin de {name} manque : la copie est-elle complète ?",
    "the-picture": "l’image",
    "picture-too-large": "{name} fait {width} × {height} pixels : on en accepte au plus {most}",
    "no-face-in-picture":
        "aucune face de cube n’est trouvée dans {name} : montrez une face avec ses neuf facettes",
    "picture-is-black": "{name} est noire : l’objectif est-il couvert ?",
    "camera-not-opened":
        "{source} ne peut être ouvert : on accepte une caméra (0, 1, … ou /dev/video0), un film, un dossier d’images ou une adresse (http, rtsp)",
    "no-such-camera":
        "il n’y a pas de caméra {device} : est-elle branchée ? Les caméras de cette machine sont des fichiers /dev/video0, /dev/video1, …",
    "camera-not-allowed":
        "vous n’avez pas le droit d’utiliser {device} : les caméras appartiennent au groupe video, dont vous n’êtes pas membre",
    "camera-busy":
        "{device} ne donne pas d’images : un autre programme l’utilise peut-être, ou ce n’est pas une caméra",
    "camera-has-ended": "{source} ne donne plus d’images : fin du film, ou caméra débranchée",
    "folder-without-pictures": "il n’y a pas d’images dans {path} : on accepte JPEG et PNG",
    "expects-colours": "une liste de {count} couleurs [rouge,vert,bleu], chacune de 0 à 255",
    "six-pictures":
        "il faut six images d’un cube, une par face, ou deux de coins opposés, ou un dossier qui les contient : il y en a {count}",
    "six-faces":
        "les images montrent {count} {count|one=face|other=faces}, et un cube en a six : donnez une image de chaque face, ou deux de coins opposés qui montrent chacune trois faces",
    "corner-views":
        "une vue de coin a trois images, et aucune image n’est dans deux d’entre eux ; leur ordre est « any »",
    "not-base64": "le champ {field} attend une image JPEG ou PNG en base64",
    "scan-stopped": "arrêté avant que six faces soient montrées",
    "no-camera-connected": "aucune caméra n’est connectée",
    "face-not-scanned": "la face {face} n’a pas été scannée",
    "no-likely-cube": "aucun cube n’est assez probable",
    "centre-settled":
        "la facette {patch} est le centre de l’image {picture}, qui a sa propre couleur",
    "settled-twice": "la facette {patch} est fixée deux fois, avec deux couleurs : une fois suffit",
};
