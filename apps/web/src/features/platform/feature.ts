import { OrganisationIcon, SuperAdminIcon } from '@quillcare/ui';
import type { Feature, Right } from '../../shared/feature/feature';
import { isSuperAdmin } from '../../shared/feature/visibility';

const superAdmins: Right = { roles: ['SUPER_ADMIN'] };
const listOrganisations = async () => (await import('../../shared/feature/operations')).listOrganisations;
const getOrganisationOverview = async () =>
  (await import('../../shared/feature/operations')).getOrganisationOverview;
const getPlatformFigures = async () => (await import('../../shared/feature/operations')).getPlatformFigures;
const listSuperAdmins = async () => (await import('../../shared/feature/operations')).listSuperAdmins;

export const platformFeature: Feature = {
  pages: [
    {
      path: '/organizations',
      right: listOrganisations,
      load: async () => (await import('./organisation-list.page')).OrganisationListPage,
    },
    {
      path: '/organizations/:id',
      right: getOrganisationOverview,
      load: async () => (await import('./organisation-detail.page')).OrganisationDetailPage,
    },
    {
      path: '/super-admin',
      right: getPlatformFigures,
      load: async () => (await import('./super-admin.page')).SuperAdminPage,
    },
    {
      path: '/admin/super-admin-management',
      right: listSuperAdmins,
      load: async () => (await import('./super-admin-management.page')).SuperAdminManagementPage,
    },
  ],
  menu: [
    {
      group: 'administration',
      order: 30,
      label: 'entry.superAdmin',
      to: '/super-admin',
      icon: SuperAdminIcon,
      isVisible: isSuperAdmin,
    },
    {
      group: 'administration',
      order: 40,
      label: 'entry.organisations',
      to: '/organizations',
      icon: OrganisationIcon,
      isVisible: isSuperAdmin,
      isMarked: true,
    },
    {
      group: 'administration',
      order: 50,
      label: 'entry.superAdminManagement',
      to: '/admin/super-admin-management',
      icon: SuperAdminIcon,
      isVisible: isSuperAdmin,
    },
  ],
  tools: [
    {
      group: 'platform',
      order: 10,
      to: '/super-admin',
      title: 'entry.superAdmin',
      does: 'tool.superAdmin',
      icon: SuperAdminIcon,
      right: superAdmins,
    },
    {
      group: 'platform',
      order: 20,
      to: '/organizations',
      title: 'entry.organisations',
      does: 'tool.organisations',
      icon: OrganisationIcon,
      right: superAdmins,
    },
    {
      group: 'platform',
      order: 30,
      to: '/admin/super-admin-management',
      title: 'entry.superAdminManagement',
      does: 'tool.superAdminManagement',
      icon: SuperAdminIcon,
      right: superAdmins,
    },
  ],
};
