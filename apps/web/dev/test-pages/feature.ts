import type { Feature } from '../../src/shared/feature/feature';

export const testPagesFeature: Feature = {
  // Absent in production. The router ignores case, so /Simple-test works too.
  pages: [
    {
      path: '/simple-test',
      right: 'public',
      only: 'elsewhere',
      load: async () => (await import('./simple-test.page')).SimpleTestPage,
    },
    {
      path: '/admin-test',
      right: 'public',
      only: 'elsewhere',
      load: async () => (await import('./rights-test.page')).AdminTestPage,
    },
    {
      path: '/super-admin-test',
      right: 'public',
      only: 'elsewhere',
      load: async () => (await import('./rights-test.page')).SuperAdminTestPage,
    },
    {
      path: '/test-component',
      right: 'public',
      only: 'elsewhere',
      load: async () => (await import('./component-test.page')).ComponentTestPage,
    },
  ],
};
