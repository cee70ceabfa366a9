import { FeesIcon } from '@quillcare/ui';
import type { Feature } from '../../shared/feature/feature';
import { isAdmin } from '../../shared/feature/visibility';

const read = async () => (await import('../../shared/feature/operations')).getSurgeryConfiguration;
const update = async () => (await import('../../shared/feature/operations')).updateSurgeryConfiguration;

export const surgeryConfigFeature: Feature = {
  pages: [
    {
      path: '/admin/surgery-config',
      right: read,
      load: async () => (await import('./config-list.page')).ConfigListPage,
    },
    {
      path: '/admin/surgery-config/:id',
      right: read,
      load: async () => (await import('./surgery-config.page')).SurgeryConfigPage,
    },
  ],
  entries: [
    {
      to: '/admin/surgery-config',
      label: 'entry.surgeryConfig',
      icon: FeesIcon,
      menu: { group: 'management', order: 34, isVisible: isAdmin },
      tool: { group: 'practice', order: 41, does: 'tool.surgeryConfig', right: update },
    },
  ],
};
