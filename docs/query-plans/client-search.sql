-- Search of clients by two words, as the role quillcare_crm

select id, version, created_at, updated_at, deleted_at, first_name, last_name, email, phone, date_of_birth, is_vip, suburb, state, is_duplicate_flag, created_at::text as cursor_0, id::text as cursor_1 from crm."client" where organisation_id = $1 and deleted_at is null and search_key like $2 and search_key like $3 order by created_at desc, id desc limit $4

Limit
  InitPlan 1
    ->  Result
  InitPlan 2
    ->  Result
  ->  Sort
        Sort Key: client.created_at DESC, client.id DESC
        ->  Bitmap Heap Scan on client
              Recheck Cond: ((organisation_id = $1) AND (search_key ~~ $2) AND (search_key ~~ $3))
              Filter: ((deleted_at IS NULL) AND (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1)))
              ->  Bitmap Index Scan on client_search
                    Index Cond: ((organisation_id = $1) AND (search_key ~~ $2) AND (search_key ~~ $3))
