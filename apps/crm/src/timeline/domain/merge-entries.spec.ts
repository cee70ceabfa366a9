import type { TimelinePosition } from '@quillcare/contracts';
import fc from 'fast-check';
import { byPosition, mergeEntries } from './merge-entries';

// Few distinct instants, so that many entries coincide.
const entries = fc.uniqueArray(
  fc.record({
    at: fc.integer({ min: 0, max: 5 }).map((at) => `2026-01-01T00:00:00.00000${at}Z`),
    key: fc
      .tuple(fc.constantFrom('call', 'mail', 'quote-sent'), fc.uuid())
      .map(([prefix, id]) => `${prefix}:${id}`),
  }),
  { selector: ({ key }) => key, maxLength: 60 },
);

/** Behaves like a source: returns its entries before a position, newest first, up to the limit. */
const ask = (own: readonly TimelinePosition[], before: TimelinePosition | null, limit: number) =>
  own
    .filter((entry) => before === null || byPosition(entry, before) > 0)
    .sort(byPosition)
    .slice(0, limit);

function readAll(sources: readonly (readonly TimelinePosition[])[], limit: number): TimelinePosition[] {
  const read: TimelinePosition[] = [];
  for (let before: TimelinePosition | null = null; ; before = read.at(-1) ?? null) {
    const { items, hasMore } = mergeEntries(
      sources.map((own) => ask(own, before, limit + 1)),
      limit,
    );
    read.push(...items);
    if (!hasMore) return read;
  }
}

describe('mergeEntries', () => {
  it('returns every entry of every source once, in order, with any page size', () => {
    fc.assert(
      fc.property(
        entries,
        fc.array(fc.nat(4), { minLength: 60, maxLength: 60 }),
        fc.integer({ min: 1, max: 7 }),
        (all, dealt, limit) => {
          const sources = [0, 1, 2, 3, 4].map((source) => all.filter((_, at) => dealt[at] === source));
          expect(readAll(sources, limit)).toEqual([...all].sort(byPosition));
        },
      ),
    );
  });

  it('reports more entries only if there are any', () => {
    const [a, b] = ['a', 'b'].map((key) => ({ at: '2026-01-01T00:00:00.000000Z', key }));
    expect(mergeEntries([[a!], [b!]], 2)).toEqual({ items: [b, a], hasMore: false });
    expect(mergeEntries([[a!], [b!]], 1)).toEqual({ items: [b], hasMore: true });
    expect(mergeEntries([], 5)).toEqual({ items: [], hasMore: false });
  });
});
