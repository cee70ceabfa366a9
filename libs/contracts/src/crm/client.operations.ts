import { z } from 'zod';
import { FIGURES_DEADLINE_MS, ofOrganisations } from '../core/counts';
import { booleanFilter, listOf, listQuery } from '../core/list';
import { command, query } from '../core/operation';
import { id, idParams, optionalText, version } from '../core/primitives';
import { dependants, removalQuery, removalResult, removedFilter, restoreBody } from '../core/removal';
import { duplicateStrategy } from '../import/import.schemas';
import { client, clientChanges, clientInput, clientSummary, importedClientRow } from './client.schemas';

export const listClients = query({
  name: 'crm.listClients',
  summary: 'Clients of the practice',
  http: { method: 'GET', path: '/clients' },
  permission: { resource: 'CLIENTS', action: 'READ' },
  query: listQuery(['name', 'createdAt', 'updatedAt'], {
    isVip: booleanFilter.optional(),
    state: optionalText(10),
    ...removedFilter,
  }),
  result: listOf(clientSummary),
  provides: ['Client'],
});

export const getClient = query({
  name: 'crm.getClient',
  summary: 'One client, also when removed',
  http: { method: 'GET', path: '/clients/:id' },
  permission: { resource: 'CLIENTS', action: 'READ' },
  params: idParams,
  result: client,
  errors: ['NOT_FOUND'],
  provides: ['Client'],
});

export const createClient = command({
  name: 'crm.createClient',
  summary: 'Add a client',
  http: { method: 'POST', path: '/clients' },
  permission: { resource: 'CLIENTS', action: 'CREATE' },
  body: clientInput,
  result: client,
  invalidates: ['Client'],
});

export const updateClient = command({
  name: 'crm.updateClient',
  summary: 'Change a client; fields that are not sent stay as they are',
  http: { method: 'PATCH', path: '/clients/:id' },
  permission: { resource: 'CLIENTS', action: 'UPDATE' },
  params: idParams,
  body: clientChanges.extend({ version }),
  result: client,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  invalidates: ['Client'],
});

export const getClientDependants = query({
  name: 'crm.getClientDependants',
  summary: 'What depends on a client, before the client is removed',
  http: { method: 'GET', path: '/clients/:id/dependants' },
  permission: { resource: 'CLIENTS', action: 'DELETE' },
  params: idParams,
  result: dependants,
  errors: ['NOT_FOUND'],
  provides: ['Client', 'Quote', 'SurgeryCase', 'Callback'],
});

export const deleteClient = command({
  name: 'crm.deleteClient',
  summary: 'Remove a client; it can be restored',
  http: { method: 'DELETE', path: '/clients/:id' },
  permission: { resource: 'CLIENTS', action: 'DELETE' },
  params: idParams,
  query: removalQuery,
  result: removalResult,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'HAS_DEPENDANTS'],
  invalidates: ['Client'],
});

export const restoreClient = command({
  name: 'crm.restoreClient',
  summary: 'Bring back a removed client',
  http: { method: 'POST', path: '/clients/:id/restore', status: 200 },
  permission: { resource: 'CLIENTS', action: 'DELETE' },
  params: idParams,
  body: restoreBody,
  result: client,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  invalidates: ['Client'],
});

/** One client, for other services (a quote's snapshot), in the organisation of the call. */
export const readClient = query({
  name: 'crm.readClient',
  summary: 'One client, for services',
  http: null,
  permission: 'internal',
  body: z.strictObject({ organisationId: id, clientId: id }),
  result: client,
  errors: ['NOT_FOUND'],
});

/** Client counts for the list of practices, up to `TOTAL_CAP` each. */
export const countClients = query({
  name: 'crm.countClients',
  summary: 'How many clients organisations have',
  http: null,
  permission: 'internal',
  body: ofOrganisations,
  result: z.object({ items: z.array(z.object({ organisationId: id, clients: z.number().int() })) }),
  deadlineMs: FIGURES_DEADLINE_MS,
});

/**
 * Stores validated rows of an import, at most 2,000 per call; its idempotency key deduplicates repeated
 * batches.
 */
export const importClients = command({
  name: 'crm.importClients',
  summary: 'Store a batch of imported clients',
  http: null,
  permission: 'internal',
  body: z.strictObject({
    organisationId: id,
    importId: id,
    strategy: duplicateStrategy,
    rows: z.array(importedClientRow).max(2_000),
  }),
  result: z.object({
    /** New records, including those flagged as duplicates. */
    created: z.number().int(),
    skipped: z.array(z.object({ row: z.number().int(), duplicateOf: id.nullable() })),
    merged: z.array(z.object({ row: z.number().int(), duplicateOf: id })),
    overwritten: z.array(z.object({ row: z.number().int(), duplicateOf: id })),
    flagged: z.array(z.object({ row: z.number().int(), duplicateOf: id })),
  }),
  deadlineMs: 60_000,
});
