import { createFormats } from '../formats/use-formats';
import { fieldLabel, readableChange } from './readable-change';

const formats = createFormats({ currency: 'AUD', timeZone: 'Australia/Sydney' });
const change = (field: string, oldValue: string | null, newValue: string | null) =>
  readableChange({ field, oldValue, newValue, dataType: 'STRING' }, formats);

it.each([
  ['totalMinor', '185000', '530000', 'Total', '$1,850.00', '$5,300.00'],
  ['baseFeeMinor', null, '350000', 'Base fee', 'none', '$3,500.00'],
  ['status', 'DRAFT', 'QUERY_RECEIVED', 'Status', 'Draft', 'Query received'],
  ['validUntil', '2026-12-01', '2026-12-24', 'Valid until', '1 Dec 2026', '24 Dec 2026'],
  ['isVip', 'false', 'true', 'VIP', 'No', 'Yes'],
  ['state', 'NSW', 'VIC', 'State', 'NSW', 'VIC'],
  ['gstRateBasisPoints', '1000', '1500', 'GST rate', '10 %', '15 %'],
  ['notes', '', '{ not json', 'Notes', 'none', '{ not json'],
  ['hospital', null, '{"id":"h1","name":"Harbour Private"}', 'Hospital', 'none', 'Harbour Private'],
  ['tags', '["a","b"]', '[]', 'Tags', 'a, b', 'none'],
])('describes %s: %s → %s in words', (field, oldValue, newValue, label, before, after) => {
  expect(change(field, oldValue, newValue)).toEqual({ field: label, before, after });
});

it('labels the members of an object, and never shows JSON', () => {
  const { after } = change(
    'totals',
    null,
    JSON.stringify({ gstMinor: 0, totalMinor: 530_000, estimate: true }),
  );
  expect(after).toBe('GST: $0.00; Total: $5,300.00; Estimate: Yes');
});

it('lists added, removed and changed lines', () => {
  const surgeon = { id: '1', description: 'Septoplasty', unitFeeMinor: 350_000, totalMinor: 350_000 };
  const assistant = { id: '2', description: 'Assistant surgeon', unitFeeMinor: 70_050, totalMinor: 70_050 };
  const hospital = { id: '3', description: 'Hospital', unitFeeMinor: 298_025, totalMinor: 298_025 };
  const dearer = { ...surgeon, unitFeeMinor: 400_000, totalMinor: 400_000 };
  const { parts } = change('lines', JSON.stringify([surgeon, assistant]), JSON.stringify([dearer, hospital]));
  expect(parts).toEqual([
    'Added: Hospital, $2,980.25',
    'Removed: Assistant surgeon, $700.50',
    'Septoplasty: Fee $3,500.00 → $4,000.00',
  ]);
});

it('matches lines without ids by name', () => {
  const line = (fee: number) => JSON.stringify([{ description: 'Septoplasty', unitFeeMinor: fee }]);
  expect(change('lines', line(100), line(200)).parts).toEqual(['Septoplasty: Fee $1.00 → $2.00']);
  expect(change('lines', line(100), line(100)).parts).toEqual(['Order changed']);
});

it('splits an unknown field name into words', () => {
  expect(fieldLabel('secondaryPhone')).toBe('Secondary phone');
});

it('describes a changed option of a list', () => {
  const option = (basisPoints: number) =>
    JSON.stringify([{ id: '1', name: 'Both sides', fee: { type: 'MULTIPLIER', basisPoints } }]);
  expect(change('options', option(15_000), option(17_500)).parts).toEqual([
    'Both sides: Fee Type: Multiplier; Share: 150 % → Type: Multiplier; Share: 175 %',
  ]);
});

describe('changed procedure class', () => {
  const before = { name: 'Abdominoplasty', procedureClass: 'MEDICARE', gstMinor: 0, totalMinor: 900_000 };
  const after = { ...before, procedureClass: 'COSMETIC', gstMinor: 90_000, totalMinor: 990_000 };
  const of = (field: string, one: object, other: object) =>
    change(field, JSON.stringify([one]), JSON.stringify([other])).parts;

  it('of a surgery is described with GST and total before and after', () => {
    expect(of('surgeries', before, { ...after, side: 'LEFT' })).toEqual([
      'Abdominoplasty: class Medicare → Cosmetic, GST $0.00 → $900.00, total $9,000.00 → $9,900.00',
      'Abdominoplasty: Side none → Left',
    ]);
  });

  it('of a typed line is described in the same words, without the resulting GST treatment', () => {
    const lines = [before, after].map(({ name: description, ...line }) => ({
      ...line,
      id: '1',
      description,
    }));
    expect(
      of(
        'lines',
        { ...lines[0], procedureClass: 'OTHER', gstTreatment: 'GST_FREE' },
        { ...lines[1], gstTreatment: 'TAXABLE' },
      ),
    ).toEqual([
      'Abdominoplasty: class not decided → Cosmetic, GST $0.00 → $900.00, total $9,000.00 → $9,900.00',
    ]);
  });

  it('is described alone if no amounts are known', () => {
    const alone = ({ name, procedureClass }: typeof before) => ({ name, procedureClass });
    expect(of('surgeries', alone(before), alone(after))).toEqual([
      'Abdominoplasty: Class Medicare → Cosmetic',
    ]);
    expect(change('procedureClass', 'MIXED', 'OTHER')).toMatchObject({
      field: 'Class',
      before: 'Medicare and cosmetic',
      after: 'not decided',
    });
  });

  it('is not mentioned if unchanged', () => {
    expect(of('surgeries', before, { ...before, side: 'LEFT' })).toEqual([
      'Abdominoplasty: Side none → Left',
    ]);
  });
});
