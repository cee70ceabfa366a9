/** Why the process cannot start, in one sentence for people. */
export class StartError extends Error {}

/** A server that the start needs does not answer; another try may find it. `message` is the sentence without its full stop. */
export class ServerAway extends StartError {}
