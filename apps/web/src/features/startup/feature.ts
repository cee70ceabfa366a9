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
  palette: [{ order: 60, label: 'entry.startup', to: '/startup-wizard', isVisible: canCreateQuotes }],
};
