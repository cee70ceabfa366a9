import { Injectable } from '@nestjs/common';
import { AppError, countClientCallbacks, countClientQuotes, type Dependants } from '@quillcare/contracts';
import { currentContext, RpcClient, TenantReader } from '@quillcare/service-kit';
import { NoteReader } from '../note/note.reader';

const OWN = `select
    (select count(*)::int from crm.lead where organisation_id = $1 and client_id = $2 and deleted_at is null) as leads,
    (select count(*)::int from crm.client_relation where organisation_id = $1 and deleted_at is null
        and (client_id = $2 or other_client_id = $2)) as relations
  from crm.client where organisation_id = $1 and id = $2 and deleted_at is null`;

/** Queries the other services for what depends on a client. Makes remote calls, so never use it inside a transaction. */
@Injectable()
export class ClientDependantsReader {
  constructor(
    private readonly reader: TenantReader,
    private readonly rpc: RpcClient,
    private readonly notes: NoteReader,
  ) {}

  /** Throws NOT_FOUND if the client does not exist or has already been removed. */
  async of(clientId: string): Promise<Dependants> {
    const { organisationId } = currentContext();
    const own = await this.reader.one<{ leads: number; relations: number }>('crm.dependants', OWN, [
      clientId,
    ]);
    if (!organisationId || !own) throw new AppError('NOT_FOUND');
    const request = { body: { organisationId, clientId } };
    const [quotes, callbacks, notes] = await Promise.all([
      this.rpc.call(countClientQuotes, request),
      this.rpc.call(countClientCallbacks, request),
      this.notes.countOfClient(clientId),
    ]);
    return {
      items: [
        ...quotes.items,
        ...callbacks.items,
        ...some('LEAD', own.leads),
        ...some('RELATION', own.relations),
        ...some('NOTE', notes),
      ],
    };
  }
}

function some(kind: 'LEAD' | 'RELATION' | 'NOTE', count: number): Dependants['items'] {
  return count > 0 ? [{ kind, count }] : [];
}
