/** Everything that a rule can be for and that is a record, with its name; `$1` is the organisation. */
const RECORDS = `(
  select id, name, is_active, deleted_at from quoting.surgery where organisation_id = $1
  union all select id, name, is_active, deleted_at from quoting.hospital where organisation_id = $1
  union all select id, name, is_active, deleted_at from quoting.site where organisation_id = $1
  union all select id, concat_ws(' ', title, first_name, last_name), is_active, deleted_at from quoting.doctor where organisation_id = $1
) record`;

const STATE = `case when deleted_at is not null then 'REMOVED' when not is_active then 'INACTIVE' else 'ACTIVE' end`;

/** The target of the rule in `quoting.pricing_rule`: name and state; null if it has none. */
export const TARGET_OF_RULE = `(select jsonb_build_object('name', name, 'state', ${STATE})
  from ${RECORDS} where record.id = pricing_rule.target_id)`;

/** The same for the id at `$2`. */
export const TARGET_BY_ID = `select name, ${STATE} as state from ${RECORDS} where record.id = $2`;

/** Rules with a target that no longer is active change nothing. */
export const HAS_EFFECT = `(target_id is null or exists (
  select from ${RECORDS} where record.id = pricing_rule.target_id and is_active and deleted_at is null))`;

/** Whether the id at `$2` is a record of the table, not removed and active. */
export function isActiveIn(table: 'surgery' | 'doctor' | 'hospital' | 'site'): string {
  return `select 1 from quoting.${table}
    where organisation_id = $1 and id = $2 and is_active and deleted_at is null`;
}
