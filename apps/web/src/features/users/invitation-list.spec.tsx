import { screen, within } from '@testing-library/react';
import { pageOf, problemOf, type Replies } from '../../testing/fake-server';
import { onPhone } from '../../testing/phone';
import { renderPage } from '../../testing/render-page';
import { InvitationListPage } from './invitation-list.page';

const ROUTE = 'GET /api/invitations';
const AT = '2026-11-20T08:00:00.000Z';
const waiting = {
  id: '01a1fa25-0000-7000-8000-000000000031',
  version: 1,
  createdAt: AT,
  updatedAt: AT,
  email: 'chloe@harbour.test',
  firstName: 'Chloé',
  lastName: 'Dubois',
  role: 'SALES_MANAGER',
  status: 'PENDING',
  sentAt: AT,
  expiresAt: '2026-11-27T08:00:00.000Z',
  acceptedAt: null,
};
const expired = {
  ...waiting,
  id: '01a1fa25-0000-7000-8000-000000000032',
  email: 'te.ariki@harbour.test',
  status: 'EXPIRED',
  firstName: 'Te Ariki',
  lastName: 'Ngāpō',
};

function setUp(replies: Replies = {}, role = 'ORG_ADMIN') {
  return renderPage(<InvitationListPage />, {
    path: '/users/invitations',
    user: { role },
    replies: { [ROUTE]: [pageOf([waiting, expired]), pageOf([expired])], ...replies },
  });
}

let back: () => void;
beforeEach(() => {
  back = onPhone();
});
afterEach(() => back());

it('lists who was invited in which role, and whether the link is still valid', async () => {
  setUp();
  const list = await screen.findByRole('list', { name: 'Invitations' });
  const [chloe, teAriki] = await within(list).findAllByRole('listitem');
  expect(chloe).toHaveTextContent('Chloé DuboisWaiting');
  expect(chloe).toHaveTextContent('Sales Manager');
  expect(teAriki).toHaveTextContent('Te Ariki NgāpōExpired');
});

it('resends an invitation', async () => {
  const { user } = setUp({ [`POST /api/invitations/${waiting.id}/resend`]: [{ body: waiting }] });
  await user.click(await screen.findByRole('button', { name: 'Send again: chloe@harbour.test' }));
  expect(await screen.findByText('Email sent successfully')).toBeInTheDocument();
  expect(screen.getByText(/A new link was sent to chloe@harbour.test/)).toBeInTheDocument();
});

it('withdraws an invitation after confirmation', async () => {
  const { user, sent } = setUp({ [`DELETE /api/invitations/${waiting.id}`]: [{ body: { id: waiting.id } }] });
  await user.click(await screen.findByRole('button', { name: 'Withdraw: chloe@harbour.test' }));
  const dialog = await screen.findByRole('dialog', { name: 'Withdraw the invitation to Chloé Dubois?' });
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('Invitation withdrawn')).toBeInTheDocument();
  expect(sent(`DELETE /api/invitations/${waiting.id}`)).toHaveLength(1);
});

it('keeps the dialog open with the reason if the invitation was accepted in the meantime', async () => {
  const accepted = problemOf(410, 'INVITATION_ACCEPTED', 'This invitation has already been accepted.');
  const { user } = setUp({ [`DELETE /api/invitations/${waiting.id}`]: [{ status: 410, body: accepted }] });
  await user.click(await screen.findByRole('button', { name: 'Withdraw: chloe@harbour.test' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('already been accepted');
});

it('is read-only for users who may not change invitations', async () => {
  setUp({}, 'SALES_MANAGER');
  expect(await screen.findByText('Chloé Dubois')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Withdraw/ })).toBeNull();
});

it('states that there are no open invitations', async () => {
  setUp({ [ROUTE]: [pageOf([])] });
  expect(await screen.findByText('No open invitations.')).toBeInTheDocument();
});
