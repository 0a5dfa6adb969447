// The engine's sheet of cubes on its way to the printer: it stands in the page, in a tree of
// its own, where nobody sees it, and while the page is printed nothing else does.
const alone = `
    @media not print { .printed-sheet { display: none; } }
    @media print {
        html, body { height: auto !important; overflow: visible !important; }
        body > :not(.printed-sheet) { display: none !important; }
    }`;

function styled(rules: string): CSSStyleSheet {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    return sheet;
}

// The page's policy allows no style elements, not even in a document that is only parsed.
const styleElement = /<style>([^]*?)<\/style>/;

function placed(html: string): HTMLElement {
    const [, rules = ""] = styleElement.exec(html) ?? [];
    const sheet = new DOMParser().parseFromString(html.replace(styleElement, ""), "text/html");
    const host = document.createElement("div");
    host.className = "printed-sheet";
    const root = host.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [styled(rules)];
    root.append(...sheet.body.children);
    return host;
}

export function print(html: string): void {
    const host = placed(html);
    const rule = styled(alone);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, rule];
    document.body.append(host);
    addEventListener(
        "afterprint",
        () => {
            host.remove();
            document.adoptedStyleSheets = document.adoptedStyleSheets.filter((s) => s !== rule);
        },
        { once: true },
    );
    window.print();
}
