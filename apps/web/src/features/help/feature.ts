import type { Feature } from '../../shared/feature/feature';
import { isActiveUser } from '../../shared/feature/visibility';

export const helpFeature: Feature = {
  pages: [
    { path: '/help', load: async () => (await import('./help.page')).HelpPage },
    { path: '/help/:slug', load: async () => (await import('./help-article.page')).HelpArticlePage },
  ],
  entries: [{ to: '/help', label: 'entry.help', palette: { order: 90, isVisible: isActiveUser } }],
  headerButton: async () => (await import('./help-button.view')).HelpButton,
};
