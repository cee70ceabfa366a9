-- Quotes by status, as the role quillcare_quoting

select status, count(*)::int as count, sum(total_minor)::float8 as total_minor
  from quoting.quote where organisation_id = $1 and deleted_at is null and superseded_at is null and not lapsed and status in ('DRAFT', 'SENT', 'QUERY_RECEIVED') group by status
union all
select status, count(*)::int as count, sum(total_minor)::float8 as total_minor
  from quoting.quote where organisation_id = $1 and deleted_at is null and superseded_at is null and not lapsed and status in ('ACCEPTED', 'REJECTED', 'EXPIRED') and coalesce(responded_at, updated_at) >= $2 group by status
union all
select status, count(*)::int as count, sum(total_minor)::float8 as total_minor
  from quoting.quote where organisation_id = $1 and deleted_at is null and superseded_at is null and not lapsed and status = 'WITHDRAWN' and coalesce(acceptance_withdrawn_at, withdrawn_at, updated_at) >= $2 group by status

Append
  ->  GroupAggregate
        Group Key: quote.status
        InitPlan 1
          ->  Result
        InitPlan 2
          ->  Result
        ->  Sort
              Sort Key: quote.status
              ->  Bitmap Heap Scan on quote
                    Recheck Cond: ((organisation_id = $1) AND (status = ANY ('…'::text[])) AND (deleted_at IS NULL) AND (superseded_at IS NULL) AND (NOT lapsed))
                    Filter: (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1))
                    ->  Bitmap Index Scan on quote_by_status
                          Index Cond: ((organisation_id = $1) AND (status = ANY ('…'::text[])))
  ->  GroupAggregate
        Group Key: quote_1.status
        InitPlan 3
          ->  Result
        InitPlan 4
          ->  Result
        ->  Sort
              Sort Key: quote_1.status
              ->  Bitmap Heap Scan on quote quote_1
                    Recheck Cond: ((organisation_id = $1) AND (status = ANY ('…'::text[])) AND (deleted_at IS NULL) AND (superseded_at IS NULL) AND (NOT lapsed))
                    Filter: ((((InitPlan 3).col1 <> '…'::text) OR (organisation_id = (InitPlan 4).col1)) AND (COALESCE(responded_at, updated_at) >= $2))
                    ->  Bitmap Index Scan on quote_over
                          Index Cond: ((organisation_id = $1) AND (status = ANY ('…'::text[])))
  ->  GroupAggregate
        InitPlan 5
          ->  Result
        InitPlan 6
          ->  Result
        ->  Index Scan using quote_over on quote quote_2
              Index Cond: ((organisation_id = $1) AND (status = '…'::text))
              Filter: ((((InitPlan 5).col1 <> '…'::text) OR (organisation_id = (InitPlan 6).col1)) AND (COALESCE(acceptance_withdrawn_at, withdrawn_at, updated_at) >= $2))

--

