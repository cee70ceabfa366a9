import { z } from 'zod';
import { id } from './primitives';

/** The author of a record. `name` is null while it cannot be looked up. */
export const recordAuthor = z.object({ id, name: z.string().nullable() });

const author = recordAuthor.nullable();

/** Who created a record and who changed it last. Null stands for a patient or Quillcare itself. Not included in lists. */
export const authorFields = { createdBy: author, updatedBy: author };

export type RecordAuthor = z.infer<typeof recordAuthor>;
