import { SitesIcon } from '@quillcare/ui';
import type { Feature } from '../../shared/feature/feature';
import { always, isAdmin } from '../../shared/feature/visibility';

const listSites = async () => (await import('../../shared/feature/operations')).listSites;
const createSite = async () => (await import('../../shared/feature/operations')).createSite;
const updateSite = async () => (await import('../../shared/feature/operations')).updateSite;

export const sitesFeature: Feature = {
  pages: [
    {
      path: '/sites',
      right: listSites,
      load: async () => (await import('./site-list.page')).SiteListPage,
    },
    {
      path: '/sites/:id',
      right: listSites,
      load: async () => (await import('./site-detail.page')).SiteDetailPage,
    },
    {
      path: '/sites/new',
      right: createSite,
      load: async () => (await import('./site.form')).NewSitePage,
    },
    {
      path: '/sites/:id/edit',
      right: updateSite,
      load: async () => (await import('./site.form')).EditSitePage,
    },
  ],
  menu: [
    {
      group: 'management',
      order: 33,
      label: 'entry.sites',
      to: '/sites',
      icon: SitesIcon,
      isVisible: isAdmin,
    },
  ],
  actions: [{ order: 55, label: 'action.newSite', to: '/sites/new', right: createSite }],
  // Administrators have it in the sidebar. All others can read it and find it here.
  palette: [
    {
      order: 18,
      label: 'entry.sites',
      to: '/sites',
      isVisible: (rights) => always(rights) && !isAdmin(rights),
    },
  ],
  tools: [
    {
      group: 'practice',
      order: 50,
      to: '/sites',
      title: 'entry.sites',
      does: 'tool.sites',
      icon: SitesIcon,
      right: createSite,
    },
  ],
};
