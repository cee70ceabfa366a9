import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { LoadingScreen } from '@quillcare/ui';
import { environment, type Environment } from '../shared/environment/environment';
import { NotFoundPage } from '../shared/pages/not-found.page';
import { RequireSession } from './access/require-session.view';
import { ErrorScreen } from './errors/error-screen.view';
import { featureRoutes, redirectRoutes } from './feature.routes';
import { Root } from './root.view';

const withinShell = (where: Environment): RouteObject => ({
  // Loaded lazily, because a visitor who is not signed in never sees the shell.
  lazy: async () => ({ Component: await (await import('./shell/load.frame')).loadFrame() }),
  children: [
    {
      errorElement: <ErrorScreen />,
      children: [
        ...featureRoutes(where, 'shell'),
        { path: '/admin/*', element: <NotFoundPage isWithinShell /> },
      ],
    },
  ],
});

/** Returns all routes of the staff app in the given environment. The patient's page is a separate entry. */
export const routesFor = (where: Environment): RouteObject[] => [
  {
    element: <Root />,
    errorElement: <ErrorScreen />,
    // Looks like index.html while the first page's code loads.
    hydrateFallbackElement: <LoadingScreen />,
    children: [
      ...featureRoutes(where, 'public'),
      ...redirectRoutes(),
      { element: <RequireSession />, children: [...featureRoutes(where, 'alone'), withinShell(where)] },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routesFor(environment()));