select cards.* from unnest(array['DRAFT', 'SENT', 'QUERY_RECEIVED']) as wanted (status) cross join lateral (
  select id, version, created_at, updated_at, quote_number, revision, status, client_id,
  concat_ws(' ', client->>'firstName', client->>'lastName') as client_name,
  concat_ws(' ', nullif(doctor->>'title', ''), doctor->>'firstName', doctor->>'lastName') as doctor_name,
  hospital->>'name' as hospital_name, hospital_id, site_id, currency, total_minor,
  (totals->>'outOfPocketMinor')::float8 as out_of_pocket_minor, valid_until, sent_at, first_viewed_at, mail_state,
  unread_messages, variation_of_id from quoting.quote where organisation_id = $1 and deleted_at is null and superseded_at is null and not lapsed and status in ('DRAFT', 'SENT', 'QUERY_RECEIVED') and quote.status = wanted.status
  order by created_at, id limit 50) cards
  union all
  select cards.* from unnest(array['ACCEPTED', 'REJECTED', 'EXPIRED']) as wanted (status) cross join lateral (
  select id, version, created_at, updated_at, quote_number, revision, status, client_id,
  concat_ws(' ', client->>'firstName', client->>'lastName') as client_name,
  concat_ws(' ', nullif(doctor->>'title', ''), doctor->>'firstName', doctor->>'lastName') as doctor_name,
  hospital->>'name' as hospital_name, hospital_id, site_id, currency, total_minor,
  (totals->>'outOfPocketMinor')::float8 as out_of_pocket_minor, valid_until, sent_at, first_viewed_at, mail_state,
  unread_messages, variation_of_id from quoting.quote where organisation_id = $1 and deleted_at is null and superseded_at is null and not lapsed and status in ('ACCEPTED', 'REJECTED', 'EXPIRED') and coalesce(responded_at, updated_at) >= $2 and quote.status = wanted.status
  order by coalesce(responded_at, updated_at) desc, id limit 50) cards
  union all
  select cards.* from unnest(array['WITHDRAWN']) as wanted (status) cross join lateral (
  select id, version, created_at, updated_at, quote_number, revision, status, client_id,
  concat_ws(' ', client->>'firstName', client->>'lastName') as client_name,
  concat_ws(' ', nullif(doctor->>'title', ''), doctor->>'firstName', doctor->>'lastName') as doctor_name,
  hospital->>'name' as hospital_name, hospital_id, site_id, currency, total_minor,
  (totals->>'outOfPocketMinor')::float8 as out_of_pocket_minor, valid_until, sent_at, first_viewed_at, mail_state,
  unread_messages, variation_of_id from quoting.quote where organisation_id = $1 and deleted_at is null and superseded_at is null and not lapsed and status = 'WITHDRAWN' and coalesce(acceptance_withdrawn_at, withdrawn_at, updated_at) >= $2 and quote.status = wanted.status
  order by coalesce(acceptance_withdrawn_at, withdrawn_at, updated_at) desc, id limit 50) cards

Append
  ->  Nested Loop
        ->  Function Scan on unnest wanted
        ->  Limit
              InitPlan 1
                ->  Result
              InitPlan 2
                ->  Result
              ->  Sort
                    Sort Key: quote.created_at, quote.id
                    ->  Bitmap Heap Scan on quote
                          Recheck Cond: ((organisation_id = $1) AND (status = ANY ('…'::text[])) AND (status = wanted.status) AND (deleted_at IS NULL) AND (superseded_at IS NULL) AND (NOT lapsed))
                          Filter: (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1))
                          ->  Bitmap Index Scan on quote_by_status
                                Index Cond: ((organisation_id = $1) AND (status = ANY ('…'::text[])) AND (status = wanted.status))
  ->  Nested Loop
        ->  Function Scan on unnest wanted_1
        ->  Limit
              InitPlan 3
                ->  Result
              InitPlan 4
                ->  Result
              ->  Sort
                    Sort Key: (COALESCE(quote_1.responded_at, quote_1.updated_at)) DESC, quote_1.id
                    ->  Bitmap Heap Scan on quote quote_1
                          Recheck Cond: ((organisation_id = $1) AND (status = ANY ('…'::text[])) AND (status = wanted_1.status) AND (deleted_at IS NULL) AND (superseded_at IS NULL) AND (NOT lapsed))
                          Filter: ((((InitPlan 3).col1 <> '…'::text) OR (organisation_id = (InitPlan 4).col1)) AND (COALESCE(responded_at, updated_at) >= $2))
                          ->  Bitmap Index Scan on quote_over
                                Index Cond: ((organisation_id = $1) AND (status = ANY ('…'::text[])) AND (status = wanted_1.status))
  ->  Nested Loop
        ->  Function Scan on unnest wanted_2
        ->  Limit
              InitPlan 5
                ->  Result
              InitPlan 6
                ->  Result
              ->  Sort
                    Sort Key: (COALESCE(quote_2.acceptance_withdrawn_at, quote_2.updated_at)) DESC, quote_2.id
                    ->  Result
                          One-Time Filter: (wanted_2.status = '…'::text)
                          ->  Index Scan using quote_over on quote quote_2
                                Index Cond: ((organisation_id = $1) AND (status = '…'::text))
                                Filter: ((((InitPlan 5).col1 <> '…'::text) OR (organisation_id = (InitPlan 6).col1)) AND (COALESCE(acceptance_withdrawn_at, withdrawn_at, updated_at) >= $2))
