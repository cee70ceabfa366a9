/** Why the process cannot start, in one sentence for people. */
export class StartError extends Error {}
