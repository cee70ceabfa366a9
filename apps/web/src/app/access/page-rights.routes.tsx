import type { RouteObject } from 'react-router-dom';
import type { Right } from '../../shared/feature/feature';
import { permissionOf } from './permissions';
import { RequireRight } from './require-right.view';

/** A page shown only to people who have the right. */
export function needing(right: Right, page: RouteObject): RouteObject {
  const children = [page];
  if (typeof right !== 'function') return { element: <RequireRight permission={right} />, children };
  return {
    lazy: async () => ({ element: <RequireRight permission={await permissionOf(right)} /> }),
    children,
  };
}
