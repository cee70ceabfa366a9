-- Clients who were added on some days, as the role quillcare_crm

select id, version, created_at, updated_at, deleted_at, first_name, last_name, email, phone, date_of_birth, is_vip, suburb, state, is_duplicate_flag, created_at::text as cursor_0, id::text as cursor_1 from crm."client" where organisation_id = $1 and deleted_at is null and created_at >= $2 and created_at < $3 order by created_at desc, id desc limit $4

Limit
  InitPlan 1
    ->  Result
  InitPlan 2
    ->  Result
  ->  Index Scan Backward using client_by_created_at on client
        Index Cond: ((organisation_id = $1) AND (created_at >= $2) AND (created_at < $3))
        Filter: (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1))

--

select count(*) as total from (select 1 from crm."client" where organisation_id = $1 and deleted_at is null and created_at >= $2 and created_at < $3 order by created_at desc, id desc limit 10001) counted

Aggregate
  ->  Limit
        InitPlan 1
          ->  Result
        InitPlan 2
          ->  Result
        ->  Index Only Scan Backward using client_by_created_at on client
              Index Cond: ((organisation_id = $1) AND (created_at >= $2) AND (created_at < $3))
              Filter: (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1))
