import { flatErrors, formErrorsOf } from './server-errors';

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

describe('errors within rows', () => {
  const ofOptions = (path: string) => /^options\.\d+\.name$/.test(path);

  it('stand at the field of the row, where the form has it', () => {
    const errors = [
      { path: 'options.1.name', message: 'Twice' },
      { path: 'options.1.id', message: 'Unknown' },
    ];
    expect(formErrorsOf({ detail: '', errors }, ['name', 'options'], ofOptions)).toEqual([
      { field: 'options.1.name', message: 'Twice' },
      { field: 'options', message: 'Unknown' },
    ]);
  });

  it('are listed however deep they are, with what is wrong with the rows as a whole', () => {
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
