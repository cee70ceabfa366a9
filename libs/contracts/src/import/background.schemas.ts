import { z } from 'zod';
import { id, instant } from '../core/primitives';

/**
 * How far a piece of background work has come. FAILED is all that ended early by itself, with the reason: the person lost the
 * right to it, or it could not be finished. CANCELLED was stopped by the person. What was done until then stays.
 */
export const backgroundStatus = z.enum(['QUEUED', 'RUNNING', 'COMPLETED', 'FAILED', 'CANCELLED']);
export type BackgroundStatus = z.infer<typeof backgroundStatus>;

/** What every piece of background work shows of itself. */
export const backgroundFields = {
  id,
  status: backgroundStatus,
  createdAt: instant,
  finishedAt: instant.nullable(),
  /** When somebody asked it to stop; it stops after the current batch. */
  cancelRequestedAt: instant.nullable(),
};

/** The filters, search and order of a list, as its own operation takes them. */
export const listQueryText = z
  .record(z.string().max(60), z.string().max(1_000))
  .refine((all) => Object.keys(all).length <= 30, { message: 'There are too many filters' });

/** Whether work is over, whatever became of it. */
export function isOver({ status }: { status: BackgroundStatus }): boolean {
  return status !== 'QUEUED' && status !== 'RUNNING';
}

/** What was exported and what a bulk change did are kept for so long. */
export const BACKGROUND_KEPT_HOURS = 24;
