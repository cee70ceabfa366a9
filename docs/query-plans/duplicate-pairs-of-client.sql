-- Who may be the same person as one client, as the role quillcare_crm

select id, created_at, reasons, 
  (select jsonb_build_object('id', c.id, 'firstName', c.first_name, 'lastName', c.last_name, 'email', c.email, 'phone', c.phone,
  'dateOfBirth', c.date_of_birth, 'suburb', c.suburb, 'state', c.state,
  'createdAt', to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from crm.client c where c.organisation_id = $1 and c.id = first_id) as first, 
  (select jsonb_build_object('id', c.id, 'firstName', c.first_name, 'lastName', c.last_name, 'email', c.email, 'phone', c.phone,
  'dateOfBirth', c.date_of_birth, 'suburb', c.suburb, 'state', c.state,
  'createdAt', to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from crm.client c where c.organisation_id = $1 and c.id = second_id) as second, created_at::text as cursor_0, id::text as cursor_1 from crm.duplicate_pair where organisation_id = $1 and deleted_at is null and dismissed_at is null and $2::uuid in (first_id, second_id) order by created_at desc, id desc limit $3

Limit
  InitPlan 7
    ->  Result
  InitPlan 8
    ->  Result
  ->  Result
        ->  Sort
              Sort Key: duplicate_pair.created_at DESC, duplicate_pair.id DESC
              ->  Bitmap Heap Scan on duplicate_pair
                    Recheck Cond: (((organisation_id = $1) AND ($2 = first_id)) OR ((organisation_id = $1) AND ($2 = second_id)))
                    Filter: ((deleted_at IS NULL) AND (dismissed_at IS NULL) AND (((InitPlan 7).col1 <> '…'::text) OR (organisation_id = (InitPlan 8).col1)))
                    ->  BitmapOr
                          ->  Bitmap Index Scan on duplicate_pair_once
                                Index Cond: ((organisation_id = $1) AND (first_id = $2))
                          ->  Bitmap Index Scan on duplicate_pair_by_second
                                Index Cond: ((organisation_id = $1) AND (second_id = $2))
        SubPlan 3
          ->  Index Scan using client_pkey on client c
                Index Cond: (id = duplicate_pair.first_id)
                Filter: ((organisation_id = $1) AND (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1)))
                InitPlan 1
                  ->  Result
                InitPlan 2
                  ->  Result
        SubPlan 6
          ->  Index Scan using client_pkey on client c_1
                Index Cond: (id = duplicate_pair.second_id)
                Filter: ((organisation_id = $1) AND (((InitPlan 4).col1 <> '…'::text) OR (organisation_id = (InitPlan 5).col1)))
                InitPlan 4
                  ->  Result
                InitPlan 5
                  ->  Result

--

select count(*) as total from (select 1 from crm.duplicate_pair where organisation_id = $1 and deleted_at is null and dismissed_at is null and $2::uuid in (first_id, second_id) order by created_at desc, id desc limit 10001) counted

Aggregate
  ->  Limit
        InitPlan 1
          ->  Result
        InitPlan 2
          ->  Result
        ->  Sort
              Sort Key: duplicate_pair.created_at DESC, duplicate_pair.id DESC
              ->  Bitmap Heap Scan on duplicate_pair
                    Recheck Cond: (((organisation_id = $1) AND ($2 = first_id)) OR ((organisation_id = $1) AND ($2 = second_id)))
                    Filter: ((deleted_at IS NULL) AND (dismissed_at IS NULL) AND (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1)))
                    ->  BitmapOr
                          ->  Bitmap Index Scan on duplicate_pair_once
                                Index Cond: ((organisation_id = $1) AND (first_id = $2))
                          ->  Bitmap Index Scan on duplicate_pair_by_second
                                Index Cond: ((organisation_id = $1) AND (second_id = $2))
