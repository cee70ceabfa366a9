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
  entries: [
    {
      to: '/admin/invoices',
      label: 'entry.platformInvoices',
      icon: BillingIcon,
      menu: { group: 'administration', order: 45, isVisible: isSuperAdmin },
      tool: { group: 'platform', order: 25, does: 'tool.platformInvoices', right: listPlatformInvoices },
    },
  ],
};
