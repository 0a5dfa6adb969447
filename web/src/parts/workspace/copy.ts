import { workspaceApi } from "../../api/workspace";
import { t } from "../../i18n/index.svelte";
import { attempt } from "../../state/workspace/attempt";
import { notice } from "../../state/workspace/notice.svelte";
import { selection } from "../../state/workspace/selection.svelte";
import { copyText } from "../shell/clipboard";

// The generators of the selected rows, one line each.
export async function copySelected(): Promise<void> {
    const ids = await selection.ids();
    if (ids.length === 0) return;
    await attempt(async () => {
        if (await copyText(await workspaceApi.exportText("txt", ids)))
            notice.done(t.workspace.copied(ids.length));
        else notice.wrong(t.workspace.noClipboard);
    });
}
