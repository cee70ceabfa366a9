-- Search of quotes by number, as the role quillcare_quoting

select id, version, created_at, updated_at, quote_number, revision, status, client_id,
  concat_ws(' ', client->>'firstName', client->>'lastName') as client_name,
  concat_ws(' ', doctor->>'title', doctor->>'firstName', doctor->>'lastName') as doctor_name,
  hospital->>'name' as hospital_name, currency, total_minor, valid_until, sent_at, first_viewed_at, mail_state,
  unread_messages, variation_of_id, created_at::text as cursor_0, id::text as cursor_1 from quoting.quote where organisation_id = $1 and deleted_at is null and superseded_at is null and not lapsed and search_key like $2 order by created_at desc, id desc limit $3

Limit
  InitPlan 1
    ->  Result
  InitPlan 2
    ->  Result
  ->  Sort
        Sort Key: quote.created_at DESC, quote.id DESC
        ->  Bitmap Heap Scan on quote
              Recheck Cond: ((organisation_id = $1) AND (search_key ~~ $2))
              Filter: ((deleted_at IS NULL) AND (superseded_at IS NULL) AND (NOT lapsed) AND (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1)))
              ->  Bitmap Index Scan on quote_search
                    Index Cond: ((organisation_id = $1) AND (search_key ~~ $2))
