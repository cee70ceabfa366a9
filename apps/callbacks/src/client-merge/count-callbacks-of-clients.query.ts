import { countCallbacksOfClients, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, TenantReader, type Handler } from '@quillcare/service-kit';

type Counted = ResultOf<typeof countCallbacksOfClients>['items'][number];

const COUNTS = `select client_id, count(*)::int as callbacks from callbacks.callback
  where organisation_id = $1 and client_id = any($2::uuid[]) and deleted_at is null group by client_id`;

@Implements(countCallbacksOfClients)
export class CountCallbacksOfClientsQuery implements Handler<typeof countCallbacksOfClients> {
  constructor(private readonly reader: TenantReader) {}

  async handle({
    body,
  }: InputOf<typeof countCallbacksOfClients>): Promise<ResultOf<typeof countCallbacksOfClients>> {
    const items = await this.reader.rows<Counted>('callbacks.of_clients', COUNTS, [body.clientIds]);
    return { items };
  }
}
