import type { Feature } from '../../shared/feature/feature';
import { canCreateQuotes } from '../../shared/feature/visibility';

export const startupFeature: Feature = {
  pages: [
    {
      path: '/startup-wizard',
      right: 'public',
      load: async () => (await import('./startup-wizard.page')).StartupWizardPage,
    },
  ],
  entries: [
    { to: '/startup-wizard', label: 'entry.startup', palette: { order: 60, isVisible: canCreateQuotes } },
  ],
};
