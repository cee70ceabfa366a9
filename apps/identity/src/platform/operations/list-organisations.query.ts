import { listOrganisations, type OrganisationSummary } from '@quillcare/contracts';
import { searchKey } from '@quillcare/rules';
import { definePlatformList, implement, PlatformReader } from '@quillcare/service-kit';
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

export const ListOrganisationsQuery = implement(
  listOrganisations,
  [PlatformReader, OrganisationFiguresReader],
  (reader, organisationFiguresReader) => ({
    async handle({ query }) {
      const page = await reader.page(organisationList, query);
      const figuresOf = await organisationFiguresReader.read(page.items.map(({ id }) => id));
      const withFigures = (row: Row) => {
        const { plan, ...figures } = figuresOf(row.id);
        return { ...row, ...figures, isNonBilling: plan?.isNonBilling ?? row.isNonBilling };
      };
      return { ...page, items: page.items.map(withFigures) };
    },
  }),
);
