import { crossOf, wholeMonths, type CrossPart } from './cross';

const part = (row: string, column: string, quotes: number): CrossPart => ({
  row,
  column,
  quotes,
  accepted: 1,
  done: 0,
  quotedMinor: quotes * 100,
  acceptedMinor: 100,
});
const NO_NAMES = new Map<string, string>();
const names = { rows: new Map([['k', 'Knee']]), columns: NO_NAMES };

describe('cross table', () => {
  const span = { from: '2026-01-15', to: '2026-03-31' };

  it('has a column for every month, including empty and partial ones', () => {
    const parts = [part('k', '2026-01-01', 2), part('h', '2026-03-01', 5)];
    const { columns, rows } = crossOf(parts, 'MONTH', span, names);
    expect(columns.map(({ value, figures }) => [value, figures.quotes])).toEqual([
      ['2026-01-15', 2],
      ['2026-02-01', 0],
      ['2026-03-01', 5],
    ]);
    expect(rows.map(({ value, name, cells }) => [value, name, cells.map(({ quotes }) => quotes)])).toEqual([
      ['h', null, [0, 0, 5]],
      ['k', 'Knee', [2, 0, 0]],
    ]);
  });

  it('orders both sides by number of quotes and has matching totals', () => {
    const parts = [part('k', 'WEBSITE', 1), part('k', '', 3), part('h', 'WEBSITE', 4)];
    const { columns, rows } = crossOf(parts, 'SOURCE', span, names);
    expect(columns.map(({ value, figures }) => [value, figures.quotes])).toEqual([
      ['WEBSITE', 5],
      ['', 3],
    ]);
    expect(rows[0]).toMatchObject({
      value: 'h',
      figures: { quotes: 4, quotedMinor: 400 },
      cells: [{ quotes: 4 }, { quotes: 0 }],
    });
    expect(rows[1]?.figures).toMatchObject({ quotes: 4, accepted: 2, acceptedMinor: 200 });
  });
});

it.each([
  ['2026-01-01', '2026-03-31', '2026-01-01', '2026-03-31'],
  ['2026-01-02', '2026-03-31', '2026-02-01', '2026-03-31'],
  ['2026-01-01', '2026-03-30', '2026-01-01', '2026-02-28'],
  ['2024-01-31', '2024-03-01', '2024-02-01', '2024-02-29'],
])('finds that from %s to %s the whole months are %s to %s', (from, to, first, last) =>
  expect(wholeMonths({ from, to })).toEqual({ from: first, to: last }),
);
it('finds no whole month in a period that covers only parts of months', () => {
  expect(wholeMonths({ from: '2026-01-02', to: '2026-01-31' })).toBeNull();
  expect(wholeMonths({ from: '2026-01-15', to: '2026-02-14' })).toBeNull();
});
