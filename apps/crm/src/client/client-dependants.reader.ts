import { Injectable } from '@nestjs/common';
import { AppError, countClientCallbacks, countClientQuotes, type Dependants } from '@quillcare/contracts';
import { currentContext, RpcClient, TenantReader } from '@quillcare/service-kit';

const EXISTS = 'select id from crm.client where organisation_id = $1 and id = $2 and deleted_at is null';

/** Asks the other services what depends on a client. Remote calls: never inside a transaction. */
@Injectable()
export class ClientDependantsReader {
  constructor(
    private readonly reader: TenantReader,
    private readonly rpc: RpcClient,
  ) {}

  /** NOT_FOUND when there is no such client, or the client is removed already. */
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
