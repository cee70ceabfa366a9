import fc from 'fast-check';
import { getImportFields } from './import-fields';
import { IMPORT_ENTITY_TYPES } from './import-types';
import { matchHeaders, buildRecord } from './match-headers';
import { forAll } from '../for-all.suite';

describe('matchHeaders', () => {
  it('ignores case, spaces, underscores and a byte order mark', () => {
    const match = matchHeaders(
      ['\uFEFFFirst Name', 'LAST_NAME', 'e-mail', 'Phone', 'street address', 'PostCode'],
      'clients',
    );
    expect(match.columns).toEqual(['firstName', 'lastName', 'email', 'phone', 'streetAddress', 'postcode']);
    expect(match.map['street address']).toBe('streetAddress');
    expect(match.unknown).toEqual([]);
    expect(match.missing).toEqual([]);
  });

  it('lists unknown and missing columns', () => {
    const match = matchHeaders(['Name', 'Favourite colour', 'phone'], 'sites');
    expect(match).toMatchObject({
      columns: ['name', null, 'phone'],
      unknown: ['Favourite colour'],
      missing: ['address'],
    });
    expect(matchHeaders([], 'surgeries').missing).toEqual(['name', 'baseFee']);
  });

  it('recognises aliases of a field, but prefers a column with its own name', () => {
    expect(matchHeaders(['Surname', 'Last name'], 'clients').columns).toEqual([null, 'lastName']);
    expect(matchHeaders(['Mobile', 'Surname', 'DOB'], 'clients').columns).toEqual([
      'phone',
      'lastName',
      'dateOfBirth',
    ]);
  });

  it('maps the mobile to a client’s phone and the other number to the second phone', () => {
    for (const [headers, columns] of [
      [
        ['Mobile', 'Phone'],
        ['phone', 'secondaryPhone'],
      ],
      [
        ['Phone', 'Mobile'],
        ['secondaryPhone', 'phone'],
      ],
      [
        ['Mobile', 'Home', 'Work'],
        ['phone', 'secondaryPhone', null],
      ],
      [
        ['Mobile', 'Home Phone', 'Phone'],
        ['phone', 'secondaryPhone', null],
      ],
    ] as const)
      expect(matchHeaders(headers, 'clients').columns).toEqual(columns);
    // Doctors have one phone number: the mobile is used, and the other column is reported as left out.
    expect(matchHeaders(['Phone', 'Mobile'], 'doctors')).toMatchObject({
      columns: [null, 'phone'],
      repeated: ['Phone'],
    });
    expect(matchHeaders(['Mobile', 'Home', 'Work'], 'clients').repeated).toEqual(['Work']);
  });

  it('splits a full-name column if there are no separate name columns', () => {
    const { columns, missing } = matchHeaders(['Name', 'Email', 'Phone'], 'clients');
    expect(missing).toEqual([]);
    expect(buildRecord(columns, ['Money, Mona', 'mona@example.test', '1'])).toMatchObject({
      firstName: 'Mona',
      lastName: 'Money',
    });
    const doctors = matchHeaders(['Doctor', 'Email'], 'doctors').columns;
    expect(buildRecord(doctors, ['A/Prof Ann Lee', 'a@example.test'])).toMatchObject({ title: 'A/Prof' });
    expect(matchHeaders(['Name', 'First name', 'Email'], 'clients')).toMatchObject({
      columns: [null, 'firstName', 'email'],
      missing: ['lastName', 'phone'],
    });
  });

  it('falls back to the other number for a person without a mobile', () => {
    const { columns } = matchHeaders(['Mobile', 'Home'], 'clients');
    expect(buildRecord(columns, ['', '02 9876 5432'])).toEqual({
      phone: '02 9876 5432',
      secondaryPhone: '',
    });
    expect(buildRecord(columns, ['0412', '02'])).toEqual({ phone: '0412', secondaryPhone: '02' });
  });

  it('maps a repeated header to the first column only', () => {
    expect(matchHeaders(['email', 'Email'], 'clients')).toMatchObject({
      columns: ['email', null],
      unknown: ['Email'],
    });
  });

  it('finds every column of every type by its own name, in any order', () => {
    forAll(fc.constantFrom(...IMPORT_ENTITY_TYPES), fc.boolean(), (entityType, reversed) => {
      const fields = [...getImportFields(entityType)];
      if (reversed) fields.reverse();
      const match = matchHeaders(
        fields.map((field) => field.column),
        entityType,
      );
      expect(match.columns).toEqual(fields.map((field) => field.key));
      expect(match.missing).toEqual([]);
    });
  });

  it('survives hostile headers', () => {
    const match = matchHeaders(
      ['__proto__', 'constructor', ...Array.from({ length: 500 }, (_, i) => `c${i}`)],
      'clients',
    );
    expect(match.unknown).toHaveLength(502);
    expect(match.map).toEqual({});
  });
});

describe('buildRecord', () => {
  it('maps cells to fields and fills short rows with empty values', () => {
    expect(buildRecord(['firstName', null, 'email'], ['Jane', 'x'])).toEqual({
      firstName: 'Jane',
      email: '',
    });
    expect(buildRecord(['firstName'], ['Jane', 'extra'])).toEqual({ firstName: 'Jane' });
  });
});
