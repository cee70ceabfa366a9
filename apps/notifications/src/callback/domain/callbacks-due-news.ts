import {
  getCallbackResource,
  toPerson,
  toRight,
  type Callback,
  type CallbacksDue,
  type EventData,
} from '@quillcare/contracts';
import type { News } from '../../notification/domain/news';

type CallbacksDueData = EventData<typeof CallbacksDue>;

/** The callback of each kind, if there is exactly one. */
export interface NamedCallbacks {
  dueToday: Callback | null;
  overdue: Callback | null;
}

/** Returns the notifications about somebody's callbacks: one for those due today, one summary of the overdue ones. */
export function buildCallbacksDueNews(due: CallbacksDueData, { dueToday, overdue }: NamedCallbacks): News[] {
  return [
    ...(due.dueToday > 0 ? [buildDueTodayNews(due, dueToday)] : []),
    ...(due.overdue > 0 ? [buildOverdueNews(due, overdue)] : []),
  ];
}

function buildDueTodayNews(due: CallbacksDueData, callback: Callback | null): News {
  return {
    ...recipientFields(due, callback),
    type: 'INFO',
    priority: 'NORMAL',
    title: callback ? `Call ${callback.clientName} today` : 'Callbacks due today',
    message: callback ? describeSubject(callback) : `${formatCount(due.dueToday)} due today.`,
  };
}

function buildOverdueNews(due: CallbacksDueData, callback: Callback | null): News {
  const waiting = due.urgent > 0 && due.overdue > 1 ? ` ${formatUrgentCount(due.urgent)}` : '';
  return {
    ...recipientFields(due, callback),
    type: 'WARNING',
    priority: due.urgent > 0 ? 'HIGH' : 'NORMAL',
    title: callback ? `The call to ${callback.clientName} is overdue` : 'Overdue callbacks',
    message: callback ? describeSubject(callback) : `${formatCount(due.overdue)} overdue.${waiting}`,
  };
}

/**
 * Addresses the assignee, or everyone who may make such calls. A mere count names no patient, so reading it needs no further
 * permission.
 */
function recipientFields(
  { userId, subject }: CallbacksDueData,
  callback: Callback | null,
): Pick<News, 'to' | 'topic' | 'source' | 'needs' | 'action'> {
  return {
    to: userId === null ? toRight(getCallbackResource(subject), 'UPDATE') : toPerson(userId),
    topic: 'CALLBACKS_DUE',
    source: { type: 'CALLBACK', id: callback?.id ?? null },
    needs: callback ? getCallbackResource(callback.subject) : null,
    action: { label: 'VIEW_CALLBACKS', path: userId === null ? '/callbacks' : '/callbacks/my-day' },
  };
}

function describeSubject({ about, quoteNumber, subject }: Callback): string {
  if (about) return about;
  if (quoteNumber !== null) return `About quote ${quoteNumber}.`;
  return subject === 'LEAD' ? 'About their enquiry.' : 'A call was promised.';
}

function formatCount(count: number): string {
  return count === 1 ? '1 callback is' : `${count} callbacks are`;
}

function formatUrgentCount(count: number): string {
  return count === 1 ? '1 is urgent.' : `${count} are urgent.`;
}
