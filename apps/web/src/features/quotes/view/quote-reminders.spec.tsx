import { screen, waitFor, within } from '@testing-library/react';
import type { PatientReminder } from '@quillcare/contracts';
import { expectAccessible } from '../../../testing/axe';
import { AT, open, sent } from './quote-view.suite';

const reminder = (n: number, more: Partial<PatientReminder> = {}): PatientReminder => ({
  id: `01930000-0000-7000-8000-00000000000${n}`,
  kind: 'BEFORE_EXPIRY',
  days: 7,
  state: 'PLANNED',
  dueAt: '2026-12-12T23:00:00.000Z',
  settledAt: null,
  reason: null,
  ...more,
});
const REMINDERS = `GET ${AT}/reminders`;
const list = (items: PatientReminder[], more: object = {}) => ({
  body: { items, stopped: null, isEnabled: true, ...more },
});

async function panel() {
  const title = await screen.findByRole('heading', { name: 'Reminders to the patient' });
  return within(title.closest('section, .MuiPaper-root, div')!.parentElement!);
}

it('lists planned and sent reminders, and why one was not sent', async () => {
  open(sent(), {
    [REMINDERS]: [
      list([
        reminder(1, { kind: 'SILENCE', state: 'SENT', settledAt: '2026-11-27T23:00:00.000Z' }),
        reminder(2, { state: 'LEFT_OUT', settledAt: '2026-11-28T23:00:00.000Z', reason: 'ASKED' }),
        reminder(3, { days: 1 }),
      ]),
    ],
  });
  expect(await screen.findByText(/^Sent on 28 Nov 2026/)).toBeVisible();
  expect(screen.getByText('After 7 days without a response')).toBeVisible();
  expect(screen.getByText('Not sent: the patient had asked')).toBeVisible();
  expect(screen.getByText(/^Planned for 13 Dec 2026/)).toBeVisible();
  expect(screen.getByText('1 day before the last valid day')).toBeVisible();
  await expectAccessible();
});

it('stops the reminders of a quote, and resumes them', async () => {
  const stopped = { at: '2026-11-28T02:00:00.000Z', by: 'PRACTICE' };
  const { user, sent: calls } = open(sent(), {
    [REMINDERS]: [list([reminder(1)]), list([], { stopped }), list([reminder(1)])],
    [`POST ${AT}/reminders/stop`]: [{ body: { stopped: true } }],
    [`POST ${AT}/reminders/resume`]: [{ body: { stopped: false } }],
  });
  await user.click(await screen.findByRole('button', { name: 'Stop reminders' }));
  expect(await screen.findByText(/Your practice stopped the reminders/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send reminders again' }));
  await waitFor(() => expect(calls(`POST ${AT}/reminders/resume`)).toHaveLength(1));
  expect(await screen.findByRole('button', { name: 'Stop reminders' })).toBeVisible();
});

it('does not offer to override the patient’s opt-out', async () => {
  const stopped = { at: '2026-11-28T02:00:00.000Z', by: 'PATIENT' };
  open(sent(), { [REMINDERS]: [list([], { stopped })] });
  expect(await screen.findByText(/The patient asked for no more reminders/)).toBeVisible();
  expect((await panel()).queryByRole('button', { name: 'Send reminders again' })).toBeNull();
});

it('states that the practice sends no reminders', async () => {
  open(sent(), { [REMINDERS]: [list([], { isEnabled: false })] });
  expect(await screen.findByText('Your practice does not send reminders.')).toBeVisible();
});
