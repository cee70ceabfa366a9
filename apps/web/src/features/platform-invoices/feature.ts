import { BillingIcon } from '@quillcare/ui';
import type { Feature } from '../../shared/feature/feature';
import { isSuperAdmin } from '../../shared/feature/visibility';

const listPlatformInvoices = async () =>
  (await import('../../shared/feature/operations')).listPlatformInvoices;

export const platformInvoicesFeature: Feature = {
  pages: [
    {
      path: '/admin/invoices',
      right: listPlatformInvoices,
      load: async () => (await import('./platform-invoice-list.page')).PlatformInvoiceListPage,
    },
  ],
  menu: [
    {
      group: 'administration',
      order: 45,
      label: 'entry.platformInvoices',
      to: '/admin/invoices',
      icon: BillingIcon,
      isVisible: isSuperAdmin,
    },
  ],
  tools: [
    {
      group: 'platform',
      order: 25,
      to: '/admin/invoices',
      title: 'entry.platformInvoices',
      does: 'tool.platformInvoices',
      icon: BillingIcon,
      right: listPlatformInvoices,
    },
  ],
};
