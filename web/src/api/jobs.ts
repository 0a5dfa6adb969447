// Long searches on the server.
import { ask } from "./client";
import { TaskApi } from "./tasks";
import type { Job, Refusal, SolveAnswer, SolveRequest } from "./wire";

// What the last event of a search brings.
export type JobEnd = SolveAnswer | Refusal | null;

class JobsApi extends TaskApi<Job> {
    constructor() {
        super("/jobs");
    }
    list = async (): Promise<readonly Job[]> => (await ask("GET /jobs")).jobs;
    solve = (request: SolveRequest): Promise<Job> =>
        ask("POST /jobs", { kind: "solve", ...request });
}

export const jobsApi = new JobsApi();
