import { invalid, timelinePosition, type TimelinePosition } from '@quillcare/contracts';

/** Returns the cursor of the page after this entry. */
export function writeCursor({ at, key }: TimelinePosition): string {
  return Buffer.from(JSON.stringify([at, key])).toString('base64url');
}

/** Decodes a cursor. Throws `VALIDATION_FAILED` if it is invalid. */
export function readCursor(cursor: string): TimelinePosition {
  const position = timelinePosition.safeParse(parsed(cursor));
  const isDate = position.success && !Number.isNaN(Date.parse(position.data.at));
  if (isDate) return position.data;
  throw invalid({
    path: 'query.cursor',
    message: 'This cursor does not belong to this list. Please start from the first page.',
  });
}

function parsed(cursor: string): unknown {
  try {
    const [at, key] = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')) as unknown[];
    return { at, key };
  } catch {
    return null; // Not one of our cursors; the caller reports the field.
  }
}
