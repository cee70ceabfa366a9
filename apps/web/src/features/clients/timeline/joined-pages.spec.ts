import fc from 'fast-check';
import { joinedPages, withOlder, type Page } from './joined-pages';

interface Entry {
  at: string;
  key: string;
}

const SIZE = 3;
const place = ({ at, key }: Entry) => `${at} ${key}`;

/** Fakes a server with these entries. */
function serverOf(entries: readonly Entry[]) {
  const all = [...entries].sort((a, b) => (place(a) < place(b) ? 1 : -1));
  return (cursor: string | null): Page<Entry> => {
    const rest = cursor === null ? all : all.filter((entry) => place(entry) < cursor);
    const items = rest.slice(0, SIZE);
    const last = items.at(-1);
    return { items, nextCursor: rest.length > SIZE && last ? place(last) : null };
  };
}

const entries = fc
  .uniqueArray(fc.nat(200), { maxLength: 30 })
  .map((times) =>
    times.map((time) => ({ at: String(time % 100).padStart(3, '0'), key: String(time).padStart(3, '0') })),
  );

describe('pages of a timeline that changes while it is read', () => {
  it('joins without gaps or duplicates', () => {
    fc.assert(
      fc.property(entries, fc.nat(5), fc.uniqueArray(fc.nat(20)), (before, pages, added) => {
        const read = serverOf(before);
        let shown = read(null);
        for (let at = 0; at < pages && shown.nextCursor !== null; at += 1)
          shown = withOlder(shown, read(shown.nextCursor));
        const later = serverOf([
          ...before,
          ...added.map((n) => ({ at: `9${n}`.padStart(4, '9'), key: `new ${n}` })),
        ]);
        shown = joinedPages(shown, later(null));
        while (shown.nextCursor !== null) shown = withOlder(shown, later(shown.nextCursor));
        const expected: Entry[] = [];
        for (let cursor: string | null = null; ;) {
          const page = later(cursor);
          expected.push(...page.items);
          cursor = page.nextCursor;
          if (cursor === null) break;
        }
        expect(shown.items.map(place)).toEqual(expected.map(place));
      }),
    );
  });

  it('drops an entry that was deleted', () => {
    const all = ['5', '4', '3', '2', '1'].map((at) => ({ at, key: at }));
    const read = serverOf(all);
    const shown = withOlder(read(null), read(read(null).nextCursor));
    const later = serverOf(all.filter(({ at }) => at !== '4'));
    expect(joinedPages(shown, later(null)).items.map(({ at }) => at)).toEqual(['5', '3', '2', '1']);
  });
});
