import { createBrowserRouter, Navigate, Outlet, type RouteObject } from 'react-router-dom';
import { LoadingScreen } from '@quillcare/ui';
import { quoteRoutes } from '../features/quotes/quote.routes';
import { ToastRegion } from '../shared/toasts/toast-region';
import { environment, type Environment } from './environment';
import { ErrorScreen } from './errors/error-screen';
import { NotFoundPage } from './errors/not-found.page';
import { diagnosticRoutes, testRoutes } from './routes.checks';
import { missingRoute, publicRoutes } from './routes.public';
import { staffRoutes } from './routes.staff';
import { RequireSession } from './session/require-session';
import { VERIFY_PATH } from './session/second-step.path';
import { StepUpHost } from './session/step-up.host';
import { SupportBanner } from './support/support-banner';
import { SupportWatch } from './support/support-watch';

function Root() {
  return (
    <>
      <SupportBanner />
      <Outlet />
      <StepUpHost />
      <ToastRegion />
      <SupportWatch />
    </>
  );
}

const withinShell = (where: Environment): RouteObject => ({
  // The shell is not part of the first screen of a visitor who is not signed in.
  lazy: async () => ({ Component: (await import('./shell/staff-frame')).StaffFrame }),
  children: [
    {
      errorElement: <ErrorScreen />,
      children: [
        ...staffRoutes,
        ...quoteRoutes,
        ...diagnosticRoutes(where),
        { path: '/admin/*', element: <NotFoundPage isWithinShell /> },
      ],
    },
  ],
});

const verification: RouteObject = {
  path: VERIFY_PATH,
  lazy: async () => ({
    Component: (await import('../features/auth/second-step/verify.page')).VerifyPage,
  }),
};

/** Every page of the staff app in this environment; the patient's page is a separate entry. */
export const routesFor = (where: Environment): RouteObject[] => [
  {
    element: <Root />,
    errorElement: <ErrorScreen />,
    // While the first page's code loads, looks like index.html before any code.
    hydrateFallbackElement: <LoadingScreen />,
    children: [
      ...publicRoutes,
      ...testRoutes(where),
      { path: '/subscription', element: <Navigate to="/admin/billing" replace /> },
      { element: <RequireSession />, children: [verification, withinShell(where)] },
      missingRoute,
    ],
  },
];

export const createRouter = () => createBrowserRouter(routesFor(environment()));
