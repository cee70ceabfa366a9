-- Quotes by when they were sent, those not sent last, as the role quillcare_quoting

select id, version, created_at, updated_at, quote_number, revision, status, client_id,
  concat_ws(' ', client->>'firstName', client->>'lastName') as client_name,
  concat_ws(' ', doctor->>'title', doctor->>'firstName', doctor->>'lastName') as doctor_name,
  hospital->>'name' as hospital_name, currency, total_minor, valid_until, sent_at, first_viewed_at, mail_state,
  unread_messages, variation_of_id, sent_at::text as cursor_0, id::text as cursor_1 from quoting.quote where organisation_id = $1 and deleted_at is null and superseded_at is null and not lapsed order by sent_at desc nulls last, id desc limit $2

Limit
  InitPlan 1
    ->  Result
  InitPlan 2
    ->  Result
  ->  Index Scan using quote_by_sent_at_desc on quote
        Index Cond: (organisation_id = $1)
        Filter: (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1))

--

select count(*) as total from (select 1 from quoting.quote where organisation_id = $1 and deleted_at is null and superseded_at is null and not lapsed order by sent_at desc nulls last, id desc limit 10001) counted

Aggregate
  ->  Limit
        InitPlan 1
          ->  Result
        InitPlan 2
          ->  Result
        ->  Index Only Scan using quote_by_sent_at_desc on quote
              Index Cond: (organisation_id = $1)
              Filter: (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1))

--

select * from ((select id, version, created_at, updated_at, quote_number, revision, status, client_id,
  concat_ws(' ', client->>'firstName', client->>'lastName') as client_name,
  concat_ws(' ', doctor->>'title', doctor->>'firstName', doctor->>'lastName') as doctor_name,
  hospital->>'name' as hospital_name, currency, total_minor, valid_until, sent_at, first_viewed_at, mail_state,
  unread_messages, variation_of_id, sent_at::text as cursor_0, id::text as cursor_1, sent_at as sort_0, id as sort_1 from quoting.quote where organisation_id = $1 and deleted_at is null and superseded_at is null and not lapsed and sent_at = $2 and id < $3 order by sent_at desc nulls last, id desc limit $4) union all (select id, version, created_at, updated_at, quote_number, revision, status, client_id,
  concat_ws(' ', client->>'firstName', client->>'lastName') as client_name,
  concat_ws(' ', doctor->>'title', doctor->>'firstName', doctor->>'lastName') as doctor_name,
  hospital->>'name' as hospital_name, currency, total_minor, valid_until, sent_at, first_viewed_at, mail_state,
  unread_messages, variation_of_id, sent_at::text as cursor_0, id::text as cursor_1, sent_at as sort_0, id as sort_1 from quoting.quote where organisation_id = $1 and deleted_at is null and superseded_at is null and not lapsed and sent_at < $2 order by sent_at desc nulls last, id desc limit $4) union all (select id, version, created_at, updated_at, quote_number, revision, status, client_id,
  concat_ws(' ', client->>'firstName', client->>'lastName') as client_name,
  concat_ws(' ', doctor->>'title', doctor->>'firstName', doctor->>'lastName') as doctor_name,
  hospital->>'name' as hospital_name, currency, total_minor, valid_until, sent_at, first_viewed_at, mail_state,
  unread_messages, variation_of_id, sent_at::text as cursor_0, id::text as cursor_1, sent_at as sort_0, id as sort_1 from quoting.quote where organisation_id = $1 and deleted_at is null and superseded_at is null and not lapsed and sent_at is null order by sent_at desc nulls last, id desc limit $4)) page order by sort_0 desc nulls last, sort_1 desc limit $4

Limit
  ->  Merge Append
        Sort Key: quote.sent_at DESC NULLS LAST, quote.id DESC
        ->  Sort
              Sort Key: quote.sent_at DESC NULLS LAST, quote.id DESC
              ->  Limit
                    InitPlan 1
                      ->  Result
                    InitPlan 2
                      ->  Result
                    ->  Index Scan using quote_by_sent_at_desc on quote
                          Index Cond: ((organisation_id = $1) AND (sent_at = $2) AND (id < $3))
                          Filter: (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1))
        ->  Limit
              InitPlan 3
                ->  Result
              InitPlan 4
                ->  Result
              ->  Index Scan using quote_by_sent_at_desc on quote quote_1
                    Index Cond: ((organisation_id = $1) AND (sent_at < $2))
                    Filter: (((InitPlan 3).col1 <> '…'::text) OR (organisation_id = (InitPlan 4).col1))
        ->  Limit
              InitPlan 5
                ->  Result
              InitPlan 6
                ->  Result
              ->  Index Scan using quote_by_sent_at_desc on quote quote_2
                    Index Cond: ((organisation_id = $1) AND (sent_at IS NULL))
                    Filter: (((InitPlan 5).col1 <> '…'::text) OR (organisation_id = (InitPlan 6).col1))
