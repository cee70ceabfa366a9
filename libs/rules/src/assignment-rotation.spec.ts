import fc from 'fast-check';
import { pickNextAssignee } from './assignment-rotation';
import { forAll } from './for-all.suite';

const people = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 8 });

function give(ids: string[], count: number, isActive: (id: string, at: number) => boolean): string[] {
  const turns = new Map<string, number>();
  return Array.from({ length: count }, (_, at) => {
    const next = pickNextAssignee(ids, new Set(ids.filter((id) => isActive(id, at))), turns);
    if (next !== null) turns.set(next, at + 1);
    return next ?? '';
  });
}

const countOf = (given: string[], id: string) => given.filter((one) => one === id).length;

describe('lead rotation', () => {
  it('spreads leads evenly, so that counts differ by at most one', () => {
    forAll(people, fc.nat(60), (ids, count) => {
      const counts = ids.map((id) =>
        countOf(
          give(ids, count, () => true),
          id,
        ),
      );
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    });
  });

  it('skips anyone away, and assigns nobody if all are away', () => {
    forAll(people, fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }), (ids, flags) => {
      const active = new Set(ids.filter((_, at) => flags[at]));
      const next = pickNextAssignee(ids, active, new Map());
      expect(next === null ? active.size : Number(!active.has(next))).toBe(0);
    });
  });

  it('starts with those who never had a lead, in list order', () => {
    expect(pickNextAssignee(['ben', 'ana'], new Set(['ana', 'ben']), new Map())).toBe('ben');
  });

  it('does not give all leads to someone who comes back', () => {
    const given = give(['ana', 'ben', 'cleo'], 30, (id, at) => id !== 'ana' || at >= 20);
    expect(countOf(given.slice(0, 20), 'ana')).toBe(0);
    expect(countOf(given.slice(20), 'ana')).toBe(4);
    expect(given[20]).toBe('ana');
    expect(given[21]).not.toBe('ana');
  });
});
