import { callbacksDueNews } from './callbacks-due-news';

it.each([
  [1, 0, '1 callback is due today.'],
  [3, 0, '3 callbacks are due today.'],
  [1, 1, '1 callback is due today and 1 is overdue.'],
  [2, 5, '2 callbacks are due today and 5 are overdue.'],
])('%d due and %d overdue: %s', (dueToday, overdue, message) => {
  expect(callbacksDueNews({ day: '2026-11-23', dueToday, overdue }).message).toBe(message);
});
