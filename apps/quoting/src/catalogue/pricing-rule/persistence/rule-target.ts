/** All records a rule can target, with their names. `$1` is the organisation. */
const RECORDS = `(
  select id, name, is_active, deleted_at from quoting.surgery where organisation_id = $1
  union all select id, name, is_active, deleted_at from quoting.hospital where organisation_id = $1
  union all select id, name, is_active, deleted_at from quoting.site where organisation_id = $1
  union all select id, concat_ws(' ', nullif(title, ''), first_name, last_name), is_active, deleted_at from quoting.doctor where organisation_id = $1
) record`;

const STATE = `case when deleted_at is not null then 'REMOVED' when not is_active then 'INACTIVE' else 'ACTIVE' end`;

/** Name and state of the target of a `quoting.pricing_rule` row. Null if it has none. */
export const TARGET_OF_RULE = `(select jsonb_build_object('name', name, 'state', ${STATE})
  from ${RECORDS} where record.id = pricing_rule.target_id)`;

/** Name and state of the target with id `$2`. */
export const TARGET_BY_ID = `select name, ${STATE} as state from ${RECORDS} where record.id = $2`;

/** Rules whose target is no longer active have no effect. */
export const HAS_EFFECT = `(target_id is null or exists (
  select from ${RECORDS} where record.id = pricing_rule.target_id and is_active and deleted_at is null))`;

/** Whether `$2` is the id of an active, undeleted row of the table. */
export function isActiveIn(table: 'surgery' | 'doctor' | 'hospital' | 'site'): string {
  return `select 1 from quoting.${table}
    where organisation_id = $1 and id = $2 and is_active and deleted_at is null`;
}
