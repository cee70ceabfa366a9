import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../../testing/axe';
import { renderPage } from '../../testing/render-page';
import { SuppressedAddress } from './suppressed-address.view';

const ID = '01a1fa25-0000-7000-8000-000000000009';
const ROUTE = 'GET /api/mail-suppressions';
const LIFT = 'POST /api/mail-suppressions/lift';
const suppression = {
  id: ID,
  address: 'hana@patients.example',
  reason: 'HARD_BOUNCE',
  since: '2026-11-23T01:00:00.000Z',
  detail: 'There is no such mailbox (5.1.1).',
  quoteId: null,
  quoteNumber: null,
};

const open = (found: object | null, address: string | null = 'hana@patients.example') =>
  renderPage(<SuppressedAddress address={address} />, {
    path: '/x',
    replies: {
      [ROUTE]: [{ body: { suppression: found } }],
      [LIFT]: [{ body: { address: suppression.address } }],
    },
  });

it('explains why an address bounces, and lets staff allow emails again', async () => {
  const { user, sent } = open(suppression);
  expect(await screen.findByText('Emails to hana@patients.example bounce')).toBeInTheDocument();
  expect(screen.getByText(/There is no such mailbox/)).toBeInTheDocument();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Allow emails again' }));
  await waitFor(() => expect(sent(LIFT)[0]?.body).toEqual({ email: 'hana@patients.example' }));
});

it('requires a reason to allow emails again after a complaint', async () => {
  const { user, sent } = open({ ...suppression, reason: 'COMPLAINT', detail: null });
  await user.click(await screen.findByRole('button', { name: 'Allow emails again' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Allow emails again?' }));
  await user.click(dialog.getByRole('button', { name: 'Allow emails again' }));
  expect(sent(LIFT)).toHaveLength(0);
  await user.type(
    dialog.getByLabelText(/Why does the patient want emails again/),
    'She rang: a slip of the finger',
  );
  await expectAccessible();
  await user.click(dialog.getByRole('button', { name: 'Allow emails again' }));
  await waitFor(() =>
    expect(sent(LIFT)[0]?.body).toEqual({
      email: 'hana@patients.example',
      reason: 'She rang: a slip of the finger',
    }),
  );
});

it('shows nothing for an address without problems', async () => {
  const { sent } = open(null);
  await waitFor(() => expect(sent(ROUTE)).toHaveLength(1));
  expect(screen.queryByRole('alert')).toBeNull();
});
