import type { RouteObject } from 'react-router-dom';
import { RequireRight } from './require-right.view';

type PageOperation = keyof typeof import('../page-operations');

/** Pages shown only to people who may call the given operation. */
export function needing(operation: PageOperation, children: RouteObject[]): RouteObject {
  return {
    lazy: async () => {
      const { permission } = (await import('../page-operations'))[operation];
      return { element: <RequireRight permission={permission} /> };
    },
    children,
  };
}
