import { listRecordedActs, type RecordedAct } from '@quillcare/contracts';
import { implement, momentOf, TenantReader } from '@quillcare/service-kit';

/** The condition matches that of a partial index, so changes and views of a record are queried separately. */
const acts = (condition: string) => `select e.id, ${momentOf('e.occurred_at')} as at, e.entity_id, e.action,
    array(select change->>'field' from jsonb_array_elements(e.changes) change) as fields,
    (select change->>'newValue' from jsonb_array_elements(e.changes) change where change->>'field' = 'status') as status,
    e.reason, e.user_id as by_id, e.actor_name as by_name
  from unnest($3::uuid[]) as wanted (entity_id)
  cross join lateral (
    select * from audit.entry o
     where o.organisation_id = $1 and o.entity_type = $2 and o.entity_id = wanted.entity_id and ${condition}
       and o.action = any($7::text[])
       and ($8::text is null or not o.changes @> jsonb_build_array(jsonb_build_object('field', $8::text)))
       and (o.occurred_at, o.id) < ($4::timestamptz, $5::uuid)
     order by o.occurred_at desc, o.id desc limit $6) e
  order by e.occurred_at desc, e.id desc limit $6`;

const CHANGES = acts(`o.action <> 'VIEW'`);
const VIEWS = acts(`o.action = 'VIEW'`);

export const ListRecordedActsQuery = implement(listRecordedActs, [TenantReader], (reader) => ({
  async handle({ body }) {
    const { entityType, entityIds, actions, withoutField, bound, limit } = body;
    const [name, sql] = actions.includes('VIEW') ? ['audit.views_of', VIEWS] : ['audit.changes_of', CHANGES];
    const params = [entityType, entityIds, bound.at, bound.id, limit, actions, withoutField ?? null];
    return { items: await reader.rows<RecordedAct>(name, sql, params) };
  },
}));
