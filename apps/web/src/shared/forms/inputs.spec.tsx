import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { expectAccessible } from '../../testing/axe';
import { renderPage, sessionSample } from '../../testing/render-page';
import { SelectInput } from './inputs.view';
import { CountInput, MoneyInput, PercentInput } from './number.input';
import { StateInput } from './place.input';

const FIELD = 'field';
const COLLEAGUES_VALUE = 99_950;

function Values() {
  return <output>{JSON.stringify(useWatch({ name: FIELD }))}</output>;
}

function Form({ start, children }: { start: unknown; children: ReactNode }) {
  const form = useForm({ defaultValues: { [FIELD]: start } });
  return (
    <FormProvider {...form}>
      {children}
      <Values />
      <button onClick={() => form.reset({ [FIELD]: COLLEAGUES_VALUE })}>A colleague saves</button>
      <button onClick={() => form.setError(FIELD, { message: 'This field is required' })}>Refuse</button>
    </FormProvider>
  );
}

async function open(field: ReactNode, start: unknown = null, country: 'AU' | 'NZ' = 'AU') {
  const organisation = { ...sessionSample.organisation, country };
  const { user } = renderPage(<Form start={start}>{field}</Form>, {
    path: '/form',
    replies: { 'GET /api/auth/session': [{ body: { ...sessionSample, organisation } }] },
  });
  await screen.findByRole('status');
  const value = () => JSON.parse(screen.getByRole('status').textContent) as unknown;
  return { user, value };
}

describe('amount input', () => {
  it('takes dollars, stores cents, and formats the text on blur', async () => {
    const { user, value } = await open(<MoneyInput name={FIELD} label="Fee" />);
    await user.type(screen.getByLabelText('Fee'), '1,234.5');
    expect(value()).toBe(123_450);
    expect(screen.getByLabelText('Fee')).toHaveValue('1,234.5');
    await user.tab();
    expect(screen.getByLabelText('Fee')).toHaveValue('1,234.50');
  });

  it('shows a colleague’s value when it replaces the typed one', async () => {
    const { user, value } = await open(<MoneyInput name={FIELD} label="Fee" />, 100_000);
    await user.type(screen.getByLabelText('Fee'), '5');
    await user.click(screen.getByRole('button', { name: 'A colleague saves' }));
    expect(screen.getByLabelText('Fee')).toHaveValue('999.50');
    expect(value()).toBe(COLLEAGUES_VALUE);
  });
});

it.each([
  ['a share', <PercentInput key="share" name={FIELD} label="Share" />, '12.5', 1_250],
  ['a share above all', <PercentInput key="share" name={FIELD} label="Share" />, '120', null],
  ['a count', <CountInput key="count" name={FIELD} label="Theatres" />, '12', 12],
  ['a count with a point', <CountInput key="count" name={FIELD} label="Theatres" />, '1.5', null],
])('parses %s', async (_what, field, typed, expected) => {
  const { user, value } = await open(field);
  await user.type(screen.getByRole('textbox'), typed);
  // NaN, which the schema rejects, becomes null in JSON.
  expect(value()).toBe(expected);
});

describe('state input', () => {
  it('offers the states or regions of the practice’s country', async () => {
    const { user } = await open(<StateInput name={FIELD} label="Region" />, null, 'NZ');
    await user.click(screen.getByRole('combobox'));
    expect(await screen.findByRole('option', { name: 'Waikato' })).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: 'NSW' })).toBeNull();
  });

  it('keeps a stored state of the other country', async () => {
    await open(<StateInput name={FIELD} label="Region" />, 'NSW', 'NZ');
    expect(screen.getByRole('combobox')).toHaveTextContent('NSW');
  });
});

it('marks a select as invalid and describes the error, like any other field', async () => {
  const { user } = await open(
    <SelectInput name={FIELD} label="Day" options={[{ value: 'MON', label: 'Monday' }]} />,
  );
  expect(screen.getByRole('combobox')).toHaveAttribute('aria-invalid', 'false');
  await user.click(screen.getByRole('button', { name: 'Refuse' }));
  expect(screen.getByRole('combobox')).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription(/This field is required/);
  await expectAccessible();
});
