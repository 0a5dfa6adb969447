// The job that an earlier life of the page has left behind.
import { get } from "../../api/client";
import type { Job } from "../../api/types";
import type { Facelets } from "../../cube/facelets";
import { asSeen } from "../../cube/held";
import { savedJob } from "./saved-job";

// Of this tab; or one about the same position that was interrupted and so is
// nobody's. One that runs may be another tab's.
export async function earlierJob(position: Facelets): Promise<Job | null> {
    const saved = savedJob.read();
    if (saved?.position === position) {
        const job = await get<Job>(`/jobs/${saved.id}`).catch(() => null);
        if (job) return job;
    }
    const list = await get<{ jobs: Job[] }>("/jobs").catch(() => null);
    const cube = asSeen(position);
    const isLeft = (job: Job) => job.state === "interrupted" && job.request.cube === cube;
    return list?.jobs.filter(isLeft).at(-1) ?? null;
}
