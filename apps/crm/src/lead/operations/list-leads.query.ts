import { listLeads, type LeadSummary } from '@quillcare/contracts';
import { isEmail, normaliseSearchText } from '@quillcare/rules';
import { defineList, implement, TenantReader, type ListDefinition } from '@quillcare/service-kit';
import { LEAD_COLUMNS } from './lead.columns';
import { ownerFilterValue } from './own-leads';

const activeLeads = defineList<LeadSummary>({
  name: 'crm.leads',
  from: 'crm.lead',
  columns: LEAD_COLUMNS,
  where: 'deleted_at is null',
  query: listLeads.query,
  search: {
    column: 'search_key',
    key: normaliseSearchText,
    whole: { column: 'email', isMeant: isEmail },
    slips: 'name_slips',
  },
  sorts: {
    createdAt: ['created_at'],
    name: ['sort_name'],
    nextFollowUpOn: [{ column: 'next_follow_up_on', isNullable: true }],
    expectedValue: [{ column: 'expected_value_minor', isNullable: true }],
    statusChangedAt: ['status_changed_at'],
  },
  defaultSort: '-createdAt',
  filters: {
    status: 'status',
    priority: 'priority',
    urgency: 'urgency',
    category: 'category',
    source: 'source',
    ownerId: 'owner_id',
    nextFollowUpOn: 'next_follow_up_on',
    createdAt: 'created_at',
    convertedAt: 'converted_at',
    expectedValue: 'expected_value_minor',
    lostReason: (reason) => `(status = 'LOST' and lost_reason = ${reason})`,
    stage: (
      stage,
    ) => `case ${stage} when 'REACHED' then first_contacted_at is not null when 'CONVERTED' then status = 'CONVERTED'
      when 'QUOTED' then quoted_at is not null when 'ACCEPTED' then quote_accepted_at is not null else is_operated end`,
    awaitsContact: 'awaits_contact',
    surgeryId: 'surgery_id',
    siteId: 'site_id',
    referringDoctorId: 'referring_doctor_id',
  },
  common: ['priority', 'urgency', 'category', 'source'],
});

const removedLeads: ListDefinition<LeadSummary> = {
  ...(activeLeads as Omit<ListDefinition<unknown>, 'row'>),
  name: 'crm.leads_removed',
  where: 'deleted_at is not null',
};

export const ListLeadsQuery = implement(listLeads, [TenantReader], (reader) => ({
  handle({ query }) {
    const { owner, ...filters } = query;
    const list = query.removed ? removedLeads : activeLeads;
    return reader.page(list, owner ? { ...filters, ownerId: ownerFilterValue(owner) } : filters);
  },
}));
