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
    {
      group: 'administration',
      order: 52,
      label: 'entry.matesRates',
      to: '/admin/mates-rates',
      icon: BillingIcon,
      isVisible: isSuperAdmin,
    },
    {
      group: 'administration',
      order: 54,
      label: 'entry.nonBilling',
      to: '/admin/non-billing-organizations',
      icon: BillingIcon,
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
    {
      group: 'platform',
      order: 32,
      to: '/admin/mates-rates',
      title: 'entry.matesRates',
      does: 'tool.matesRates',
      icon: BillingIcon,
      right: superAdmins,
    },
    {
      group: 'platform',
      order: 34,
      to: '/admin/non-billing-organizations',
      title: 'entry.nonBilling',
      does: 'tool.nonBilling',
      icon: BillingIcon,
      right: superAdmins,
    },
  ],
};
