import { listDiscountRates, type DiscountRate, type InputOf, type ResultOf } from '@quillcare/contracts';
import { definePlatformList, Implements, PlatformReader, type Handler } from '@quillcare/service-kit';
import { PracticeNames } from './practice-names';

type Row = Omit<DiscountRate, 'organisationName'>;

const discountRateList = definePlatformList<Row>({
  name: 'billing.discountRates',
  reason: 'super admins see the mates rates of every practice',
  from: 'billing.discount_rate',
  columns: `id, version, organisation_id, type, value, cycle, starts_on, ends_on, reason, status, created_at`,
  query: listDiscountRates.query,
  sorts: { createdAt: ['created_at'], startsOn: ['starts_on'] },
  defaultSort: '-createdAt',
  filters: { status: 'status', type: 'type', organisationId: 'organisation_id' },
  fewRows: 'a mates rate is an exception that somebody agreed on',
});

@Implements(listDiscountRates)
export class ListDiscountRatesQuery implements Handler<typeof listDiscountRates> {
  constructor(
    private readonly reader: PlatformReader,
    private readonly names: PracticeNames,
  ) {}

  async handle({ query }: InputOf<typeof listDiscountRates>): Promise<ResultOf<typeof listDiscountRates>> {
    const page = await this.reader.page(discountRateList, query);
    const names = await this.names.all(page.items.map(({ organisationId }) => organisationId));
    const named = (row: Row) => ({ ...row, organisationName: names.get(row.organisationId) ?? '' });
    return { ...page, items: page.items.map(named) };
  }
}
