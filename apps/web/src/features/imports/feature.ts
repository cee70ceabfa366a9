import { UploadIcon } from '@quillcare/ui';
import type { Feature } from '../../shared/feature/feature';

const listImports = async () => (await import('../../shared/feature/operations')).listImports;
const createImport = async () => (await import('../../shared/feature/operations')).createImport;

export const importsFeature: Feature = {
  pages: [
    {
      path: '/clients/import',
      right: listImports,
      load: async () => (await import('./import.page')).ImportPage,
    },
  ],
  actions: [{ order: 60, label: 'action.importClients', to: '/clients/import', right: createImport }],
  tools: [
    {
      group: 'records',
      order: 30,
      to: '/clients/import',
      title: 'action.importClients',
      does: 'tool.importClients',
      icon: UploadIcon,
      right: listImports,
    },
  ],
};
