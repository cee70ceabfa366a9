import { z } from 'zod';
import { command, query, SERVICES, type ServiceName } from './core/operation';
import { id, instant } from './core/primitives';

/** An event or job that failed for good. What it said and why it failed may name people and stays in the service. */
export const failedMessage = z.object({
  id,
  kind: z.enum(['event', 'job']),
  /** The consumer or job. */
  handler: z.string(),
  failedAt: instant,
});

/** What of a practice does not move on in a service. */
export const stuckMessages = z.object({
  /** The newest; there may be more. */
  failed: z.array(failedMessage),
  failedCount: z.number().int(),
  /** Messages that have waited for longer than a few minutes to be sent. */
  waiting: z.number().int(),
});
export type StuckMessages = z.infer<typeof stuckMessages>;

/** How many failed within a period, and when the most recent did. */
export const failures = z.object({ failed: z.number().int(), lastFailedAt: instant.nullable() });
export type Failures = z.infer<typeof failures>;

const ofPractice = z.strictObject({ organisationId: id });

function stuckMessageOperations<S extends ServiceName>(service: S) {
  return {
    list: query({
      name: `${service}.listStuckMessages`,
      summary: 'What of a practice does not move on in this service, for the platform',
      http: null,
      permission: 'internal',
      body: ofPractice,
      result: stuckMessages,
      deadlineMs: 2_000,
    }),
    retry: command({
      name: `${service}.retryStuckMessages`,
      summary: 'Hand what failed for good of a practice to its consumers and jobs once more',
      http: null,
      permission: 'internal',
      body: ofPractice,
      result: z.object({ retried: z.number().int() }),
    }),
  };
}

/** By service: every service has them, and implements them by the kit. */
export const STUCK_MESSAGES = Object.fromEntries(
  SERVICES.map((service) => [service, stuckMessageOperations(service)]),
) as Record<ServiceName, ReturnType<typeof stuckMessageOperations>>;
