import { getImportFields } from './import-fields';
import { IMPORT_KINDS } from './import-kinds';
import { IMPORT_MESSAGES } from './import-messages';
import { IMPORT_ENTITY_TYPES } from './import-types';
import { canOmitValue, truncateShownValue, validateRow } from './validate-row';

const client = {
  firstName: 'Te Ariki',
  lastName: 'Ngāpō',
  email: 'te.ariki@example.com',
  phone: '0412 345 678',
  state: 'NSW',
};

describe('a postcode of another state', () => {
  it('is shown as it stands in the file, without spaces', () => {
    const { warnings } = validateRow('clients', { ...client, state: ' NSW ', postcode: ' 3000 ' }, 2);
    expect(warnings).toMatchObject([{ column: 'Postcode', value: '3000' }]);
  });

  it('is not warned about where a record has no postcode of its own, or none is known', () => {
    expect(validateRow('clients', { ...client, postcode: '2000' }, 2).warnings).toEqual([]);
    expect(validateRow('clients', { ...client, postcode: '' }, 2).warnings).toEqual([]);
  });
});

it('shortens a shown value to 200 characters, and replaces what cannot be displayed', () => {
  expect(truncateShownValue('x'.repeat(201))).toBe('x'.repeat(200));
  expect(truncateShownValue('🙂'.repeat(201))).toBe('🙂'.repeat(200));
  expect(truncateShownValue('a\u0007b')).toBe('a\uFFFDb');
});

it('removes the apostrophe of a spreadsheet only before what looks like a number or a formula', () => {
  const lastNameOf = (lastName: string) => validateRow('clients', { ...client, lastName }, 2).value?.lastName;
  expect(lastNameOf("'t Hooft")).toBe("'t Hooft");
  expect(validateRow('clients', { ...client, notes: "'-12 x'=5" }, 2).value?.notes).toBe("-12 x'=5");
});

describe('canOmitValue', () => {
  it('is true for optional columns of the type only', () => {
    expect(canOmitValue('clients', 'Postcode', IMPORT_MESSAGES.pattern)).toBe(true);
    expect(canOmitValue('clients', 'firstName', IMPORT_MESSAGES.required)).toBe(false);
    expect(canOmitValue('clients', 'baseFee', IMPORT_MESSAGES.pattern)).toBe(false);
  });

  it('is false for the message that one of several fields is needed', () => {
    for (const entityType of IMPORT_ENTITY_TYPES) {
      const { needsOneOf } = IMPORT_KINDS[entityType];
      if (!needsOneOf) continue;
      const field = getImportFields(entityType).find(({ key }) => key === needsOneOf.keys[0]);
      expect(canOmitValue(entityType, String(field?.column), needsOneOf.message)).toBe(false);
    }
  });
});

describe('a lead without email and phone', () => {
  const columnsOf = (change: object) =>
    validateRow('leads', { firstName: 'Aroha', lastName: 'Ngāpō', ...change }, 2).errors.map(
      ({ column }) => column,
    );

  it('is rejected once, by the first of the two columns, whatever else is wrong', () => {
    expect(columnsOf({})).toEqual(['phone']);
    expect(columnsOf({ firstName: '' })).toEqual(['firstName', 'phone']);
    expect(columnsOf({ email: 'aroha@example.com' })).toEqual([]);
  });

  it('is not asked for one where a cell of them could not be read', () => {
    expect(columnsOf({ email: 'nope' })).toEqual(['email']);
    expect(columnsOf({ phone: '12' })).toEqual(['phone']);
  });
});

describe('a date of birth with two digits of the year', () => {
  const read = (dateOfBirth: string, today?: string) =>
    validateRow('clients', { ...client, dateOfBirth }, 2, { today });

  it('is read if it can only be in the last century and the current date is given', () => {
    expect(read('12/03/84', '2026-11-20').value?.dateOfBirth).toBe('1984-03-12');
    expect(read('12/03/84').errors).toHaveLength(1);
    expect(read('12/03/20', '2026-11-20').errors).toHaveLength(1);
  });

  it('is asked for in full in every other date', () => {
    const doctor = {
      title: 'Dr',
      firstName: 'A',
      lastName: 'B',
      credentials: 'FRACS',
      phone: '0298765432',
      email: 'a@b.example',
    };
    expect(
      validateRow('doctors', { ...doctor, licenseExpiry: '30/06/84' }, 2, { today: '2026-11-20' }).errors,
    ).toMatchObject([{ column: 'licenseExpiry' }]);
  });
});
