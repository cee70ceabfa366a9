import { AppError, readClient, type Client } from '@quillcare/contracts';
import type { RpcClient } from '@quillcare/service-kit';

/** A client as crm knows them now; null when there is no such client, or the client was removed. */
export function presentClient(
  rpc: RpcClient,
  organisationId: string,
  clientId: string,
): Promise<Client | null> {
  return rpc.call(readClient, { body: { organisationId, clientId } }).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
    throw error;
  });
}
