-- Quotes of several statuses and a range of days, as the role quillcare_quoting

select id, version, created_at, updated_at, quote_number, revision, status, client_id,
  concat_ws(' ', client->>'firstName', client->>'lastName') as client_name,
  concat_ws(' ', doctor->>'title', doctor->>'firstName', doctor->>'lastName') as doctor_name,
  hospital->>'name' as hospital_name, currency, total_minor, valid_until, sent_at, first_viewed_at, mail_state,
  unread_messages, variation_of_id, created_at::text as cursor_0, id::text as cursor_1 from quoting.quote where organisation_id = $1 and deleted_at is null and superseded_at is null and not lapsed and status = any($2) and created_at >= $3 and created_at < $4 order by created_at desc, id desc limit $5

Limit
  InitPlan 1
    ->  Result
  InitPlan 2
    ->  Result
  ->  Index Scan Backward using quote_by_created_at on quote
        Index Cond: ((organisation_id = $1) AND (created_at >= $3) AND (created_at < $4))
        Filter: ((((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1)) AND (status = ANY ($2)))

--

select count(*) as total from (select 1 from quoting.quote where organisation_id = $1 and deleted_at is null and superseded_at is null and not lapsed and status = any($2) and created_at >= $3 and created_at < $4 order by created_at desc, id desc limit 10001) counted

Aggregate
  ->  Limit
        InitPlan 1
          ->  Result
        InitPlan 2
          ->  Result
        ->  Index Scan Backward using quote_by_created_at on quote
              Index Cond: ((organisation_id = $1) AND (created_at >= $3) AND (created_at < $4))
              Filter: ((((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1)) AND (status = ANY ($2)))
