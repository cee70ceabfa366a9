import { callbackSubject, listCallbacks, NONE, type Callback } from '@quillcare/contracts';
import { searchKey } from '@quillcare/rules';
import {
  currentContext,
  implement,
  TenantReader,
  defineList,
  OrganisationFacts,
} from '@quillcare/service-kit';
import { CALLBACK_COLUMNS } from '../persistence/callback.columns';
import { visibleSubjects } from './callback-access';

// A separate condition that matches a partial index, so that a page without callbacks about quotes (most callbacks) is read from
// it.
const WITHOUT_QUOTE = (isWanted: string) => `(${isWanted}::boolean and subject <> 'QUOTE')`;

const isOverdueSql = (today: string) => `(status in ('pending', 'attempted') and due_date < ${today}::date)`;

const callbackList = defineList<Callback>({
  name: 'callbacks.list',
  from: 'callbacks.callback',
  columns: CALLBACK_COLUMNS,
  where: 'deleted_at is null',
  query: listCallbacks.query,
  search: { column: 'search_key', key: searchKey },
  // `urgency` is a generated column: open callbacks by priority, then closed ones.
  sorts: { urgency: ['urgency', 'due_date'], dueDate: ['due_date'], createdAt: ['created_at'] },
  defaultSort: 'urgency',
  filters: {
    status: 'status',
    priority: 'priority',
    subject: 'subject',
    quoteId: 'quote_id',
    clientId: 'client_id',
    leadId: 'lead_id',
    dueDate: 'due_date',
    assignedTo: 'assignee_id',
    aboutPeople: WITHOUT_QUOTE,
    overdueOn: isOverdueSql,
    notOverdueOn: (today) => `not ${isOverdueSql(today)}`,
  },
  common: ['priority', 'subject'],
});

export const ListCallbacksQuery = implement(
  listCallbacks,
  [TenantReader, OrganisationFacts],
  (reader, organisation) => ({
    async handle({ query }) {
      const { assignee, overdue, ...filters } = query;
      const seen = visibleSubjects();
      const subject = (filters.subject ?? seen).filter((one) => seen.includes(one));
      if (subject.length === 0) return { items: [], nextCursor: null, total: 0, totalIsEstimate: false };
      const today = overdue === undefined ? undefined : await organisation.today();
      return reader.page(callbackList, {
        ...filters,
        subject: subject.length < callbackSubject.options.length ? subject : undefined,
        aboutPeople: subject.includes('QUOTE') ? undefined : true,
        ...(assignee && { assignedTo: assigneeFilter(assignee) }),
        ...(overdue === true && { overdueOn: today }),
        ...(overdue === false && { notOverdueOn: today }),
      });
    },
  }),
);

/** Translates "me" or "none" to the value of the assignee filter. */
export function assigneeFilter(assignee: 'me' | 'none'): string {
  const { principal } = currentContext();
  return assignee === 'me' && principal.kind === 'user' ? principal.userId : NONE;
}
