import type { Feature } from '../../src/shared/feature/feature';

export const galleryFeature: Feature = {
  pages: [
    {
      path: '/gallery/*',
      right: 'public',
      only: 'elsewhere',
      load: async () => (await import('./gallery.page')).GalleryPage,
    },
  ],
};
