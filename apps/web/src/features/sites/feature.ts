import { SitesIcon } from '@quillcare/ui';
import type { Feature } from '../../shared/feature/feature';
import { isActiveUser, isAdmin } from '../../shared/feature/visibility';

const listSites = async () => (await import('../../shared/feature/operations')).listSites;
const createSite = async () => (await import('../../shared/feature/operations')).createSite;
const updateSite = async () => (await import('../../shared/feature/operations')).updateSite;

export const sitesFeature: Feature = {
  pages: [
    { path: '/sites', right: listSites, load: async () => (await import('./site-list.page')).SiteListPage },
    {
      path: '/sites/:id',
      right: listSites,
      load: async () => (await import('./site-detail.page')).SiteDetailPage,
    },
    { path: '/sites/new', right: createSite, load: async () => (await import('./site.form')).NewSitePage },
    {
      path: '/sites/:id/edit',
      right: updateSite,
      load: async () => (await import('./site.form')).EditSitePage,
    },
  ],
  entries: [
    {
      to: '/sites',
      label: 'entry.sites',
      icon: SitesIcon,
      menu: { group: 'management', order: 33, isVisible: isAdmin },
      // Those who do not have it in the sidebar can read it and find it here.
      palette: { order: 18, isVisible: (rights) => isActiveUser(rights) && !isAdmin(rights) },
      tool: { group: 'practice', order: 50, does: 'tool.sites', right: createSite },
    },
  ],
  actions: [{ order: 55, label: 'action.newSite', to: '/sites/new', right: createSite }],
};
