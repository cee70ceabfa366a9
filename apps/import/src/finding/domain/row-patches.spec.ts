import fc from 'fast-check';
import { RowPatches, type PatchedRow } from './row-patches';

const read =
  (rows: PatchedRow[], asked: number[] = []) =>
  (afterRow: number, most: number) => {
    asked.push(afterRow);
    return Promise.resolve(
      rows
        .filter(({ row }) => row > afterRow)
        .sort((a, b) => a.row - b.row)
        .slice(0, most),
    );
  };

it('returns the correction of each requested row, and no other', async () => {
  const rows = fc.uniqueArray(fc.integer({ min: 2, max: 60 }), { maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(rows, rows, async (changed, asked) => {
      const patches = new RowPatches(read(changed.map((row) => ({ row, patch: { 0: `row ${row}` } }))));
      for (const row of asked.sort((a, b) => a - b))
        expect(await patches.of(row)).toEqual(changed.includes(row) ? { 0: `row ${row}` } : null);
    }),
  );
});

it('reads corrections page by page', async () => {
  const many = Array.from({ length: 1_200 }, (_, at) => ({ row: at + 2, patch: { 1: String(at) } }));
  const asked: number[] = [];
  const patches = new RowPatches(read(many, asked));
  for (let row = 2; row <= 1_500; row += 1)
    expect(await patches.of(row)).toEqual(row <= 1_201 ? { 1: String(row - 2) } : null);
  expect(asked).toEqual([1, 501, 1_001]);
});
