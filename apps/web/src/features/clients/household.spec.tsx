import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import { clientSample, ID, OTHER_ID } from './client.sample';
import { HouseholdPanel } from './household.panel';

const LINK = '01a1fa25-0000-7000-8000-0000000000d1';
const AT = `/api/clients/${ID}/household`;
const partner = {
  id: LINK,
  relation: 'PARTNER',
  name: 'Rob Marsh',
  phone: '+61498765432',
  note: null,
  client: { id: OTHER_ID, dateOfBirth: '1960-01-02', email: 'helen@example.com', deletedAt: null },
};
const guardian = {
  id: '01a1fa25-0000-7000-8000-0000000000d2',
  relation: 'GUARDIAN',
  name: 'Public Trustee',
  client: null,
  phone: null,
  note: 'Order of 2024',
};

const open = (items: object[] = [partner, guardian]) =>
  renderPage(<HouseholdPanel client={clientSample()} />, {
    path: '/clients',
    replies: {
      [`GET ${AT}`]: [{ body: { items } }],
      [`POST ${AT}`]: [{ body: { items: [...items, { ...guardian, name: 'Jo Marsh' }] } }],
      [`DELETE ${AT}/${LINK}`]: [{ body: { items: [guardian] } }],
      'GET /api/clients': [
        {
          body: {
            items: [clientSample({ id: OTHER_ID, firstName: 'Rob' })],
            nextCursor: null,
            total: 1,
            totalIsEstimate: false,
          },
        },
      ],
    },
  });

it('links to related clients, and names relations without a record', async () => {
  open();
  const [first, second] = await screen.findAllByRole('listitem');
  expect(within(first!).getByRole('link', { name: 'Rob Marsh' })).toHaveAttribute(
    'href',
    `/clients/${OTHER_ID}`,
  );
  expect(first).toHaveTextContent('Partner');
  expect(first).toHaveTextContent('born 2 Jan 1960 · 0498 765 432');
  expect(second).toHaveTextContent('GuardianPublic TrusteeNot a client · Order of 2024');
});

it('adds a client found by typing', async () => {
  const { user, sent } = open([]);
  expect(await screen.findByText('Nobody is linked to this client yet.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add a relation' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Link somebody to Helen Marsh' }));
  await user.click(dialog.getByRole('button', { name: 'Add relation' }));
  expect((await dialog.findAllByText(/choose a client or enter a name/i)).length).toBeGreaterThan(0);
  await user.type(dialog.getByRole('combobox', { name: 'Client' }), 'Rob');
  await user.click(await screen.findByRole('option', { name: /Rob Marsh.*helen@example.com/ }));
  await user.click(dialog.getByRole('button', { name: 'Add relation' }));
  await waitFor(() => expect(sent(`POST ${AT}`)).toHaveLength(1));
  expect(sent(`POST ${AT}`)[0]?.body).toEqual({
    relation: 'PARTNER',
    otherClientId: OTHER_ID,
    name: null,
    phone: null,
    note: null,
  });
});

it('adds a person without a record by name, discarding a client chosen before', async () => {
  const { user, sent } = open([]);
  await user.click(await screen.findByRole('button', { name: 'Add a relation' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('combobox', { name: /^They are/ }));
  await user.click(await screen.findByRole('option', { name: 'Their guardian' }));
  await user.type(dialog.getByRole('combobox', { name: 'Client' }), 'Rob');
  await user.click(await screen.findByRole('option', { name: /Rob Marsh/ }));
  await user.click(dialog.getByRole('radio', { name: 'Somebody without a record' }));
  await user.type(dialog.getByLabelText('Name'), 'Jo Marsh');
  await user.click(dialog.getByRole('button', { name: 'Add relation' }));
  expect(await screen.findByText('Jo Marsh added to the household')).toBeInTheDocument();
  expect(sent(`POST ${AT}`)[0]?.body).toMatchObject({
    relation: 'GUARDIAN',
    otherClientId: null,
    name: 'Jo Marsh',
  });
});

it('removes a relation, and undo adds the same one again', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('button', { name: 'Remove Rob Marsh' }));
  expect(await screen.findByText('Rob Marsh removed from the household')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent(`POST ${AT}`)).toHaveLength(1));
  expect(sent(`POST ${AT}`)[0]?.body).toEqual({ relation: 'PARTNER', note: null, otherClientId: OTHER_ID });
});
