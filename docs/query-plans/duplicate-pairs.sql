-- Pairs of clients who may be the same person, newest first, as the role quillcare_crm

select id, created_at, reasons, 
  (select jsonb_build_object('id', c.id, 'firstName', c.first_name, 'lastName', c.last_name, 'email', c.email, 'phone', c.phone,
  'dateOfBirth', c.date_of_birth, 'suburb', c.suburb, 'state', c.state,
  'createdAt', to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from crm.client c where c.organisation_id = $1 and c.id = first_id) as first, 
  (select jsonb_build_object('id', c.id, 'firstName', c.first_name, 'lastName', c.last_name, 'email', c.email, 'phone', c.phone,
  'dateOfBirth', c.date_of_birth, 'suburb', c.suburb, 'state', c.state,
  'createdAt', to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from crm.client c where c.organisation_id = $1 and c.id = second_id) as second, created_at::text as cursor_0, id::text as cursor_1 from crm.duplicate_pair where organisation_id = $1 and deleted_at is null and dismissed_at is null order by created_at desc, id desc limit $2

Limit
  InitPlan 7
    ->  Result
  InitPlan 8
    ->  Result
  ->  Index Scan Backward using duplicate_pair_open on duplicate_pair
        Index Cond: (organisation_id = '…'::uuid)
        Filter: (((InitPlan 7).col1 <> '…'::text) OR (organisation_id = (InitPlan 8).col1))
        SubPlan 3
          ->  Index Scan using client_pkey on client c
                Index Cond: (id = duplicate_pair.first_id)
                Filter: ((organisation_id = '…'::uuid) AND (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1)))
                InitPlan 1
                  ->  Result
                InitPlan 2
                  ->  Result
        SubPlan 6
          ->  Index Scan using client_pkey on client c_1
                Index Cond: (id = duplicate_pair.second_id)
                Filter: ((organisation_id = '…'::uuid) AND (((InitPlan 4).col1 <> '…'::text) OR (organisation_id = (InitPlan 5).col1)))
                InitPlan 4
                  ->  Result
                InitPlan 5
                  ->  Result

--

select count(*) as total from (select 1 from crm.duplicate_pair where organisation_id = $1 and deleted_at is null and dismissed_at is null order by created_at desc, id desc limit 10001) counted

Aggregate
  ->  Limit
        InitPlan 1
          ->  Result
        InitPlan 2
          ->  Result
        ->  Index Only Scan Backward using duplicate_pair_open on duplicate_pair
              Index Cond: (organisation_id = $1)
              Filter: (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1))

--

select id, created_at, reasons, 
  (select jsonb_build_object('id', c.id, 'firstName', c.first_name, 'lastName', c.last_name, 'email', c.email, 'phone', c.phone,
  'dateOfBirth', c.date_of_birth, 'suburb', c.suburb, 'state', c.state,
  'createdAt', to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from crm.client c where c.organisation_id = $1 and c.id = first_id) as first, 
  (select jsonb_build_object('id', c.id, 'firstName', c.first_name, 'lastName', c.last_name, 'email', c.email, 'phone', c.phone,
  'dateOfBirth', c.date_of_birth, 'suburb', c.suburb, 'state', c.state,
  'createdAt', to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from crm.client c where c.organisation_id = $1 and c.id = second_id) as second, created_at::text as cursor_0, id::text as cursor_1 from crm.duplicate_pair where organisation_id = $1 and deleted_at is null and dismissed_at is null and (created_at, id) < ($2, $3) order by created_at desc, id desc limit $4

Limit
  InitPlan 7
    ->  Result
  InitPlan 8
    ->  Result
  ->  Index Scan Backward using duplicate_pair_open on duplicate_pair
        Index Cond: ((organisation_id = '…'::uuid) AND (ROW(created_at, id) < ROW('…'::timestamp with time zone, '…'::uuid)))
        Filter: (((InitPlan 7).col1 <> '…'::text) OR (organisation_id = (InitPlan 8).col1))
        SubPlan 3
          ->  Index Scan using client_pkey on client c
                Index Cond: (id = duplicate_pair.first_id)
                Filter: ((organisation_id = '…'::uuid) AND (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1)))
                InitPlan 1
                  ->  Result
                InitPlan 2
                  ->  Result
        SubPlan 6
          ->  Index Scan using client_pkey on client c_1
                Index Cond: (id = duplicate_pair.second_id)
                Filter: ((organisation_id = '…'::uuid) AND (((InitPlan 4).col1 <> '…'::text) OR (organisation_id = (InitPlan 5).col1)))
                InitPlan 4
                  ->  Result
                InitPlan 5
                  ->  Result
