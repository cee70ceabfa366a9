import { z } from 'zod';
import { id } from './primitives';

/** An assignment of work to a person. `byUserId` is who assigned it; null if it was assigned automatically in rotation. */
export const assignment = z.object({ assigneeId: id, byUserId: id.nullable() });
