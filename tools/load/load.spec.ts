import { Figures, percentile, summaryOf, tableOf } from './figures.mjs';
import { readOptions } from './options.mjs';
import { cursorOfPage } from './paging.mjs';
import { PEOPLE_SEARCHES, QUOTE_SEARCHES } from './searching.mjs';

const silent = (): void => undefined;

describe('load test options', () => {
  it('select everything at three sizes, or less with --short', () => {
    const { parts, sizes, rounds, isScaled } = readOptions([]);
    expect(parts).toContain('sizes');
    expect(sizes.map(({ clients }) => clients)).toEqual([10_000, 100_000, 1_000_000]);
    expect({ rounds, isScaled }).toEqual({ rounds: 3, isScaled: false });
    expect(readOptions(['--short'])).toMatchObject({
      rounds: 1,
      connections: [16],
      sizes: [{ name: '10k' }],
    });
  });

  it('leave out parts that depend only on the database in the scaled layout', () => {
    expect(readOptions(['--scaled']).parts).not.toContain('sizes');
    expect(() => readOptions(['--scaled', '--only', 'sizes'])).toThrow('not sizes');
    expect(() => readOptions(['--scaled', '--only', 'search'])).toThrow('not search');
  });

  it('select single parts and sizes, the smallest first', () => {
    const { parts, sizes } = readOptions(['--only', 'reads,sizes', '--sizes', '1m,10k']);
    expect(parts).toEqual(['reads', 'sizes']);
    expect(sizes.map(({ name }) => name)).toEqual(['10k', '1m']);
  });
});

describe('search text', () => {
  const client = {
    firstName: 'Minh',
    lastName: 'Nguyễn',
    email: 'minh.nguyen.7@example.com',
    phone: '+61412345678',
  };
  const typed = Object.fromEntries(
    Object.entries(PEOPLE_SEARCHES).map(([kind, wordsOf]) => [kind, wordsOf(client, 3)]),
  );

  it('is a name in any order, an email address, or a phone number as people write it', () =>
    expect(typed).toMatchObject({
      'last name first': 'Nguyễn, Minh',
      'the beginnings of both names': 'Min Ngu',
      'the beginning of an address': 'minh.nguyen.7',
      'a phone number with its country': '+61 412 345678',
      'a phone number as it is dialled': '0412345678',
      'a phone number in groups': '0412 345 678',
      'the last six digits of a phone number': '345678',
    }));

  it('is never empty, and a quote is searched by its number or its ending', () => {
    for (const words of Object.values(typed)) expect(words.length).toBeGreaterThan(1);
    const quote = { quoteNumber: 'Q-2026-000007' };
    expect(Object.values(QUOTE_SEARCHES).map((wordsOf) => wordsOf(quote))).toEqual(['Q-2026-000007', '07']);
  });
});

describe('figures', () => {
  it('are compared with their targets, both lower and upper bounds', () => {
    const figures = new Figures(silent);
    figures.add({ part: 'a', what: 'share', value: 0.31, atLeast: 0.3 });
    figures.add({ part: 'a', what: 'times', value: 2.5, atMost: 2 });
    figures.add({ part: 'a', what: 'told', value: 7, unit: 'ms', digits: 0 });
    expect(tableOf(figures).slice(2)).toEqual([
      '| a | share |  | 0.31 | ≥ 0.30 | yes |',
      '| a | times |  | 2.50 | ≤ 2.00 | no |',
      '| a | told |  | 7 ms |  |  |',
    ]);
    expect(summaryOf(figures)).toEqual(['1 of 2 targets reached; 0 faults']);
  });

  it('list every fault', () => {
    const figures = new Figures(silent);
    figures.fault('reads', new Error('3 refused'));
    expect(summaryOf(figures)).toEqual(['0 of 0 targets reached; 1 faults', 'fault: reads: 3 refused']);
  });

  it.each([
    [[1], 0.95, 1],
    [[3, 1, 2], 0.5, 2],
    [Array.from({ length: 100 }, (_, at) => at + 1), 0.95, 96],
  ])('compute the percentile of %p at %d as %d', (numbers, share, expected) => {
    expect(percentile(numbers, share)).toBe(expected);
  });
});

describe('cursor of a distant page', () => {
  /** A list with `rows` rows, whose cursors are row numbers. */
  const listOf = (rows: number) => ({
    read: (_list: unknown, { limit, cursor = 0 }: { limit: number; cursor?: number }) => {
      const end = cursor + limit;
      return Promise.resolve({ nextCursor: end < rows ? end : null });
    },
  });

  it.each([
    [30_000, { page: 1_000, limit: 25 }, 24_975],
    [30_000, { page: 3, limit: 10 }, 20],
    [130, { page: 1_000, limit: 25 }, 100],
    [20, { page: 1_000, limit: 25 }, undefined],
  ])('of %d rows for %p is %p', async (rows, wanted, cursor) => {
    expect(await cursorOfPage(listOf(rows), {}, wanted)).toBe(cursor);
  });
});
