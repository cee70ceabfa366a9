import {
  assignCallback,
  attemptCallback,
  cancelCallback,
  completeCallback,
  deleteClient,
  deleteDoctor,
  deleteHospital,
  deleteProvider,
  deleteSite,
  deleteSurgery,
  getCallback,
  getClient,
  getDoctor,
  getHospital,
  getProvider,
  getQuote,
  getSite,
  getSurgery,
  listCallbacks,
  listClients,
  listDoctors,
  listHospitals,
  listInvitations,
  listProviders,
  listQuotes,
  listSites,
  listSurgeries,
  reopenCallback,
  rescheduleCallback,
  resendInvitation,
  restoreClient,
  restoreDoctor,
  restoreHospital,
  restoreProvider,
  restoreSite,
  restoreSurgery,
  withdrawQuote,
  type BulkActionName,
  type Callback,
  type Quote,
} from '@quillcare/contracts';
import { defineBulkChange, type BulkDefinition, type BulkRecord } from './bulk-definition';
import { deleteAndRestore, nameOf } from './delete-and-restore';
import { LEAD_DEFINITIONS } from './lead-definitions';

const callbackAccess = {
  list: listCallbacks,
  get: getCallback,
  labelOf: ({ clientName }: Callback) => clientName,
};
const requestWithoutNotes = ({ id, version }: BulkRecord) => ({
  params: { id },
  body: { version, notes: null },
});

const reopenUndo = {
  operation: reopenCallback,
  keep: () => ({}),
  request: ({ id, version }: BulkRecord) => ({ params: { id }, body: { version } }),
};
const assignRequest = ({ id, version }: BulkRecord, { assigneeId }: Pick<Callback, 'assigneeId'>) => ({
  params: { id },
  body: { version, assigneeId },
});

const callbacks = {
  'callback.complete': defineBulkChange('callback.complete', {
    ...callbackAccess,
    operation: completeCallback,
    request: requestWithoutNotes,
    undo: reopenUndo,
  }),
  'callback.cancel': defineBulkChange('callback.cancel', {
    ...callbackAccess,
    operation: cancelCallback,
    request: ({ id, version }, { reason }) => ({ params: { id }, body: { version, reason } }),
    undo: reopenUndo,
  }),
  'callback.assign': defineBulkChange('callback.assign', {
    ...callbackAccess,
    operation: assignCallback,
    request: assignRequest,
    undo: {
      operation: assignCallback,
      keep: ({ assigneeId }: Callback) => ({ assigneeId }),
      request: assignRequest,
    },
  }),
  'callback.attempt': defineBulkChange('callback.attempt', {
    ...callbackAccess,
    operation: attemptCallback,
    request: requestWithoutNotes,
  }),
  'callback.reschedule': defineBulkChange('callback.reschedule', {
    ...callbackAccess,
    operation: rescheduleCallback,
    request: ({ id, version }, { dueDate, reason }) => ({
      params: { id },
      body: { version, dueDate, reason },
    }),
    undo: {
      operation: rescheduleCallback,
      keep: ({ dueDate, rescheduleReason }: Callback) => ({
        dueDate,
        reason: rescheduleReason ?? 'Moved back',
      }),
      request: ({ id, version }, { dueDate, reason }) => ({
        params: { id },
        body: { version, dueDate, reason },
      }),
    },
  }),
};

/** All bulk actions, each with the operation that performs it on one record. */
export const BULK_DEFINITIONS: Readonly<Record<BulkActionName, BulkDefinition>> = {
  ...LEAD_DEFINITIONS,
  ...callbacks,
  ...deleteAndRestore('client', listClients, getClient, deleteClient, restoreClient),
  ...deleteAndRestore('doctor', listDoctors, getDoctor, deleteDoctor, restoreDoctor),
  ...deleteAndRestore('hospital', listHospitals, getHospital, deleteHospital, restoreHospital),
  ...deleteAndRestore('surgery', listSurgeries, getSurgery, deleteSurgery, restoreSurgery),
  ...deleteAndRestore('site', listSites, getSite, deleteSite, restoreSite),
  ...deleteAndRestore('provider', listProviders, getProvider, deleteProvider, restoreProvider),
  'quote.withdraw': defineBulkChange('quote.withdraw', {
    list: listQuotes,
    get: getQuote,
    operation: withdrawQuote,
    request: ({ id, version }) => ({ params: { id }, body: { version, reason: null } }),
    labelOf: ({ quoteNumber }: Quote) => quoteNumber,
  }),
  'invitation.resend': defineBulkChange('invitation.resend', {
    list: listInvitations,
    get: null,
    operation: resendInvitation,
    request: ({ id }) => ({ params: { id } }),
    labelOf: nameOf,
  }),
};
