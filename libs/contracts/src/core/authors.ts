import { z } from 'zod';
import { id } from './primitives';

/** A person who wrote a record; `name` is null while it cannot be looked up. */
export const recordAuthor = z.object({ id, name: z.string().nullable() });

const author = recordAuthor.nullable();

/** Who wrote a record first and last; null is a patient or the product itself. Lists leave it out. */
export const authorFields = { createdBy: author, updatedBy: author };

export type RecordAuthor = z.infer<typeof recordAuthor>;
