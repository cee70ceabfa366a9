-- The search box: a phone number, as the role quillcare_crm

with found as materialized (select id, first_name, last_name, email, phone, date_of_birth, suburb, is_vip from crm.client where organisation_id = $1 and deleted_at is null and search_key like $2 and strpos(search_key, $3) > 0)
  select * from found limit 30

Limit
  CTE found
    ->  Bitmap Heap Scan on client
          Recheck Cond: ((organisation_id = $1) AND (search_key ~~ $2))
          Filter: ((deleted_at IS NULL) AND (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1)) AND (strpos(search_key, $3) > 0))
          InitPlan 1
            ->  Result
          InitPlan 2
            ->  Result
          ->  Bitmap Index Scan on client_search
                Index Cond: ((organisation_id = $1) AND (search_key ~~ $2))
  ->  CTE Scan on found
