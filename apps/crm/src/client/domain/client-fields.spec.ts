import { AppError, type ClientChanges } from '@quillcare/contracts';
import { validateFields, derivedFields } from './client-fields';

const AU = { country: 'AU', today: '2026-11-20' } as const;
const NZ = { country: 'NZ', today: '2026-11-20' } as const;

function refusal(sent: ClientChanges): AppError {
  try {
    validateFields(sent, AU);
  } catch (error) {
    if (error instanceof AppError) return error;
  }
  throw new Error('It was not refused.');
}

describe('checkedFields', () => {
  it('normalises phone numbers by the rules of the practice’s country', () => {
    expect(validateFields({ phone: '(04) 1234 5678', secondaryPhone: null }, AU)).toEqual({
      phone: '+61412345678',
      secondaryPhone: null,
    });
    expect(validateFields({ phone: '021 234 5678' }, NZ)).toEqual({ phone: '+64212345678' });
  });

  it('returns only the fields that were sent', () => {
    expect(Object.keys(validateFields({ suburb: 'Balmain' }, AU))).toEqual(['suburb']);
  });

  it('reports all invalid fields at once', () => {
    const { code, errors } = refusal({
      phone: '123456789',
      secondaryPhone: 'abc',
      dateOfBirth: '1089-11-21',
      state: '<b>',
      postcode: '1e3',
    });
    expect(code).toBe('VALIDATION_FAILED');
    expect(errors?.map(({ path }) => path)).toEqual([
      'phone',
      'secondaryPhone',
      'dateOfBirth',
      'state',
      'postcode',
    ]);
  });

  it('normalises state and postcode by the rules of the practice’s country', () => {
    expect(validateFields({ state: 'nsw', postcode: '800' }, AU)).toEqual({ state: 'NSW', postcode: '0800' });
    expect(validateFields({ state: 'waikato', postcode: '0110' }, NZ)).toEqual({
      state: 'Waikato',
      postcode: '0110',
    });
  });
});

describe('derivedFields', () => {
  const client = {
    email: 'lan@example.com.au',
    phone: '+61412345678',
    secondaryPhone: null,
    suburb: 'Ōtāhuhu',
    dateOfBirth: '1984-03-12',
  };

  it('folds case and diacritics in the search and sort keys', () => {
    expect(derivedFields({ ...client, firstName: 'Thị Lan', lastName: 'Nguyễn' })).toEqual({
      searchKey: 'thi lan nguyen lan@example.com.au 61412345678 0412345678 otahuhu 19840312',
      sortName: 'nguyen\tthi lan',
    });
  });

  it('sorts a complete last name before longer ones that start with it', () => {
    const names = [
      ['Amy', 'De Silva'],
      ['Zoë', 'De'],
      ['Bo', "D'Angelo"],
    ].map(([firstName = '', lastName = '']) => ({ ...client, firstName, lastName }));
    const sorted = names
      .map((name) => ({ name: name.lastName, key: derivedFields(name).sortName }))
      .sort((a, b) => (a.key < b.key ? -1 : 1));
    expect(sorted.map(({ name }) => name)).toEqual(["D'Angelo", 'De', 'De Silva']);
  });
});
