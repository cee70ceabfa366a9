import fc from 'fast-check';
import { getImportFields } from './import-fields';
import { IMPORT_MESSAGES } from './import-messages';
import { IMPORT_ENTITY_TYPES } from './import-types';
import { FIRST_DATA_ROW, validateRow } from './validate-row';
import { forAll } from '../for-all.suite';

const client = {
  firstName: ' Te  Ariki ',
  lastName: 'Ngāpō',
  email: ' Te.Ariki@Example.com',
  phone: '0412 345 678',
  secondaryPhone: '',
  dateOfBirth: '29/2/1984',
  isVip: 'Yes',
  streetAddress: 'Unit 4, 12 "The Ridge" Rd',
  city: 'Sydney',
  suburb: '',
  state: 'nsw',
  postcode: '800',
};

describe('validateRow', () => {
  it('returns a client in stored form', () => {
    expect(validateRow('clients', client, FIRST_DATA_ROW)).toEqual({
      value: {
        firstName: 'Te Ariki',
        lastName: 'Ngāpō',
        email: 'te.ariki@example.com',
        phone: '+61412345678',
        secondaryPhone: null,
        dateOfBirth: '1984-02-29',
        isVip: true,
        streetAddress: 'Unit 4, 12 "The Ridge" Rd',
        city: 'Sydney',
        suburb: null,
        state: 'NSW',
        postcode: '0800',
        notes: null,
      },
      errors: [],
      warnings: [
        {
          row: 2,
          column: 'Postcode',
          message: 'Postcode 0800 is usually in NT, not in NSW. Please check it.',
          value: '800',
        },
      ],
      odd: [],
      defaulted: [],
    });
  });

  it.each(["'+61 412 345 678", "'0412345678", '+61412345678'])(
    'reads the phone number of an exported file: %s',
    (phone) => {
      const row = validateRow(
        'clients',
        { ...client, phone, lastName: "'t Hooft", postcode: "'2000" },
        FIRST_DATA_ROW,
      );
      expect(row.errors).toEqual([]);
      expect(row.value).toMatchObject({ phone: '+61412345678', lastName: "'t Hooft", postcode: '2000' });
    },
  );

  it('reports every invalid field with row, column and value, and excludes the row', () => {
    const row = validateRow(
      'clients',
      {
        firstName: '',
        lastName: 'x'.repeat(101),
        email: 'nope',
        phone: '12',
        dateOfBirth: '31/4/1990',
        state: 'XYZ',
        postcode: '1',
      },
      7,
    );
    expect(row.value).toBeNull();
    expect(row.errors).toEqual([
      { row: 7, column: 'firstName', message: 'Required field is empty', value: '' },
      { row: 7, column: 'lastName', message: 'This field is too long', value: 'x'.repeat(101) },
      { row: 7, column: 'email', message: 'Invalid email address format', value: 'nope' },
      {
        row: 7,
        column: 'phone',
        message: 'Invalid phone number. Expected formats: +61XXXXXXXXX, 04XXXXXXXX, or 9-digit mobile number',
        value: '12',
      },
      {
        row: 7,
        column: 'dateOfBirth',
        message: 'Invalid date format. Expected: YYYY-MM-DD, DD/MM/YYYY, or similar',
        value: '31/4/1990',
      },
      { row: 7, column: 'State', message: 'Invalid state format', value: 'XYZ' },
      { row: 7, column: 'Postcode', message: 'Invalid postcode format', value: '1' },
    ]);
  });

  it('only warns about a select value outside the list', () => {
    const row = validateRow(
      'sites',
      { name: 'North', address: '1 High St', phone: '1300 655 506', siteType: 'Spa' },
      2,
    );
    expect(row.value).toMatchObject({ phone: '+611300655506', siteType: 'Spa', isActive: true });
    expect(row.warnings).toEqual([
      {
        row: 2,
        column: 'siteType',
        value: 'Spa',
        message: 'Value not in recommended options: CLINIC, HOSPITAL, DAY_SURGERY, CONSULTATION_ROOMS, OTHER',
      },
    ]);
  });

  describe('procedure class of a surgery', () => {
    const surgery = { name: 'Rhinoplasty', baseFee: '9500', category: 'COSMETIC' };
    const read = (procedureClass?: string) => validateRow('surgeries', { ...surgery, procedureClass }, 3);
    const OPEN =
      'Class not decided: choose Medicare, cosmetic or both before this surgery is quoted. A surgery that exists keeps its class.';

    it.each([
      ['MEDICARE', ['Medicare', ' medicare ', 'MBS', 'medical']],
      ['COSMETIC', ['cosmetic', 'COSMETIC', 'Cosmetic surgery', 'aesthetic']],
      ['MIXED', ['both', 'Mixed', 'Medicare and cosmetic', 'Medicare / Cosmetic', 'part-cosmetic']],
    ])('is recognised as %s in everyday words', (value, texts) => {
      for (const text of texts)
        expect(read(text)).toMatchObject({ value: { procedureClass: value }, errors: [], warnings: [] });
    });

    it.each([undefined, '', '  '])('is left open with a warning when the cell is empty (%p)', (text) => {
      expect(read(text)).toMatchObject({
        value: { procedureClass: null },
        errors: [],
        warnings: [{ row: 3, column: 'procedureClass', message: OPEN, value: '' }],
      });
    });

    it('is left open with a warning when the row says it is undecided', () => {
      expect(read('Not decided')).toMatchObject({
        value: { procedureClass: 'OTHER' },
        warnings: [{ row: 3, column: 'procedureClass', message: OPEN, value: 'Not decided' }],
      });
    });

    it('is not guessed from “Non-Medicare”, which need not be cosmetic', () => {
      expect(read('Non-Medicare').warnings).toHaveLength(1);
    });

    it('is kept as text with a warning when the word is unknown', () => {
      expect(read('Dental')).toMatchObject({
        value: { procedureClass: 'Dental' },
        errors: [],
        warnings: [
          {
            row: 3,
            column: 'procedureClass',
            value: 'Dental',
            message: 'Value not in recommended options: MEDICARE, COSMETIC, MIXED',
          },
        ],
      });
    });
  });

  it('fills in defaults and reports which', () => {
    const row = validateRow('surgeries', { name: 'Rhinoplasty', baseFee: '$9,500' }, 2);
    expect(row.value).toMatchObject({
      baseFeeMinor: 950_000,
      isActive: true,
      hasOptions: false,
      description: null,
    });
    expect(row.defaulted).toEqual(['hasOptions', 'isActive']);
    expect(validateRow('clients', { ...client, isVip: '' }, 2).value?.isVip).toBe(false);
  });

  it('reads doctors and hospitals', () => {
    const doctor = {
      title: 'dr',
      firstName: 'Sinéad',
      lastName: "O'Brien",
      credentials: 'MBBS, FRACS',
      phone: '0298765432',
      email: 's@obrien.example',
      licenseExpiry: '2027-06-30',
    };
    expect(validateRow('doctors', doctor, 2).value).toMatchObject({
      title: 'Dr',
      licenseExpiry: '2027-06-30',
      isActive: true,
    });
    const hospital = {
      name: 'St Vincent’s',
      address: '1 High St',
      phone: '13 14 50',
      operatingTheatres: '2.5',
    };
    expect(validateRow('hospitals', hospital, 2).errors.map(({ column }) => column)).toEqual([
      'operatingTheatres',
    ]);
  });

  it('applies the rules of New Zealand to a New Zealand practice', () => {
    const row = validateRow(
      'clients',
      { ...client, phone: '021 123 4567', state: 'Waikato', postcode: '3200' },
      2,
      { country: 'NZ' },
    );
    expect(row.value).toMatchObject({ phone: '+64211234567', state: 'Waikato', postcode: '3200' });
  });

  it('rejects a date of birth in the future if given the current date', () => {
    const born = { ...client, dateOfBirth: '2026-11-21' };
    expect(validateRow('clients', born, 2, { today: '2026-11-20' }).errors).toHaveLength(1);
    expect(validateRow('clients', born, 2, { today: '2026-11-21' }).errors).toHaveLength(0);
    expect(validateRow('clients', born, 2).errors).toHaveLength(0);
  });

  it('never throws: any row yields a value, or errors that each name a column', () => {
    const anyRow = fc.constantFrom(...IMPORT_ENTITY_TYPES).chain((entityType) =>
      fc.record({
        entityType: fc.constant(entityType),
        record: fc.dictionary(
          fc.constantFrom(...getImportFields(entityType).map((field) => field.key)),
          fc.string({ unit: 'binary' }),
        ),
      }),
    );
    forAll(anyRow, ({ entityType, record }) => {
      const row = validateRow(entityType, record, 2);
      expect(row.value === null).toBe(row.errors.length > 0);
      const columns = getImportFields(entityType).map((field) => field.column);
      for (const { column } of [...row.errors, ...row.warnings]) expect(columns).toContain(column);
    });
  });
});

