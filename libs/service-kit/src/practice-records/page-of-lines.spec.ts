import type { RecordPlace } from '@quillcare/contracts';
import { pageOf, type RowLine } from './page-of-lines';

const LIMIT = 3;

/** Returns all pages of some rows, requested as the archive does. */
function pagesOf(rows: readonly RowLine[]): string[] {
  const pages: string[] = [];
  let at: RecordPlace | null = { after: null, offset: 0 };
  while (at) {
    const { after }: RecordPlace = at;
    const begun: number = after === null ? 0 : rows.findIndex(({ key }) => key[0] === after[0]) + 1;
    const page: ReturnType<typeof pageOf> = pageOf(rows.slice(begun, begun + LIMIT), at, LIMIT);
    pages.push(page.text);
    at = page.next;
  }
  return pages;
}

const row = (key: string, length: number): RowLine => ({ key: [key], line: key.repeat(length) });

it.each([
  ['no rows', []],
  ['fewer rows than a page has', [row('a', 5), row('b', 6)]],
  ['as many rows as a page has', [row('a', 5), row('b', 6), row('c', 7)]],
  ['more rows', 'abcdefgh'.split('').map((key) => row(key, 9))],
  ['rows that fill a page', [row('a', 200_000), row('b', 100_000), row('c', 3)]],
  ['a row that is longer than three pages', [row('a', 3), row('b', 800_001), row('c', 3)]],
  ['a row that is exactly as long as a page', [row('a', 250_000), row('b', 249_999), row('c', 2)]],
])('returns %s completely, page by page', (_what, rows) => {
  const pages = pagesOf(rows);
  expect(pages.join('')).toBe(rows.map(({ line }) => `${line}\n`).join(''));
  for (const page of pages) expect(page.length).toBeLessThanOrEqual(250_001);
});
