-- Quotes that a figure of the reports counts, as the role quillcare_quoting

select id, version, created_at, updated_at, quote_number, revision, status, client_id,
  concat_ws(' ', client->>'firstName', client->>'lastName') as client_name,
  concat_ws(' ', doctor->>'title', doctor->>'firstName', doctor->>'lastName') as doctor_name,
  hospital->>'name' as hospital_name, currency, total_minor, valid_until, sent_at, first_viewed_at, mail_state,
  unread_messages, variation_of_id, created_at::text as cursor_0, id::text as cursor_1 from quoting.quote where organisation_id = $1 and deleted_at is null and superseded_at is null and not lapsed and id in (select f.quote_id from quoting.report_quote f where f.organisation_id = $1 and (($2::jsonb->>'firstSentFrom') is null or f.sent_on >= ($2::jsonb->>'firstSentFrom')::date) and (($2::jsonb->>'firstSentTo') is null or f.sent_on <= ($2::jsonb->>'firstSentTo')::date) and (($2::jsonb->>'outcome') is null or f.outcome = ($2::jsonb->>'outcome')) and (($2::jsonb->>'marked') is null or case ($2::jsonb->>'marked') when 'VIEWED' then f.is_viewed when 'DONE' then f.is_done else exists (
  select 1 from quoting.report_question a
  where a.organisation_id = f.organisation_id and a.quote_number = f.quote_number) end) and (($2::jsonb->>'mainSurgeryId') is null or case ($2::jsonb->>'mainSurgeryId') when 'none' then f.surgery_id is null else f.surgery_id = nullif(($2::jsonb->>'mainSurgeryId'), 'none')::uuid end) and (($2::jsonb->>'source') is null or case ($2::jsonb->>'source') when 'none' then f.source is null else f.source = nullif(($2::jsonb->>'source'), 'none')::text end) and (($2::jsonb->>'declineReason') is null or f.decline_reason = ($2::jsonb->>'declineReason'))) order by created_at desc, id desc limit $3

Limit
  InitPlan 1
    ->  Result
  InitPlan 2
    ->  Result
  InitPlan 3
    ->  Result
  InitPlan 4
    ->  Result
  ->  Sort
        Sort Key: quote.created_at DESC, quote.id DESC
        ->  Nested Loop
              ->  Bitmap Heap Scan on report_quote f
                    Recheck Cond: (organisation_id = '…'::uuid)
                    Filter: ((outcome = '…'::text) AND (((InitPlan 3).col1 <> '…'::text) OR (organisation_id = (InitPlan 4).col1)) AND (sent_on >= ('…'::cstring)::date) AND (sent_on <= ('…'::cstring)::date))
                    ->  Bitmap Index Scan on report_quote_by_quote
                          Index Cond: (organisation_id = '…'::uuid)
              ->  Index Scan using quote_pkey on quote
                    Index Cond: (id = f.quote_id)
                    Filter: ((deleted_at IS NULL) AND (superseded_at IS NULL) AND (NOT lapsed) AND (organisation_id = '…'::uuid) AND (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1)))

--

select count(*) as total from (select 1 from quoting.quote where organisation_id = $1 and deleted_at is null and superseded_at is null and not lapsed and id in (select f.quote_id from quoting.report_quote f where f.organisation_id = $1 and (($2::jsonb->>'firstSentFrom') is null or f.sent_on >= ($2::jsonb->>'firstSentFrom')::date) and (($2::jsonb->>'firstSentTo') is null or f.sent_on <= ($2::jsonb->>'firstSentTo')::date) and (($2::jsonb->>'outcome') is null or f.outcome = ($2::jsonb->>'outcome')) and (($2::jsonb->>'marked') is null or case ($2::jsonb->>'marked') when 'VIEWED' then f.is_viewed when 'DONE' then f.is_done else exists (
  select 1 from quoting.report_question a
  where a.organisation_id = f.organisation_id and a.quote_number = f.quote_number) end) and (($2::jsonb->>'mainSurgeryId') is null or case ($2::jsonb->>'mainSurgeryId') when 'none' then f.surgery_id is null else f.surgery_id = nullif(($2::jsonb->>'mainSurgeryId'), 'none')::uuid end) and (($2::jsonb->>'source') is null or case ($2::jsonb->>'source') when 'none' then f.source is null else f.source = nullif(($2::jsonb->>'source'), 'none')::text end) and (($2::jsonb->>'declineReason') is null or f.decline_reason = ($2::jsonb->>'declineReason'))) order by created_at desc, id desc limit 10001) counted

Aggregate
  ->  Limit
        InitPlan 1
          ->  Result
        InitPlan 2
          ->  Result
        InitPlan 3
          ->  Result
        InitPlan 4
          ->  Result
        ->  Sort
              Sort Key: quote.created_at DESC, quote.id DESC
              ->  Hash Join
                    Hash Cond: (f.quote_id = quote.id)
                    ->  Bitmap Heap Scan on report_quote f
                          Recheck Cond: (organisation_id = '…'::uuid)
                          Filter: ((outcome = '…'::text) AND (((InitPlan 3).col1 <> '…'::text) OR (organisation_id = (InitPlan 4).col1)) AND (sent_on >= ('…'::cstring)::date) AND (sent_on <= ('…'::cstring)::date))
                          ->  Bitmap Index Scan on report_quote_by_quote
                                Index Cond: (organisation_id = '…'::uuid)
                    ->  Hash
                          ->  Index Only Scan Backward using quote_by_created_at on quote
                                Index Cond: (organisation_id = '…'::uuid)
                                Filter: (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1))
