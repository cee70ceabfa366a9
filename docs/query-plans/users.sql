-- Staff by name, as the role quillcare_identity

select id, version, created_at, updated_at, email, first_name, last_name,
  trim(first_name || ' ' || last_name) as name, role, is_active, grants, sort_name::text as cursor_0, id::text as cursor_1 from identity."user" where organisation_id = $1 and deleted_at is null order by sort_name asc, id asc limit $2

Limit
  InitPlan 1
    ->  Result
  InitPlan 2
    ->  Result
  ->  Index Scan using user_by_sort_name on "user"
        Index Cond: (organisation_id = $1)
        Filter: (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1))

--

select count(*) as total from (select 1 from identity."user" where organisation_id = $1 and deleted_at is null order by sort_name asc, id asc limit 10001) counted

Aggregate
  ->  Limit
        InitPlan 1
          ->  Result
        InitPlan 2
          ->  Result
        ->  Sort
              Sort Key: "user".sort_name COLLATE "C", "user".id
              ->  Bitmap Heap Scan on "user"
                    Recheck Cond: (organisation_id = $1)
                    Filter: ((deleted_at IS NULL) AND (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1)))
                    ->  Bitmap Index Scan on user_organisation_id_id_key
                          Index Cond: (organisation_id = $1)
