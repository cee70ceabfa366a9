import { can } from '@quillcare/contracts';
import { ReportsIcon } from '@quillcare/ui';
import type { Feature } from '../../shared/feature/feature';

const getReportSummary = async () => (await import('../../shared/feature/operations')).getReportSummary;

export const reportsFeature: Feature = {
  pages: [
    {
      path: '/reports',
      right: getReportSummary,
      load: async () => (await import('./reports.page')).ReportsPage,
    },
  ],
  entries: [
    {
      to: '/reports',
      label: 'entry.reports',
      icon: ReportsIcon,
      menu: { group: 'main', order: 60, isVisible: (rights) => can(rights, 'REPORTS', 'READ') },
    },
  ],
};
