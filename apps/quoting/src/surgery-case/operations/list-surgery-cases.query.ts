import { listSurgeryCases, type InputOf, type ResultOf, type SurgeryCaseSummary } from '@quillcare/contracts';
import { searchKey } from '@quillcare/rules';
import { Implements, TenantReader, defineList, type Handler } from '@quillcare/service-kit';

const surgeryCases = defineList<SurgeryCaseSummary>({
  name: 'quoting.surgery_cases',
  from: 'quoting.surgery_case',
  columns: `id, version, created_at, updated_at, quote_id, quote_number, patient, doctor, hospital, procedures, status,
    accepted_at, preferred_date`,
  where: 'deleted_at is null',
  query: listSurgeryCases.query,
  search: { column: 'search_key', key: searchKey },
  sorts: {
    acceptedAt: ['accepted_at'],
    createdAt: ['created_at'],
    // Of those who prefer the same day, or none, whoever accepted last comes first.
    preferredDate: [
      { column: 'preferred_date', isNullable: true },
      { column: 'accepted_at', isReversed: true },
    ],
  },
  defaultSort: '-acceptedAt',
  filters: {
    status: 'status',
    quoteId: 'quote_id',
    acceptedAt: 'accepted_at',
    preferredDate: 'preferred_date',
  },
});

@Implements(listSurgeryCases)
export class ListSurgeryCasesQuery implements Handler<typeof listSurgeryCases> {
  constructor(private readonly reader: TenantReader) {}

  handle({ query }: InputOf<typeof listSurgeryCases>): Promise<ResultOf<typeof listSurgeryCases>> {
    return this.reader.page(surgeryCases, query);
  }
}
