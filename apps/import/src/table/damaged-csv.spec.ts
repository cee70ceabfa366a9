import type { ClientImport } from '@quillcare/rules';
import fc from 'fast-check';
import { damagedFile, damagedLines } from '../../fixtures/damaged-csv.generator';
import { CLIENTS_HEADER } from '../../fixtures/clients.generator';
import { addRow, newBatch, type RowBatch } from '../run/domain/row-batch';
import { CsvDecoder } from './csv-decoder';
import { csvLayout, readerOf } from './csv-layout';
import { isBlank } from './csv-reader';

const RUNS = { numRuns: 500 };

function importOf(file: string, pieceLength: number): RowBatch {
  const layout = csvLayout(file, 'clients');
  if (!layout.ok) throw new Error(layout.message);
  const decoder = new CsvDecoder();
  const reader = readerOf(layout.value);
  const batch = newBatch(1);
  const bytes = Buffer.from(file);
  const take = (rows: ReturnType<typeof reader.read>) => {
    for (const row of rows)
      if (row.number > layout.value.headerRow)
        addRow(batch, row, {
          entityType: 'clients',
          layout: layout.value,
          country: 'AU',
          today: '2026-11-20',
        });
  };
  for (let at = 0; at < bytes.length; at += pieceLength)
    take(reader.read(decoder.write(bytes.subarray(at, at + pieceLength))));
  take(reader.read(decoder.end()));
  take(reader.end());
  return batch;
}

/** The address in a line. Those of intact lines must all survive. */
const emailOf = (line: string): string | undefined => line.split(',')[2];

describe('a damaged client file', () => {
  it('loses no intact row, whatever is wrong with its neighbours', () => {
    fc.assert(
      fc.property(damagedLines, fc.integer({ min: 1, max: 3_000 }), (lines, pieceLength) => {
        const batch = importOf(damagedFile(lines), pieceLength);
        const stored = new Set(batch.rows.map(({ value }) => (value as ClientImport).email));
        const expected = lines.filter(({ kind }) => kind === 'sound').map(({ text }) => emailOf(text));
        expect(expected.filter((email) => !stored.has(email ?? ''))).toEqual([]);
      }),
      RUNS,
    );
  });

  it('accounts for every row as stored or rejected with its number', () => {
    fc.assert(
      fc.property(damagedLines, fc.integer({ min: 1, max: 3_000 }), (lines, pieceLength) => {
        const batch = importOf(damagedFile(lines), pieceLength);
        const refused = new Set(batch.errors.map(({ row }) => row));
        const stored = batch.rows.map(({ row }) => row);
        expect(batch.read).toBe(batch.rows.length + batch.failed);
        expect(refused.size).toBe(batch.failed);
        expect(stored.filter((row) => refused.has(row))).toEqual([]);
      }),
      RUNS,
    );
  });

  it('yields a row for every non-blank line, unless quoted text spans lines', () => {
    fc.assert(
      fc.property(damagedLines, (lines) => {
        const layout = csvLayout(`${CLIENTS_HEADER}\n`, 'clients');
        if (!layout.ok) throw new Error(layout.message);
        const reader = readerOf(layout.value);
        const file = damagedFile(lines);
        const rows = [...reader.read(file), ...reader.end()];
        const spanned = rows.reduce(
          (sum, { cells }) => sum + cells.join('').split(/\r\n|\r|\n/).length - 1,
          0,
        );
        const written = file.split(/\r\n|\r|\n/).filter((line) => !isBlank(line.split(',')));
        expect(rows.length + spanned).toBeGreaterThanOrEqual(written.length);
      }),
      RUNS,
    );
  });

  it('yields the same rows however the file is split', () => {
    fc.assert(
      fc.property(damagedLines, fc.integer({ min: 1, max: 300 }), (lines, pieceLength) => {
        const file = damagedFile(lines);
        expect(importOf(file, pieceLength)).toEqual(importOf(file, file.length * 4));
      }),
      { numRuns: 200 },
    );
  });
});
