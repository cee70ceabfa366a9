import { DashboardIcon } from '@quillcare/ui';
import type { Feature } from '../../shared/feature/feature';
import { isActiveUser } from '../../shared/feature/visibility';

const load = async () => (await import('./dashboard.page')).DashboardPage;

export const dashboardFeature: Feature = {
  pages: [
    { path: '/app', load },
    { path: '/dashboard', load },
  ],
  entries: [
    {
      to: '/app',
      label: 'entry.dashboard',
      icon: DashboardIcon,
      menu: { group: 'main', order: 10, isVisible: isActiveUser, isExact: true, alsoAt: ['/dashboard'] },
    },
  ],
  earlyReads: {
    paths: ['/app', '/dashboard'],
    isAllowed: isActiveUser,
    load: async () => (await import('./dashboard.page')).todayPrefetch(window.location.search),
  },
};
