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
  palette: [{ order: 45, label: 'entry.medicareSchedule', to: '/admin/mbs', isVisible: isSuperAdmin }],
  tools: [
    {
      group: 'platform',
      order: 35,
      to: '/admin/mbs',
      title: 'entry.medicareSchedule',
      does: 'tool.medicareSchedule',
      icon: BillingIcon,
      right: { roles: ['SUPER_ADMIN'] },
    },
  ],
};
