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

/** Maximum number of clients per call, because NATS limits the size of a message. */
export const READ_CLIENTS_LIMIT = 200;

/** Returns one client of the calling organisation to other services, for example for a quote's snapshot. */
export const readClient = query({
  name: 'crm.readClient',
  summary: 'Get one client for another service',
  http: null,
  permission: 'internal',
  body: z.strictObject({ organisationId: id, clientId: id }),
  result: client,
  errors: ['NOT_FOUND'],
});

/** Returns several clients to other services that store names and numbers. Removed clients are omitted. */
export const readClients = query({
  name: 'crm.readClients',
  summary: 'Get several clients for another service',
  http: null,
  permission: 'internal',
  body: z.strictObject({ organisationId: id, clientIds: z.array(id).max(READ_CLIENTS_LIMIT) }),
  result: z.object({ items: z.array(client) }),
});

/** Client counts for the list of practices, each up to `TOTAL_CAP`. */
export const countClients = query({
  name: 'crm.countClients',
  summary: 'Count the clients of organisations',
  http: null,
  permission: 'internal',
  body: ofOrganisations,
  result: z.object({ items: z.array(z.object({ organisationId: id, clients: z.number().int() })) }),
  deadlineMs: FIGURES_DEADLINE_MS,
});

const clientRoom = {
  /** Number of clients included in the plan. All three are null if it is unlimited. */
  max: z.number().int().nullable(),
  used: z.number().int().nullable(),
  left: z.number().int().nullable(),
};

/** Lets people check the remaining room before they add or import clients. */
export const getClientRoom = query({
  name: 'crm.getClientRoom',
  summary: "Get how many more clients the practice's plan allows",
  http: { method: 'GET', path: '/client-room' },
  permission: { resource: 'CLIENTS', action: 'CREATE' },
  result: z.object(clientRoom),
  provides: ['Client', 'Organisation'],
});

/** Returns how many clients `importClients` would add for a batch, and how many there is room for. Stores nothing. */
export const planClientImport = query({
  name: 'crm.planClientImport',
  summary: 'Count how many clients an import would add',
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

/** Stores validated import rows, at most 2,000 per call. Its idempotency key deduplicates repeated batches. */
export const importClients = command({
  name: 'crm.importClients',
  summary: 'Store a batch of imported clients',
  http: null,
  permission: 'internal',
  body: z.strictObject({
    organisationId: id,
    importId: id,
    strategy: duplicateStrategy,
    /** If true, stores nothing and returns what would happen to each row. */
    dryRun: z.boolean().default(false),
    absent: absentFields,
    rows: z.array(importedClientRow).max(2_000),
  }),
  needs: { limit: 'clients', adds: 'SOME' },
  result: batchOutcome,
  deadlineMs: 60_000,
});
