import type { Feature } from '../../shared/feature/feature';

export const exportsFeature: Feature = {
  pages: [{ path: '/exports', load: async () => (await import('./export-list.page')).ExportListPage }],
  palette: [{ order: 92, label: 'entry.exports', to: '/exports', isVisible: () => true }],
};
