// Copies text. Away from localhost a browser lends the clipboard only to the old
// command, which copies what is selected.
import { t } from "../../i18n/index.svelte";
import { announcer } from "../../state/announce.svelte";

function copySelected(text: string): boolean {
    const holder = document.createElement("textarea");
    holder.value = text;
    holder.className = "heard";
    document.body.append(holder);
    const before = document.activeElement as HTMLElement | null;
    holder.select();
    const isCopied = document.execCommand("copy");
    holder.remove();
    before?.focus();
    return isCopied;
}

export async function copyText(text: string): Promise<boolean> {
    const isCopied = await (navigator.clipboard
        ? navigator.clipboard.writeText(text).then(
              () => true,
              () => copySelected(text),
          )
        : Promise.resolve(copySelected(text)));
    if (isCopied) announcer.say(t.common.copied);
    else announcer.warn(t.common.copyFailed);
    return isCopied;
}
