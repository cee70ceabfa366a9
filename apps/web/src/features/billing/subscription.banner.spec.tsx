import { screen } from '@testing-library/react';
import { type Subscription, subscription as subscriptionSchema } from '@quillcare/contracts';
import { expectAccessible } from '../../testing/axe';
import { renderPage, sessionSample } from '../../testing/render-page';
import { blankOf } from '../../testing/sample-of';
import { SubscriptionBanner } from './subscription.banner';

const subscription = (changes: Partial<Subscription> = {}): Subscription =>
  blankOf(subscriptionSchema, {
    id: '01930000-0000-7000-8000-000000000001',
    plan: 'BASIC',
    status: 'TRIALING',
    trialDaysLeft: 3,
    cycle: 'MONTHLY',
    contact: { name: null, email: null, businessNumber: null },
    version: 1,
    trialStartDate: '2026-11-20T08:00:00.000Z',
    trialEndDate: '2026-12-04T08:00:00.000Z',
    ...changes,
  });

function setUp(session: object = {}, own: Partial<Subscription> = {}) {
  return renderPage(
    <>
      <p>The page</p>
      <SubscriptionBanner />
    </>,
    {
      path: '/',
      replies: {
        'GET /api/auth/session': [{ body: { ...sessionSample, ...session } }],
        'GET /api/subscription': [{ body: subscription(own) }],
      },
    },
  );
}

const banner = () => screen.findByRole('region', { name: 'Subscription' });
const user = { ...sessionSample.user, role: 'USER' };

it.each([
  [3, 'Your trial ends in 3 days.'],
  [1, 'Your trial ends within a day.'],
])('warns administrators when %s days of the trial are left', async (trialDaysLeft, text) => {
  setUp({}, { trialDaysLeft });
  expect(await banner()).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: 'How to continue' })).toHaveAttribute('href', '/admin/billing');
  await expectAccessible();
});

it.each([
  ['there is time', {}, { trialDaysLeft: 4 }],
  ['a plan is chosen for afterwards', {}, { renews: true }],
  ['it is not billed', {}, { notBilled: { lastDay: null } }],
  ['a plan is active', {}, { status: 'ACTIVE' as const, trialDaysLeft: 0 }],
])('is hidden while %s', async (_what, session, own) => {
  const { sent } = setUp(session, own);
  await screen.findByText('The page');
  await screen.findByText('The page');
  expect(sent('GET /api/subscription').length).toBeLessThanOrEqual(1);
  expect(screen.queryByRole('region', { name: 'Subscription' })).toBeNull();
});

it.each([
  [null, 'A Quillcare invoice is overdue. Please pay it soon.'],
  ['2026-12-14', 'Without payment your practice becomes read-only on 14 Dec 2026.'],
])('warns administrators of an overdue invoice and when it takes effect: %s', async (suspendsOn, text) => {
  setUp({}, { status: 'PAST_DUE', trialDaysLeft: 0, suspendsOn });
  expect(await banner()).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: 'View invoice' })).toHaveAttribute('href', '/admin/billing');
  await expectAccessible();
});

it('does not load the subscription for users who cannot change it', async () => {
  const { sent } = setUp({ user });
  await screen.findByText('The page');
  expect(sent('GET /api/subscription')).toEqual([]);
});

it('tells every user that the practice is read-only and whom to ask', async () => {
  setUp({ user, practiceAccess: 'READ_ONLY' });
  expect(await banner()).toHaveTextContent('This practice is read-only.');
  expect(await banner()).toHaveTextContent('Please ask an administrator of your practice how to continue.');
  expect(screen.queryByRole('link', { name: 'How to continue' })).toBeNull();
});

it('tells administrators of a closed practice until when they can export', async () => {
  setUp({ practiceAccess: 'CLOSED', exportUntil: '2026-12-20T01:00:00.000Z' });
  expect(await banner()).toHaveTextContent('This practice is closed.');
  expect(await banner()).toHaveTextContent('export everything until 20 Dec 2026');
  expect(screen.getByRole('link', { name: 'Export everything' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'How to continue' })).toBeNull();
});

it('links administrators to the plans when the practice is read-only', async () => {
  setUp({ practiceAccess: 'READ_ONLY' });
  expect(await banner()).toHaveTextContent('nothing is deleted');
  expect(screen.getByRole('link', { name: 'How to continue' })).toBeVisible();
});
