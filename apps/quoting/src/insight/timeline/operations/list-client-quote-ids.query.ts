import { listClientQuoteIds, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, TenantReader, type Handler } from '@quillcare/service-kit';

const NEWEST = `select id from quoting.quote where organisation_id = $1 and client_id = $2 and deleted_at is null
  order by created_at desc, id desc limit 500`;

@Implements(listClientQuoteIds)
export class ListClientQuoteIdsQuery implements Handler<typeof listClientQuoteIds> {
  constructor(private readonly reader: TenantReader) {}

  async handle({ body }: InputOf<typeof listClientQuoteIds>): Promise<ResultOf<typeof listClientQuoteIds>> {
    const rows = await this.reader.rows<{ id: string }>('quoting.client_quote_ids', NEWEST, [body.clientId]);
    return { ids: rows.map(({ id }) => id) };
  }
}
