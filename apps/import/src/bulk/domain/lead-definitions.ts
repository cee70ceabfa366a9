import {
  assignLead,
  changeLeadStatus,
  deleteLead,
  getLead,
  listLeads,
  restoreLead,
  type LeadBatchItem,
  type LeadDetail,
  type LeadStatusSnapshot,
} from '@quillcare/contracts';
import {
  defineBulkChange,
  type BulkDefinition,
  type BulkRecord,
  type BatchDefinition,
} from './bulk-definition';
import { deleteAndRestore, nameOf } from './delete-and-restore';

const leadAccess = { list: listLeads, get: getLead, labelOf: (lead: LeadDetail) => nameOf(lead) };

const toBatchItem = (id: string, change: LeadBatchItem['change']): LeadBatchItem => ({
  id,
  version: null,
  change,
});
const toUndoItem = ({ id, version }: BulkRecord, change: LeadBatchItem['change']): LeadBatchItem => ({
  id,
  version,
  change,
});

/** What is kept of a lead whose status changes. An earlier release kept only the status. */
type KeptStatus = { standing: LeadStatusSnapshot } | { status: 'NEW' | 'CONTACTED' | 'QUALIFIED' };

const deleteAndRestoreLeads = deleteAndRestore('lead', listLeads, getLead, deleteLead, restoreLead);
const batchDelete: BatchDefinition = {
  item: (id) => toBatchItem(id, { what: 'DELETE' }),
  keep: () => ({}),
  takeBack: (record) => toUndoItem(record, { what: 'RESTORE' }),
};
const batchRestore: BatchDefinition = {
  item: (id) => toBatchItem(id, { what: 'RESTORE' }),
  keep: () => ({}),
  takeBack: (record) => toUndoItem(record, { what: 'DELETE' }),
};

/** Leads are changed in batches. The single-record operation defines the permission. */
export const LEAD_DEFINITIONS = {
  'lead.assign': defineBulkChange('lead.assign', {
    ...leadAccess,
    operation: assignLead,
    request: ({ id, version }, { ownerId }) => ({ params: { id }, body: { version, ownerId } }),
    together: {
      item: (id, { ownerId }) => toBatchItem(id, { what: 'ASSIGN', ownerId }),
      keep: ({ ownerId }) => ({ ownerId }),
      takeBack: (record, { ownerId }: { ownerId: string | null }) =>
        toUndoItem(record, { what: 'ASSIGN', ownerId }),
    },
    undo: {
      operation: assignLead,
      keep: ({ ownerId }: LeadDetail) => ({ ownerId }),
      request: ({ id, version }, { ownerId }) => ({ params: { id }, body: { version, ownerId } }),
    },
  }),
  'lead.status': defineBulkChange('lead.status', {
    ...leadAccess,
    operation: changeLeadStatus,
    request: ({ id, version }, values) => ({ params: { id }, body: { version, ...values } }),
    together: {
      item: (id, values) => toBatchItem(id, { what: 'MOVE', ...values }),
      keep: ({ ownerId: _ownerId, ...standing }) => ({ standing }),
      takeBack: (record, before: KeptStatus) =>
        toUndoItem(
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
  'lead.delete': { ...deleteAndRestoreLeads['lead.delete'], together: batchDelete },
  'lead.restore': { ...deleteAndRestoreLeads['lead.restore'], together: batchRestore },
} satisfies Record<string, BulkDefinition>;
