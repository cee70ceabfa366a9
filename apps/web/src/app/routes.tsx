import { createBrowserRouter, Navigate, Outlet, type RouteObject } from 'react-router-dom';
import { quoteRoutes } from '../features/quotes/quote.routes';
import { ToastRegion } from '../shared/toasts/toast-region';
import { ErrorScreen } from './errors/error-screen';
import { NotFoundPage } from './errors/not-found.page';
import { publicRoutes } from './routes.public';
import { staffRoutes } from './routes.staff';
import { RequireSession } from './session/require-session';
import { SupportBanner } from './support/support-banner';
import { SupportWatch } from './support/support-watch';

function Root() {
  return (
    <>
      <SupportBanner />
      <Outlet />
      <ToastRegion />
      <SupportWatch />
    </>
  );
}

const withinShell: RouteObject = {
  // The shell is not part of the first screen that a stranger sees.
  lazy: async () => ({ Component: (await import('./shell/app-shell')).AppShell }),
  children: [
    {
      errorElement: <ErrorScreen />,
      children: [
        ...staffRoutes,
        ...quoteRoutes,
        { path: '/admin/*', element: <NotFoundPage isWithinShell /> },
      ],
    },
  ],
};

/** Every page of the staff app; the patient's page is an entry of its own. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <ErrorScreen />,
    // Nothing to show while the very first page's code arrives: the loading screens come from the pages.
    hydrateFallbackElement: <span />,
    children: [
      ...publicRoutes,
      { path: '/subscription', element: <Navigate to="/admin/billing" replace /> },
      { element: <RequireSession />, children: [withinShell] },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routes);
