import type { ImportEntityType } from '@quillcare/rules';
import { UploadIcon } from '@quillcare/ui';
import type { Feature, FeaturePage, Right } from '../../shared/feature/feature';

/** Roles that may import clients. Must match `canImport`. */
const CLIENT_IMPORTERS: Right = { roles: ['SUPER_ADMIN', 'ORG_ADMIN', 'SALES_MANAGER'] };
const listImports = async () => (await import('../../shared/feature/operations')).listImports;
const createSite = async () => (await import('../../shared/feature/operations')).createSite;

const pageFor = (entityType: ImportEntityType, right: Right): FeaturePage => ({
  path: `/${entityType}/import`,
  right,
  load: async () => (await import('./import.page')).buildImportPage(entityType),
});

export const importsFeature: Feature = {
  pages: [
    pageFor('clients', CLIENT_IMPORTERS),
    pageFor('leads', listImports),
    // Master data is imported by those who may manage sites, that is administrators (see `canImport`).
    pageFor('sites', createSite),
    pageFor('hospitals', createSite),
    pageFor('doctors', createSite),
    pageFor('surgeries', createSite),
  ],
  actions: [{ order: 60, label: 'action.importClients', to: '/clients/import', right: CLIENT_IMPORTERS }],
  entries: [
    {
      to: '/clients/import',
      label: 'action.importFile',
      icon: UploadIcon,
      tool: { group: 'records', order: 30, does: 'tool.importFile', right: CLIENT_IMPORTERS },
    },
  ],
};
