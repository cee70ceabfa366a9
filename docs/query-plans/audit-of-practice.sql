-- The audit trail of a practice, newest first, as the role quillcare_audit

select id, entity_type, entity_id, action, entity_label, changes, reason, notes, user_id, actor, actor_name,
  correlation_id, occurred_at as created_at, occurred_at::text as cursor_0, id::text as cursor_1 from audit.entry where organisation_id = $1 order by occurred_at desc, id desc limit $2

Limit
  InitPlan 1
    ->  Result
  InitPlan 2
    ->  Result
  ->  Index Scan Backward using entry_by_time on entry
        Index Cond: (organisation_id = $1)
        Filter: (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1))

--

select count(*) as total from (select 1 from audit.entry where organisation_id = $1 order by occurred_at desc, id desc limit 10001) counted

Aggregate
  ->  Limit
        InitPlan 1
          ->  Result
        InitPlan 2
          ->  Result
        ->  Index Only Scan Backward using entry_by_time on entry
              Index Cond: (organisation_id = $1)
              Filter: (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1))
