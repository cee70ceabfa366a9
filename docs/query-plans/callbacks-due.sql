-- Callbacks to make, by the day they are due, as the role quillcare_callbacks

select id, version, created_at, updated_at, subject, quote_id, quote_number, lead_id, client_id,
  client_name, client_phone, status, priority, cause, about, due_date, assignee_id, assignee_name, notes, attempt_count,
  attempted_at, last_outcome, completed_at, closed_reason, cancel_reason, reschedule_reason, due_date::text as cursor_0, id::text as cursor_1 from callbacks.callback where organisation_id = $1 and deleted_at is null and status = $2 order by due_date asc, id asc limit $3

Limit
  InitPlan 1
    ->  Result
  InitPlan 2
    ->  Result
  ->  Index Scan using callback_by_status on callback
        Index Cond: ((organisation_id = $1) AND (status = $2))
        Filter: (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1))

--

select count(*) as total from (select 1 from callbacks.callback where organisation_id = $1 and deleted_at is null and status = $2 order by due_date asc, id asc limit 10001) counted

Aggregate
  ->  Limit
        InitPlan 1
          ->  Result
        InitPlan 2
          ->  Result
        ->  Index Only Scan using callback_by_status on callback
              Index Cond: ((organisation_id = $1) AND (status = $2))
              Filter: (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1))
