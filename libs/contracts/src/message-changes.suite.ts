/**
 * Incompatibilities between the events and jobs of the last release and of this build, keyed as `released-messages.spec.ts`
 * reports them ("kind: field", or a kind that was removed), with the reason why each is harmless. A worker that cannot read a
 * message leaves it, for at most a day, to one that can, so a rollback to the last release must not take longer. Emptied after
 * the next release.
 */
export const MESSAGE_CHANGES: Readonly<Record<string, string>> = {};
