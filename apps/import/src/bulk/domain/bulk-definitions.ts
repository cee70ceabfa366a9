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
import { bulk, type BulkDefinition, type BulkRecord } from './bulk-definition';
import { keeping, nameOf } from './kept-records';
import { LEAD_DEFINITIONS } from './lead-definitions';

const ofCallbacks = {
  list: listCallbacks,
  get: getCallback,
  labelOf: ({ clientName }: Callback) => clientName,
};
const withoutNotes = ({ id, version }: BulkRecord) => ({ params: { id }, body: { version, notes: null } });

const reopened = {
  operation: reopenCallback,
  keep: () => ({}),
  request: ({ id, version }: BulkRecord) => ({ params: { id }, body: { version } }),
};
const assignedTo = ({ id, version }: BulkRecord, { assigneeId }: Pick<Callback, 'assigneeId'>) => ({
  params: { id },
  body: { version, assigneeId },
});

const callbacks = {
  'callback.complete': bulk('callback.complete', {
    ...ofCallbacks,
    operation: completeCallback,
    request: withoutNotes,
    undo: reopened,
  }),
  'callback.cancel': bulk('callback.cancel', {
    ...ofCallbacks,
    operation: cancelCallback,
    request: ({ id, version }, { reason }) => ({ params: { id }, body: { version, reason } }),
    undo: reopened,
  }),
  'callback.assign': bulk('callback.assign', {
    ...ofCallbacks,
    operation: assignCallback,
    request: assignedTo,
    undo: {
      operation: assignCallback,
      keep: ({ assigneeId }: Callback) => ({ assigneeId }),
      request: assignedTo,
    },
  }),
  'callback.attempt': bulk('callback.attempt', {
    ...ofCallbacks,
    operation: attemptCallback,
    request: withoutNotes,
  }),
  'callback.reschedule': bulk('callback.reschedule', {
    ...ofCallbacks,
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
  ...keeping('client', listClients, getClient, deleteClient, restoreClient),
  ...keeping('doctor', listDoctors, getDoctor, deleteDoctor, restoreDoctor),
  ...keeping('hospital', listHospitals, getHospital, deleteHospital, restoreHospital),
  ...keeping('surgery', listSurgeries, getSurgery, deleteSurgery, restoreSurgery),
  ...keeping('site', listSites, getSite, deleteSite, restoreSite),
  ...keeping('provider', listProviders, getProvider, deleteProvider, restoreProvider),
  'quote.withdraw': bulk('quote.withdraw', {
    list: listQuotes,
    get: getQuote,
    operation: withdrawQuote,
    request: ({ id, version }) => ({ params: { id }, body: { version, reason: null } }),
    labelOf: ({ quoteNumber }: Quote) => quoteNumber,
  }),
  'invitation.resend': bulk('invitation.resend', {
    list: listInvitations,
    get: null,
    operation: resendInvitation,
    request: ({ id }) => ({ params: { id } }),
    labelOf: nameOf,
  }),
};
