import { addRow, isFull, newBatch, type RowRules } from './row-batch';
import { csvLayout } from '../../table/csv-layout';
import { CSV_FAULTS, type CsvRow } from '../../table/csv-reader';

const HEADER = 'firstName,lastName,email,phone,dateOfBirth,isVip';
const rules: RowRules = {
  entityType: 'clients',
  layout: layoutOf(HEADER),
  country: 'AU',
  today: '2026-11-20',
};

function layoutOf(header: string): RowRules['layout'] {
  const layout = csvLayout(header, 'clients');
  if (!layout.ok) throw new Error(layout.message);
  return layout.value;
}

const sound = (number: number, cells: string[]): CsvRow => ({ number, cells, fault: null });
const damaged = (number: number, line = 'A,"B'): CsvRow => ({
  number,
  cells: [line],
  fault: CSV_FAULTS.notClosed,
});

describe('addRow', () => {
  it('adds a valid row in stored form and records its defaulted fields', () => {
    const batch = newBatch(1);
    const cells = ['Siobhan', "O'Brien", 'S.OBrien@Example.com', '0412 345 678', '14/03/1979', ''];
    addRow(batch, sound(2, cells), rules);
    expect(batch).toMatchObject({ read: 1, failed: 0, errors: [], warnings: [] });
    expect(batch.rows).toEqual([
      {
        row: 2,
        defaulted: ['isVip'],
        odd: [],
        value: expect.objectContaining({
          notes: null,
          email: 's.obrien@example.com',
          phone: '+61412345678',
          dateOfBirth: '1979-03-14',
          isVip: false,
        }),
      },
    ]);
  });

  it('reports every fault of an invalid row and leaves it out', () => {
    const batch = newBatch(1);
    addRow(batch, sound(7, ['', 'Li', 'jun at home', '12', '1/1/2199', '']), rules);
    expect(batch).toMatchObject({ read: 1, failed: 1, rows: [] });
    expect(batch.errors).toEqual([
      { row: 7, column: 'firstName', message: 'Required field is empty', value: null },
      { row: 7, column: 'email', message: 'Invalid email address format', value: 'jun at home' },
      {
        row: 7,
        column: 'phone',
        value: '12',
        message: 'Invalid phone number. Expected formats: +61XXXXXXXXX, 04XXXXXXXX, or 9-digit mobile number',
      },
      { row: 7, column: 'dateOfBirth', message: 'Date of birth is in the future', value: '1/1/2199' },
    ]);
  });
});

describe('adding a damaged row', () => {
  it('rejects it with its number and original line', () => {
    const batch = newBatch(1);
    addRow(batch, damaged(9), rules);
    expect(batch).toMatchObject({ read: 1, failed: 1, rows: [] });
    expect(batch.errors).toEqual([
      { row: 9, column: 'file', message: 'Quoted text is not closed', value: 'A,"B' },
    ]);
  });

  it('reports it without characters that PostgreSQL rejects', () => {
    const batch = newBatch(1);
    const cut = `${'x'.repeat(199)}😀tail\0`;
    addRow(batch, damaged(2, cut), rules);
    addRow(batch, sound(3, ['A', 'B', cut, '12\uD83D', '', '']), rules);
    expect(batch.failed).toBe(2);
    for (const { value } of batch.errors) {
      expect(value).not.toMatch(/\p{Cs}|\0/u);
      expect(Array.from(value ?? '').length).toBeLessThanOrEqual(200);
    }
  });
});

describe('isFull', () => {
  it('returns true after 500 rows, valid or not', () => {
    const batch = newBatch(1);
    for (let row = 0; row < 499; row += 1) addRow(batch, damaged(row + 2), rules);
    expect(isFull(batch)).toBe(false);
    addRow(batch, damaged(501), rules);
    expect(isFull(batch)).toBe(true);
  });

  it('returns true before the batch exceeds the size of a message', () => {
    const batch = newBatch(1);
    const layout = layoutOf('firstName,lastName,email,phone,streetAddress,city,suburb');
    const long = 'ā'.repeat(100);
    while (!isFull(batch)) {
      const cells = [long, long, `${batch.read}@example.com`, '0412345678', long, long, long];
      addRow(batch, sound(batch.read + 2, cells), { ...rules, layout });
    }
    expect(batch.rows.length).toBeLessThan(500);
    const bytes = Buffer.byteLength(JSON.stringify(batch.rows));
    expect(bytes).toBeGreaterThan(500_000);
    expect(bytes).toBeLessThan(1_000_000);
  });
});
