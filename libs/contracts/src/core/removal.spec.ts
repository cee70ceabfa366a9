import { AppError } from './app-error';
import { removalQuery, type Dependants } from './removal';
import { describeDependants, refuseDependants } from './removal-refusal';

const named = (...names: string[]) =>
  names.map((name) => ({ id: '01a1fa25-0000-7000-8000-00000000000a', name }));

describe('dependants', () => {
  it.each([
    [[], ''],
    [[{ kind: 'SIGNED_QUOTE', count: 1 }], '1 signed quote'],
    [
      [
        { kind: 'SIGNED_QUOTE', count: 2 },
        { kind: 'OPEN_CALLBACK', count: 1 },
      ],
      '2 signed quotes and 1 open callback',
    ],
    [
      [
        { kind: 'DRAFT_QUOTE', count: 1 },
        { kind: 'OPEN_QUOTE', count: 3 },
        { kind: 'SURGERY_CASE', count: 1 },
      ],
      '1 draft quote, 3 quotes awaiting an answer and 1 open surgery case',
    ],
    [
      [{ kind: 'SURGERY', count: 3, records: named('Otoplasty', 'Rhinoplasty') }],
      '3 surgeries (Otoplasty, Rhinoplasty, …)',
    ],
    [
      [
        { kind: 'RELATION', count: 1 },
        { kind: 'NOTE', count: 2 },
      ],
      '1 relation to other people and 2 notes',
    ],
    [[{ kind: 'SURGERY', count: 1, records: named('Otoplasty') }], '1 surgery (Otoplasty)'],
  ] satisfies [Dependants['items'], string][])('are described in words with their counts', (items, words) => {
    expect(describeDependants({ items })).toBe(words);
  });

  it('block a removal with their counts, but only when there are any', () => {
    expect(() => refuseDependants({ items: [] })).not.toThrow();
    const items = [{ kind: 'OPEN_CALLBACK' as const, count: 1 }];
    const refusal = new AppError('HAS_DEPENDANTS', {
      detail: '1 open callback depends on this record. Confirm to remove it anyway.',
    });
    expect(() => refuseDependants({ items })).toThrow(refusal);
    expect(() => refuseDependants({ items })).toThrow(
      expect.objectContaining({ code: 'HAS_DEPENDANTS', facts: { dependants: items } }),
    );
  });
});

describe('removalQuery', () => {
  it('parses the query of a URL, and accepts an already parsed one', () => {
    const parsed = removalQuery.parse({ version: '3', confirm: 'true' });
    expect(parsed).toEqual({ version: 3, confirm: true });
    expect(removalQuery.parse(parsed)).toEqual(parsed);
    expect(removalQuery.safeParse({ version: '0' }).success).toBe(false);
  });
});
