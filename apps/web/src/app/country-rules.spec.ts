import { INVALID_PHONE_AU, INVALID_POSTCODE, INVALID_STATE } from '@quillcare/rules';
import { clientForm } from '../features/clients/client.form';
import { hospitalForm } from '../features/directory/hospital.form';
import { detailsForm } from '../features/organisation/details.form';
import { siteForm } from '../features/sites/site.form';
import { countryProblems } from '../shared/forms/record/country-rules';

const problems = (values: object, country: 'AU' | 'NZ' = 'AU', base: object = {}) =>
  countryProblems(clientForm.fields, { base: { ...base }, values: { ...values } }, country);

it('validates phone, state and postcode by the country’s rules', () => {
  const sydney = { phone: '0412 345 678', state: 'NSW', postcode: '2000', secondaryPhone: '', city: 'x' };
  expect(problems(sydney)).toEqual([]);
  expect(problems(sydney, 'NZ')).toEqual([
    { field: 'phone', message: 'There is no such number in New Zealand. Please check the digits' },
    { field: 'state', message: INVALID_STATE },
  ]);
  expect(problems({ phone: '12345', postcode: '0100' })).toEqual([
    { field: 'phone', message: INVALID_PHONE_AU },
    { field: 'postcode', message: INVALID_POSTCODE },
  ]);
});

it('accepts an invalid value unchanged since it was stored, because an import may have kept it', () => {
  expect(problems({ phone: '0500 000 000' }, 'AU', { phone: '0500 000 000' })).toEqual([]);
});

it.each([
  ['a practice', detailsForm.fields],
  ['a hospital', hospitalForm.fields],
  ['a site', siteForm.fields],
])('accepts a service number such as 1300 for %s', (_, fields) => {
  const check = (phone: string) => countryProblems(fields, { base: {}, values: { phone } }, 'AU');
  expect(check('1300 655 506')).toEqual([]);
  expect(check('1300')).toEqual([{ field: 'phone', message: INVALID_PHONE_AU }]);
});
