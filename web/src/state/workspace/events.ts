// Follows what the server says about the workspace. Whatever was missed while the
// stream was away is fetched when it is back.
import { onWorkspace, watchWorkspace } from "../../api/events";
import { server } from "../server.svelte";
import { workspace } from "../workspace.svelte";
import { runs } from "./runs.svelte";

export function followWorkspace(): () => void {
    const leave = [
        onWorkspace("row", (row) => workspace.patch(row)),
        onWorkspace("list", () => workspace.follow()),
        onWorkspace("busy", (busy) => runs.follow(busy)),
        server.onReturn(() => void workspace.refresh()),
        watchWorkspace({ opened: () => void workspace.refresh() }),
    ];
    void workspace.refresh();
    return () => leave.forEach((stop) => stop());
}
