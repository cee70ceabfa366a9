-- A client's timeline: what the audit knows, as the role quillcare_audit

select e.id, to_char(e.occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, e.entity_id, e.action,
  array(select change->>'field' from jsonb_array_elements(e.changes) change) as fields,
  (select change->>'newValue' from jsonb_array_elements(e.changes) change where change->>'field' = 'status') as status,
  e.reason, e.user_id as by_id, e.actor_name as by_name
  from unnest($3::uuid[]) as wanted (entity_id)
  cross join lateral (
  select * from audit.entry o
  where o.organisation_id = $1 and o.entity_type = $2 and o.entity_id = wanted.entity_id and o.action <> 'VIEW'
  and o.action = any($7::text[])
  and ($8::text is null or not o.changes @> jsonb_build_array(jsonb_build_object('field', $8::text)))
  and (o.occurred_at, o.id) < ($4::timestamptz, $5::uuid)
  order by o.occurred_at desc, o.id desc limit $6) e
  order by e.occurred_at desc, e.id desc limit $6

Limit
  ->  Result
        ->  Sort
              Sort Key: o.occurred_at DESC, o.id DESC
              ->  Nested Loop
                    ->  Function Scan on unnest wanted
                    ->  Limit
                          InitPlan 3
                            ->  Result
                          InitPlan 4
                            ->  Result
                          ->  Index Scan Backward using entry_changes_of_entity on entry o
                                Index Cond: ((organisation_id = '…'::uuid) AND (entity_id = wanted.entity_id) AND (ROW(occurred_at, id) < ROW('…'::timestamp with time zone, '…'::uuid)))
                                Filter: ((entity_type = '…'::text) AND (((InitPlan 3).col1 <> '…'::text) OR (organisation_id = (InitPlan 4).col1)) AND (action = ANY ('…'::text[])))
        SubPlan 1
          ->  Function Scan on jsonb_array_elements change
        SubPlan 2
          ->  Function Scan on jsonb_array_elements change_1
                Filter: ((value ->> '…'::text) = '…'::text)

--

select e.id, to_char(e.occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, e.entity_id, e.action,
  array(select change->>'field' from jsonb_array_elements(e.changes) change) as fields,
  (select change->>'newValue' from jsonb_array_elements(e.changes) change where change->>'field' = 'status') as status,
  e.reason, e.user_id as by_id, e.actor_name as by_name
  from unnest($3::uuid[]) as wanted (entity_id)
  cross join lateral (
  select * from audit.entry o
  where o.organisation_id = $1 and o.entity_type = $2 and o.entity_id = wanted.entity_id and o.action = 'VIEW'
  and o.action = any($7::text[])
  and ($8::text is null or not o.changes @> jsonb_build_array(jsonb_build_object('field', $8::text)))
  and (o.occurred_at, o.id) < ($4::timestamptz, $5::uuid)
  order by o.occurred_at desc, o.id desc limit $6) e
  order by e.occurred_at desc, e.id desc limit $6

Limit
  ->  Result
        ->  Sort
              Sort Key: o.occurred_at DESC, o.id DESC
              ->  Nested Loop
                    ->  Function Scan on unnest wanted
                    ->  Limit
                          InitPlan 3
                            ->  Result
                          InitPlan 4
                            ->  Result
                          ->  Index Scan Backward using entry_views_of_entity on entry o
                                Index Cond: ((organisation_id = '…'::uuid) AND (entity_id = wanted.entity_id) AND (ROW(occurred_at, id) < ROW('…'::timestamp with time zone, '…'::uuid)))
                                Filter: ((entity_type = '…'::text) AND (((InitPlan 3).col1 <> '…'::text) OR (organisation_id = (InitPlan 4).col1)))
        SubPlan 1
          ->  Function Scan on jsonb_array_elements change
        SubPlan 2
          ->  Function Scan on jsonb_array_elements change_1
                Filter: ((value ->> '…'::text) = '…'::text)
