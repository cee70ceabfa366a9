-- Clients of a state by name, first and later page, and their total, as the role quillcare_crm

select id, version, created_at, updated_at, deleted_at, first_name, last_name, email, phone, date_of_birth, is_vip, suburb, state, is_duplicate_flag, sort_name::text as cursor_0, id::text as cursor_1 from crm."client" where organisation_id = $1 and deleted_at is null and state = $2 order by sort_name asc, id asc limit $3

Limit
  InitPlan 1
    ->  Result
  InitPlan 2
    ->  Result
  ->  Index Scan using client_by_state on client
        Index Cond: ((organisation_id = $1) AND (state = $2))
        Filter: (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1))

--

select count(*) as total from (select 1 from crm."client" where organisation_id = $1 and deleted_at is null and state = $2 order by sort_name asc, id asc limit 10001) counted

Aggregate
  ->  Limit
        InitPlan 1
          ->  Result
        InitPlan 2
          ->  Result
        ->  Index Only Scan using client_by_state on client
              Index Cond: ((organisation_id = $1) AND (state = $2))
              Filter: (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1))

--

select id, version, created_at, updated_at, deleted_at, first_name, last_name, email, phone, date_of_birth, is_vip, suburb, state, is_duplicate_flag, sort_name::text as cursor_0, id::text as cursor_1 from crm."client" where organisation_id = $1 and deleted_at is null and state = $2 and (sort_name, id) > ($3, $4) order by sort_name asc, id asc limit $5

Limit
  InitPlan 1
    ->  Result
  InitPlan 2
    ->  Result
  ->  Index Scan using client_by_state on client
        Index Cond: ((organisation_id = $1) AND (state = $2) AND (ROW(sort_name, id) > ROW($3, $4)))
        Filter: (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1))
