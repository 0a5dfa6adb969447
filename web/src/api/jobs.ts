// Long searches on the server.
import { get, post, type EngineError } from "./client";
import { TaskApi } from "./tasks";
import type { Job, SolveAnswer, SolveRequest } from "./types";

// What the last event of a search brings.
export type JobEnd = SolveAnswer | { error: EngineError } | null;

class JobsApi extends TaskApi<Job> {
    constructor() {
        super("/jobs");
    }
    list = async (): Promise<readonly Job[]> => (await get<{ jobs: Job[] }>("/jobs")).jobs;
    solve = (request: SolveRequest): Promise<Job> =>
        post<Job>("/jobs", { kind: "solve", ...request });
}

export const jobsApi = new JobsApi();
