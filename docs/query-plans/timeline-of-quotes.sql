-- A client's timeline: quotes, as the role quillcare_quoting

select act, key, by_id, by_name, text, subject_type, subject_id, label, revision, total_minor, currency,
  basis_points, count, to_char(shown.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at from (select * from (select act, at, prefix || ':' || own_id as key, by_id, by_name, text, subject_type, subject_id, quote_number as label,
  revision, total_minor, currency, basis_points, count from (
  select q.id as own_id, 'QUOTE' as subject_type, q.id as subject_id, q.quote_number, q.revision,
  q.total_minor, q.currency, moment.*
  from quoting.quote q
  left join quoting.patient_response r
  on r.organisation_id = $1 and r.quote_id = q.id and r.revision = q.revision
  cross join lateral (values
  ('quote-created', 'QUOTE_CREATED', q.created_at, q.created_by, null, null, null::int, null::int),
  ('quote-sent', 'QUOTE_SENT', q.sent_at, null, null, null, null, null),
  ('quote-opened', 'QUOTE_OPENED', q.first_viewed_at, null, null, null, null, q.view_count),
  ('quote-accepted', 'QUOTE_ACCEPTED', case r.response when 'accept' then r.responded_at end, null, null, null, null, null),
  ('quote-declined', 'QUOTE_DECLINED', case r.response when 'reject' then r.responded_at end, null, null, q.rejection_reason,
  null, null),
  ('quote-expired', 'QUOTE_EXPIRED', case q.status when 'EXPIRED' then q.expires_at end, null, null, null, null, null),
  ('quote-withdrawn', 'QUOTE_WITHDRAWN',
  case when q.status = 'WITHDRAWN' and q.acceptance_withdrawn_at is null then q.updated_at end, null, null,
  q.withdrawn_reason, null, null),
  ('quote-replaced', 'QUOTE_REPLACED', q.superseded_at, null, null, null, null, null),
  ('acceptance-withdrawn', 'ACCEPTANCE_WITHDRAWN', q.acceptance_withdrawn_at, null, null, q.acceptance_withdrawn_reason,
  null, null),
  ('discount-requested', 'DISCOUNT_REQUESTED', (q.approval->>'requestedAt')::timestamptz,
  (q.approval->>'requestedBy')::uuid, q.approval->>'requestedByName', q.approval->>'reason',
  (q.approval->>'basisPoints')::int, null),
  ('discount-decided', 'DISCOUNT_' || (q.approval->>'state'), (q.approval->>'decidedAt')::timestamptz,
  (q.approval->>'decidedBy')::uuid, q.approval->>'decidedByName', q.approval->>'decisionReason',
  (q.approval->>'basisPoints')::int, null)
  ) as moment (prefix, act, at, by_id, by_name, text, basis_points, count)
  where q.organisation_id = $1 and q.client_id = $2 and q.deleted_at is null and moment.at is not null) quotes) entry
  where (at, key collate "C") < ($3::timestamptz, $4::text)
  order by at desc, key collate "C" desc limit $5) shown

Subquery Scan on shown
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
              Sort Key: "*VALUES*".column3 DESC, ((("*VALUES*".column1 || '…'::text) || (q.id)::text)) COLLATE "C" DESC
              ->  Nested Loop
                    ->  Nested Loop Left Join
                          ->  Index Scan using quote_by_client on quote q
                                Index Cond: ((organisation_id = $1) AND (client_id = $2))
                                Filter: (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1))
                          ->  Index Scan using patient_response_once on patient_response r
                                Index Cond: ((organisation_id = $1) AND (quote_id = q.id) AND (revision = q.revision))
                                Filter: (((InitPlan 3).col1 <> '…'::text) OR (organisation_id = (InitPlan 4).col1))
                    ->  Values Scan on "*VALUES*"
                          Filter: ((column3 IS NOT NULL) AND (ROW(column3, (((column1 || '…'::text) || (q.id)::text))::text) < ROW($3, $4)))

--

