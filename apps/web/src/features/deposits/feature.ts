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
  entries: [
    {
      to: SETTINGS,
      label: 'entry.deposits',
      icon: BillingIcon,
      palette: { order: 29, isVisible: isAdmin },
      tool: { group: 'practice', order: 18, does: 'tool.deposits', right: updateDepositSettings },
    },
  ],
};
