import { toRight, type CallbacksDue, type EventData } from '@quillcare/contracts';
import type { News } from '../../notification/domain/news';

/** The notification that calls are due today, for those who make them. */
export function callbacksDueNews({ dueToday, overdue }: EventData<typeof CallbacksDue>): News {
  const due = dueToday === 1 ? '1 callback is due today' : `${dueToday} callbacks are due today`;
  const late = overdue === 1 ? '1 is overdue' : `${overdue} are overdue`;
  return {
    to: toRight('QUOTES', 'UPDATE'),
    topic: 'CALLBACKS_DUE',
    type: 'INFO',
    priority: 'NORMAL',
    source: { type: 'CALLBACK', id: null },
    action: { label: 'VIEW_CALLBACKS', path: '/callbacks' },
    title: 'Callbacks due today',
    message: overdue > 0 ? `${due} and ${late}.` : `${due}.`,
  };
}
