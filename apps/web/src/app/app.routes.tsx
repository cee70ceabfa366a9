import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { LoadingScreen } from '@quillcare/ui';
import { getEnvironment, type Environment } from '../shared/environment/environment';
import { NotFoundPage } from '../shared/pages/not-found.page';
import { RequireSession } from './access/require-session.view';
import { ErrorScreen } from './errors/error-screen.view';
import { buildFeatureRoutes, buildRedirectRoutes } from './feature.routes';
import { Root } from './root.view';

const buildShellRoute = (where: Environment): RouteObject => ({
  // Loaded lazily, because a visitor who is not signed in never sees the shell.
  lazy: async () => ({ Component: await (await import('./shell/load.frame')).loadFrame() }),
  children: [
    {
      errorElement: <ErrorScreen />,
      children: [
        ...buildFeatureRoutes(where, 'shell'),
        { path: '/admin/*', element: <NotFoundPage isWithinShell /> },
      ],
    },
  ],
});

/** Returns all routes of the staff app in the given environment. The patient's page is a separate entry. */
export const buildRoutes = (where: Environment): RouteObject[] => [
  {
    element: <Root />,
    errorElement: <ErrorScreen />,
    // Looks like index.html while the first page's code loads.
    hydrateFallbackElement: <LoadingScreen />,
    children: [
      ...buildFeatureRoutes(where, 'public'),
      ...buildRedirectRoutes(),
      {
        element: <RequireSession />,
        children: [...buildFeatureRoutes(where, 'alone'), buildShellRoute(where)],
      },
    ],
  },
];

export const createRouter = () => createBrowserRouter(buildRoutes(getEnvironment()));
