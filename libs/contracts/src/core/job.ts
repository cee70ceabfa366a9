import { z } from 'zod';
import type { ServiceName } from './operation';
import { id, isoDate } from './primitives';

export interface JobDefinition<D extends z.ZodType = z.ZodType> {
  service: ServiceName;
  name: string;
  version: number;
  data: D;
  /** Number of attempts before it is marked as failed. */
  attempts: number;
  /** Delay before the first retry, in milliseconds; doubled for each further one. */
  backoffMs: number;
  /**
   * Runs only when no other job of the service is waiting. For long work (rendering a file, pricing many quotes), so that
   * reminders and emails do not queue behind a hundred of them.
   */
  isLowPriority?: boolean;
  /** For sweeps: interval between runs, in milliseconds. */
  everyMs?: number;
  /** For jobs that run per practice: see `dailyPracticeJob`. */
  daily?: DailySchedule;
}

/** A time of day in each practice's time zone. */
export interface DailySchedule {
  /** Local time, as "07:00". */
  at: string;
  /** A run that is more than this many hours late (fewer than 24) is skipped. */
  lateHours: number;
}

/** Defines a background job. Producers import only the definition; jobs reach the queue through the outbox. */
export function job<D extends z.ZodType>(
  definition: Pick<JobDefinition<D>, 'service' | 'name' | 'data'> & Partial<JobDefinition<D>>,
): JobDefinition<D> {
  return { version: 1, attempts: 5, backoffMs: 1_000, ...definition };
}

/** One practice's run of a daily job: the day in its calendar (ISO date) and its time zone. */
export const practiceTurn = z.object({ organisationId: id, day: isoDate, timeZone: z.string() });
export type PracticeTurn = z.infer<typeof practiceTurn>;

const DAILY_POLL_MS = 30_000;

/**
 * Defines work that is done once a day for each practice, at a time of day in the practice's own time zone. The handler receives
 * one practice's run and executes in the transaction that claims it.
 */
export function dailyPracticeJob(
  definition: Pick<JobDefinition, 'service' | 'name'> & DailySchedule,
): JobDefinition<typeof practiceTurn> {
  const { service, name, at, lateHours } = definition;
  return job({
    service,
    name,
    data: practiceTurn,
    everyMs: DAILY_POLL_MS,
    attempts: 1,
    daily: { at, lateHours },
  });
}

export type JobData<J extends JobDefinition> = z.output<J['data']>;
