import { listSurgeryConfigurations, type SurgeryConfigurationSummary } from '@quillcare/contracts';
import { searchKey } from '@quillcare/rules';
import { defineList, implement, TenantReader } from '@quillcare/service-kit';

const sizeOf = (list: string) => `coalesce(jsonb_array_length(configured_${list}), 0) as ${list}`;

const configurations = defineList<SurgeryConfigurationSummary>({
  name: 'quoting.surgery_configurations',
  from: 'quoting.surgery',
  columns: `id, name, category, procedure_class, base_fee_minor, is_active, coalesce(configured_version, 0) as version,
    configured_version is not null as is_configured, configured_at as updated_at,
    ${sizeOf('doctors')}, ${sizeOf('hospitals')}, ${sizeOf('option_lists')}`,
  where: 'deleted_at is null',
  query: listSurgeryConfigurations.query,
  search: { column: 'search_key', key: searchKey },
  joins: [
    {
      table: 'quoting.surgery_configuration',
      on: 'id',
      columns: {
        configured_version: 'version',
        configured_at: 'updated_at',
        configured_doctors: 'doctors',
        configured_hospitals: 'hospitals',
        configured_option_lists: 'option_list_ids',
      },
    },
  ],
  sorts: { name: ['sort_name'], createdAt: ['created_at'] },
  defaultSort: 'name',
  filters: {
    isConfigured: (isConfigured) =>
      `exists (select from quoting.surgery_configuration c where c.organisation_id = surgery.organisation_id
         and c.id = surgery.id) = ${isConfigured}::boolean`,
    isActive: 'is_active',
    category: 'category',
  },
  common: ['isActive', 'category', 'isConfigured'],
});

export const ListSurgeryConfigurationsQuery = implement(
  listSurgeryConfigurations,
  [TenantReader],
  (reader) => ({
    handle: ({ query }) => reader.page(configurations, query),
  }),
);
