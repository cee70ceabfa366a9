import { z } from 'zod';
import type { ServiceName } from './operation';
import { id, isoDate } from './primitives';

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
  /**
   * Taken only when no other job of its service waits: for long work (drawing a file, pricing many quotes), so that
   * reminders and emails do not queue behind a hundred of it.
   */
  isLowPriority?: boolean;
  /** For sweeps: run again and again, this many milliseconds apart. */
  everyMs?: number;
  /** For jobs of each practice: see `everyPractice`. */
  daily?: Daily;
}

/** A time of day in each practice's zone. */
export interface Daily {
  /** Local time, as "07:00". */
  at: string;
  /** A turn that nobody could take for so many hours (fewer than 24) is left out. */
  lateHours: number;
}

/** Defines background work. Producers import the definition only; jobs reach the queue through the outbox. */
export function job<D extends z.ZodType>(
  definition: Pick<JobDefinition<D>, 'service' | 'name' | 'data'> & Partial<JobDefinition<D>>,
): JobDefinition<D> {
  return { version: 1, attempts: 5, backoffMs: 1_000, ...definition };
}

/** The turn of one practice: a day of its calendar. */
export const practiceTurn = z.object({ organisationId: id, day: isoDate, timeZone: z.string() });
export type PracticeTurn = z.infer<typeof practiceTurn>;

const LOOK_FOR_TURNS_MS = 30_000;

/**
 * Defines work that is done for each practice once a day, at a time of day in the practice's own zone. Its
 * handler gets the turn of one practice and runs in the transaction that takes it.
 */
export function everyPractice(
  definition: Pick<JobDefinition, 'service' | 'name'> & Daily,
): JobDefinition<typeof practiceTurn> {
  const { service, name, at, lateHours } = definition;
  return job({
    service,
    name,
    data: practiceTurn,
    everyMs: LOOK_FOR_TURNS_MS,
    attempts: 1,
    daily: { at, lateHours },
  });
}

export type JobData<J extends JobDefinition> = z.output<J['data']>;
