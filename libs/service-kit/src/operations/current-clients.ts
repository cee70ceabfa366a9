import {
  MAX_READ_CLIENTS,
  readClient,
  readClients,
  type Client,
  type EventEnvelope,
  type MergeEventData,
} from '@quillcare/contracts';
import { organisationOfEvent } from '../messaging/event-messages';
import { nullIfNotFound } from './null-if-not-found';
import type { RpcClient } from './rpc-client';

/**
 * Reads the records of clients from crm; removed clients and those merged into another are left out. A remote call, so use it only
 * in queries and `prepare`.
 */
export async function readCurrentClients(
  rpc: RpcClient,
  organisationId: string,
  ids: readonly string[],
): Promise<Client[]> {
  const found: Client[] = [];
  for (let from = 0; from < ids.length; from += MAX_READ_CLIENTS) {
    const clientIds = ids.slice(from, from + MAX_READ_CLIENTS);
    found.push(...(await rpc.call(readClients, { body: { organisationId, clientIds } })).items);
  }
  return found;
}

/**
 * Reads the record a client is now part of (after merges) from crm; returns null if there is none or it was removed. A remote call,
 * as above.
 */
export function readCurrentClient(
  rpc: RpcClient,
  organisationId: string,
  clientId: string,
): Promise<Client | null> {
  return nullIfNotFound(rpc.call(readClient, { body: { organisationId, clientId } }));
}

/** Reads the records that the clients of a merge are now part of, without duplicates. Remote calls, as above. */
export async function readMergedClients(
  rpc: RpcClient,
  event: EventEnvelope<MergeEventData>,
): Promise<Client[]> {
  const organisationId = organisationOfEvent(event);
  const [survivor, former] = await Promise.all([
    readCurrentClient(rpc, organisationId, event.data.survivorId),
    readCurrentClient(rpc, organisationId, event.data.formerId),
  ]);
  return [survivor, former?.id === survivor?.id ? null : former].filter((client) => client !== null);
}
