-- Today: callbacks that are due, as the role quillcare_callbacks

select id, version, created_at, updated_at, subject, quote_id, quote_number, lead_id, client_id,
  client_name, client_phone, status, priority, cause, about, due_date, assignee_id, assignee_name, notes, attempt_count,
  attempted_at, last_outcome, completed_at, closed_reason, cancel_reason, reschedule_reason, count(*) over ()::int as found
  from callbacks.callback
  where organisation_id = $1 and deleted_at is null and status in ('pending', 'attempted') and due_date <= $2::date
  order by case when $4::uuid is null then 0 when assignee_id = $4::uuid then 0 when assignee_id is null then 1 else 2 end,
  due_date, id limit $3

Limit
  InitPlan 1
    ->  Result
  InitPlan 2
    ->  Result
  ->  Sort
        Sort Key: (CASE WHEN ($4 IS NULL) THEN 0 WHEN (callback.assignee_id = $4) THEN 0 WHEN (callback.assignee_id IS NULL) THEN 1 ELSE 2 END), callback.due_date, callback.id
        ->  WindowAgg
              Window: w1 AS ()
              ->  Bitmap Heap Scan on callback
                    Recheck Cond: ((organisation_id = $1) AND (due_date <= $2) AND (deleted_at IS NULL) AND (status = ANY ('…'::text[])))
                    Filter: (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1))
                    ->  Bitmap Index Scan on callback_to_remind
                          Index Cond: ((organisation_id = $1) AND (due_date <= $2))
