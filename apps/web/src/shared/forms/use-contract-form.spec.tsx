import { ThemeProvider } from '@mui/material/styles';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clientInput } from '@quillcare/contracts';
import { createQuillcareTheme } from '@quillcare/ui';
import { problemOf } from '../../testing/fake-server';
import { toProblem } from '../api/problem';
import { FormActions, FormFrame } from './form.frame';
import { TextInput } from './inputs.view';
import { useContractForm } from './use-contract-form';

const LABELS = { firstName: 'First name', lastName: 'Last name', email: 'Email', phone: 'Phone' };
const EMPTY = { firstName: '', lastName: '', email: '', phone: '', dateOfBirth: null };

function ClientForm({ submit }: { submit: (values: unknown) => Promise<void> }) {
  const contractForm = useContractForm({
    schema: clientInput,
    defaultValues: EMPTY,
    labels: LABELS,
    submit,
    toProblem,
  });
  return (
    <FormFrame contractForm={contractForm} label="Client">
      {Object.entries(LABELS).map(([name, label]) => (
        <TextInput key={name} name={name} label={label} />
      ))}
      <TextInput name="dateOfBirth" label="Date of birth" optional />
      <FormActions submitLabel="Save" isSubmitting={contractForm.isSubmitting} />
    </FormFrame>
  );
}

function setUp(
  submit: jest.Mock<Promise<void>, [unknown]> = jest.fn((_values: unknown) => Promise.resolve()),
) {
  render(
    <ThemeProvider theme={createQuillcareTheme()}>
      <ClientForm submit={submit} />
    </ThemeProvider>,
  );
  return { submit, user: userEvent.setup() };
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('First name'), 'Te Ariki');
  await user.type(screen.getByLabelText('Last name'), 'Ngāpō');
  await user.type(screen.getByLabelText('Email'), 'Te.Ariki@Example.com');
  await user.type(screen.getByLabelText('Phone'), '0412 345 678');
}

it('lists every error in a focused summary and at its field', async () => {
  const { submit, user } = setUp();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  expect(
    within(summary).getByRole('button', { name: 'First name: This field is required' }),
  ).toBeInTheDocument();
  expect(screen.getByLabelText('First name')).toHaveAccessibleDescription('This field is required');
  expect(submit).not.toHaveBeenCalled();
});

it('links from the summary to the field', async () => {
  const { user } = setUp();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: /^Email:/ }));
  expect(screen.getByLabelText('Email')).toHaveFocus();
});

it('leaves the focus in a field that is emptied again after all errors were corrected', async () => {
  const { user } = setUp();
  await fill(user);
  await user.clear(screen.getByLabelText('First name'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveFocus();
  await user.type(screen.getByLabelText('First name'), 'T');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await user.keyboard('{Backspace}');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.getByLabelText('First name')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
});

it('submits the input as parsed by the contract', async () => {
  const { submit, user } = setUp();
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(submit).toHaveBeenCalledWith(
    expect.objectContaining({
      lastName: 'Ngāpō',
      email: 'te.ariki@example.com',
      dateOfBirth: null,
      isVip: false,
    }),
  );
});

it('shows a server error at its field, and keeps the entered text', async () => {
  const refused = problemOf(400, 'VALIDATION_FAILED', 'Please check your input', [
    { path: 'phone', message: 'Invalid phone number.' },
  ]);
  const { user } = setUp(jest.fn((_values: unknown) => Promise.reject(refused)));
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Phone: Invalid phone number.');
  expect(screen.getByLabelText('Phone')).toHaveValue('0412 345 678');
  expect(screen.getByLabelText('Phone')).toBeInvalid();
});

it('shows an error without a field above the form', async () => {
  const { user } = setUp(
    jest.fn((_values: unknown) =>
      Promise.reject(
        problemOf(503, 'SERVICE_UNAVAILABLE', 'Service temporarily unavailable. Please try again.'),
      ),
    ),
  );
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Service temporarily unavailable. Please try again.',
  );
});
