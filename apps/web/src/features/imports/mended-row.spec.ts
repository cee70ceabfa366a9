import fc from 'fast-check';
import type { FindingRow } from '@quillcare/contracts';
import { alikeTo, findingsWith, mendedRow } from './mended-row';

const RULES = {
  columns: ['fullName', 'email', 'phone', 'state'],
  country: 'AU' as const,
  today: '2026-11-28',
  mapping: null,
};
const row = (number: number, state: string, more: Partial<FindingRow> = {}): FindingRow => {
  const cells = ['Aroha Ngata', `a${number}@example.com.au`, '0412 000 111', state];
  const bare = { row: number, cells, mended: {}, findings: [], canMend: true };
  return { ...bare, findings: [...findingsWith('clients', RULES, bare, 3, state)], ...more };
};

it('validates a cell while it is edited, by the rules of the import', () => {
  const typed = (text: string) => findingsWith('clients', RULES, row(2, 'N.A.'), 3, text);
  expect(typed('N')).toMatchObject([{ column: 'State', at: 3, severity: 'ERROR' }]);
  expect(typed('nsw')).toEqual([]);
});

it('corrects a cell, and restores it when the original text is entered', () => {
  const mended = mendedRow('clients', RULES, row(2, 'N.A.'), 3, 'NSW');
  expect(mended).toMatchObject({ mended: { 3: 'NSW' }, findings: [], cells: row(2, 'N.A.').cells });
  expect(mendedRow('clients', RULES, mended, 3, 'N.A.')).toEqual(row(2, 'N.A.'));
});

it('offers uncorrected rows that have the same text in the same column', () => {
  const mended = mendedRow('clients', RULES, row(2, 'N.A.'), 3, 'NSW');
  const others = [row(3, 'N.A.'), row(4, 'N.A.', { canMend: false }), row(5, 'n/a'), row(6, 'VIC')];
  expect(alikeTo([mended, ...others], 2, 3, false)).toEqual({
    at: 3,
    from: 'N.A.',
    text: 'NSW',
    count: 1,
    hasMore: false,
  });
  const both = [mended, mendedRow('clients', RULES, row(3, 'N.A.'), 3, 'VIC')];
  expect(alikeTo(both, 2, 3, false)).toBeNull();
  expect(alikeTo([row(2, 'N.A.'), ...others], 2, 3, true)).toBeNull();
});

it('counts only rows with exactly the same text in that column', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('N.A.', 'n.a.', '', 'ZZ'), { maxLength: 20 }), (states) => {
      const rows = states.map((state, at) => row(at + 3, state));
      const mended = mendedRow('clients', RULES, row(2, 'N.A.'), 3, 'NSW');
      const { length } = states.filter((state) => state === 'N.A.');
      expect(alikeTo([mended, ...rows], 2, 3, false)?.count ?? 0).toBe(length);
    }),
  );
});
