import type { z } from 'zod';
import type { ServiceName } from './operation';

export interface JobDefinition<D extends z.ZodType = z.ZodType> {
  /** The service whose worker runs it. */
  service: ServiceName;
  name: string;
  version: number;
  data: D;
  /** Attempts before it becomes a dead letter. */
  attempts: number;
  /** Delay before the first retry, in milliseconds; doubled each time. */
  backoffMs: number;
  /** Interval of a scheduled job, in milliseconds. */
  everyMs?: number;
}

/** Defines background work. Producers import the definition only; jobs reach the queue through the outbox. */
export function job<D extends z.ZodType>(
  definition: Pick<JobDefinition<D>, 'service' | 'name' | 'data'> & Partial<JobDefinition<D>>,
): JobDefinition<D> {
  return { version: 1, attempts: 5, backoffMs: 1_000, ...definition };
}

export type JobData<J extends JobDefinition> = z.output<J['data']>;
