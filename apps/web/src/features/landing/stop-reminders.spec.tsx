import { screen } from '@testing-library/react';
import { expectAccessible } from '../../testing/axe';
import { refusal, type Replies } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { StopRemindersPage } from './stop-reminders.page';

const TOKEN = 'a'.repeat(43);
const ABOUT = `GET /api/public/reminders/${TOKEN}`;
const STOP = `POST /api/public/reminders/${TOKEN}/stop`;
const about = {
  practice: { name: 'Harbour Surgical', phone: '+61292345678', email: 'rooms@harbour.test' },
  quoteNumber: 'Q-2026-000123',
  isStopped: false,
};

function setUp(replies: Replies = {}) {
  return renderPage(<StopRemindersPage />, {
    path: '/stop-reminders/:token',
    url: `/stop-reminders/${TOKEN}`,
    isSignedIn: false,
    replies: { [ABOUT]: [{ body: about }], ...replies },
  });
}

it('stops only after confirmation, because mail scanners open links too, and reports success', async () => {
  const { user, sent } = setUp({ [STOP]: [{ body: { isStopped: true } }] });
  expect(
    await screen.findByText(/Harbour Surgical sends you email reminders about quote Q-2026-000123/),
  ).toBeVisible();
  expect(sent(STOP)).toEqual([]);
  // Patients have nothing to sign up for.
  expect(screen.queryByText('Start Free Trial')).toBeNull();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Stop reminders' }));
  expect(
    await screen.findByText('You won’t get any more reminders about quote Q-2026-000123.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Stop reminders' })).toBeNull();
  expect(screen.getByText(/\(02\) 9234 5678 or rooms@harbour.test/)).toBeVisible();
});

it('reports reminders that are already stopped', async () => {
  setUp({ [ABOUT]: [{ body: { ...about, isStopped: true } }] });
  expect(await screen.findByText(/You won’t get any more reminders/)).toBeVisible();
});

it('reports an incomplete link', async () => {
  setUp({ [ABOUT]: [refusal(404, 'LINK_UNKNOWN', 'No.')] });
  expect(await screen.findByText(/This link is incomplete/)).toBeVisible();
});

it('can be retried after a failure', async () => {
  const { user } = setUp({ [STOP]: [refusal(400, 'MALFORMED_REQUEST', 'No.')] });
  await user.click(await screen.findByRole('button', { name: 'Stop reminders' }));
  expect(await screen.findByText(/couldn’t stop the reminders/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Stop reminders' })).toBeEnabled();
});
