import {
  READ_CLIENTS_LIMIT,
  readClient,
  readClients,
  type Client,
  type EventEnvelope,
  type MergeFacts,
} from '@quillcare/contracts';
import { organisationOfEvent } from '../messaging/event-messages';
import { foundOrNull } from './found-or-null';
import type { RpcClient } from './rpc-client';

/**
 * Reads the records of clients from crm; removed clients and those merged into another are left out. A remote call, so use it only
 * in queries and `prepare`.
 */
export async function presentClients(
  rpc: RpcClient,
  organisationId: string,
  ids: readonly string[],
): Promise<Client[]> {
  const found: Client[] = [];
  for (let from = 0; from < ids.length; from += READ_CLIENTS_LIMIT) {
    const clientIds = ids.slice(from, from + READ_CLIENTS_LIMIT);
    found.push(...(await rpc.call(readClients, { body: { organisationId, clientIds } })).items);
  }
  return found;
}

/**
 * Reads the record a client is now part of (after merges) from crm; returns null if there is none or it was removed. A remote call,
 * as above.
 */
export function presentClient(
  rpc: RpcClient,
  organisationId: string,
  clientId: string,
): Promise<Client | null> {
  return foundOrNull(rpc.call(readClient, { body: { organisationId, clientId } }));
}

/** Reads the records that the clients of a merge are now part of, without duplicates. Remote calls, as above. */
export async function clientsOfMerge(rpc: RpcClient, event: EventEnvelope<MergeFacts>): Promise<Client[]> {
  const organisationId = organisationOfEvent(event);
  const [survivor, former] = await Promise.all([
    presentClient(rpc, organisationId, event.data.survivorId),
    presentClient(rpc, organisationId, event.data.formerId),
  ]);
  return [survivor, former?.id === survivor?.id ? null : former].filter((client) => client !== null);
}
