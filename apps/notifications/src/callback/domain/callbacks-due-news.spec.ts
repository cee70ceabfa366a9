import type { Callback } from '@quillcare/contracts';
import { buildCallbacksDueNews } from './callbacks-due-news';

const none = { dueToday: null, overdue: null };
const due = {
  subject: 'QUOTE' as const,
  day: '2026-11-23',
  dueToday: 0,
  overdue: 0,
  urgent: 0,
  userId: null,
  dueTodayId: null,
  overdueId: null,
};
const hana = {
  id: 'c-1',
  clientName: 'Hana Ngāpō',
  about: null,
  quoteNumber: 'Q-1',
  subject: 'QUOTE',
} as Callback;

it.each([
  [{ dueToday: 3 }, ['3 callbacks are due today.']],
  [{ overdue: 5 }, ['5 callbacks are overdue.']],
  [{ overdue: 5, urgent: 1 }, ['5 callbacks are overdue. 1 is urgent.']],
  [{ overdue: 5, urgent: 2 }, ['5 callbacks are overdue. 2 are urgent.']],
  [{ dueToday: 1, overdue: 1 }, ['1 callback is due today.', '1 callback is overdue.']],
  [{}, []],
])('summarises %o as %j', (counts, messages) => {
  expect(buildCallbacksDueNews({ ...due, ...counts }, none).map(({ message }) => message)).toEqual(messages);
});

it('notifies everybody who makes calls about unassigned ones', () => {
  expect(buildCallbacksDueNews({ ...due, dueToday: 2 }, none)).toMatchObject([
    {
      to: { right: { resource: 'QUOTES', action: 'UPDATE' } },
      action: { path: '/callbacks' },
      priority: 'NORMAL',
    },
  ]);
});

it('notifies those who manage leads or clients about their callbacks', () => {
  const told = (subject: 'LEAD' | 'CLIENT') =>
    buildCallbacksDueNews({ ...due, subject, dueToday: 2 }, none)[0];
  expect(told('LEAD')).toMatchObject({ to: { right: { resource: 'LEADS', action: 'UPDATE' } }, needs: null });
  expect(told('CLIENT')).toMatchObject({ to: { right: { resource: 'CLIENTS', action: 'UPDATE' } } });
  const ofLead = { ...hana, subject: 'LEAD' as const, quoteNumber: null };
  const named = buildCallbacksDueNews({ ...due, dueToday: 1, userId: 'u-1' }, { ...none, dueToday: ofLead });
  expect(named).toMatchObject([{ needs: 'LEADS', to: { userId: 'u-1' } }]);
});

it('notifies the assignee of a callback, and names the person if it is a single one', () => {
  const told = buildCallbacksDueNews(
    { ...due, overdue: 1, urgent: 1, userId: 'u-1' },
    { ...none, overdue: hana },
  );
  expect(told).toMatchObject([
    {
      to: { userId: 'u-1' },
      type: 'WARNING',
      priority: 'HIGH',
      source: { type: 'CALLBACK', id: 'c-1' },
      title: 'The call to Hana Ngāpō is overdue',
      message: 'About quote Q-1.',
      action: { label: 'VIEW_CALLBACKS', path: '/callbacks/my-day' },
    },
  ]);
});

it('includes what the call is about', () => {
  const called = { ...hana, about: 'Wants a date in March' };
  expect(buildCallbacksDueNews({ ...due, dueToday: 1 }, { ...none, dueToday: called })).toMatchObject([
    { title: 'Call Hana Ngāpō today', message: 'Wants a date in March' },
  ]);
});
