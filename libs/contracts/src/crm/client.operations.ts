import { z } from 'zod';
import { FIGURES_DEADLINE_MS, ofOrganisations } from '../core/counts';
import { command, query } from '../core/operation';
import { id } from '../core/primitives';
import { absentFields, batchOutcome, duplicateStrategy } from '../import/import.schemas';
import { client, clients, importedClientRow } from './client.schemas';

export const {
  list: listClients,
  get: getClient,
  create: createClient,
  update: updateClient,
  dependants: getClientDependants,
  remove: deleteClient,
  restore: restoreClient,
} = clients.operations;

/** NATS limits the size of an answer. */
export const READ_CLIENTS_LIMIT = 200;

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

/** The present records of some clients, for other services that keep names and numbers; removed ones are left out. */
export const readClients = query({
  name: 'crm.readClients',
  summary: 'Some clients, for services',
  http: null,
  permission: 'internal',
  body: z.strictObject({ organisationId: id, clientIds: z.array(id).max(READ_CLIENTS_LIMIT) }),
  result: z.object({ items: z.array(client) }),
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

const clientRoom = {
  /** How many clients the plan includes; null where it has no limit, as are the others. */
  max: z.number().int().nullable(),
  used: z.number().int().nullable(),
  left: z.number().int().nullable(),
};

/** Asked by whoever imports or adds clients, before they begin. */
export const getClientRoom = query({
  name: 'crm.getClientRoom',
  summary: 'How many clients can still be added with the plan of the practice',
  http: { method: 'GET', path: '/client-room' },
  permission: { resource: 'CLIENTS', action: 'CREATE' },
  result: z.object(clientRoom),
  provides: ['Client', 'Organisation'],
});

/** What `importClients` would add of the rows of a batch, and what there is room for. Stores nothing. */
export const planClientImport = query({
  name: 'crm.planClientImport',
  summary: 'How many clients a batch would add, before an import begins',
  http: null,
  permission: 'internal',
  body: z.strictObject({
    organisationId: id,
    strategy: duplicateStrategy,
    rows: z.array(importedClientRow).max(2_000),
  }),
  result: z.object({ ...clientRoom, added: z.number().int() }),
  deadlineMs: 60_000,
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
    /** Stores nothing, and says of each row what would become of it. */
    dryRun: z.boolean().default(false),
    absent: absentFields,
    rows: z.array(importedClientRow).max(2_000),
  }),
  needs: { limit: 'clients', adds: 'SOME' },
  result: batchOutcome,
  deadlineMs: 60_000,
});
