import {
  assignLead,
  changeLeadStatus,
  deleteLead,
  getLead,
  listLeads,
  restoreLead,
  type LeadBatchItem,
  type LeadDetail,
  type LeadStanding,
} from '@quillcare/contracts';
import { bulk, type BulkDefinition, type BulkRecord, type BulkTogether } from './bulk-definition';
import { keeping, nameOf } from './kept-records';

const ofLeads = { list: listLeads, get: getLead, labelOf: (lead: LeadDetail) => nameOf(lead) };

const item = (id: string, change: LeadBatchItem['change']): LeadBatchItem => ({ id, version: null, change });
const back = ({ id, version }: BulkRecord, change: LeadBatchItem['change']): LeadBatchItem => ({
  id,
  version,
  change,
});

/** What is kept of a lead whose status changes. An earlier release kept only the status. */
type KeptStatus = { standing: LeadStanding } | { status: 'NEW' | 'CONTACTED' | 'QUALIFIED' };

const kept = keeping('lead', listLeads, getLead, deleteLead, restoreLead);
const deletes: BulkTogether = {
  item: (id) => item(id, { what: 'DELETE' }),
  keep: () => ({}),
  takeBack: (record) => back(record, { what: 'RESTORE' }),
};
const restores: BulkTogether = {
  item: (id) => item(id, { what: 'RESTORE' }),
  keep: () => ({}),
  takeBack: (record) => back(record, { what: 'DELETE' }),
};

/** Leads are changed in batches. The single-record operation defines the permission. */
export const LEAD_DEFINITIONS = {
  'lead.assign': bulk('lead.assign', {
    ...ofLeads,
    operation: assignLead,
    request: ({ id, version }, { ownerId }) => ({ params: { id }, body: { version, ownerId } }),
    together: {
      item: (id, { ownerId }) => item(id, { what: 'ASSIGN', ownerId }),
      keep: ({ ownerId }) => ({ ownerId }),
      takeBack: (record, { ownerId }: { ownerId: string | null }) =>
        back(record, { what: 'ASSIGN', ownerId }),
    },
    undo: {
      operation: assignLead,
      keep: ({ ownerId }: LeadDetail) => ({ ownerId }),
      request: ({ id, version }, { ownerId }) => ({ params: { id }, body: { version, ownerId } }),
    },
  }),
  'lead.status': bulk('lead.status', {
    ...ofLeads,
    operation: changeLeadStatus,
    request: ({ id, version }, values) => ({ params: { id }, body: { version, ...values } }),
    together: {
      item: (id, values) => item(id, { what: 'MOVE', ...values }),
      keep: ({ ownerId: _ownerId, ...standing }) => ({ standing }),
      takeBack: (record, before: KeptStatus) =>
        back(
          record,
          'standing' in before
            ? { what: 'PUT_BACK', standing: before.standing }
            : { what: 'MOVE', status: before.status, reason: null, note: null },
        ),
    },
    undo: {
      operation: changeLeadStatus,
      keep: ({ status }: LeadDetail) =>
        status === 'NEW' || status === 'CONTACTED' || status === 'QUALIFIED' ? { status } : null,
      request: ({ id, version }, { status }) => ({ params: { id }, body: { version, status } }),
    },
  }),
  'lead.delete': { ...kept['lead.delete'], together: deletes },
  'lead.restore': { ...kept['lead.restore'], together: restores },
} satisfies Record<string, BulkDefinition>;
