import { BillingIcon, OrganisationIcon, SuperAdminIcon } from '@quillcare/ui';
import type { Feature, Right } from '../../shared/feature/feature';
import { isSuperAdmin } from '../../shared/feature/visibility';

const superAdmins: Right = { roles: ['SUPER_ADMIN'] };
const listOrganisations = async () => (await import('../../shared/feature/operations')).listOrganisations;
const getOrganisationOverview = async () =>
  (await import('../../shared/feature/operations')).getOrganisationOverview;
const getPlatformFigures = async () => (await import('../../shared/feature/operations')).getPlatformFigures;
const listSuperAdmins = async () => (await import('../../shared/feature/operations')).listSuperAdmins;
const listDiscountRates = async () => (await import('../../shared/feature/operations')).listDiscountRates;
const listNonBillingOrganisations = async () =>
  (await import('../../shared/feature/operations')).listNonBillingOrganisations;

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
    {
      path: '/admin/mates-rates',
      right: listDiscountRates,
      load: async () => (await import('./mates-rate-list.page')).MatesRateListPage,
    },
    {
      path: '/admin/non-billing-organizations',
      right: listNonBillingOrganisations,
      load: async () => (await import('./non-billing-list.page')).NonBillingListPage,
    },
  ],
  entries: [
    {
      to: '/super-admin',
      label: 'entry.superAdmin',
      icon: SuperAdminIcon,
      menu: { group: 'administration', order: 30, isVisible: isSuperAdmin },
      tool: { group: 'platform', order: 10, does: 'tool.superAdmin', right: superAdmins },
    },
    {
      to: '/organizations',
      label: 'entry.organisations',
      icon: OrganisationIcon,
      menu: { group: 'administration', order: 40, isVisible: isSuperAdmin, isMarked: true },
      tool: { group: 'platform', order: 20, does: 'tool.organisations', right: superAdmins },
    },
    {
      to: '/admin/super-admin-management',
      label: 'entry.superAdminManagement',
      icon: SuperAdminIcon,
      menu: { group: 'administration', order: 50, isVisible: isSuperAdmin },
      tool: { group: 'platform', order: 30, does: 'tool.superAdminManagement', right: superAdmins },
    },
    {
      to: '/admin/mates-rates',
      label: 'entry.matesRates',
      icon: BillingIcon,
      menu: { group: 'administration', order: 52, isVisible: isSuperAdmin },
      tool: { group: 'platform', order: 32, does: 'tool.matesRates', right: superAdmins },
    },
    {
      to: '/admin/non-billing-organizations',
      label: 'entry.nonBilling',
      icon: BillingIcon,
      menu: { group: 'administration', order: 54, isVisible: isSuperAdmin },
      tool: { group: 'platform', order: 34, does: 'tool.nonBilling', right: superAdmins },
    },
  ],
};
