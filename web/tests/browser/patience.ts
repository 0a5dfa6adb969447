// How long a test waits for what must come. Only a failure is ever late: a busy
// machine may take a second for one frame.
export const patience = 60_000; // milliseconds
