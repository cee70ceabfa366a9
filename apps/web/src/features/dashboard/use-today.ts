import { listCallbacks, listQuotes } from '@quillcare/contracts';
import { useOperationQuery } from '../../shared/api/hooks';
import { useFormats } from '../../shared/formats/use-formats';
import { todosOf, type Todo } from './today';
import { ATTEMPTED, PENDING, QUERIES, SENT } from './today.requests';

/** The dashboard's lists, and the things to do that follow from them. */
export function useToday() {
  const { today } = useFormats();
  const queries = useOperationQuery(listQuotes, QUERIES);
  const sent = useOperationQuery(listQuotes, SENT);
  const pending = useOperationQuery(listCallbacks, PENDING);
  const attempted = useOperationQuery(listCallbacks, ATTEMPTED);
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
