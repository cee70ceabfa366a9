import type { RouteObject } from 'react-router-dom';
import { RequireRight } from './session/require-right';

type PageOperation = keyof typeof import('./page-operations');

/** Pages that only people see who may call the operation behind them. */
export function needing(operation: PageOperation, children: RouteObject[]): RouteObject {
  return {
    lazy: async () => {
      const { permission } = (await import('./page-operations'))[operation];
      return { element: <RequireRight permission={permission} /> };
    },
    children,
  };
}
