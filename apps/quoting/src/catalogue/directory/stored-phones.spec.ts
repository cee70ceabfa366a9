import { AppError } from '@quillcare/contracts';
import { INVALID_PHONE_AU, INVALID_PHONE_NZ } from '@quillcare/rules';
import { normalisePhones } from './stored-phones';

const uses = { phone: 'ORGANISATION', bookingPhone: 'ORGANISATION' } as const;

function errorOf(work: () => unknown): AppError {
  try {
    work();
  } catch (error) {
    return error as AppError;
  }
  throw new Error('Nothing was refused.');
}

describe('normalisePhones', () => {
  it('normalises numbers and omits empty ones', () => {
    expect(normalisePhones({ phone: '(02) 9555 0101', bookingPhone: null }, uses, 'AU')).toEqual({
      phone: '+61295550101',
    });
    expect(normalisePhones({}, uses, 'AU')).toEqual({});
  });

  it('accepts service numbers for organisations only', () => {
    expect(normalisePhones({ bookingPhone: '1300 555 010' }, uses, 'AU')).toEqual({
      bookingPhone: '+611300555010',
    });
    expect(
      errorOf(() => normalisePhones({ phone: '1300 555 010' }, { phone: 'PERSON' }, 'AU')).errors,
    ).toEqual([{ path: 'phone', message: INVALID_PHONE_AU }]);
  });

  it('applies the rules of the country', () => {
    expect(normalisePhones({ phone: '021 123 4567' }, { phone: 'PERSON' }, 'NZ')).toEqual({
      phone: '+64211234567',
    });
  });

  it('names every invalid number', () => {
    const error = errorOf(() => normalisePhones({ phone: 'ring me', bookingPhone: '12' }, uses, 'NZ'));
    expect(error.code).toBe('VALIDATION_FAILED');
    expect(error.errors).toEqual([
      { path: 'phone', message: INVALID_PHONE_NZ },
      { path: 'bookingPhone', message: INVALID_PHONE_NZ },
    ]);
  });
});
