import type { RouteObject } from 'react-router-dom';
import type { OperationPermission } from '@quillcare/contracts';
import type { Environment } from '../shared/environment/environment';
import { RequireRight } from './access/require-right.view';

const rights = () => import('../features/test-pages/rights-test.page');

/** Test pages, absent in production. */
export function testRoutes(environment: Environment): RouteObject[] {
  if (environment === 'production') return [];
  return [
    {
      // The router ignores case, so /Simple-test is this page as well.
      path: '/simple-test',
      lazy: async () => ({
        Component: (await import('../features/test-pages/simple-test.page')).SimpleTestPage,
      }),
    },
    { path: '/admin-test', lazy: async () => ({ Component: (await rights()).AdminTestPage }) },
    { path: '/super-admin-test', lazy: async () => ({ Component: (await rights()).SuperAdminTestPage }) },
    {
      path: '/test-component',
      lazy: async () => ({
        Component: (await import('../features/test-pages/component-test.page')).ComponentTestPage,
      }),
    },
    {
      path: '/gallery/*',
      lazy: async () => ({ Component: (await import('../features/gallery/gallery.page')).GalleryPage }),
    },
  ];
}

/** The state of the product: for super admins in production, elsewhere for everybody who is signed in. */
export function diagnosticRoutes(environment: Environment): RouteObject[] {
  const permission: OperationPermission =
    environment === 'production' ? { roles: ['SUPER_ADMIN'] } : 'signed-in';
  return [
    {
      element: <RequireRight permission={permission} />,
      children: [
        {
          path: '/diagnostic',
          lazy: async () => ({
            Component: (await import('../features/diagnostic/diagnostic.page')).DiagnosticPage,
          }),
        },
      ],
    },
  ];
}
