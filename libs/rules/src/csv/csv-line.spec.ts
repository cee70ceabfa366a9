import * as fc from 'fast-check';
import Papa from 'papaparse';
import { formatCsvAmount, formatCsvLine } from './csv-line';
import { forAll } from '../for-all.suite';

const read = (text: string) => Papa.parse<string[]>(text, { delimiter: ',', newline: '\r\n' }).data;

describe('formatCsvLine', () => {
  it('writes plain numbers, empty cells for null, and quotes where needed', () => {
    expect(formatCsvLine(['Q-2026-000001', 12.5, null, 'a,b', 'say "yes"', 'two\nlines'])).toBe(
      'Q-2026-000001,12.5,,"a,b","say ""yes""","two\nlines"\r\n',
    );
  });

  it.each(['=1+1', '+1+1', '+61 412x', '-1-1', '-1.', '--1', '-', '+', '-1\n', '@SUM(A1)', '\tx', '\rx'])(
    'escapes %j as text',
    (text) => {
      expect(read(formatCsvLine([text]))[0]).toEqual([`'${text}`]);
    },
  );

  it.each(['+61412345678', '+61 412 345 678', '-1', formatCsvAmount(-28_450)])(
    'writes %s unchanged',
    (text) => {
      expect(formatCsvLine([text])).toBe(`${text}\r\n`);
    },
  );

  it('writes negative amounts and international phone numbers without an apostrophe', () => {
    const phone = fc.stringMatching(/^\+[1-9]\d{6,14}$/);
    forAll(fc.integer({ max: -1, min: -1e12 }), phone, (minor, number) => {
      const [[amount, shown] = []] = read(formatCsvLine([formatCsvAmount(minor), number]));
      expect(Number(amount)).toBeCloseTo(minor / 100, 2);
      expect(shown).toBe(number);
    });
  });

  it('reads back unchanged, and only plain numbers start like a formula', () => {
    forAll(fc.array(fc.string({ unit: 'binary' }), { minLength: 2 }), (cells) => {
      const [line = []] = read(formatCsvLine(cells));
      expect(line.map((cell) => cell.replace(/^'(?=[=+\-@\t\r])/, ''))).toEqual(
        cells.map((cell) => cell.replace(/^'(?=[=+\-@\t\r])/, '')),
      );
      for (const cell of line)
        expect(cell).not.toMatch(/^(?:[=@\t\r]|-(?!\d+(?:\.\d+)?$(?!\n))|\+(?!\d[\d ]*$(?!\n)))/);
    });
  });

  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [1_705_000, '17050.00'],
    [-1_050, '-10.50'],
  ])('formats %d cents as %s', (minor, text) => {
    expect(formatCsvAmount(minor)).toBe(text);
  });
});
