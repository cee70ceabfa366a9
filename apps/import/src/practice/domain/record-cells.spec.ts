import * as fc from 'fast-check';
import Papa from 'papaparse';
import { recordLine } from './record-cells';

const COLUMNS = ['name', 'amount_minor', 'phone', 'is_vip', 'lines', 'note'];
const read = (text: string) => Papa.parse<string[]>(text, { delimiter: ',', newline: '\r\n' }).data[0] ?? [];

it('writes plain values unchanged, null as an empty cell, and other values as JSON', () => {
  const record = {
    name: 'Ngāpō, Hana',
    amount_minor: -28_450,
    phone: '+61412345678',
    is_vip: true,
    lines: [{ kind: 'SURGEON' }],
    note: null,
  };
  expect(read(recordLine(COLUMNS, record))).toEqual([
    ...['Ngāpō, Hana', '-28450', '+61412345678', 'true', '[{"kind":"SURGEON"}]', ''],
  ]);
});

it('disarms text that a spreadsheet would run as a formula', () => {
  expect(read(recordLine(['name'], { name: '=HYPERLINK("http://x")' }))).toEqual([
    '\'=HYPERLINK("http://x")',
  ]);
});

it('writes cells that are read back unchanged, whatever their content', () => {
  const value = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(fc.string()),
  );
  fc.assert(
    fc.property(fc.array(value, { minLength: 2, maxLength: 8 }), (values) => {
      const columns = values.map((_, at) => `c${at}`);
      const record = Object.fromEntries(values.map((one, at) => [`c${at}`, one]));
      const cells = read(recordLine(columns, record));
      expect(cells).toHaveLength(values.length);
      for (const [at, one] of values.entries()) {
        const plain = one === null ? '' : typeof one === 'string' ? one : JSON.stringify(one);
        expect([plain, `'${plain}`]).toContain(cells[at]);
      }
    }),
  );
});
