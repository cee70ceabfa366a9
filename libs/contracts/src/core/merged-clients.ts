import { z } from 'zod';
import { id } from './primitives';

/** Body of operations that count the records of clients for the preview of a merge. */
export const clientIdsBody = z.strictObject({ organisationId: id, clientIds: z.array(id).min(1).max(10) });

/** How long the preview of a merge waits for a service, in milliseconds. It reports the counts that are missing. */
export const PREVIEW_DEADLINE_MS = 2_000;

/** Data of the event that a service has moved the records of merged clients, or moved them back. */
export const clientsMovedData = z.object({ mergeId: id, count: z.number().int() });
