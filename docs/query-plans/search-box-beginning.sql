-- The search box: two letters, as the role quillcare_crm

select found.* from unnest($2::text[], $3::text[]) as wanted (low, high) cross join lateral (
  select id, first_name, last_name, email, phone, date_of_birth, suburb, is_vip from crm.client where organisation_id = $1 and deleted_at is null
  and sort_name >= wanted.low and sort_name < wanted.high order by sort_name, id limit 6) found

Nested Loop
  ->  Function Scan on wanted
  ->  Limit
        InitPlan 1
          ->  Result
        InitPlan 2
          ->  Result
        ->  Sort
              Sort Key: client.sort_name COLLATE "C", client.id
              ->  Bitmap Heap Scan on client
                    Recheck Cond: ((organisation_id = '…'::uuid) AND (sort_name >= wanted.low) AND (sort_name < wanted.high) AND (deleted_at IS NULL))
                    Filter: (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1))
                    ->  Bitmap Index Scan on client_by_sort_name
                          Index Cond: ((organisation_id = '…'::uuid) AND (sort_name >= wanted.low) AND (sort_name < wanted.high))

--

with found as materialized (select id, first_name, last_name, email, phone, date_of_birth, suburb, is_vip from crm.client where organisation_id = $1 and deleted_at is null and (search_key like $2 or search_key like $3))
  select * from found limit 30

Limit
  CTE found
    ->  Bitmap Heap Scan on client
          Recheck Cond: (((organisation_id = $1) AND (search_key ~~ $2)) OR ((organisation_id = $1) AND (search_key ~~ $3)))
          Filter: ((deleted_at IS NULL) AND (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1)))
          InitPlan 1
            ->  Result
          InitPlan 2
            ->  Result
          ->  BitmapOr
                ->  Bitmap Index Scan on client_search
                      Index Cond: ((organisation_id = $1) AND (search_key ~~ $2))
                ->  Bitmap Index Scan on client_search
                      Index Cond: ((organisation_id = $1) AND (search_key ~~ $3))
  ->  CTE Scan on found
