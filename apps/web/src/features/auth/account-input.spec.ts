import { INVALID_PHONE_AU, INVALID_PHONE_NZ } from '@quillcare/rules';
import { accountInput } from './account-input';

const account = {
  firstName: 'Margaret',
  lastName: "O'Brien",
  email: 'm@practice.example',
  password: 'Harbour-Bridge-1932!',
  organizationName: '',
  phone: '1300 655 506',
  country: 'AU',
  subscriptionPlan: 'BASIC',
};
const problems = (part: object) =>
  accountInput
    .safeParse({ ...account, ...part })
    .error?.issues.map(({ path, message }) => [path[0], message]);

it('validates the practice’s phone number by its country', () => {
  expect(problems({})).toBeUndefined();
  expect(problems({ phone: '0800 838 383', country: 'NZ' })).toBeUndefined();
  expect(problems({ phone: '12345' })).toEqual([['phone', INVALID_PHONE_AU]]);
  expect(problems({ phone: '0812345678' })).toEqual([
    ['phone', 'There is no such number in Australia. Please check the digits'],
  ]);
  expect(problems({ country: 'NZ' })).toEqual([['phone', INVALID_PHONE_NZ]]);
});
