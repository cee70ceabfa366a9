import fc from 'fast-check';
import { toTimelineBound, type TimelinePosition } from './timeline';

const position = fc.record({
  at: fc.integer({ min: 0, max: 3 }).map((at) => `2026-01-01T00:00:00.00000${at}Z`),
  key: fc
    .tuple(fc.constantFrom('quote', 'quote-sent', 'mail'), fc.uuid({ version: 7 }))
    .map(([prefix, id]) => `${prefix}:${id}`),
});

const isAfter = (one: TimelinePosition, before: TimelinePosition): boolean =>
  one.at < before.at || (one.at === before.at && one.key < before.key);

describe('toTimelineBound', () => {
  it('admits exactly the rows of a table that come after the position', () => {
    fc.assert(
      fc.property(position, position, (row, before) => {
        const [prefix = '', id = ''] = row.key.split(':');
        const bound = toTimelineBound(before, prefix);
        const isFound = row.at < bound.at || (row.at === bound.at && id < bound.id);
        expect(isFound).toBe(isAfter(row, before));
      }),
      { numRuns: 1_000 },
    );
  });

  it('lies beyond every row if there is no position', () =>
    expect(toTimelineBound(null, 'mail')).toEqual({
      at: 'infinity',
      id: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
    }));
});
