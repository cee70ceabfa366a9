import {
  listOrganisations,
  type InputOf,
  type OrganisationSummary,
  type ResultOf,
} from '@quillcare/contracts';
import { searchKey } from '@quillcare/rules';
import { definePlatformList, Implements, PlatformReader, type Handler } from '@quillcare/service-kit';
import { OrganisationFiguresReader } from '../organisation-figures';
import { ORGANISATION_COLUMNS } from './organisation-columns';

type Row = Omit<OrganisationSummary, 'dataStats' | 'owner'>;

const organisationList = definePlatformList<Row>({
  name: 'identity.organisations',
  reason: 'super admins see every practice of the platform',
  from: 'identity.organisation',
  columns: ORGANISATION_COLUMNS,
  where: 'deleted_at is null',
  search: { column: 'search_key', key: searchKey },
  sorts: { name: ['sort_name'], createdAt: ['created_at'] },
  defaultSort: 'name',
  filters: { isActive: 'is_active' },
  common: ['isActive'],
});

@Implements(listOrganisations)
export class ListOrganisationsQuery implements Handler<typeof listOrganisations> {
  constructor(
    private readonly reader: PlatformReader,
    private readonly figures: OrganisationFiguresReader,
  ) {}

  async handle({ query }: InputOf<typeof listOrganisations>): Promise<ResultOf<typeof listOrganisations>> {
    const page = await this.reader.page(organisationList, query);
    const figuresOf = await this.figures.of(page.items.map(({ id }) => id));
    const shown = (row: Row) => {
      const { plan, ...figures } = figuresOf(row.id);
      return { ...row, ...figures, isNonBilling: plan?.isNonBilling ?? row.isNonBilling };
    };
    return { ...page, items: page.items.map(shown) };
  }
}
