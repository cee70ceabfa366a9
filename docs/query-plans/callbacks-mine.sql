-- Open callbacks of a person, as the role quillcare_callbacks

select id, version, created_at, updated_at, subject, quote_id, quote_number, lead_id, client_id,
  client_name, client_phone, status, priority, cause, about, due_date, assignee_id, assignee_name, notes, attempt_count,
  attempted_at, last_outcome, completed_at, closed_reason, cancel_reason, reschedule_reason, urgency::text as cursor_0, due_date::text as cursor_1, id::text as cursor_2 from callbacks.callback where organisation_id = $1 and deleted_at is null and status = any($2) and assignee_id = $3 order by urgency asc, due_date asc, id asc limit $4

Limit
  InitPlan 1
    ->  Result
  InitPlan 2
    ->  Result
  ->  Index Scan using callback_by_assignee on callback
        Index Cond: ((organisation_id = $1) AND (assignee_id = $3))
        Filter: ((((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1)) AND (status = ANY ($2)))

--

select count(*) as total from (select 1 from callbacks.callback where organisation_id = $1 and deleted_at is null and status = any($2) and assignee_id = $3 order by urgency asc, due_date asc, id asc limit 10001) counted

Aggregate
  ->  Limit
        InitPlan 1
          ->  Result
        InitPlan 2
          ->  Result
        ->  Index Scan using callback_by_assignee on callback
              Index Cond: ((organisation_id = $1) AND (assignee_id = $3))
              Filter: ((((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1)) AND (status = ANY ($2)))
