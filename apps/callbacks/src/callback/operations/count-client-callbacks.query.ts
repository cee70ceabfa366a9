import { countClientCallbacks, type Dependants, type InputOf } from '@quillcare/contracts';
import { Implements, TenantReader, type Handler } from '@quillcare/service-kit';

const OPEN = `select count(*)::int as count from callbacks.callback
  where organisation_id = $1 and client_id = $2 and deleted_at is null and status in ('pending', 'attempted')`;

@Implements(countClientCallbacks)
export class CountClientCallbacksQuery implements Handler<typeof countClientCallbacks> {
  constructor(private readonly reader: TenantReader) {}

  async handle({ body }: InputOf<typeof countClientCallbacks>): Promise<Dependants> {
    const found = await this.reader.one<{ count: number }>('callbacks.open_of_client', OPEN, [body.clientId]);
    const count = found?.count ?? 0;
    return { items: count > 0 ? [{ kind: 'OPEN_CALLBACK', count }] : [] };
  }
}
