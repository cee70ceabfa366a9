import { createBrowserRouter, Navigate, Outlet, type RouteObject } from 'react-router-dom';
import { LoadingScreen } from '@quillcare/ui';
import { ToastRegion } from '../shared/toasts/toast-region.view';
import { environment, type Environment } from '../shared/environment/environment';
import { ErrorScreen } from './errors/error-screen.view';
import { NotFoundPage } from '../shared/pages/not-found.page';
import { diagnosticRoutes, testRoutes } from './checks.routes';
import { missingRoute, publicRoutes } from './public.routes';
import { staffRoutes } from './staff.routes';
import { RequireSession } from './access/require-session.view';
import { VERIFY_PATH } from '../shared/session/second-step.path';
import { StepUpHost } from './access/step-up.host';
import { SupportBanner } from './support/support.banner';
import { SupportWatch } from './support/support-watch.view';

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
  lazy: async () => ({ Component: (await import('./shell/staff.frame')).StaffFrame }),
  children: [
    {
      errorElement: <ErrorScreen />,
      children: [
        ...staffRoutes,
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
