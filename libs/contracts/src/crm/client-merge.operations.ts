import { z } from 'zod';
import { event } from '../core/event';
import { command, query } from '../core/operation';
import { id, idParams, instant, version } from '../core/primitives';
import { clientDetail, clientInput, type ClientInput } from './client.schemas';

export const MERGE_UNDO_DAYS = 30;

/** The fields to choose from in a merge: all those that are entered by people. */
export const CLIENT_FIELDS = Object.keys(clientInput.shape) as [keyof ClientInput, ...(keyof ClientInput)[]];
export const clientField = z.enum(CLIENT_FIELDS);

/** Kinds of records that belong to a client and move in a merge. */
export const belongingKind = z.enum([
  'QUOTE',
  'SURGERY_CASE',
  'CALLBACK',
  'LEAD',
  'NOTE',
  'EMAIL',
  'RELATION',
  'CONSENT',
]);

const counted = z.object({ kind: belongingKind, count: z.number().int(), otherCount: z.number().int() });

export const previewMerge = query({
  name: 'crm.previewMerge',
  summary: 'Preview a merge: both clients side by side, with their records',
  http: { method: 'GET', path: '/clients/:id/merge-preview' },
  permission: { resource: 'CLIENTS', action: 'READ' },
  params: idParams,
  query: z.strictObject({ otherId: id }),
  result: z.object({
    survivor: clientDetail,
    other: clientDetail,
    belongings: z.array(counted),
    /** Kinds that could not be counted because their service is not responding. */
    missing: z.array(belongingKind),
  }),
  errors: ['NOT_FOUND', 'CLIENT_MERGED'],
});

const clientMerge = z.object({
  id,
  survivorId: id,
  formerId: id,
  /** Name of the merged record at the time of the merge. */
  formerName: z.string(),
  mergedAt: instant,
  mergedBy: z.object({ id, name: z.string().nullable() }).nullable(),
  undoUntil: instant,
  undoneAt: instant.nullable(),
  /** True if it is not undone, not too old, and no later merge builds on it. */
  isUndoable: z.boolean(),
});

export const mergeClients = command({
  name: 'crm.mergeClients',
  summary: 'Merge another client into this one; its records move here and its old ID leads here',
  http: { method: 'POST', path: '/clients/:id/merge', status: 200 },
  permission: { resource: 'CLIENTS', action: 'DELETE' },
  params: idParams,
  body: z.strictObject({
    otherId: id,
    version,
    otherVersion: version,
    /** The fields whose value is taken from the other record. All others keep the survivor's value. */
    fields: z.array(clientField).max(CLIENT_FIELDS.length).default([]),
  }),
  result: clientMerge,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'CLIENT_MERGED', 'FORBIDDEN'],
  invalidates: ['Client', 'ClientMerge', 'DuplicatePair', 'Lead', 'Note', 'Household', 'ClientConsent'],
});

export const listClientMerges = query({
  name: 'crm.listClientMerges',
  summary: "List a client's active merges, newest first",
  http: { method: 'GET', path: '/clients/:id/merges' },
  permission: { resource: 'CLIENTS', action: 'READ' },
  params: idParams,
  result: z.object({ items: z.array(clientMerge) }),
  errors: ['NOT_FOUND'],
  provides: ['ClientMerge'],
});

export const undoMerge = command({
  name: 'crm.undoMerge',
  summary: `Undo a merge within ${MERGE_UNDO_DAYS} days; anything added since stays with the surviving client`,
  http: { method: 'POST', path: '/client-merges/:id/undo', status: 200 },
  permission: { resource: 'CLIENTS', action: 'DELETE' },
  params: idParams,
  result: clientMerge,
  errors: ['NOT_FOUND', 'MERGE_NOT_UNDOABLE', 'FORBIDDEN'],
  invalidates: ['Client', 'ClientMerge', 'DuplicatePair', 'Lead', 'Note', 'Household', 'ClientConsent'],
});

/**
 * A merge as published to other services. `number` orders the merges of a practice: a higher one that names a client implies that
 * every earlier merge of that client has been undone, whatever order the events arrive in.
 */
const mergeFacts = z.object({ mergeId: id, number: z.number().int(), survivorId: id, formerId: id });

const live = {
  needs: 'CLIENTS' as const,
  tags: () => [
    { type: 'Client' as const },
    { type: 'ClientMerge' as const },
    { type: 'Lead' as const },
    { type: 'Note' as const },
    { type: 'Household' as const },
    { type: 'ClientConsent' as const },
  ],
};

export const ClientsMerged = event({ service: 'crm', name: 'ClientsMerged', data: mergeFacts, live });
export const ClientMergeUndone = event({ service: 'crm', name: 'ClientMergeUndone', data: mergeFacts, live });

export type BelongingKind = z.infer<typeof belongingKind>;
export type ClientField = z.infer<typeof clientField>;
export type ClientMerge = z.infer<typeof clientMerge>;
export type MergePreview = z.infer<typeof previewMerge.result>;
export type MergeFacts = z.infer<typeof mergeFacts>;
