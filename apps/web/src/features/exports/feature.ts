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
  entries: [
    { to: '/exports', label: 'entry.exports', palette: { order: 92, isVisible: () => true } },
    {
      to: '/exports/practice',
      label: 'entry.practiceExport',
      icon: ArchiveIcon,
      palette: { order: 93, isVisible: isAdmin },
      tool: { group: 'records', order: 40, does: 'tool.practiceExport', right },
    },
  ],
};
