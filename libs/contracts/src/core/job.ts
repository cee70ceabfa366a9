import type { z } from 'zod';
import type { ServiceName } from './operation';

export interface JobDefinition<D extends z.ZodType = z.ZodType> {
  /** The service whose worker does it. */
  service: ServiceName;
  name: string;
  version: number;
  data: D;
  /** Tries before it is given up and shown as failed. */
  attempts: number;
  /** First wait before a new try, in milliseconds; doubled each time. */
  backoffMs: number;
  /** For sweeps: run again and again, this many milliseconds apart. */
  everyMs?: number;
}

/** Defines background work. Producers import the definition only; jobs reach the queue through the outbox. */
export function job<D extends z.ZodType>(
  definition: Pick<JobDefinition<D>, 'service' | 'name' | 'data'> & Partial<JobDefinition<D>>,
): JobDefinition<D> {
  return { version: 1, attempts: 5, backoffMs: 1_000, ...definition };
}

export type JobData<J extends JobDefinition> = z.output<J['data']>;
