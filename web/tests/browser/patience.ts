// How long a test waits for what must come. Only a failure is ever late: a busy
// machine may take a second for one frame. Whoever mends a test may have less.
export const patience = Number(process.env.ANTIPODE_PATIENCE ?? 60_000); // milliseconds
