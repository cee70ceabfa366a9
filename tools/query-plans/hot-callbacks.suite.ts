import { getToday, listCallbacks, type RequestOf } from '@quillcare/contracts';
import type { HotQuery } from './hot-queries.suite';

const table = 'callbacks.callback';

const listed = (
  name: string,
  title: string,
  query: NonNullable<RequestOf<typeof listCallbacks>['query']>,
): HotQuery => ({
  name,
  title,
  table,
  act: ({ product, admin }) => product.call(listCallbacks, { query }, admin),
});

export const CALLBACK_QUERIES: readonly HotQuery[] = [
  listed('callbacks-due', 'Callbacks to make, by the day they are due', {
    status: 'pending',
    sort: 'dueDate',
  }),
  listed('callbacks-urgent', 'Open callbacks, the most urgent first', { status: 'pending,attempted' }),
  listed('callbacks-mine', 'Open callbacks of a person', { status: 'pending,attempted', assignee: 'me' }),
  {
    name: 'today-callbacks',
    title: 'Today: callbacks that are due',
    table,
    act: ({ product, admin }) => product.call(getToday, {}, admin),
  },
];
