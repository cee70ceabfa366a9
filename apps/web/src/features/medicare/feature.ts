import { BillingIcon } from '@quillcare/ui';
import type { Feature } from '../../shared/feature/feature';
import { isSuperAdmin } from '../../shared/feature/visibility';

const listMbsTables = async () => (await import('../../shared/feature/operations')).listMbsTables;

export const medicareFeature: Feature = {
  pages: [
    {
      path: '/admin/mbs',
      right: listMbsTables,
      load: async () => (await import('./medicare-schedule.page')).MedicareSchedulePage,
    },
  ],
  entries: [
    {
      to: '/admin/mbs',
      label: 'entry.medicareSchedule',
      icon: BillingIcon,
      palette: { order: 45, isVisible: isSuperAdmin },
      tool: {
        group: 'platform',
        order: 35,
        does: 'tool.medicareSchedule',
        right: { roles: ['SUPER_ADMIN'] },
      },
    },
  ],
};
