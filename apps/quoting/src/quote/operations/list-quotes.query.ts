import { listQuotes, type InputOf, type QuoteSummary, type ResultOf } from '@quillcare/contracts';
import { searchKey } from '@quillcare/rules';
import { Implements, TenantReader, defineList, type Handler } from '@quillcare/service-kit';

const quotes = defineList<QuoteSummary>({
  name: 'quoting.quotes',
  from: 'quoting.quote',
  columns: `id, version, created_at, updated_at, quote_number, revision, status, client_id,
    concat_ws(' ', client->>'firstName', client->>'lastName') as client_name,
    concat_ws(' ', doctor->>'title', doctor->>'firstName', doctor->>'lastName') as doctor_name,
    hospital->>'name' as hospital_name, currency, total_minor, valid_until, sent_at, first_viewed_at, mail_state`,
  where: 'deleted_at is null',
  query: listQuotes.query,
  search: { column: 'search_key', key: searchKey },
  // The quote shows and finds the names as they were; it is sorted by what doctor and hospital are called now.
  joins: [
    { table: 'quoting.doctor', on: 'doctor_id', columns: { doctor_sort_name: 'sort_name' } },
    { table: 'quoting.hospital', on: 'hospital_id', columns: { hospital_sort_name: 'sort_name' } },
  ],
  sorts: {
    createdAt: ['created_at'],
    validUntil: ['valid_until'],
    total: ['total_minor'],
    sentAt: [{ column: 'sent_at', isNullable: true }],
    doctor: ['doctor_sort_name'],
    hospital: [{ column: 'hospital_sort_name', isNullable: true }],
  },
  defaultSort: '-createdAt',
  filters: {
    status: 'status',
    clientId: 'client_id',
    doctorId: 'doctor_id',
    hospitalId: 'hospital_id',
    surgeryId: (surgery) => `lines @> jsonb_build_array(jsonb_build_object('surgeryId', ${surgery}::uuid))`,
    createdAt: 'created_at',
    sentAt: 'sent_at',
    validUntil: 'valid_until',
    total: 'total_minor',
  },
});

@Implements(listQuotes)
export class ListQuotesQuery implements Handler<typeof listQuotes> {
  constructor(private readonly reader: TenantReader) {}

  handle({ query }: InputOf<typeof listQuotes>): Promise<ResultOf<typeof listQuotes>> {
    return this.reader.page(quotes, query);
  }
}
