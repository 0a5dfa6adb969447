// Long searches on the server: each is a job with an address and a stream of events.
import { call, get, post, type TaskError } from "./client";
import { openEvents } from "./events";
import type { Job, JobState, SolveAnswer, SolveProgress, SolveRequest } from "./types";

export interface JobWatcher {
    state(state: JobState): void;
    progress(progress: SolveProgress): void;
    solution(answer: SolveAnswer): void;
    done(answer: SolveAnswer | null, error: TaskError | null): void;
    refused(): void; // there is no such stream, or the server was started again
}

type Done = SolveAnswer | { error: TaskError } | null;

export const jobsApi = {
    list: async (): Promise<readonly Job[]> => (await get<{ jobs: Job[] }>("/jobs")).jobs,
    get: (id: string) => get<Job>(`/jobs/${id}`),
    solve: (request: SolveRequest) => post<Job>("/jobs", { kind: "solve", ...request }),
    pause: (id: string) => post(`/jobs/${id}/pause`),
    resume: (id: string) => post(`/jobs/${id}/resume`),
    // The first time a job is stopped, the second time forgotten.
    remove: (id: string) => call<Job | undefined>("DELETE", `/jobs/${id}`),

    follow: (id: string, watcher: JobWatcher): (() => void) =>
        openEvents(
            `/jobs/${id}/events`,
            {
                state: (data) => watcher.state((data as { state: JobState }).state),
                progress: (data) => watcher.progress(data as SolveProgress),
                solution: (data) => watcher.solution(data as SolveAnswer),
                done: (data) => {
                    const end = data as Done;
                    if (end && "error" in end) watcher.done(null, end.error);
                    else watcher.done(end, null);
                },
            },
            { refused: () => watcher.refused() },
        ),
};
