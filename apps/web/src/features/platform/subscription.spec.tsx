import { screen, waitFor } from '@testing-library/react';
import { practiceSubscription, type PracticeSubscription } from '@quillcare/contracts';
import { expectAccessible } from '../../testing/axe';
import { problemOf, type Replies } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { blankOf } from '../../testing/sample-of';
import { SubscriptionPanel } from './subscription.panel';

const ID = '01930000-0000-7000-8000-00000000000a';
const READ = `GET /api/organizations/${ID}/subscription`;
const EXTEND = `POST /api/organizations/${ID}/subscription/extend`;
const ACTIVATE = `POST /api/organizations/${ID}/subscription/activate`;

const expired: PracticeSubscription = blankOf(practiceSubscription, {
  id: '01930000-0000-7000-8000-00000000000b',
  organisationId: ID,
  version: 2,
  plan: 'PROFESSIONAL',
  status: 'EXPIRED',
  access: 'READ_ONLY',
  cycle: 'MONTHLY',
  contact: { name: null, email: null, businessNumber: null },
  trialStartDate: '2026-11-06T08:00:00.000Z',
  trialEndDate: '2026-11-20T08:00:00.000Z',
});

function setUp(replies: Replies, subscription = expired) {
  return renderPage(<SubscriptionPanel record={{ id: ID, name: 'Ngāio Surgical' }} />, {
    path: '/',
    user: { role: 'SUPER_ADMIN' },
    replies: { [READ]: [{ body: subscription }], ...replies },
  });
}

it('shows the subscription’s status and the practice’s access', async () => {
  setUp({});
  expect(await screen.findByText('Is read-only')).toBeVisible();
  expect(screen.getByText('Expired')).toBeVisible();
  await expectAccessible();
});

it('activates a plan, and requires a reason', async () => {
  const { user, sent } = setUp({ [ACTIVATE]: [{ body: { ...expired, status: 'ACTIVE', access: 'FULL' } }] });
  await user.click(await screen.findByRole('button', { name: 'Activate a plan' }));
  const submit = () => screen.getByRole('button', { name: 'Activate a plan' });
  await user.click(submit());
  expect((await screen.findAllByText(/This field is required/)).length).toBeGreaterThan(0);
  expect(sent(ACTIVATE)).toEqual([]);
  await user.type(screen.getByLabelText(/^Reason/), 'Signed the contract');
  await user.click(submit());
  await waitFor(() =>
    expect(sent(ACTIVATE)[0]?.body).toEqual({
      version: 2,
      plan: 'PROFESSIONAL',
      reason: 'Signed the contract',
    }),
  );
  expect(await screen.findByText('Plan activated')).toBeVisible();
});

it('extends a trial, and shows the server’s refusal at its field', async () => {
  const refusal = {
    ...problemOf(400, 'VALIDATION_FAILED', 'Please check your input'),
    errors: [{ path: 'lastDay', message: 'Please choose a day after today' }],
  };
  const { user, sent } = setUp({
    [EXTEND]: [{ status: 400, body: refusal }, { body: { ...expired, status: 'TRIALING', access: 'FULL' } }],
  });
  await user.click(await screen.findByRole('button', { name: 'Extend trial' }));
  await user.type(screen.getByLabelText(/^Reason/), 'They asked');
  const submit = () => screen.getByRole('button', { name: 'Extend trial' });
  await user.click(submit());
  expect((await screen.findAllByText(/Please choose a day after today/)).length).toBeGreaterThan(0);
  await user.click(submit());
  expect(await screen.findByText('Trial extended')).toBeVisible();
  expect(sent(EXTEND)).toHaveLength(2);
});

it('extends a trial from its last day, so that it cannot become shorter', async () => {
  const lasting = { ...expired, status: 'TRIALING' as const, trialEndDate: '2099-11-20T08:00:00.000Z' };
  const { user, sent } = setUp({ [EXTEND]: [{ body: lasting }] }, lasting);
  await user.click(await screen.findByRole('button', { name: 'Extend trial' }));
  await user.type(screen.getByLabelText(/^Reason/), 'They asked');
  await user.click(screen.getByRole('button', { name: 'Extend trial' }));
  await waitFor(() => expect(sent(EXTEND)[0]?.body).toMatchObject({ lastDay: '2099-12-04' }));
});

it('offers no action for a paying practice', async () => {
  setUp({}, { ...expired, status: 'ACTIVE', access: 'FULL' });
  expect(await screen.findByText('Can work')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
