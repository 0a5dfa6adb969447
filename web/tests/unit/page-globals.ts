// The little of a browser that modules of the page ask for when they are loaded.
Object.assign(globalThis, {
    location: new URL("http://localhost/"),
    navigator: { languages: ["en"] },
    document: {
        documentElement: { lang: "en" },
        hidden: false,
        addEventListener() {},
        removeEventListener() {},
    },
});
export {};
