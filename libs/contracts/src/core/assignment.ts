import { z } from 'zod';
import { id } from './primitives';

/** Work became somebody's. `byUserId` gave it to them; null where nobody did, because it was their turn. */
export const assignment = z.object({ assigneeId: id, byUserId: id.nullable() });
