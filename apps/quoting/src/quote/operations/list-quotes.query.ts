import { listQuotes, type InputOf, type QuoteSummary, type ResultOf } from '@quillcare/contracts';
import { searchKey } from '@quillcare/rules';
import { Implements, TenantReader, defineList, type Handler } from '@quillcare/service-kit';

const quotes = defineList<QuoteSummary>({
  name: 'quoting.quotes',
  from: 'quoting.quote',
  columns: `id, version, created_at, updated_at, quote_number, status, client_id,
    concat_ws(' ', client->>'firstName', client->>'lastName') as client_name,
    concat_ws(' ', doctor->>'title', doctor->>'firstName', doctor->>'lastName') as doctor_name,
    currency, total_minor, valid_until, sent_at, mail_state`,
  where: 'deleted_at is null',
  search: { column: 'search_key', key: searchKey },
  sorts: { createdAt: ['created_at'], validUntil: ['valid_until'], total: ['total_minor'] },
  defaultSort: '-createdAt',
  filters: { status: 'status', clientId: 'client_id' },
});

@Implements(listQuotes)
export class ListQuotesQuery implements Handler<typeof listQuotes> {
  constructor(private readonly reader: TenantReader) {}

  handle({ query }: InputOf<typeof listQuotes>): Promise<ResultOf<typeof listQuotes>> {
    return this.reader.page(quotes, query);
  }
}
