import { READ_CLIENTS_LIMIT, readClients, type Client } from '@quillcare/contracts';
import type { RpcClient } from './rpc-client';

/** The present records of clients in crm; removed ones are left out. A remote call: only for queries and `prepare`. */
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
