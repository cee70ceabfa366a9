import { useMemo } from 'react';
import type { ListPage } from '@quillcare/contracts';
import { useOperationQuery } from '../api/hooks';
import type { ApiProblem } from '../api/problem';
import type { List, Row } from './list.types';

export interface ListData {
  /** The answer to what is asked now; while it loads, the former one. */
  page: ListPage<Row> | undefined;
  /** `page` is the former answer. */
  isStale: boolean;
  /** What is asked now failed. With a page, only its refreshing failed. */
  problem: ApiProblem | undefined;
  refetch: () => void;
}

/** Reads a page of the list. A former answer never stands there as if it were the one to a question that failed. */
export function useListPage(
  list: List,
  query: Record<string, string>,
  params: Record<string, string> | undefined,
): ListData {
  const request = useMemo(() => (params ? { params, query } : { query }), [params, query]);
  const { data, currentData, error, isFetching, refetch } = useOperationQuery(list.operation, request, {
    refetchOnMountOrArgChange: list.isReadAtEachVisit,
  });
  const former = isFetching && !error && data?.items.length ? data : undefined;
  return { page: currentData ?? former, isStale: !currentData, problem: error, refetch };
}
