/**
 * What the last release and this build do not read of each other's events and jobs, as `released-messages.spec.ts` names it ("kind: field",
 * or a kind that is gone), with the reason why it does no harm. A worker that cannot read a message leaves it to one that can, for a day at
 * most: a step back to the last release must not take longer. Emptied when the next release has landed.
 */
export const MESSAGE_CHANGES: Readonly<Record<string, string>> = {};
