import { OPERATIONS } from '@quillcare/contracts';

/** How long a test waits for an operation. No test measures how long one takes. */
const DEADLINE_MS = 60_000;

/**
 * Gives every operation in this process at least a minute. Some have one second, after which a page does without their figures,
 * and a busy machine may take that long for a statement.
 */
export function extendDeadlines(): void {
  for (const operation of OPERATIONS) operation.deadlineMs = Math.max(operation.deadlineMs, DEADLINE_MS);
}
