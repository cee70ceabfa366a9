import type { Feature } from '../../shared/feature/feature';

export const helpFeature: Feature = {
  headerButton: async () => (await import('./help-button.view')).HelpButton,
};
