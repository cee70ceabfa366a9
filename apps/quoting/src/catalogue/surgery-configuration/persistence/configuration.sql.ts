const idsIn = (list: string, field: string) =>
  `(select (entry->>'${field}')::uuid from jsonb_array_elements(${list}) entry)`;

const selectNames = (table: string, name: string, ids: string) =>
  `select id, ${name} as name, is_active and deleted_at is null as is_available
     from quoting.${table} where organisation_id = $1 and id in ${ids}`;

/** All records that the configuration `c` references. */
const NAMED = [
  selectNames(
    'doctor',
    `concat_ws(' ', nullif(title, ''), first_name, last_name)`,
    idsIn('c.doctors', 'doctorId'),
  ),
  selectNames('hospital', 'name', idsIn('c.hospitals', 'hospitalId')),
  selectNames(
    'provider',
    'name',
    `((c.assistant->>'providerId')::uuid, (c.anaesthetist->>'providerId')::uuid)`,
  ),
  selectNames(
    'option_list',
    'name',
    '(select entry::uuid from jsonb_array_elements_text(c.option_list_ids) entry)',
  ),
].join(' union all ');

/** The surgeries `$2` of the practice `$1` with their configurations, in the order given; removed surgeries are left out. */
export const CONFIGURATIONS = `
  select s.id, s.name, s.category, s.procedure_class, s.base_fee_minor, s.estimated_duration as minutes, s.mbs_items, s.sided,
         s.has_options,
         coalesce(c.version, 0) as version, c.updated_at, c.updated_by,
         coalesce(c.doctors, '[]') as doctors, coalesce(c.hospitals, '[]') as hospitals, c.assistant, c.anaesthetist,
         coalesce(c.implants, '[]') as implants, c.admin_fee_minor, c.aftercare, coalesce(c.exclusions, '[]') as exclusions,
         case when s.procedure_class = 'MIXED' then c.cosmetic_basis_points end as cosmetic_basis_points,
         coalesce(c.option_list_ids, '[]') as option_list_ids,
         coalesce((select jsonb_agg(jsonb_build_object('id', id, 'name', name, 'isAvailable', is_available)) from (${NAMED}) of_records),
           '[]') as named
    from unnest($2::uuid[]) with ordinality as wanted (id, place)
    join quoting.surgery s on s.organisation_id = $1 and s.id = wanted.id and s.deleted_at is null
    left join quoting.surgery_configuration c on c.organisation_id = $1 and c.id = s.id
   order by wanted.place`;

const active = (kind: string, table: string) =>
  `select '${kind}' as kind, id from quoting.${table}
    where organisation_id = $1 and id = any($2) and is_active and deleted_at is null`;

/** Those of the ids `$2` that are available for new quotes of the practice `$1`, with their kinds. */
export const AVAILABLE_RECORDS = [
  active('DOCTOR', 'doctor'),
  active('HOSPITAL', 'hospital'),
  active('PROVIDER', 'provider'),
  active('OPTION_LIST', 'option_list'),
].join(' union all ');
