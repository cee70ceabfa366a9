import fc from 'fast-check';
import { changesOf, isSame, merge } from './merge';

const base = { version: 3, values: { firstName: 'Te Ariki', phone: '0412 345 678', notes: null } };
const mine = (changes: object) => ({ ...base.values, ...changes });
const theirs = (changes: object) => ({ version: 4, values: { ...base.values, ...changes } });

it('takes over a colleague’s changes to untouched fields', () => {
  const merged = merge(base, mine({ notes: 'Prefers mornings' }), theirs({ phone: '0498 765 432' }));
  expect(merged.follows).toEqual({ phone: '0498 765 432' });
  expect(merged.clashes).toEqual([]);
  expect(merged.base).toEqual({ version: 4, values: mine({ phone: '0498 765 432' }) });
});

it('reports a conflict for a field both changed, and keeps the base version until it is resolved', () => {
  const merged = merge(base, mine({ phone: '0400 000 000' }), theirs({ phone: '0498 765 432' }));
  expect(merged.clashes).toEqual([{ field: 'phone', mine: '0400 000 000', theirs: '0498 765 432' }]);
  expect(merged.follows).toEqual({});
  expect(merged.base).toEqual(base);
});

it('reports no conflict if both entered the same value', () => {
  const merged = merge(base, mine({ phone: '1' }), theirs({ phone: '1' }));
  expect(merged.clashes).toEqual([]);
  expect(changesOf(merged.base.values, mine({ phone: '1' }))).toEqual({});
});

it('adopts the newer version if the form is unchanged', () => {
  const merged = merge(base, base.values, theirs({}));
  expect(merged).toEqual({ base: { ...base, version: 4 }, follows: {}, clashes: [], changed: [] });
});

it.each([
  [null, ''],
  [undefined, null],
  [[{ a: 1, b: '' }], [{ b: null, a: 1 }]],
])('treats %j and %j as equal', (one, other) => expect(isSame(one, other)).toBe(true));

it.each([
  [null, NaN],
  [false, null],
  [
    [1, 2],
    [2, 1],
  ],
])('treats %j and %j as different', (one, other) => expect(isSame(one, other)).toBe(false));

const text = fc.constantFrom('a', 'b', 'c', null);
const someValues = fc.record({ x: text, y: text, z: text });

it('never loses a change of either user without asking', () => {
  fc.assert(
    fc.property(someValues, someValues, someValues, (opened, typed, stored) => {
      const merged = merge({ version: 1, values: opened }, typed, { version: 2, values: stored });
      const asked = merged.clashes.map(({ field }) => field);
      const shown = { ...typed, ...merged.follows } as Record<string, unknown>;
      const saved = { ...stored, ...changesOf(merged.base.values, shown) } as Record<string, unknown>;
      for (const field of ['x', 'y', 'z'] as const) {
        if (asked.includes(field)) continue;
        if (!isSame(stored[field], opened[field])) expect(saved[field]).toEqual(stored[field]);
        if (!isSame(typed[field], opened[field])) expect(saved[field]).toEqual(typed[field]);
      }
    }),
  );
});
