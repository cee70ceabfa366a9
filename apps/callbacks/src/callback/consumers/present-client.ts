import { AppError, readClient, type Client } from '@quillcare/contracts';
import type { RpcClient } from '@quillcare/service-kit';

/** The client's current record in crm; null if the client does not exist or was removed. */
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
