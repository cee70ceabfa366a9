import fc from 'fast-check';
import { columnTargets, findFilledFields, findMappingProblems, canBeConstant } from './column-targets';
import { getImportFields } from './import-fields';
import { IMPORT_ENTITY_TYPES } from './import-types';
import { createRecordMapper, type ColumnMapping } from './mapped-record';
import { findAbsentFields } from './validate-row';
import { forAll } from '../for-all.suite';

const meaning = (columns: (string | null)[], changes: Partial<ColumnMapping> = {}): ColumnMapping => ({
  entityType: 'clients',
  columns,
  constants: {},
  dateOrder: 'DMY',
  phoneCountry: 'AU',
  country: 'AU',
  ...changes,
});
const read = (columns: (string | null)[], cells: string[], changes: Partial<ColumnMapping> = {}) =>
  createRecordMapper(meaning(columns, changes))(cells);

describe('createRecordMapper', () => {
  it('builds the same record in any column order and leaves out unmapped fields', () => {
    const keys = getImportFields('clients').map(({ key }) => key);
    const cell = fc.stringMatching(/^[a-z]{1,8}$/);
    forAll(
      fc.subarray(keys, { minLength: 1 }).chain((some) =>
        fc.record({
          cells: fc.array(cell, { minLength: some.length, maxLength: some.length }),
          order: fc.shuffledSubarray(
            some.map((_, at) => at),
            { minLength: some.length },
          ),
          others: fc.array(cell, { maxLength: 3 }),
          some: fc.constant(some),
        }),
      ),
      ({ some, cells, order, others }) => {
        const straight = read(some, cells);
        const shuffled = read(
          [...others.map(() => null), ...order.map((at) => some[at]!)],
          [...others, ...order.map((at) => cells[at]!)],
        );
        expect(shuffled).toEqual(straight);
        const expected = Object.fromEntries(some.map((key, at) => [key, cells[at]]));
        if (!some.includes('phone') || !some.includes('secondaryPhone')) expect(straight).toEqual(expected);
      },
    );
  });

  it('takes the mobile as the phone, the next number as the second phone, and keeps the rest', () => {
    const numbers = ['(02) 9555 1202', '0412 345 678', '02 9555 9999'];
    forAll(
      fc.shuffledSubarray(numbers, { minLength: 3 }).filter((some) => some[0] !== ''),
      (some) => {
        const record = read(['phone', 'phone', 'phone'], some);
        const others = some.filter((number) => number !== '0412 345 678');
        expect(record).toEqual({
          phone: '0412 345 678',
          secondaryPhone: others[0],
          notes: `Other phone: ${others[1]}`,
        });
      },
    );
    expect(read(['phone', 'phone'], ['', '02 9555 1202'])).toEqual({ phone: '02 9555 1202' });
    expect(read(['phone', 'secondaryPhone'], ['', '02 9555 1202'])).toEqual({
      phone: '02 9555 1202',
      secondaryPhone: '',
    });
    expect(read(['phone'], ['02 9555 1202 ::: 0412 345 678'])).toEqual({
      phone: '0412 345 678',
      secondaryPhone: '02 9555 1202',
    });
    // Doctors have one phone number and no notes.
    expect(read(['phone', 'phone'], ['02 9555 1202', '0412 345 678'], { entityType: 'doctors' })).toEqual({
      phone: '0412 345 678',
    });
  });

  it('keeps a number written twice only once, and recognises New Zealand mobiles', () => {
    expect(read(['phone', 'phone'], ['0412345678', '0412 345 678'])).toEqual({ phone: '0412345678' });
    expect(read(['phone', 'phone'], ['09 377 1234', '021 123 4567'], { phoneCountry: 'NZ' })).toEqual({
      phone: '021 123 4567',
      secondaryPhone: '09 377 1234',
    });
  });

  it('takes the first of several email addresses and keeps the others in the notes', () => {
    expect(read(['email', 'notes', 'email'], ['a@example.test', 'Prefers email', 'b@example.test'])).toEqual({
      email: 'a@example.test',
      notes: 'Prefers email\nOther email: b@example.test',
    });
    expect(read(['email'], ['a@example.test; b@example.test'])).toEqual({
      email: 'a@example.test',
      notes: 'Other email: b@example.test',
    });
    expect(read(['email'], ['not an address'])).toEqual({ email: 'not an address' });
  });

  it('splits a full name, but prefers separate name columns', () => {
    expect(read(['fullName', 'email'], ['Lee, Ann (Miss)', 'a@b.test'], { entityType: 'doctors' })).toEqual({
      title: 'Miss',
      firstName: 'Ann',
      lastName: 'Lee',
      email: 'a@b.test',
    });
    expect(read(['fullName', 'firstName', 'lastName'], ['Marlow Pty Ltd', 'Gavin', 'Marlow'])).toMatchObject({
      firstName: 'Gavin',
      lastName: 'Marlow',
    });
    expect(read(['fullName', 'firstName', 'lastName'], ['Elena Reyes', '', ''])).toEqual({
      firstName: 'Elena',
      lastName: 'Reyes',
    });
    expect(read(['fullName'], [''])).toEqual({ firstName: '', lastName: '' });
  });

  it('joins names, streets and notes, and splits a full address', () => {
    expect(read(['firstName', 'firstName'], ['Ana', 'Maria'])).toEqual({ firstName: 'Ana Maria' });
    expect(read(['streetAddress', 'streetAddress'], ['4 High St', 'Unit 2'])).toEqual({
      streetAddress: '4 High St, Unit 2',
    });
    expect(read(['wholeAddress', 'state'], ['4 High St, Glebe NSW 2037', ''])).toEqual({
      streetAddress: '4 High St',
      suburb: 'Glebe',
      state: 'NSW',
      postcode: '2037',
    });
  });

  it('reads dates in the order of the file and adds the constants to every row', () => {
    const changes = { dateOrder: 'MDY', constants: { state: 'NSW' } } as const;
    expect(read(['dateOfBirth'], ['3/12/1984'], changes)).toEqual({ dateOfBirth: '12/3/1984', state: 'NSW' });
    expect(read(['dateOfBirth'], ['1984-03-12'], changes)).toMatchObject({ dateOfBirth: '1984-03-12' });
  });

  it('reads a fee in cents, as our own export writes it', () => {
    expect(read(['name', 'baseFeeMinor'], ['Rhinoplasty', '950000'], { entityType: 'surgeries' })).toEqual({
      name: 'Rhinoplasty',
      baseFee: '9500.00',
    });
  });
});

