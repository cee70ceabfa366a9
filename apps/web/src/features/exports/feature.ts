import { ADMINS } from '@quillcare/contracts';
import { ArchiveIcon } from '@quillcare/ui';
import type { Feature } from '../../shared/feature/feature';
import { isAdmin } from '../../shared/feature/visibility';

const right = { roles: ADMINS };

export const exportsFeature: Feature = {
  pages: [
    { path: '/exports', load: async () => (await import('./export-list.page')).ExportListPage },
    {
      path: '/exports/practice',
      right,
      load: async () => (await import('./practice-export.page')).PracticeExportPage,
    },
  ],
  palette: [
    { order: 92, label: 'entry.exports', to: '/exports', isVisible: () => true },
    {
      order: 93,
      label: 'entry.practiceExport',
      to: '/exports/practice',
      isVisible: isAdmin,
    },
  ],
  tools: [
    {
      group: 'records',
      order: 40,
      to: '/exports/practice',
      title: 'entry.practiceExport',
      does: 'tool.practiceExport',
      icon: ArchiveIcon,
      right,
    },
  ],
};
