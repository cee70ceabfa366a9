-- The search box: quotes by number and by name, as the role quillcare_quoting

select id, quote_number, revision, status, currency, total_minor,
  concat_ws(' ', client->>'firstName', client->>'lastName') as client_name,
  concat_ws(' ', doctor->>'title', doctor->>'firstName', doctor->>'lastName') as doctor_name from quoting.quote
  where organisation_id = $1 and quote_number = any($2::text[]) and deleted_at is null and superseded_at is null and not lapsed
  order by quote_number desc, revision desc

Index Scan Backward using quote_version_unique on quote
  Index Cond: ((organisation_id = $1) AND (quote_number = ANY ($2)))
  Filter: ((superseded_at IS NULL) AND (NOT lapsed) AND (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1)))
  InitPlan 1
    ->  Result
  InitPlan 2
    ->  Result

--

with found as materialized (select id, quote_number, revision, status, currency, total_minor,
  concat_ws(' ', client->>'firstName', client->>'lastName') as client_name,
  concat_ws(' ', doctor->>'title', doctor->>'firstName', doctor->>'lastName') as doctor_name from quoting.quote where organisation_id = $1 and deleted_at is null and superseded_at is null and not lapsed and search_key like $2)
  select * from found limit 30

Limit
  CTE found
    ->  Bitmap Heap Scan on quote
          Recheck Cond: ((organisation_id = $1) AND (search_key ~~ $2))
          Filter: ((deleted_at IS NULL) AND (superseded_at IS NULL) AND (NOT lapsed) AND (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1)))
          InitPlan 1
            ->  Result
          InitPlan 2
            ->  Result
          ->  Bitmap Index Scan on quote_search
                Index Cond: ((organisation_id = $1) AND (search_key ~~ $2))
  ->  CTE Scan on found
