import { listNonBillingOrganisations, type NonBillingOrganisation } from '@quillcare/contracts';
import { definePlatformList, implement, PlatformReader } from '@quillcare/service-kit';
import { PracticeNames } from '../../discount-rate/operations/practice-names';

type Row = Omit<NonBillingOrganisation, 'organisationName'>;

const nonBillingList = definePlatformList<Row>({
  name: 'billing.nonBillingOrganisations',
  reason: 'super admins see which practices are not billed',
  from: 'billing.subscription',
  columns: `id, version, organisation_id, is_not_billed as is_non_billing, not_billed_since as since,
    not_billed_until as last_day, not_billed_reason as reason, plan, status`,
  where: 'not_billed_since is not null and deleted_at is null',
  query: listNonBillingOrganisations.query,
  sorts: { since: [{ column: 'not_billed_since', isNullable: true }] },
  defaultSort: '-since',
  filters: { isNonBilling: 'is_not_billed' },
  fewRows: 'a practice that is not billed is an exception that somebody agreed on',
});

export const ListNonBillingOrganisationsQuery = implement(
  listNonBillingOrganisations,
  [PlatformReader, PracticeNames],
  (reader, practiceNames) => ({
    async handle({ query }) {
      const page = await reader.page(nonBillingList, query);
      const names = await practiceNames.namesOf(page.items.map(({ organisationId }) => organisationId));
      const withPracticeName = (row: Row) => ({
        ...row,
        organisationName: names.get(row.organisationId) ?? '',
      });
      return { ...page, items: page.items.map(withPracticeName) };
    },
  }),
);
