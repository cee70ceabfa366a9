import { Injectable } from '@nestjs/common';
import { AppError, countClientCallbacks, countClientQuotes, type Dependants } from '@quillcare/contracts';
import { currentContext, RpcClient, TenantReader } from '@quillcare/service-kit';

const EXISTS = 'select id from crm.client where organisation_id = $1 and id = $2 and deleted_at is null';

/** Queries the other services for what depends on a client. Remote calls: never inside a transaction. */
@Injectable()
export class ClientDependantsReader {
  constructor(
    private readonly reader: TenantReader,
    private readonly rpc: RpcClient,
  ) {}

  /** Throws NOT_FOUND if the client does not exist or is already removed. */
  async of(clientId: string): Promise<Dependants> {
    const { organisationId } = currentContext();
    if (!organisationId || !(await this.reader.one('crm.client_exists', EXISTS, [clientId])))
      throw new AppError('NOT_FOUND');
    const request = { body: { organisationId, clientId } };
    const counts = await Promise.all([
      this.rpc.call(countClientQuotes, request),
      this.rpc.call(countClientCallbacks, request),
    ]);
    return { items: counts.flatMap(({ items }) => items) };
  }
}
