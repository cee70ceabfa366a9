import { Navigate, type RouteObject } from 'react-router-dom';
import type { Environment } from '../shared/environment/environment';
import type { FeaturePage } from '../shared/feature/feature';
import { needing } from './access/page-rights.routes';
import { FEATURES } from './features';

/** Where a page is shown: without a session, without the shell to signed-in users, or inside the shell. */
export type Surroundings = 'public' | 'alone' | 'shell';

/** Returns the features' pages that exist in the environment, for the given surroundings. */
export function featureRoutes(environment: Environment, surroundings: Surroundings): RouteObject[] {
  return FEATURES.flatMap(({ pages = [] }) => pages)
    .filter((page) => existsIn(environment, page) && surroundingsOf(page) === surroundings)
    .map(routeOf);
}

/** Redirects old URLs to their current pages. */
export function redirectRoutes(): RouteObject[] {
  return FEATURES.flatMap(({ redirects = {} }) => Object.entries(redirects)).map(([path, to]) => ({
    path,
    element: <Navigate to={to} replace />,
  }));
}

function existsIn(environment: Environment, { only }: FeaturePage): boolean {
  if (only === undefined) return true;
  return (only === 'production') === (environment === 'production');
}

function surroundingsOf({ right, isAlone }: FeaturePage): Surroundings {
  if (right === 'public') return 'public';
  return isAlone ? 'alone' : 'shell';
}

function routeOf({ path, right, load }: FeaturePage): RouteObject {
  const route: RouteObject = { path, lazy: async () => ({ Component: await load() }) };
  return right === undefined || right === 'public' ? route : needing(right, route);
}