describe('column targets', () => {
  it.each(IMPORT_ENTITY_TYPES)('offer every field of %s once, and full names only for people', (type) => {
    const keys = columnTargets(type).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toEqual(expect.arrayContaining(getImportFields(type).map(({ key }) => key)));
    expect(keys.includes('fullName')).toBe(['clients', 'leads', 'doctors'].includes(type));
    expect(keys.includes('wholeAddress')).toBe(type === 'clients');
  });

  it('report unknown, repeated and missing fields, and fields given twice', () => {
    expect(findMappingProblems('clients', ['fullName', 'email', 'phone', 'phone', 'state'])).toEqual({
      unknown: [],
      repeated: [],
      constants: [],
      missing: [],
    });
    expect(
      findMappingProblems('clients', ['isVip', 'isVip', 'shoeSize', null], {
        isVip: 'yes',
        email: 'a@b.test',
      }),
    ).toEqual({
      unknown: [2],
      repeated: [1],
      constants: ['isVip', 'email'],
      missing: ['firstName', 'lastName', 'phone'],
    });
    expect(canBeConstant('clients', 'dateOfBirth')).toBe(false);
    expect(canBeConstant('sites', 'siteType')).toBe(true);
  });

  it('list the fields a file fills in and those it leaves alone', () => {
    expect([...findFilledFields('clients', ['phone', null, 'phone'])]).toEqual(['phone', 'secondaryPhone']);
    const absent = findAbsentFields('clients', ['fullName', 'email', 'phone', 'phone', 'wholeAddress']);
    expect(absent).toEqual(['dateOfBirth', 'isVip', 'notes']);
    expect(findAbsentFields('surgeries', ['name', 'baseFeeMinor'])).not.toContain('baseFeeMinor');
  });
});
