import { createBrowserRouter, Navigate, Outlet, type RouteObject } from 'react-router-dom';
import { quoteRoutes } from '../features/quotes/quote.routes';
import { ToastRegion } from '../shared/toasts/toast-region';
import { ErrorScreen } from './errors/error-screen';
import { NotFoundPage } from './errors/not-found.page';
import { missingRoute, publicRoutes } from './routes.public';
import { staffRoutes } from './routes.staff';
import { RequireSession } from './session/require-session';
import { VERIFY_PATH } from './session/second-step.path';
import { StepUpHost } from './session/step-up.host';

function Root() {
  return (
    <>
      <Outlet />
      <StepUpHost />
      <ToastRegion />
    </>
  );
}

const withinShell: RouteObject = {
  // The shell is not part of the first screen that a stranger sees.
  lazy: async () => ({ Component: (await import('./shell/staff-frame')).StaffFrame }),
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

const verification: RouteObject = {
  path: VERIFY_PATH,
  lazy: async () => ({
    Component: (await import('../features/auth/second-step/verify.page')).VerifyPage,
  }),
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
      { element: <RequireSession />, children: [verification, withinShell] },
      missingRoute,
    ],
  },
];

export const createRouter = () => createBrowserRouter(routes);
