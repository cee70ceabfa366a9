import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { Operation, RequestOf, ResultOf } from '@quillcare/contracts';
import { queryEndpoint } from '../../api/endpoints';

/** Returns a function that fetches the current record from the server, bypassing the cache, and updates the cache. */
export function useReadNow<O extends Operation>(
  operation: O,
): (request: RequestOf<O>) => Promise<ResultOf<O>> {
  const dispatch = useDispatch();
  return useCallback(
    (request) => {
      const reading = queryEndpoint(operation).initiate(request, { forceRefetch: true, subscribe: false });
      return (dispatch(reading) as unknown as { unwrap: () => Promise<ResultOf<O>> }).unwrap();
    },
    [dispatch, operation],
  );
}
