// The page on which a cube is shown to the camera.
import type { CameraTrouble } from "../state/scan/camera.svelte";

const en = {
    introduction:
        "Show the six faces of a cube, in any order and any way up. Pictures go to the server of this page and nowhere else.",

    camera: "Camera",
    picture: "What the camera sees",
    start: "Start the camera",
    stop: "Stop the camera",
    asking: "The browser asks whether the page may use the camera…",
    device: "Camera",
    deviceNumber: (number: number) => `Camera ${number}`,
    sound: "Sound",
    takeNow: "Use the square in the middle",
    takeNowHint: "If no face is found: hold it in the square and press this",
    takeCorner: "Take a corner",
    takeCornerHint:
        "Point a corner of the cube at the camera and press this: its three faces are taken at once",
    troubles: {
        insecure:
            "The browser gives only secure pages access to the camera (https, or this computer itself). Use photos instead.",
        refused:
            "Access to the camera was refused. Allow it in the browser's settings for this page, or use photos.",
        absent: "No camera was found. Connect one, or use photos.",
        busy: "The camera cannot be used: is another program using it?",
        unplugged: "The camera is gone. Reconnect it and start it again, or use photos.",
    } satisfies Record<CameraTrouble, string>,

    photographs: "Photos",
    dropHint:
        "One of each face, or two of opposite corners with three faces each; you can also drop them here.",
    choose: "Choose pictures",
    takePhotograph: "Take a photo",
    reading: "Reading the pictures…",
    readMiddle: "Read the square in its middle",

    net: "Faces shown",
    cubeNet: "The cube",
    progress: (count: number) => `${count} of 6 faces.`,
    taken: (count: number) => (count === 6 ? "All six faces" : `Face ${count} of 6`),
    corrected: "The face was taken again.",
    steps: [
        "Show any face.",
        "Turn the cube to the next side.",
        "Once more the same way.",
        "Once more the same way.",
        "Now the top.",
        "And the bottom, opposite to it.",
    ] as readonly string[],
    oppositeCorner: "Now the opposite corner, with the other three.",
    deciding: "Working out the cube…",
    showAgain: "To correct a face, show it again.",

    sure: (percent: string) => `${percent}\u202f% sure.`,
    certain: "No sticker is in doubt.",
    doubtful: (count: number) =>
        count === 1 ? "One sticker is in doubt." : `${count} stickers are in doubt.`,
    unlikely:
        "No cube fits these faces well enough: show them again, or set the colours of the marked stickers.",
    whichColour: (sticker: string) => `What colour is ${sticker}?`,
    seen: "as the camera saw it",
    sticker: (label: string, isDoubtful: boolean, isSettled: boolean) =>
        label + (isSettled ? ", settled" : isDoubtful ? ", in doubt" : ""),

    edit: "Open in the editor",
    takeBack: "Remove the last face",
    bringBack: "Bring the faces back",
};

const fr: typeof en = {
    introduction:
        "Montrez les six faces d’un cube, dans n’importe quel ordre et n’importe quel sens. Les images ne vont qu’au serveur de cette page, nulle part ailleurs.",

    camera: "Caméra",
    picture: "Ce que voit la caméra",
    start: "Allumer la caméra",
    stop: "Éteindre la caméra",
    asking: "Le navigateur demande si la page peut utiliser la caméra…",
    device: "Caméra",
    deviceNumber: (number) => `Caméra ${number}`,
    sound: "Son",
    takeNow: "Prendre le carré du milieu",
    takeNowHint: "Si aucune face n’est trouvée\u00a0: tenez-la dans le carré et appuyez ici",
    takeCorner: "Prendre un coin",
    takeCornerHint:
        "Dirigez un coin du cube vers la caméra et appuyez ici\u00a0: ses trois faces sont prises d’un coup",
    troubles: {
        insecure:
            "Le navigateur ne donne accès à la caméra qu’aux pages sécurisées (https, ou cette machine même). Utilisez plutôt des photos.",
        refused:
            "L’accès à la caméra a été refusé. Autorisez-le dans les réglages du navigateur pour cette page, ou utilisez des photos.",
        absent: "Aucune caméra n’a été trouvée. Branchez-en une, ou utilisez des photos.",
        busy: "La caméra ne peut pas être utilisée\u00a0: un autre programme s’en sert-il\u202f?",
        unplugged: "La caméra a disparu. Rebranchez-la et rallumez-la, ou utilisez des photos.",
    },

    photographs: "Photos",
    dropHint:
        "Une par face, ou deux de coins opposés montrant chacune trois faces\u202f; on peut aussi les déposer ici.",
    choose: "Choisir des images",
    takePhotograph: "Prendre une photo",
    reading: "Lecture des images…",
    readMiddle: "Lire le carré en son milieu",

    net: "Faces montrées",
    cubeNet: "Le cube",
    progress: (count) => `${count} ${count < 2 ? "face" : "faces"} sur 6.`,
    taken: (count) => (count === 6 ? "Les six faces" : `Face ${count} sur 6`),
    corrected: "La face a été reprise.",
    steps: [
        "Montrez une face quelconque.",
        "Tournez le cube vers le côté suivant.",
        "Encore une fois dans le même sens.",
        "Encore une fois dans le même sens.",
        "Maintenant le dessus.",
        "Et le dessous, à l’opposé.",
    ],
    oppositeCorner: "Maintenant le coin opposé, avec les trois autres.",
    deciding: "Détermination du cube…",
    showAgain: "Pour corriger une face, montrez-la de nouveau.",

    sure: (percent) => `Sûr à ${percent}\u202f%.`,
    certain: "Aucune facette n’est douteuse.",
    doubtful: (count) =>
        count === 1 ? "Une facette est douteuse." : `${count} facettes sont douteuses.`,
    unlikely:
        "Aucun cube ne correspond assez bien à ces faces\u00a0: montrez-les de nouveau, ou indiquez les couleurs des facettes marquées.",
    whichColour: (sticker) => `Quelle est la couleur de ${sticker}\u202f?`,
    seen: "telle que la caméra l’a vue",
    sticker: (label, isDoubtful, isSettled) =>
        label + (isSettled ? ", fixée" : isDoubtful ? ", douteuse" : ""),

    edit: "Ouvrir dans l’éditeur",
    takeBack: "Retirer la dernière face",
    bringBack: "Rétablir les faces",
};

export const scan = { en, fr };
