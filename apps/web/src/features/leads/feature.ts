import { LeadsIcon } from '@quillcare/ui';
import type { Feature } from '../../shared/feature/feature';
import { hasAnyRightTo } from '../../shared/feature/visibility';

const listLeads = async () => (await import('../../shared/feature/operations')).listLeads;
const createLead = async () => (await import('../../shared/feature/operations')).createLead;
const updateLead = async () => (await import('../../shared/feature/operations')).updateLead;

/** Window event that opens the new lead dialog. */
const NEW_LEAD = 'open-new-lead';

export const leadsFeature: Feature = {
  pages: [
    {
      path: '/leads',
      right: listLeads,
      load: async () => (await import('./lead-list.page')).LeadListPage,
    },
    {
      path: '/leads/board',
      right: listLeads,
      load: async () => (await import('./lead-board.page')).LeadBoardPage,
    },
    {
      path: '/leads/new',
      right: createLead,
      load: async () => (await import('./new-lead.page')).NewLeadPage,
    },
    {
      path: '/leads/:id',
      right: listLeads,
      load: async () => (await import('./lead-detail.page')).LeadDetailPage,
    },
    {
      path: '/leads/:id/edit',
      right: updateLead,
      load: async () => (await import('./lead.form')).EditLeadPage,
    },
  ],
  entries: [
    {
      to: '/leads',
      label: 'entry.leads',
      icon: LeadsIcon,
      menu: { group: 'main', order: 25, isVisible: hasAnyRightTo('LEADS') },
    },
  ],
  board: {
    name: 'leads',
    order: 10,
    label: 'entry.leads',
    right: { resource: 'LEADS', action: 'READ' },
    load: async () => (await import('./lead-board.page')).LeadBoard,
  },
  headerAction: {
    order: 5,
    label: 'action.newLead',
    to: '/leads',
    event: NEW_LEAD,
    right: { resource: 'LEADS', action: 'CREATE' },
  },
  requests: { [NEW_LEAD]: '/leads/new' },
};
