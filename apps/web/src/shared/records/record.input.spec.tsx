import { screen, waitFor, within } from '@testing-library/react';
import { z } from 'zod';
import { createHospital } from '@quillcare/contracts';
import { expectAccessible } from '../../testing/axe';
import { refusal, type Reply } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { sampleOf } from '../../testing/sample-of';
import { toProblem } from '../api/problem';
import { FormActions, FormFrame } from '../forms/form.frame';
import { useContractForm } from '../forms/use-contract-form';
import { HOSPITAL_SOURCE, NEW_HOSPITAL } from './record-kinds';
import { RecordInput } from './record.input';

const ID = '01a1fa25-0000-7000-8000-0000000000a1';
const OTHER = '01a1fa25-0000-7000-8000-0000000000a2';
const LIST = 'GET /api/hospitals';
const CREATE = 'POST /api/hospitals';
const sample = sampleOf(createHospital.result, { text: 'x', id: ID }) as object;
const hospital = { ...sample, name: 'Harbour Private', address: '1 Quay St', deletedAt: null };
const added = { ...hospital, id: OTHER, name: 'Bay Day Surgery', address: '2 Bay Rd' };
const page = (items: unknown[]) => ({ items, nextCursor: null, total: items.length, totalIsEstimate: false });
const schema = z.strictObject({
  hospitalId: z
    .uuid()
    .nullable()
    .refine((id) => id !== null, 'Choose a hospital'),
});

function Place({ chosen, onSubmit }: { chosen: string | null; onSubmit: (values: unknown) => void }) {
  const contractForm = useContractForm<typeof schema>({
    schema,
    defaultValues: { hospitalId: chosen },
    labels: { hospitalId: 'Hospital' },
    toProblem,
    submit: (values) => Promise.resolve(onSubmit(values)),
  });
  return (
    <FormFrame contractForm={contractForm} label="Place">
      <RecordInput name="hospitalId" label="Hospital" source={HOSPITAL_SOURCE} create={NEW_HOSPITAL} />
      <FormActions submitLabel="Save" isSubmitting={contractForm.isSubmitting} />
    </FormFrame>
  );
}

function open(chosen: string | null = null, search: Reply[] = [{ body: page([hospital]) }]) {
  const onSubmit = jest.fn();
  const app = renderPage(<Place chosen={chosen} onSubmit={onSubmit} />, {
    path: '/place',
    replies: {
      [LIST]: search,
      [`GET /api/hospitals/${ID}`]: [{ body: { ...hospital, createdBy: null, updatedBy: null } }],
      [CREATE]: [{ status: 201, body: { ...added, createdBy: null, updatedBy: null } }],
    },
  });
  return { ...app, onSubmit };
}

it('finds a record by typing, with the keyboard alone', async () => {
  const { user, sent, onSubmit } = open();
  const field = await screen.findByRole('combobox', { name: 'Hospital' });
  await user.type(field, 'harb');
  await waitFor(() => expect(sent(LIST).at(-1)?.path).toContain('search=harb'));
  await screen.findByRole('option', { name: /Harbour Private/ });
  await expectAccessible();
  await user.keyboard('{Enter}');
  expect(field).toHaveValue('Harbour Private');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ hospitalId: ID }));
});

it('does not choose a record of the earlier search when Enter follows the last letter at once', async () => {
  const { user, onSubmit } = open(null, [{ body: page([hospital]) }, { body: page([added]) }]);
  const field = await screen.findByRole('combobox', { name: 'Hospital' });
  await user.click(field);
  await screen.findByRole('option', { name: /Harbour Private/ });
  await user.keyboard('bay{Enter}');
  expect(field).toHaveValue('bay');
  await user.click(await screen.findByRole('option', { name: /Bay Day Surgery/ }));
  expect(field).toHaveValue('Bay Day Surgery');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(field).toBeValid();
});

it('shows the record of the stored id, and reports a missing choice', async () => {
  const { user, onSubmit } = open(ID);
  const field = await screen.findByRole('combobox', { name: 'Hospital' });
  await waitFor(() => expect(field).toHaveValue('Harbour Private'));
  await user.clear(field);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription('Choose a hospital'));
  expect(onSubmit).not.toHaveBeenCalled();
});

it('keeps text typed over the chosen record', async () => {
  const { user, sent } = open(ID);
  const field = await screen.findByRole('combobox', { name: 'Hospital' });
  await waitFor(() => expect(field).toHaveValue('Harbour Private'));
  await user.tripleClick(field);
  await user.keyboard('Bay Day Surgery');
  await waitFor(() => expect(sent(LIST).at(-1)?.path).toContain('search=Bay+Day+Surgery'));
  expect(field).toHaveValue('Bay Day Surgery');
});

it('says that a search failed, instead of showing earlier results or offering to add the record', async () => {
  const { user } = open(null, [
    { body: page([hospital]) },
    refusal(503, 'SERVICE_UNAVAILABLE', 'Please try again shortly.'),
  ]);
  const field = await screen.findByRole('combobox', { name: 'Hospital' });
  await user.click(field);
  await screen.findByRole('option', { name: /Harbour Private/ });
  await user.type(field, 'Bay');
  expect(await screen.findByText('Please try again shortly.')).toBeInTheDocument();
  expect(screen.queryByRole('option')).toBeNull();
});

it('adds a record in place and chooses it, without submitting the surrounding form', async () => {
  const { user, sent, onSubmit } = open();
  await user.type(await screen.findByRole('combobox', { name: 'Hospital' }), 'Bay Day Surgery');
  await user.click(await screen.findByRole('option', { name: 'Add “Bay Day Surgery” as a new hospital' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New hospital' }));
  expect(dialog.getByLabelText('Name')).toHaveValue('Bay Day Surgery');
  await user.type(dialog.getByLabelText('Address'), '2 Bay Rd');
  await user.type(dialog.getByLabelText('Phone'), '02 9555 0100');
  await user.click(dialog.getByRole('button', { name: 'Add hospital' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(CREATE)[0]?.body).toMatchObject({ name: 'Bay Day Surgery', address: '2 Bay Rd' });
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByRole('combobox', { name: 'Hospital' })).toHaveValue('Bay Day Surgery');
});
