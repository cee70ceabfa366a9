import { z } from 'zod';
import { id, instant } from '../core/primitives';

/**
 * Status of a background task. FAILED covers everything that ended early by itself, with a reason: the person lost the right to
 * it, or it could not be completed. CANCELLED was stopped by the person. Work done until then is kept.
 */
export const backgroundStatus = z.enum(['QUEUED', 'RUNNING', 'COMPLETED', 'FAILED', 'CANCELLED']);
export type BackgroundStatus = z.infer<typeof backgroundStatus>;

export const backgroundFields = {
  id,
  status: backgroundStatus,
  createdAt: instant,
  finishedAt: instant.nullable(),
  /** When cancellation was requested. It stops after the current batch. */
  cancelRequestedAt: instant.nullable(),
};

/** The filters, search and sort of a list, as query parameters of the list's own operation. */
export const listQueryText = z
  .record(z.string().max(60), z.string().max(1_000))
  .refine((all) => Object.keys(all).length <= 30, { message: 'There are too many filters' });

/** Whether a background task has ended, for whatever reason. */
export function isFinishedTask({ status }: { status: BackgroundStatus }): boolean {
  return status !== 'QUEUED' && status !== 'RUNNING';
}

/** How long exports and the results of bulk changes are kept, in hours. */
export const BACKGROUND_RETENTION_HOURS = 24;
