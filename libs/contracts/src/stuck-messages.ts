import { z } from 'zod';
import { command, query, SERVICES, type ServiceName } from './core/operation';
import { id, instant } from './core/primitives';

/** An event or job that failed permanently. Its content and error may name people, so they stay in the service. */
export const failedMessage = z.object({
  id,
  kind: z.enum(['event', 'job']),
  /** Name of the consumer or job. */
  handler: z.string(),
  failedAt: instant,
});

export const stuckMessages = z.object({
  /** The most recent ones; there may be more. */
  failed: z.array(failedMessage),
  failedCount: z.number().int(),
  /** Number of messages that have been waiting to be sent for more than a few minutes. */
  waiting: z.number().int(),
});
export type StuckMessages = z.infer<typeof stuckMessages>;

/** Number of failures in a period, and when the most recent one occurred. Null if there were none. */
export const failures = z.object({ failed: z.number().int(), lastFailedAt: instant.nullable() });
export type Failures = z.infer<typeof failures>;

const practiceParams = z.strictObject({ organisationId: id });

function stuckMessageOperations<S extends ServiceName>(service: S) {
  return {
    list: query({
      name: `${service}.listStuckMessages`,
      summary: "List a practice's stuck messages in this service, for the platform",
      http: null,
      permission: 'internal',
      body: practiceParams,
      result: stuckMessages,
      deadlineMs: 2_000,
    }),
    retry: command({
      name: `${service}.retryStuckMessages`,
      summary: "Retry a practice's permanently failed messages in this service",
      http: null,
      permission: 'internal',
      body: practiceParams,
      result: z.object({ retried: z.number().int() }),
    }),
  };
}

/** By service. Every service has these operations, implemented by the service kit. */
export const STUCK_MESSAGES = Object.fromEntries(
  SERVICES.map((service) => [service, stuckMessageOperations(service)]),
) as Record<ServiceName, ReturnType<typeof stuckMessageOperations>>;
