import type { Feature } from '../../shared/feature/feature';

export const confirmationFeature: Feature = {
  banner: async () => (await import('./unconfirmed.banner')).UnconfirmedBanner,
};
