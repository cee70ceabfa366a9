import { listCallbacks, listQuotes } from '@quillcare/contracts';
import { useOperationQuery } from '../../app/api';
import { useFormats } from '../../shared/formats/use-formats';
import { todosOf, type Todo } from './today';

const AT_MOST = 50;

/** The lists that today is made of, and what they say is to do. */
export function useToday() {
  const { today } = useFormats();
  const queries = useOperationQuery(listQuotes, {
    query: { status: 'QUERY_RECEIVED', sort: 'validUntil', limit: AT_MOST },
  });
  const sent = useOperationQuery(listQuotes, {
    query: { status: 'SENT', sort: 'validUntil', limit: AT_MOST },
  });
  const pending = useOperationQuery(listCallbacks, {
    query: { status: 'pending', sort: 'dueDate', limit: AT_MOST },
  });
  const attempted = useOperationQuery(listCallbacks, {
    query: { status: 'attempted', sort: 'dueDate', limit: AT_MOST },
  });
  const parts = [queries, sent, pending, attempted];
  const isReady = parts.every(({ data }) => data !== undefined);
  const error = isReady ? undefined : parts.find((part) => part.error)?.error;
  const refetch = () => parts.forEach((part) => part.refetch());
  const todos: Todo[] = isReady
    ? todosOf({
        today: today(),
        queries: queries.data?.items ?? [],
        sent: sent.data?.items ?? [],
        callbacks: [...(pending.data?.items ?? []), ...(attempted.data?.items ?? [])],
      })
    : [];
  return { isReady, error, refetch, todos, sent, queries };
}
