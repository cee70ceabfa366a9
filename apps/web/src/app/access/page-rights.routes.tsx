import type { RouteObject } from 'react-router-dom';
import type { Right } from '../../shared/feature/feature';
import { permissionOf } from './permissions';
import { RequireRight } from './require-right.view';

/** Wraps a page so that only people with the right can open it. */
export function needing(right: Right, page: RouteObject): RouteObject {
  const children = [page];
  if (typeof right !== 'function') return { element: <RequireRight permission={right} />, children };
  return {
    lazy: async () => ({ element: <RequireRight permission={await permissionOf(right)} /> }),
    children,
  };
}
