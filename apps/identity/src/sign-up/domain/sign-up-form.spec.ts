import { AppError } from '@quillcare/contracts';
import { INVALID_PHONE_AU, INVALID_PHONE_NZ } from '@quillcare/rules';
import { readSignUpForm } from './sign-up-form';

type Body = Parameters<typeof readSignUpForm>[0];

const body: Body = {
  firstName: 'Te Ariki',
  lastName: 'Ngāpō',
  email: 'te.ariki@harbour.example',
  password: 'Korimako-7',
  organizationName: null,
  phone: '(02) 9876 5432',
  country: 'AU',
  subscriptionPlan: 'BASIC',
  session: 'token',
};

function problemsOf(changed: Partial<Body>) {
  try {
    readSignUpForm({ ...body, ...changed });
  } catch (error) {
    return (error as AppError).errors;
  }
  return [];
}

describe('sign-up form', () => {
  it('normalises the practice’s phone number', () => {
    expect(readSignUpForm(body).phone).toBe('+61298765432');
    expect(readSignUpForm({ ...body, phone: '1300 975 711' }).phone).toBe('+611300975711');
  });

  it('applies the phone rules of the country', () => {
    expect(readSignUpForm({ ...body, country: 'NZ', phone: '021 123 4567' }).phone).toBe('+64211234567');
    expect(problemsOf({ country: 'NZ', phone: '9876' })).toEqual([
      { path: 'phone', message: INVALID_PHONE_NZ },
    ]);
  });

  it('completes a last name of fewer than two characters', () => {
    expect(readSignUpForm({ ...body, lastName: 'N' }).names).toEqual({
      firstName: 'Te Ariki',
      lastName: 'Ariki',
    });
  });

  it('reports every rule that the password breaks, and the phone with them', () => {
    expect(problemsOf({ password: 'korimako', phone: '12' })).toEqual([
      { path: 'password', message: 'Password must contain at least one uppercase letter' },
      { path: 'password', message: 'Password must contain at least one number' },
      { path: 'password', message: 'Password must contain at least one special character' },
      { path: 'phone', message: INVALID_PHONE_AU },
    ]);
  });
});
