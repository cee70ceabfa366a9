import { BillingIcon } from '@quillcare/ui';
import type { Feature } from '../../shared/feature/feature';
import { isAdmin } from '../../shared/feature/visibility';

const SETTINGS = '/admin/deposits';
const updateDepositSettings = async () =>
  (await import('../../shared/feature/operations')).updateDepositSettings;

export const depositsFeature: Feature = {
  pages: [
    {
      path: SETTINGS,
      right: updateDepositSettings,
      load: async () => (await import('./deposit-settings.page')).DepositSettingsPage,
    },
  ],
  palette: [{ order: 29, label: 'entry.deposits', to: SETTINGS, isVisible: isAdmin }],
  tools: [
    {
      group: 'practice',
      order: 18,
      to: SETTINGS,
      title: 'entry.deposits',
      does: 'tool.deposits',
      icon: BillingIcon,
      right: updateDepositSettings,
    },
  ],
};
