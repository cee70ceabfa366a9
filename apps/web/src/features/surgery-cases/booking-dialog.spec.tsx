import { screen, waitFor, within } from '@testing-library/react';
import { pageOf, problemOf, refusal } from '../../testing/fake-server';
import { AT, fillSchedule, open, OTHER, someCase } from './surgery-case.suite';

const AWAY = problemOf(503, 'SERVICE_UNAVAILABLE', 'Please try again in a moment.');
const clash = {
  name: 'Dr Amelia Hartmann',
  caseId: OTHER,
  quoteNumber: 'Q-2026-000003',
  startsAt: '2026-12-02T22:00:00.000Z',
  durationMinutes: 90,
};
const refused = {
  status: 409,
  body: {
    ...problemOf(409, 'CASE_CLASH', 'Booked at that time already.'),
    facts: { clashes: [clash], mayAllow: true },
  },
};

it('names a clashing case, and double-books only on request', async () => {
  const { user, sent } = open(someCase(), {
    [`POST ${AT}/schedule`]: [refused, { status: 503, body: AWAY }, { body: someCase({ version: 5 }) }],
  });
  const dialog = await fillSchedule(user);
  await user.click(dialog.getByRole('button', { name: 'Schedule' }));
  const link = await dialog.findByRole('link', { name: /Dr Amelia Hartmann: case Q-2026-000003/ });
  expect(link).toHaveAttribute('href', `/surgery-cases/${OTHER}`);
  await user.click(dialog.getByRole('button', { name: 'Book anyway' }));
  await waitFor(() => expect(sent(`POST ${AT}/schedule`)).toHaveLength(2));
  expect(sent(`POST ${AT}/schedule`)[1]?.body).toMatchObject({ allowClash: true });
  // The override applied to that request only, because something else may have been booked in the meantime.
  expect((await dialog.findAllByText(AWAY.detail)).length).toBeGreaterThan(0);
  await user.click(dialog.getByRole('button', { name: 'Schedule' }));
  await waitFor(() => expect(sent(`POST ${AT}/schedule`)).toHaveLength(3));
  expect(sent(`POST ${AT}/schedule`)[2]?.body).toMatchObject({ allowClash: false });
});

it('does not double-book a time that was entered after “Book anyway” was stopped by a missing field', async () => {
  const { user, sent } = open(someCase(), { [`POST ${AT}/schedule`]: [refused] });
  const dialog = await fillSchedule(user);
  await user.click(dialog.getByRole('button', { name: 'Schedule' }));
  await dialog.findByRole('link', { name: /Dr Amelia Hartmann/ });
  const time = dialog.getByRole('textbox', { name: 'Date and time, time of day' });
  await user.clear(time);
  await user.click(dialog.getByRole('button', { name: 'Book anyway' }));
  await waitFor(() => expect(time).toBeInvalid());
  expect(sent(`POST ${AT}/schedule`)).toHaveLength(1);
  await user.type(time, '10');
  await user.click(dialog.getByRole('button', { name: 'Schedule' }));
  await waitFor(() => expect(sent(`POST ${AT}/schedule`)).toHaveLength(2));
  expect(sent(`POST ${AT}/schedule`)[1]?.body).toMatchObject({ allowClash: false });
});

it('asks before booking on a public holiday, naming it once', async () => {
  const detail = 'Friday, 25 December 2026 is a public holiday: Christmas Day.';
  const refused = refusal(409, 'CASE_DAY_OFF', detail);
  const { user, sent } = open(someCase(), {
    [`POST ${AT}/schedule`]: [refused, { body: someCase({ version: 5 }) }],
  });
  const dialog = await fillSchedule(user);
  await user.click(dialog.getByRole('button', { name: 'Schedule' }));
  expect(await dialog.findAllByText(/Christmas Day/)).toHaveLength(1);
  expect(dialog.getByText('You can still book it.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Book anyway' }));
  await waitFor(() => expect(sent(`POST ${AT}/schedule`)).toHaveLength(2));
  expect(sent(`POST ${AT}/schedule`)[0]?.body).toMatchObject({ allowDayOff: false });
  expect(sent(`POST ${AT}/schedule`)[1]?.body).toMatchObject({ allowDayOff: true, allowClash: false });
});

it('says that doctors could not be loaded, and keeps the present one selected', async () => {
  const doctors = [refusal(500, 'INTERNAL', 'Not now.'), pageOf([])];
  const { user, sent } = open(someCase(), { 'GET /api/doctors': doctors });
  await user.click(await screen.findByRole('button', { name: 'Schedule' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/could be loaded/)).toBeInTheDocument();
  expect(dialog.getByRole('combobox', { name: /^Doctor/ })).toHaveTextContent('Dr Amelia Hartmann');
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(sent('GET /api/doctors')).toHaveLength(2));
});
