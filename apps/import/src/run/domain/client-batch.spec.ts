import { addBrokenLine, addLine, isFull, newBatch, type LineRules } from './client-batch';
import { csvLayout } from './csv-layout';

const HEADER = 'firstName,lastName,email,phone,dateOfBirth,isVip';
const layout = csvLayout(HEADER, 'clients');
if (!layout) throw new Error('The header of this test is not one.');
const rules: LineRules = { layout, country: 'AU', today: '2026-11-20' };

describe('addLine', () => {
  it('takes a good line in stored form and names what was only a default', () => {
    const batch = newBatch(1);
    addLine(
      batch,
      ['Siobhan', "O'Brien", 'S.OBrien@Example.com', '0412 345 678', '14/03/1979', ''],
      0,
      rules,
    );
    expect(batch).toMatchObject({ read: 1, failed: 0, errors: [], warnings: [] });
    expect(batch.rows).toEqual([
      {
        row: 2,
        defaulted: ['isVip'],
        client: expect.objectContaining({
          email: 's.obrien@example.com',
          phone: '+61412345678',
          dateOfBirth: '1979-03-14',
          isVip: false,
        }),
      },
    ]);
  });

  it('names every fault of a bad line and leaves it out', () => {
    const batch = newBatch(1);
    addLine(batch, ['', 'Li', 'jun at home', '12', '1/1/2199', ''], 5, rules);
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

describe('isFull', () => {
  it('closes after 500 lines, good or bad', () => {
    const batch = newBatch(1);
    for (let line = 0; line < 499; line += 1) addBrokenLine(batch, line, 'Quoted text is not closed');
    expect(isFull(batch)).toBe(false);
    addBrokenLine(batch, 499, 'Quoted text is not closed');
    expect(isFull(batch)).toBe(true);
  });

  it('closes before the batch outgrows a message', () => {
    const batch = newBatch(1);
    const wide = csvLayout('firstName,lastName,email,phone,streetAddress,city,suburb', 'clients');
    if (!wide) throw new Error('The header of this test is not one.');
    const long = 'ā'.repeat(100);
    while (!isFull(batch)) {
      const cells = [long, long, `${batch.read}@example.com`, '0412345678', long, long, long];
      addLine(batch, cells, batch.read, { ...rules, layout: wide });
    }
    expect(batch.rows.length).toBeLessThan(500);
    const bytes = Buffer.byteLength(JSON.stringify(batch.rows));
    expect(bytes).toBeGreaterThan(500_000);
    expect(bytes).toBeLessThan(1_000_000);
  });
});
