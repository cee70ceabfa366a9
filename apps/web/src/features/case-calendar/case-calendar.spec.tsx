import { screen, waitFor, within } from '@testing-library/react';
import { rescheduleSurgeryCase, type CalendarCase } from '@quillcare/contracts';
import { expectAccessible } from '../../testing/axe';
import { problemOf, type Reply } from '../../testing/fake-server';
import { renderPage, sessionSample } from '../../testing/render-page';
import { sampleOf } from '../../testing/sample-of';
import { CaseCalendarPage } from './case-calendar.page';

const ID = sessionSample.user.id;
const MOVE = `POST /api/surgery-cases/${ID}/reschedule`;
const surgery: CalendarCase = {
  id: ID,
  version: 5,
  quoteId: ID,
  quoteNumber: 'Q-2026-000001',
  status: 'CONFIRMED',
  isTooEarly: false,
  isDisputed: false,
  patient: { firstName: 'Mia', lastName: 'Walker' },
  procedures: ['Septoplasty'],
  startsAt: '2026-11-24T20:30:00.000Z',
  durationMinutes: 90,
  doctorId: ID,
  doctorName: 'Dr Hartmann',
  hospitalId: ID,
  hospitalName: 'Harbour Private',
  theatre: 'Theatre 2',
  readiness: { state: 'READY', ready: 8, total: 8, overdue: 0, nextDueOn: null },
};
const moved = { body: sampleOf(rescheduleSurgeryCase.result, { text: 'x', id: ID }) };
const clash = {
  status: 409,
  body: {
    ...problemOf(409, 'CASE_CLASH', 'Dr Hartmann is booked for Q-2026-000002 then.'),
    facts: { clashes: [], mayAllow: true },
  },
};

function open(path = '/surgery-cases/calendar?day=2026-11-24', moves: Reply[] = [moved]) {
  const list = { items: [], nextCursor: null, total: 0, totalIsEstimate: false };
  return renderPage(<CaseCalendarPage />, {
    path: '/surgery-cases/calendar',
    url: path,
    replies: {
      'GET /api/surgery-cases/calendar': [
        {
          body: {
            from: '2026-11-01',
            to: '2026-11-30',
            timeZone: 'Australia/Sydney',
            items: [surgery],
            isCut: false,
          },
        },
      ],
      'GET /api/doctors': [{ body: list }],
      'GET /api/hospitals': [{ body: list }],
      [`GET /api/doctors/${ID}/calendar-feed`]: [
        { body: { doctorId: ID, isActive: false, createdAt: null, lastReadAt: null } },
      ],
      [`POST /api/doctors/${ID}/calendar-feed`]: [
        {
          body: {
            doctorId: ID,
            isActive: true,
            createdAt: null,
            lastReadAt: null,
            path: '/calendar/secret.ics',
          },
        },
      ],
      [MOVE]: moves,
    },
  });
}

it('opens a case, and moves it in the practice’s time with a reason', async () => {
  const { user, sent } = open(undefined, [clash, moved]);
  const [entry] = await screen.findAllByRole('button', { name: /Mia Walker, Septoplasty/ });
  await user.click(entry!);
  expect(await screen.findByRole('dialog', { name: 'Mia Walker' })).toHaveTextContent('8 of 8 ready');
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Move…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move Mia Walker' }));
  expect(dialog.getByRole('textbox', { name: 'New date and time, time of day' })).toHaveDisplayValue(
    /^7:30\sam$/,
  );
  await user.click(dialog.getByRole('button', { name: 'Move' }));
  expect(sent(MOVE)).toEqual([]);
  await user.type(dialog.getByLabelText('Reason'), 'Theatre closed');
  await user.click(dialog.getByRole('button', { name: 'Move' }));
  // A clash is reported first and can then be overridden deliberately.
  await user.click(await dialog.findByRole('checkbox', { name: /Double-book anyway/ }));
  await user.click(dialog.getByRole('button', { name: 'Move' }));
  await waitFor(() =>
    expect(sent(MOVE)[1]?.body).toEqual({
      version: 5,
      startsAt: '2026-11-25T07:30',
      reason: 'Theatre closed',
      allowClash: true,
      allowDayOff: false,
    }),
  );
});

it('moves a case by keyboard: M picks up, arrows choose the day, Enter asks why, Escape cancels', async () => {
  const { user, sent } = open();
  const entry = async () => (await screen.findAllByRole('button', { name: /Mia Walker, Septoplasty/ }))[0]!;
  const dayOf = async () =>
    (await entry()).closest('td')?.querySelector('[data-day]')?.getAttribute('data-day');
  (await entry()).focus();
  await user.keyboard('m{ArrowRight}{ArrowDown}');
  expect(await dayOf()).toBe('2026-12-03');
  expect(await entry()).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(await dayOf()).toBe('2026-11-25');
  expect(await entry()).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.keyboard('m{ArrowRight}{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Move Mia Walker' }));
  expect(dialog.getByRole('textbox', { name: 'New date and time, time of day' })).toHaveDisplayValue(
    /^7:30\sam$/,
  );
  await user.type(dialog.getByLabelText('Reason'), 'Theatre closed');
  await user.click(dialog.getByRole('button', { name: 'Move' }));
  await waitFor(() =>
    expect(sent(MOVE)[0]?.body).toMatchObject({ startsAt: '2026-11-26T07:30', reason: 'Theatre closed' }),
  );
});

it('creates and shows the address of a doctor’s calendar feed', async () => {
  const { user } = open(`/surgery-cases/calendar?day=2026-11-24&doctorId=${ID}`);
  await user.click(await screen.findByRole('button', { name: 'Subscribe' }));
  await user.click(await screen.findByRole('button', { name: 'Create address' }));
  expect(await screen.findByRole('textbox', { name: 'Address of the calendar' })).toHaveValue(
    'http://localhost/api/calendar/secret.ics',
  );
  await expectAccessible();
});

it('asks for a doctor before creating a feed address', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Subscribe' }));
  expect(await screen.findByText(/^Choose one doctor in the calendar first/)).toBeInTheDocument();
});

it('shows the filter of a link by a doctor who is no longer listed, so that it can be removed', async () => {
  const { user, at } = open(`/surgery-cases/calendar?day=2026-11-24&doctorId=${ID}`);
  await user.click(await screen.findByRole('combobox', { name: 'Doctor' }));
  expect(await screen.findByRole('option', { name: 'Another doctor', selected: true })).toBeVisible();
  await user.click(screen.getByRole('option', { name: 'All doctors' }));
  await waitFor(() => expect(at()).not.toContain('doctorId'));
});