select act, key, by_id, by_name, text, subject_type, subject_id, label, revision, total_minor, currency,
  basis_points, count, starts_at, previous_starts_at, to_char(shown.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at from (select 'CASE_' || told.kind as act, told.at, 'case:' || told.id as key, told.by_id, told.by_name,
  nullif(concat_ws(' · ', told.detail, told.reason), '') as text, 'SURGERY_CASE' as subject_type, told.case_id as subject_id,
  told.quote_number as label, null::int as revision, null::bigint as total_minor, null::text as currency,
  null::int as basis_points, null::int as count, told.to_starts_at as starts_at, told.from_starts_at as previous_starts_at
  from quoting.quote q
  join quoting.surgery_case c on c.organisation_id = $1 and c.quote_id = q.id and c.deleted_at is null
  cross join lateral (
  select e.*, c.quote_number from quoting.case_event e
  where e.organisation_id = $1 and e.case_id = c.id and (e.at, e.id) < ($3::timestamptz, $4::uuid)
  order by e.at desc, e.id desc limit $5) told
  where q.organisation_id = $1 and q.client_id = $2 and q.deleted_at is null
  order by told.at desc, told.id desc limit $5) shown

Subquery Scan on shown
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
              Sort Key: e.at DESC, e.id DESC
              ->  Nested Loop
                    ->  Nested Loop
                          ->  Index Only Scan using quote_by_client on quote q
                                Index Cond: ((organisation_id = $1) AND (client_id = $2))
                                Filter: (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1))
                          ->  Index Scan using surgery_case_once on surgery_case c
                                Index Cond: ((organisation_id = $1) AND (quote_id = q.id))
                                Filter: ((deleted_at IS NULL) AND (((InitPlan 3).col1 <> '…'::text) OR (organisation_id = (InitPlan 4).col1)))
                    ->  Limit
                          InitPlan 5
                            ->  Result
                          InitPlan 6
                            ->  Result
                          ->  Index Scan using case_event_of_case on case_event e
                                Index Cond: ((organisation_id = $1) AND (case_id = c.id) AND (ROW(at, id) < ROW($3, $4)))
                                Filter: (((InitPlan 5).col1 <> '…'::text) OR (organisation_id = (InitPlan 6).col1))

--

select act, key, by_id, by_name, text, subject_type, subject_id, label, revision, total_minor, currency,
  basis_points, count, to_char(shown.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at from (select case sent.sender when 'PATIENT' then 'QUESTION_ASKED' else 'QUESTION_ANSWERED' end as act,
  sent.sent_at as at, 'message:' || sent.id as key, sent.by_id, sent.by_name, sent.text, 'QUOTE' as subject_type,
  sent.quote_id as subject_id, sent.quote_number as label, null::int as revision, null::bigint as total_minor,
  null::text as currency, null::int as basis_points, null::int as count
  from (select distinct quote_number from quoting.quote
  where organisation_id = $1 and client_id = $2 and deleted_at is null) own
  cross join lateral (
  select * from quoting.quote_message m
  where m.organisation_id = $1 and m.quote_number = own.quote_number and (m.sent_at, m.id) < ($3::timestamptz, $4::uuid)
  order by m.sent_at desc, m.id desc limit $5) sent
  order by sent.sent_at desc, sent.id desc limit $5) shown

Subquery Scan on shown
  ->  Limit
        ->  Sort
              Sort Key: m.sent_at DESC, m.id DESC
              ->  Nested Loop
                    ->  Unique
                          InitPlan 1
                            ->  Result
                          InitPlan 2
                            ->  Result
                          ->  Sort
                                Sort Key: quote.quote_number
                                ->  Index Scan using quote_by_client on quote
                                      Index Cond: ((organisation_id = $1) AND (client_id = $2))
                                      Filter: (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1))
                    ->  Limit
                          InitPlan 3
                            ->  Result
                          InitPlan 4
                            ->  Result
                          ->  Sort
                                Sort Key: m.sent_at DESC, m.id DESC
                                ->  Seq Scan on quote_message m
                                      Filter: ((organisation_id = $1) AND (quote_number = quote.quote_number) AND (((InitPlan 3).col1 <> '…'::text) OR (organisation_id = (InitPlan 4).col1)) AND (ROW(sent_at, id) < ROW($3, $4)))

--

select id from quoting.quote where organisation_id = $1 and client_id = $2 and deleted_at is null
  order by created_at desc, id desc limit 500

Limit
  InitPlan 1
    ->  Result
  InitPlan 2
    ->  Result
  ->  Index Only Scan Backward using quote_by_client on quote
        Index Cond: ((organisation_id = $1) AND (client_id = $2))
        Filter: (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1))
