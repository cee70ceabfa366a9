import { flatErrors, formErrorsOf } from './server-errors';

const fields = ['email', 'phone', 'lines'];

it('assigns errors to their fields', () => {
  expect(
    formErrorsOf(
      { detail: 'Please check your input', errors: [{ path: 'phone', message: 'Invalid phone number' }] },
      fields,
    ),
  ).toEqual([{ field: 'phone', message: 'Invalid phone number' }]);
});

it('assigns an error of a nested path to the enclosing field', () => {
  expect(
    formErrorsOf({ detail: '', errors: [{ path: 'lines.0.unitFeeMinor', message: 'Fee' }] }, fields),
  ).toEqual([{ field: 'lines', message: 'Fee' }]);
});

it('shows errors without a field above the form, with their path', () => {
  expect(
    formErrorsOf({ detail: '', errors: [{ path: 'params.id', message: 'This field is invalid' }] }, fields),
  ).toEqual([{ field: null, message: 'params.id: This field is invalid' }]);
});

it('shows the detail of a problem without field errors', () => {
  expect(formErrorsOf({ detail: 'Service temporarily unavailable.' }, fields)).toEqual([
    { field: null, message: 'Service temporarily unavailable.' },
  ]);
});

describe('errors in rows', () => {
  const ofOptions = (path: string) => /^options\.\d+\.name$/.test(path);

  it('are assigned to the row’s field if the form has it', () => {
    const errors = [
      { path: 'options.1.name', message: 'Twice' },
      { path: 'options.1.id', message: 'Unknown' },
    ];
    expect(formErrorsOf({ detail: '', errors }, ['name', 'options'], ofOptions)).toEqual([
      { field: 'options.1.name', message: 'Twice' },
      { field: 'options', message: 'Unknown' },
    ]);
  });

  it('are flattened at any depth, including those of the list as a whole', () => {
    const errors = {
      name: { type: 'server', message: 'Missing', ref: { name: 'name' } },
      options: {
        root: { message: 'Two defaults' },
        1: { fee: { amountMinor: { message: 'Too many digits' } } },
      },
    };
    expect(flatErrors(errors)).toEqual([
      { path: 'name', message: 'Missing' },
      { path: 'options.1.fee.amountMinor', message: 'Too many digits' },
      { path: 'options', message: 'Two defaults' },
    ]);
  });
});
