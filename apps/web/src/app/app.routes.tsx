import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { LoadingScreen } from '@quillcare/ui';
import { environment, type Environment } from '../shared/environment/environment';
import { NotFoundPage } from '../shared/pages/not-found.page';
import { RequireSession } from './access/require-session.view';
import { ErrorScreen } from './errors/error-screen.view';
import { featureRoutes, redirectRoutes } from './feature.routes';
import { Root } from './root.view';

const withinShell = (where: Environment): RouteObject => ({
  // The shell is not part of the first screen of a visitor who is not signed in.
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

/** Every page of the staff app in this environment; the patient's page is a separate entry. */
export const routesFor = (where: Environment): RouteObject[] => [
  {
    element: <Root />,
    errorElement: <ErrorScreen />,
    // While the first page's code loads, looks like index.html before any code.
    hydrateFallbackElement: <LoadingScreen />,
    children: [
      ...featureRoutes(where, 'public'),
      ...redirectRoutes(),
      { element: <RequireSession />, children: [...featureRoutes(where, 'alone'), withinShell(where)] },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routesFor(environment()));
