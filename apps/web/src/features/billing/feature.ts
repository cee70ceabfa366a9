import { ADMINS } from '@quillcare/contracts';
import { BillingIcon } from '@quillcare/ui';
import type { Feature } from '../../shared/feature/feature';
import { isAdmin } from '../../shared/feature/visibility';

const right = { roles: ADMINS };
const load = async () => (await import('./billing.page')).BillingPage;

export const billingFeature: Feature = {
  banner: async () => (await import('./subscription.banner')).SubscriptionBanner,
  pages: [
    { path: '/admin/billing', right, load },
    { path: '/admin/subscription', right, load },
    {
      path: '/subscription-success',
      right: 'public',
      load: async () => (await import('./subscription-success.page')).SubscriptionSuccessPage,
    },
  ],
  redirects: { '/subscription': '/admin/billing' },
  entries: [
    {
      to: '/admin/billing',
      label: 'entry.billing',
      icon: BillingIcon,
      menu: { group: 'management', order: 50, isVisible: isAdmin, alsoAt: ['/admin/subscription'] },
      tool: { group: 'records', order: 20, does: 'tool.billing', right },
    },
  ],
};
