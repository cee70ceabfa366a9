import { ClientsIcon } from '@quillcare/ui';
import type { Feature } from '../../shared/feature/feature';
import { hasAnyRightTo } from '../../shared/feature/visibility';

const listClients = async () => (await import('../../shared/feature/operations')).listClients;
const createClient = async () => (await import('../../shared/feature/operations')).createClient;
const mergePreview = async () => (await import('../../shared/feature/operations')).previewMerge;
const updateClient = async () => (await import('../../shared/feature/operations')).updateClient;

export const clientsFeature: Feature = {
  pages: [
    {
      path: '/clients',
      right: listClients,
      load: async () => (await import('./client-list.page')).ClientListPage,
    },
    {
      path: '/clients/duplicates',
      right: listClients,
      load: async () => (await import('./duplicate-list.page')).DuplicateListPage,
    },
    {
      path: '/clients/:id/merge/:otherId',
      right: mergePreview,
      load: async () => (await import('./merge.page')).MergePage,
    },
    {
      path: '/clients/:id',
      right: listClients,
      load: async () => (await import('./client-detail.page')).ClientDetailPage,
    },
    {
      path: '/clients/new',
      right: createClient,
      load: async () => (await import('./client.form')).NewClientPage,
    },
    {
      path: '/clients/:id/edit',
      right: updateClient,
      load: async () => (await import('./client.form')).EditClientPage,
    },
  ],
  entries: [
    {
      to: '/clients',
      label: 'entry.clients',
      icon: ClientsIcon,
      menu: { group: 'main', order: 20, isVisible: hasAnyRightTo('CLIENTS') },
    },
  ],
  actions: [{ order: 20, label: 'action.newClient', to: '/clients/new', right: createClient }],
};
