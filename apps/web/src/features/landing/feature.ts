import type { Feature } from '../../shared/feature/feature';

export const landingFeature: Feature = {
  pages: [
    { path: '/', right: 'public', load: async () => (await import('./landing.page')).LandingPage },
    { path: '/terms', right: 'public', load: async () => (await import('./legal.page')).TermsPage },
    {
      path: '/verify',
      right: 'public',
      load: async () => (await import('./verify-redirect.page')).VerifyRedirectPage,
    },
    {
      path: '/stop-reminders/:token',
      right: 'public',
      load: async () => (await import('./stop-reminders.page')).StopRemindersPage,
    },
    { path: '/privacy', right: 'public', load: async () => (await import('./legal.page')).PrivacyPage },
    // Catch-all for unknown paths.
    { path: '*', right: 'public', load: async () => (await import('./missing.page')).PublicNotFoundPage },
  ],
};
