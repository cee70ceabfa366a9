import { useMemo } from 'react';
import type { ListPage } from '@quillcare/contracts';
import { useOperationQuery } from '../api/hooks';
import type { ApiProblem } from '../api/problem';
import type { List, Row } from './list.types';

export interface ListData {
  /** The answer to the current request or, while it loads, to the previous one. */
  page: ListPage<Row> | undefined;
  /** Whether `page` is the answer to the previous request. */
  isStale: boolean;
  /** Error of the current request. If there is a page, only refreshing it failed. */
  problem: ApiProblem | undefined;
  refetch: () => void;
}

/** Reads a page of the list. If the current request fails, the previous answer is not shown in its place. */
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
