import { screen, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import { clientSample, ID } from './client.sample';
import { ConsentsPanel } from './consents.panel';

const given = {
  id: '01a1fa25-0000-7000-8000-0000000000c1',
  channel: 'EMAIL',
  isGiven: true,
  source: 'FORM',
  note: 'Newsletter',
  decidedAt: '2026-11-03T00:00:00.000Z',
  recordedBy: { id: '01a1fa25-0000-7000-8000-000000000001', name: 'Amelia Nguyen' },
};
const consents = {
  channels: ['EMAIL', 'SMS', 'PHONE', 'POST'].map((channel) => ({
    channel,
    decision: channel === 'EMAIL' ? given : null,
  })),
  history: [given],
};
const AT = `/api/clients/${ID}/consents`;

const open = (role = 'ORG_ADMIN', deletedAt: string | null = null) =>
  renderPage(<ConsentsPanel client={clientSample({ deletedAt })} />, {
    path: '/clients',
    user: { role },
    replies: {
      [`GET ${AT}`]: [{ body: consents }],
      [`POST ${AT}`]: [{ body: consents }],
    },
  });

it('shows the consent for each channel, with who recorded it and when', async () => {
  open();
  const panel = await screen.findByRole('region', { name: 'Consent to contact' });
  const [email, sms] = await within(panel).findAllByRole('listitem');
  expect(email).toHaveTextContent('Given');
  expect(email).toHaveTextContent('3 Nov 2026, on a form, recorded by Amelia Nguyen');
  expect(sms).toHaveTextContent('Not asked');
});

it('records only the channels that were changed', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('button', { name: 'Record consent' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What did Helen Marsh decide?' }));
  await user.click(within(dialog.getByRole('group', { name: 'SMS' })).getByRole('button', { name: 'Given' }));
  await user.click(
    within(dialog.getByRole('group', { name: 'Email' })).getByRole('button', { name: 'Withdrawn' }),
  );
  await user.type(dialog.getByLabelText(/^Note/), 'Told Jo at reception');
  await user.click(dialog.getByRole('button', { name: 'Record' }));
  expect(await screen.findByText('Consent recorded')).toBeInTheDocument();
  expect(sent(`POST ${AT}`)[0]?.body).toEqual({
    decisions: [
      { channel: 'EMAIL', isGiven: false },
      { channel: 'SMS', isGiven: true },
    ],
    source: 'IN_PERSON',
    note: 'Told Jo at reception',
  });
});

it.each([
  ['whoever may only read', 'USER', null],
  ['a deleted client', 'ORG_ADMIN', '2026-11-04T00:00:00.000Z'],
])('offers no change for %s', async (_, role, deletedAt) => {
  open(role, deletedAt);
  await screen.findByText('Given');
  expect(screen.queryByRole('button', { name: 'Record consent' })).not.toBeInTheDocument();
});
