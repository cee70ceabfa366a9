import { screen, waitFor, within } from '@testing-library/react';
import {
  getOrganisationOverview,
  type NonBillingEvent,
  type NonBillingOrganisation,
  practiceSubscription,
  type PracticeSubscription,
} from '@quillcare/contracts';
import { pageOf, type Replies } from '../../testing/fake-server';
import { expectAccessible } from '../../testing/axe';
import { asPhone } from '../../testing/phone';
import { renderPage } from '../../testing/render-page';
import { blankOf, sampleOf } from '../../testing/sample-of';
import { NonBillingListPage } from './non-billing-list.page';

const PRACTICE = '01930000-0000-7000-8000-0000000000a1';
const ID = '01930000-0000-7000-8000-0000000000a2';
const LIST = 'GET /api/non-billing-organizations';
const OF_PRACTICE = `/api/organizations/${PRACTICE}/non-billing`;
const unbilled: NonBillingOrganisation = {
  id: ID,
  version: 4,
  organisationId: PRACTICE,
  organisationName: 'Ngāio Surgical',
  isNonBilling: true,
  since: '2026-06-01',
  lastDay: null,
  reason: 'Pilot practice',
  plan: 'PROFESSIONAL',
  status: 'TRIALING',
};
const subscription: PracticeSubscription = blankOf(practiceSubscription, {
  id: ID,
  organisationId: PRACTICE,
  version: 7,
  plan: 'PROFESSIONAL',
  status: 'TRIALING',
  access: 'FULL',
  trialDaysLeft: 3,
  cycle: 'MONTHLY',
  contact: { name: null, email: null, businessNumber: null },
  trialStartDate: '2026-11-06T08:00:00.000Z',
  trialEndDate: '2026-11-20T08:00:00.000Z',
});
const practice = {
  ...(sampleOf(getOrganisationOverview.result, { text: 'x', id: PRACTICE }) as object),
  id: PRACTICE,
  name: 'Ngāio Surgical',
};

function show(replies: Replies) {
  return renderPage(<NonBillingListPage />, {
    path: '/admin/non-billing-organizations',
    user: { role: 'SUPER_ADMIN' },
    replies,
  });
}

beforeEach(asPhone);

async function choosePractice(own: PracticeSubscription, replies: Parameters<typeof show>[0] = {}) {
  const app = show({
    [LIST]: [pageOf([])],
    'GET /api/organizations': [pageOf([practice])],
    [`GET /api/organizations/${PRACTICE}`]: [{ body: practice }],
    [`GET /api/organizations/${PRACTICE}/subscription`]: [{ body: own }],
    ...replies,
  });
  expect(await screen.findByText('Every practice is billed.')).toBeVisible();
  await app.user.click(screen.getAllByRole('button', { name: 'Stop billing a practice' })[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Stop billing a practice' }));
  await app.user.type(dialog.getByRole('combobox', { name: /^Practice/ }), 'ngaio');
  await app.user.click(await screen.findByRole('option', { name: /Ngāio Surgical/ }));
  return { ...app, dialog };
}

it('explains the consequences before billing stops, and sends the version that was shown', async () => {
  const ENABLE = `POST ${OF_PRACTICE}/enable`;
  const { user, sent, dialog } = await choosePractice(subscription, { [ENABLE]: [{ body: unbilled }] });
  expect(dialog.getByText(/Its trial does not end/)).toBeVisible();
  expect(dialog.getByText(/no invoice is issued/)).toBeVisible();
  expect(await dialog.findByText(/^On trial until 20 Nov/)).toBeVisible();
  await user.type(dialog.getByLabelText(/^Reason/), 'Pilot practice');
  await expectAccessible();
  await user.click(dialog.getByRole('button', { name: 'Stop billing' }));
  await waitFor(() =>
    expect(sent(ENABLE)[0]?.body).toEqual({ version: 7, lastDay: null, reason: 'Pilot practice' }),
  );
  expect(await screen.findByText('No longer billed')).toBeVisible();
});

it('reports that a practice is already not billed', async () => {
  const { dialog } = await choosePractice({ ...subscription, notBilled: { lastDay: null } });
  expect(await dialog.findByText(/already stopped/)).toBeVisible();
});

it('resumes billing with a reason, and shows the history', async () => {
  const DISABLE = `POST ${OF_PRACTICE}/disable`;
  const event: NonBillingEvent = {
    id: ID,
    action: 'EXTENDED',
    at: '2026-06-02T00:00:00.000Z',
    byName: 'Aroha Williams',
    lastDay: '2026-12-31',
    reason: 'Pilot practice',
  };
  const ended: NonBillingEvent = { ...event, id: PRACTICE, action: 'DISABLED', byName: null };
  const { user, sent } = show({
    [LIST]: [pageOf([unbilled])],
    [`GET ${OF_PRACTICE}/events`]: [{ body: { items: [ended, event] } }],
    [DISABLE]: [{ body: { ...unbilled, isNonBilling: false } }],
  });
  await user.click(await screen.findByRole('button', { name: /History/ }));
  const history = within(await screen.findByRole('dialog'));
  expect(await history.findByText('Extended')).toBeVisible();
  expect(history.getByText('automatically after the last day')).toBeVisible();
  await user.click(history.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: /More actions|Actions/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Resume billing' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Resume billing Ngāio Surgical/ }));
  await user.type(dialog.getByLabelText(/^Reason/), 'The pilot is over');
  await user.click(dialog.getByRole('button', { name: 'Resume billing' }));
  await waitFor(() => expect(sent(DISABLE)[0]?.body).toEqual({ version: 4, reason: 'The pilot is over' }));
});
