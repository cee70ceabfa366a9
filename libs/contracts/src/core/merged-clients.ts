import { z } from 'zod';
import { id } from './primitives';

/** Body of the operations that count what belongs to clients, for the preview of a merge. */
export const ofClients = z.strictObject({ organisationId: id, clientIds: z.array(id).min(1).max(10) });

/** The preview waits no longer for a service: it says what is missing instead. */
export const PREVIEW_DEADLINE_MS = 2_000;

/** A service has moved what belongs to merged clients, or moved it back. */
export const movedFacts = z.object({ mergeId: id, count: z.number().int() });
