import {
  listNonBillingOrganisations,
  type InputOf,
  type NonBillingOrganisation,
  type ResultOf,
} from '@quillcare/contracts';
import { definePlatformList, Implements, PlatformReader, type Handler } from '@quillcare/service-kit';
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

@Implements(listNonBillingOrganisations)
export class ListNonBillingOrganisationsQuery implements Handler<typeof listNonBillingOrganisations> {
  constructor(
    private readonly reader: PlatformReader,
    private readonly names: PracticeNames,
  ) {}

  async handle({
    query,
  }: InputOf<typeof listNonBillingOrganisations>): Promise<ResultOf<typeof listNonBillingOrganisations>> {
    const page = await this.reader.page(nonBillingList, query);
    const names = await this.names.all(page.items.map(({ organisationId }) => organisationId));
    const named = (row: Row) => ({ ...row, organisationName: names.get(row.organisationId) ?? '' });
    return { ...page, items: page.items.map(named) };
  }
}
