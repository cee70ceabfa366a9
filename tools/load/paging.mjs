// Paging by cursor.

const LARGEST_PAGE = 100;

/** The cursor of the page with that number, or of the last page, found with large pages. */
export async function cursorOfPage(reader, list, { page, limit }) {
  let cursor;
  for (let before = (page - 1) * limit; before > 0;) {
    const step = Math.min(LARGEST_PAGE, before);
    const { nextCursor } = await reader.read(list, { limit: step, ...(cursor ? { cursor } : {}) });
    if (nextCursor === null) break;
    cursor = nextCursor;
    before -= step;
  }
  return cursor;
}
