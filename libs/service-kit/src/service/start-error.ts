/** Why the process cannot start, in one sentence for operators. */
export class StartError extends Error {}

/** A server the start needs does not respond; a retry may find it. `message` is the sentence without its full stop. */
export class ServerAway extends StartError {}
