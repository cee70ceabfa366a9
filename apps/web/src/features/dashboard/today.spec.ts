import type { Callback, QuoteSummary } from '@quillcare/contracts';
import { todosOf } from './today';

const quote = (id: string, validUntil: string) => ({ id, validUntil }) as QuoteSummary;
const callback = (id: string, dueDate: string, priority: Callback['priority'] = 'NORMAL') =>
  ({ id, dueDate, priority }) as Callback;
const today = '2026-11-20';

it('puts questions first, then due callbacks, the urgent and oldest on top, then quotes about to expire', () => {
  const todos = todosOf({
    today,
    queries: [quote('asked', '2026-12-20')],
    callbacks: [
      callback('today', today),
      callback('old', '2026-11-10'),
      callback('urgent', '2026-11-19', 'HIGH'),
      callback('later', '2026-11-21'),
    ],
    sent: [
      quote('soon', '2026-11-22'),
      quote('far', '2026-12-01'),
      quote('now', today),
      quote('gone', '2026-11-19'),
    ],
  });
  expect(todos.map(({ id }) => id)).toEqual(['asked', 'urgent', 'old', 'today', 'now', 'soon']);
});
