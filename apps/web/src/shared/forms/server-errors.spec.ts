import { formErrorsOf } from './server-errors';

const fields = ['email', 'phone', 'lines'];

it('puts errors at their fields', () => {
  expect(
    formErrorsOf(
      { detail: 'Please check your input', errors: [{ path: 'phone', message: 'Invalid phone number' }] },
      fields,
    ),
  ).toEqual([{ field: 'phone', message: 'Invalid phone number' }]);
});

it('puts an error inside a field at the field that the form has', () => {
  expect(
    formErrorsOf({ detail: '', errors: [{ path: 'lines.0.unitFeeMinor', message: 'Fee' }] }, fields),
  ).toEqual([{ field: 'lines', message: 'Fee' }]);
});

it('shows errors without a field for the whole form, with their name', () => {
  expect(
    formErrorsOf({ detail: '', errors: [{ path: 'params.id', message: 'This field is invalid' }] }, fields),
  ).toEqual([{ field: null, message: 'params.id: This field is invalid' }]);
});

it('shows the sentence of a problem without fields', () => {
  expect(formErrorsOf({ detail: 'Service temporarily unavailable.' }, fields)).toEqual([
    { field: null, message: 'Service temporarily unavailable.' },
  ]);
});
