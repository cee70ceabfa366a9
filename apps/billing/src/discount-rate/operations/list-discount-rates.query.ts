import { listDiscountRates, type DiscountRate } from '@quillcare/contracts';
import { definePlatformList, implement, PlatformReader } from '@quillcare/service-kit';
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

export const ListDiscountRatesQuery = implement(
  listDiscountRates,
  [PlatformReader, PracticeNames],
  (reader, practiceNames) => ({
    async handle({ query }) {
      const page = await reader.page(discountRateList, query);
      const names = await practiceNames.namesOf(page.items.map(({ organisationId }) => organisationId));
      const withPracticeName = (row: Row) => ({
        ...row,
        organisationName: names.get(row.organisationId) ?? '',
      });
      return { ...page, items: page.items.map(withPracticeName) };
    },
  }),
);
