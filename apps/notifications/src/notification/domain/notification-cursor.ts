import { id, invalidInput } from '@quillcare/contracts';
import { z } from 'zod';

const cursor = z.tuple([z.enum(['createdAt', '-createdAt']), id]);
export type NotificationSort = z.infer<typeof cursor>[0];

/** Encodes the row after which the next page starts. */
export function encodeCursor(sort: NotificationSort, lastId: string): string {
  return Buffer.from(JSON.stringify([sort, lastId])).toString('base64url');
}

/** Decodes the id from a cursor of this sort order; throws VALIDATION_FAILED for anything else. */
export function decodeCursor(text: string, sort: NotificationSort): string {
  const read = cursor.safeParse(parseJson(Buffer.from(text, 'base64url').toString('utf8')));
  if (!read.success || read.data[0] !== sort) {
    throw invalidInput({
      path: 'query.cursor',
      message: 'This cursor does not belong to this list. Please start from the first page.',
    });
  }
  return read.data[1];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // Not one of our cursors. The caller reports the field.
  }
}