it.each([
  ['Retired', ['Neither yes nor no; imported as no'], false],
  ['✓', [], true],
  ['Inactive', [], false],
  ['N', [], false],
])('reports how it read isVip "%s"', (isVip, messages, value) => {
  const person = { firstName: 'A', lastName: 'B', email: 'a@example.com', phone: '0412345678', isVip };
  const result = validateRow('clients', person, 2);
  expect(result.warnings.map(({ message }) => message)).toEqual(messages);
  expect(result.value?.isVip).toBe(value);
});

describe('a phone number with marks, labels or without its plus', () => {
  const read = (phone: string, country: 'AU' | 'NZ' = 'AU') =>
    validateRow('clients', { ...client, phone, state: '', postcode: '' }, 2, { country });

  it.each([
    ['~0412 345 678', 'AU', '+61412345678'],
    ['**0412 345 678**', 'AU', '+61412345678'],
    ['0412 345 678 ,;', 'AU', '+61412345678'],
    ['M: 0412 345 678', 'AU', '+61412345678'],
    ['0412 345 678 mobile', 'AU', '+61412345678'],
    ['(64) 21-123 4567', 'AU', '+64211234567'],
    ['61 412 345 678', 'NZ', '+61412345678'],
  ] as const)('is read: %s in %s', (phone, country, stored) => {
    expect(read(phone, country)).toMatchObject({ value: { phone: stored }, errors: [], warnings: [] });
  });

  it('is only warned about if the numbering plan does not know it', () => {
    expect(read('021 123 4567')).toMatchObject({
      errors: [],
      warnings: [{ row: 2, column: 'phone', message: IMPORT_MESSAGES.unknownPhone, value: '021 123 4567' }],
    });
  });
});
