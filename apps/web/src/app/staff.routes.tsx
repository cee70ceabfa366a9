import type { RouteObject } from 'react-router-dom';
import { ADMINS } from '@quillcare/contracts';
import { doctors, hospitals, surgeries } from '../features/directory/directory.routes';
import { editQuote, newQuote, quotes } from '../features/quotes/quote.routes';
import { needing } from './access/page-rights.routes';
import { RequireRight } from './access/require-right.view';
import { SET_UP_PATH } from '../shared/session/second-step.path';

/** Pages for administrators, even if others may call their operations. */
function forAdmins(children: RouteObject[]): RouteObject {
  return { element: <RequireRight permission={{ roles: ADMINS }} />, children };
}

const dashboard = async () => ({ Component: (await import('../features/dashboard/today.page')).TodayPage });
const billing = async () => ({ Component: (await import('../features/billing/billing.page')).BillingPage });

const clientRoutes: RouteObject[] = [
  needing('listClients', [
    {
      path: '/clients',
      lazy: async () => ({
        Component: (await import('../features/clients/client-list.page')).ClientListPage,
      }),
    },
    {
      path: '/clients/:id',
      lazy: async () => ({
        Component: (await import('../features/clients/client-detail.page')).ClientDetailPage,
      }),
    },
  ]),
  needing('createClient', [
    {
      path: '/clients/new',
      lazy: async () => ({ Component: (await import('../features/clients/client-form.page')).NewClientPage }),
    },
  ]),
  needing('updateClient', [
    {
      path: '/clients/:id/edit',
      lazy: async () => ({
        Component: (await import('../features/clients/client-form.page')).EditClientPage,
      }),
    },
  ]),
  needing('listImports', [
    {
      path: '/clients/import',
      lazy: async () => ({ Component: (await import('../features/imports/import.page')).ImportPage }),
    },
  ]),
];

const workRoutes: RouteObject[] = [
  needing('listCallbacks', [
    {
      path: '/callbacks',
      lazy: async () => ({
        Component: (await import('../features/callbacks/callback-list.page')).CallbackListPage,
      }),
    },
  ]),
  needing('listSurgeryCases', [
    {
      path: '/surgery-cases',
      lazy: async () => ({
        Component: (await import('../features/surgery-cases/surgery-case-list.page')).SurgeryCaseListPage,
      }),
    },
  ]),
  needing('listAuditEntries', [
    {
      path: '/admin/audit-trail',
      lazy: async () => ({ Component: (await import('../features/audit/audit-trail.page')).AuditTrailPage }),
    },
  ]),
  // Everybody may know whether the practice has a plan; its price is for administrators.
  forAdmins([
    { path: '/admin/billing', lazy: billing },
    { path: '/admin/subscription', lazy: billing },
    {
      path: '/admin',
      lazy: async () => ({ Component: (await import('../features/admin/admin.page')).AdminPage }),
    },
  ]),
];

const peopleRoutes: RouteObject[] = [
  needing('listUsers', [
    {
      path: '/users',
      lazy: async () => ({ Component: (await import('../features/users/user-list.page')).UserListPage }),
    },
    {
      path: '/users/:id',
      lazy: async () => ({ Component: (await import('../features/users/user-detail.page')).UserDetailPage }),
    },
  ]),
  needing('listInvitations', [
    {
      path: '/users/invitations',
      lazy: async () => ({
        Component: (await import('../features/users/invitation-list.page')).InvitationListPage,
      }),
    },
  ]),
  needing('getOrganisationSettings', [
    {
      path: '/admin/organization-settings',
      lazy: async () => ({
        Component: (await import('../features/organisation/organisation-settings.page'))
          .OrganisationSettingsPage,
      }),
    },
  ]),
];

const platformRoutes: RouteObject[] = [
  needing('listOrganisations', [
    {
      path: '/organizations',
      lazy: async () => ({
        Component: (await import('../features/platform/organisation-list.page')).OrganisationListPage,
      }),
    },
  ]),
  needing('getOrganisationOverview', [
    {
      path: '/organizations/:id',
      lazy: async () => ({
        Component: (await import('../features/platform/organisation-detail.page')).OrganisationDetailPage,
      }),
    },
  ]),
  needing('getPlatformFigures', [
    {
      path: '/super-admin',
      lazy: async () => ({
        Component: (await import('../features/platform/super-admin.page')).SuperAdminPage,
      }),
    },
  ]),
  needing('listSuperAdmins', [
    {
      path: '/admin/super-admin-management',
      lazy: async () => ({
        Component: (await import('../features/platform/super-admin-management.page'))
          .SuperAdminManagementPage,
      }),
    },
  ]),
  needing('listContactMessages', [
    {
      path: '/admin/contact-messages',
      lazy: async () => ({
        Component: (await import('../features/contact-messages/contact-message-list.page'))
          .ContactMessageListPage,
      }),
    },
  ]),
];

/** Pages of signed-in staff, inside the shell. */
export const staffRoutes: RouteObject[] = [
  { path: '/app', lazy: dashboard },
  { path: '/dashboard', lazy: dashboard },
  ...clientRoutes,
  needing('listDoctors', doctors),
  needing('listHospitals', hospitals),
  needing('listSurgeries', surgeries),
  needing('listQuotes', quotes),
  needing('createQuote', [newQuote]),
  needing('updateQuote', [editQuote]),
  ...workRoutes,
  ...peopleRoutes,
  ...platformRoutes,
  {
    path: '/profile',
    lazy: async () => ({ Component: (await import('../features/account/profile.page')).ProfilePage }),
  },
  {
    path: SET_UP_PATH,
    lazy: async () => ({
      Component: (await import('../features/auth/second-step/set-up.page')).SetUpPage,
    }),
  },
  {
    path: '/settings',
    lazy: async () => ({ Component: (await import('../features/account/settings.page')).SettingsPage }),
  },
];
