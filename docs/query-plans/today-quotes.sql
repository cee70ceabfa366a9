-- Today: quotes and surgery cases that need somebody, as the role quillcare_quoting

select * from (select 'questions' as part, 'QUESTION' as kind, null::text as reason, q.id as id,
  q.version as version, concat_ws(' ', q.client->>'firstName', q.client->>'lastName') as who,
  q.client->>'phone' as phone, q.client->>'email' as email, left((select m.text from quoting.quote_message m
  where m.organisation_id = $1 and m.quote_number = q.quote_number and m.sender = 'PATIENT' order by m.sent_at desc limit 1), 300) as about, null::text as by_name,
  q.id as quote_id, q.quote_number, q.client_id, ((coalesce(q.question_since, q.updated_at)
  + (case when s.id is null then $6::int else coalesce(s.answer_target_hours, 0) end) * interval '1 hour') at time zone $4)::date as due_on, q.question_since as since, q.total_minor as amount_minor,
  q.currency, q.status in ('SENT', 'QUERY_RECEIVED', 'ACCEPTED') as is_alive, count(*) over ()::int as found
  from quoting.quote q left join quoting.patient_settings s on s.organisation_id = q.organisation_id
  where q.organisation_id = $1 and q.deleted_at is null and q.superseded_at is null and q.status = 'QUERY_RECEIVED' order by q.question_since, q.id limit $5) questions
union all
select * from (select 'failed_mails' as part, 'MAIL_FAILED' as kind, 'QUOTE_EMAIL'::text as reason, q.id as id,
  q.version as version, concat_ws(' ', q.client->>'firstName', q.client->>'lastName') as who,
  q.client->>'phone' as phone, q.client->>'email' as email, left(q.mail_detail, 300) as about, null::text as by_name,
  q.id as quote_id, q.quote_number, q.client_id, (coalesce(q.mail_state_at, q.sent_at) at time zone $4)::date as due_on, q.mail_state_at as since, q.total_minor as amount_minor,
  q.currency, q.status in ('SENT', 'QUERY_RECEIVED', 'ACCEPTED') as is_alive, count(*) over ()::int as found
  from quoting.quote q where q.organisation_id = $1 and q.deleted_at is null and q.superseded_at is null and q.status in ('SENT', 'QUERY_RECEIVED') and q.mail_state = 'FAILED'
  and (q.variation_of_id is null or coalesce((select k.status from quoting.quote v
  join quoting.surgery_case k on k.organisation_id = $1 and k.id = v.surgery_case_id
  where v.organisation_id = $1 and v.id = q.variation_of_id limit 1), '') not in ('IN_PROGRESS', 'COMPLETED', 'POST_OP', 'CANCELLED')) order by q.mail_state_at, q.id limit $5) failed_mails
union all
select * from (select 'approvals' as part, 'APPROVAL' as kind, null::text as reason, q.id as id,
  q.version as version, concat_ws(' ', q.client->>'firstName', q.client->>'lastName') as who,
  q.client->>'phone' as phone, q.client->>'email' as email, left(q.approval->>'reason', 300) as about, q.approval->>'requestedByName'::text as by_name,
  q.id as quote_id, q.quote_number, q.client_id, ((q.approval->>'requestedAt')::timestamptz at time zone $4)::date as due_on, (q.approval->>'requestedAt')::timestamptz as since, q.total_minor as amount_minor,
  q.currency, q.status in ('SENT', 'QUERY_RECEIVED', 'ACCEPTED') as is_alive, count(*) over ()::int as found
  from quoting.quote q where q.organisation_id = $1 and q.deleted_at is null and q.superseded_at is null and q.status = 'DRAFT' and q.approval->>'state' = 'REQUESTED' and $7::boolean order by q.updated_at, q.id limit $5) approvals
union all
select * from (select 'checklists' as part, 'CHECKLIST' as kind, null::text as reason, c.id as id,
  c.version as version, concat_ws(' ', q.client->>'firstName', q.client->>'lastName') as who,
  q.client->>'phone' as phone, q.client->>'email' as email, left(o.titles, 300) as about, null::text as by_name,
  q.id as quote_id, q.quote_number, q.client_id, o.due_on as due_on, c.starts_at as since, q.total_minor as amount_minor,
  q.currency, q.status in ('SENT', 'QUERY_RECEIVED', 'ACCEPTED') as is_alive, count(*) over ()::int as found
  from (select i.case_id, min(i.due_on) as due_on, string_agg(i.title, ', ' order by i.due_on, i.place) as titles
  from quoting.case_checklist_item i
  join quoting.surgery_case k on k.organisation_id = i.organisation_id and k.id = i.case_id and k.deleted_at is null
  where i.organisation_id = $1 and i.state = 'OPEN' and i.deleted_at is null
  and i.due_on >= $2::date - 90 and i.due_on < $2::date
  and case when i.kind = 'POST_OP' then k.status in ('COMPLETED', 'POST_OP')
  else k.status in ('PLANNED', 'SCHEDULED', 'CONFIRMED', 'RESCHEDULED') end
  group by i.case_id) o join quoting.surgery_case c on c.organisation_id = $1 and c.id = o.case_id
  join quoting.quote q on q.id = c.quote_id and q.organisation_id = c.organisation_id order by o.due_on, c.id limit $5) checklists
union all
select * from (select 'too_early' as part, 'TOO_EARLY' as kind, null::text as reason, c.id as id,
  c.version as version, concat_ws(' ', q.client->>'firstName', q.client->>'lastName') as who,
  q.client->>'phone' as phone, q.client->>'email' as email, left(c.procedures->0->>'name', 300) as about, null::text as by_name,
  q.id as quote_id, q.quote_number, q.client_id, (c.starts_at at time zone $4)::date as due_on, c.accepted_at as since, q.total_minor as amount_minor,
  q.currency, q.status in ('SENT', 'QUERY_RECEIVED', 'ACCEPTED') as is_alive, count(*) over ()::int as found
  from quoting.surgery_case c join quoting.quote q on q.id = c.quote_id and q.organisation_id = c.organisation_id where c.organisation_id = $1 and c.deleted_at is null and c.is_too_early
  and c.status in ('PLANNED', 'SCHEDULED', 'RESCHEDULED', 'CONFIRMED') and c.starts_at >= $3::timestamptz order by c.starts_at, c.id limit $5) too_early
union all
select * from (select 'disputes' as part, 'DISPUTE' as kind, null::text as reason, c.id as id,
  c.version as version, concat_ws(' ', q.client->>'firstName', q.client->>'lastName') as who,
  q.client->>'phone' as phone, q.client->>'email' as email, left(q.acceptance->>'patientComment', 300) as about, null::text as by_name,
  q.id as quote_id, q.quote_number, q.client_id, ((q.acceptance->>'disputedAt')::timestamptz at time zone $4)::date as due_on, (q.acceptance->>'disputedAt')::timestamptz as since, q.total_minor as amount_minor,
  q.currency, q.status in ('SENT', 'QUERY_RECEIVED', 'ACCEPTED') as is_alive, count(*) over ()::int as found
  from quoting.surgery_case c join quoting.quote q on q.id = c.quote_id and q.organisation_id = c.organisation_id where c.organisation_id = $1 and c.deleted_at is null and c.is_disputed and c.status <> 'CANCELLED' order by c.id limit $5) disputes
union all
select * from (select 'documents' as part, 'DOCUMENT' as kind, null::text as reason, q.id as id,
  q.version as version, concat_ws(' ', q.client->>'firstName', q.client->>'lastName') as who,
  q.client->>'phone' as phone, q.client->>'email' as email, left(q.lines->0->>'description', 300) as about, null::text as by_name,
  q.id as quote_id, q.quote_number, q.client_id, (f.asked_at at time zone $4)::date as due_on, f.asked_at as since, q.total_minor as amount_minor,
  q.currency, q.status in ('SENT', 'QUERY_RECEIVED', 'ACCEPTED') as is_alive, count(*) over ()::int as found
  from (select f.quote_id, min(f.asked_at) as asked_at from quoting.quote_file f
  where f.organisation_id = $1 and f.state = 'FAILED' and not exists (select 1 from quoting.quote_file n
  where n.organisation_id = f.organisation_id and n.quote_id = f.quote_id and n.kind = f.kind and n.asked_at > f.asked_at)
  group by f.quote_id) f
  join quoting.quote q on q.id = f.quote_id and q.organisation_id = $1 and q.deleted_at is null and q.superseded_at is null order by f.asked_at, q.id limit $5) documents
union all
select * from (select 'evidence' as part, 'EVIDENCE' as kind, null::text as reason, coalesce(q.id, f.id) as id,
  coalesce(q.version, 1) as version, concat_ws(' ', q.client->>'firstName', q.client->>'lastName') as who,
  q.client->>'phone' as phone, q.client->>'email' as email, left(f.faults, 300) as about, null::text as by_name,
  q.id as quote_id, q.quote_number, q.client_id, (f.found_at at time zone $4)::date as due_on, f.found_at as since, q.total_minor as amount_minor,
  q.currency, q.status in ('SENT', 'QUERY_RECEIVED', 'ACCEPTED') as is_alive, count(*) over ()::int as found
  from (select f.quote_id, min(f.found_at) as found_at, (array_agg(f.id order by f.found_at, f.id))[1] as id,
  string_agg(f.place || ' ' || f.fault, '; ' order by f.found_at, f.id) as faults
  from quoting.evidence_fault f where f.organisation_id = $1 and $9::boolean group by f.quote_id) f
  left join quoting.quote q on q.organisation_id = $1 and q.id = f.quote_id order by f.found_at, f.id limit $5) evidence
union all
select * from (select 'expiring' as part, 'EXPIRING' as kind, null::text as reason, q.id as id,
  q.version as version, concat_ws(' ', q.client->>'firstName', q.client->>'lastName') as who,
  q.client->>'phone' as phone, q.client->>'email' as email, left(q.lines->0->>'description', 300) as about, null::text as by_name,
  q.id as quote_id, q.quote_number, q.client_id, q.valid_until as due_on, q.sent_at as since, q.total_minor as amount_minor,
  q.currency, q.status in ('SENT', 'QUERY_RECEIVED', 'ACCEPTED') as is_alive, count(*) over ()::int as found
  from quoting.quote q where q.organisation_id = $1 and q.deleted_at is null and q.superseded_at is null and q.status = 'SENT'
  and q.valid_until between $2::date and $2::date + 3 and (q.variation_of_id is null or coalesce((select k.status from quoting.quote v
  join quoting.surgery_case k on k.organisation_id = $1 and k.id = v.surgery_case_id
  where v.organisation_id = $1 and v.id = q.variation_of_id limit 1), '') not in ('IN_PROGRESS', 'COMPLETED', 'POST_OP', 'CANCELLED')) order by q.valid_until, q.id limit $5) expiring
union all
select * from (select 'viewed' as part, 'VIEWED' as kind, null::text as reason, q.id as id,
  q.version as version, concat_ws(' ', q.client->>'firstName', q.client->>'lastName') as who,
  q.client->>'phone' as phone, q.client->>'email' as email, left(q.lines->0->>'description', 300) as about, null::text as by_name,
  q.id as quote_id, q.quote_number, q.client_id, (q.first_viewed_at at time zone $4)::date + 2 as due_on, q.first_viewed_at as since, q.total_minor as amount_minor,
  q.currency, q.status in ('SENT', 'QUERY_RECEIVED', 'ACCEPTED') as is_alive, count(*) over ()::int as found
  from quoting.quote q where q.organisation_id = $1 and q.deleted_at is null and q.superseded_at is null and q.status = 'SENT' and q.first_viewed_at is not null and q.valid_until >= $2::date
  and (q.variation_of_id is null or coalesce((select k.status from quoting.quote v
  join quoting.surgery_case k on k.organisation_id = $1 and k.id = v.surgery_case_id
  where v.organisation_id = $1 and v.id = q.variation_of_id limit 1), '') not in ('IN_PROGRESS', 'COMPLETED', 'POST_OP', 'CANCELLED')) order by q.first_viewed_at, q.id limit $5) viewed
union all
select * from (select 'cooling_off' as part, 'COOLING_OFF' as kind, null::text as reason, c.id as id,
  c.version as version, concat_ws(' ', q.client->>'firstName', q.client->>'lastName') as who,
  q.client->>'phone' as phone, q.client->>'email' as email, left(c.procedures->0->>'name', 300) as about, null::text as by_name,
  q.id as quote_id, q.quote_number, q.client_id, ends.over_on as due_on, q.responded_at as since, q.total_minor as amount_minor,
  q.currency, q.status in ('SENT', 'QUERY_RECEIVED', 'ACCEPTED') as is_alive, count(*) over ()::int as found
  from quoting.quote q
  cross join lateral (select own.* from quoting.surgery_case own
  where own.id = q.surgery_case_id and own.organisation_id = $1 limit 1) c
  cross join lateral (select 1 + greatest((q.responded_at at time zone $4)::date + greatest(7,
  coalesce((signed.paper->>'coolingOffDays')::int, 7)), ((q.responded_at at time zone $4)::date
  + make_interval(months => coalesce((signed.paper->>'coolingOffMonths')::int, 0)))::date) as over_on
  from (select d.canonical_json::jsonb as paper from quoting.quote_document d
  where d.organisation_id = $1 and d.quote_id = q.id and d.revision = q.revision limit 1) signed) ends
  where q.organisation_id = $1 and q.deleted_at is null and q.superseded_at is null and not q.lapsed and q.status = 'ACCEPTED'
  and coalesce(q.responded_at, q.updated_at) >= $3::timestamptz - interval '101 days'
  and q.procedure_class in ('COSMETIC', 'MIXED') and c.organisation_id = $1 and c.deleted_at is null and c.status in ('PLANNED', 'SCHEDULED', 'RESCHEDULED')
  and ends.over_on between $2::date - 7 and $2::date + 1 order by q.responded_at, q.id limit $5) cooling_off
union all
select * from (select 'undated_cases' as part, 'CASE' as kind, 'NO_DATE'::text as reason, c.id as id,
  c.version as version, concat_ws(' ', q.client->>'firstName', q.client->>'lastName') as who,
  q.client->>'phone' as phone, q.client->>'email' as email, left(c.procedures->0->>'name', 300) as about, null::text as by_name,
  q.id as quote_id, q.quote_number, q.client_id, (c.accepted_at at time zone $4)::date as due_on, c.accepted_at as since, q.total_minor as amount_minor,
  q.currency, q.status in ('SENT', 'QUERY_RECEIVED', 'ACCEPTED') as is_alive, count(*) over ()::int as found
  from quoting.surgery_case c join quoting.quote q on q.id = c.quote_id and q.organisation_id = c.organisation_id where c.organisation_id = $1 and c.deleted_at is null and c.status in ('PLANNED', 'SCHEDULED', 'RESCHEDULED') and c.preferred_date is null and c.starts_at is null order by c.accepted_at, c.id limit $5) undated_cases
union all
select * from (select 'dated_cases' as part, 'CASE' as kind, case when c.preferred_date < $2::date then 'DATE_PASSED' else 'DATE_NEAR' end::text as reason, c.id as id,
  c.version as version, concat_ws(' ', q.client->>'firstName', q.client->>'lastName') as who,
  q.client->>'phone' as phone, q.client->>'email' as email, left(c.procedures->0->>'name', 300) as about, null::text as by_name,
  q.id as quote_id, q.quote_number, q.client_id, c.preferred_date as due_on, c.accepted_at as since, q.total_minor as amount_minor,
  q.currency, q.status in ('SENT', 'QUERY_RECEIVED', 'ACCEPTED') as is_alive, count(*) over ()::int as found
  from quoting.surgery_case c join quoting.quote q on q.id = c.quote_id and q.organisation_id = c.organisation_id where c.organisation_id = $1 and c.deleted_at is null and c.status in ('PLANNED', 'SCHEDULED', 'RESCHEDULED') and c.starts_at is null
  and c.preferred_date between $2::date - 30 and $2::date + 14 order by c.preferred_date, c.id limit $5) dated_cases
union all
select * from (select 'booked_cases' as part, 'CASE' as kind, case when (c.starts_at at time zone $4)::date < $2::date then 'BOOKED_PASSED' else 'BOOKED_NEAR' end::text as reason, c.id as id,
  c.version as version, concat_ws(' ', q.client->>'firstName', q.client->>'lastName') as who,
  q.client->>'phone' as phone, q.client->>'email' as email, left(c.procedures->0->>'name', 300) as about, null::text as by_name,
  q.id as quote_id, q.quote_number, q.client_id, (c.starts_at at time zone $4)::date as due_on, c.accepted_at as since, q.total_minor as amount_minor,
  q.currency, q.status in ('SENT', 'QUERY_RECEIVED', 'ACCEPTED') as is_alive, count(*) over ()::int as found
  from quoting.surgery_case c join quoting.quote q on q.id = c.quote_id and q.organisation_id = c.organisation_id where c.organisation_id = $1 and c.deleted_at is null and c.status in ('PLANNED', 'SCHEDULED', 'RESCHEDULED')
  and c.starts_at >= ($2::date - 30)::timestamp at time zone $4
  and c.starts_at < ($2::date + 15)::timestamp at time zone $4 order by c.starts_at, c.id limit $5) booked_cases
union all
select * from (select 'named' as part, 'FACTS' as kind, null::text as reason, q.id as id,
  q.version as version, concat_ws(' ', q.client->>'firstName', q.client->>'lastName') as who,
  q.client->>'phone' as phone, q.client->>'email' as email, left(q.lines->0->>'description', 300) as about, null::text as by_name,
  q.id as quote_id, q.quote_number, q.client_id, $2::date as due_on, null::timestamptz as since, q.total_minor as amount_minor,
  q.currency, q.status in ('SENT', 'QUERY_RECEIVED', 'ACCEPTED') as is_alive, count(*) over ()::int as found
  from quoting.quote q where q.organisation_id = $1 and q.deleted_at is null and q.id = any($8::uuid[]) order by q.id limit 2 * $5) named

Append
  ->  Limit
        InitPlan 4
          ->  Result
        InitPlan 5
          ->  Result
        InitPlan 6
          ->  Result
        InitPlan 7
          ->  Result
        ->  WindowAgg
              Window: w1 AS ()
              ->  Nested Loop Left Join
                    ->  Index Scan using quote_asked on quote q
                          Index Cond: (organisation_id = $1)
                          Filter: (((InitPlan 4).col1 <> '…'::text) OR (organisation_id = (InitPlan 5).col1))
                    ->  Seq Scan on patient_settings s
                          Filter: ((organisation_id = $1) AND (((InitPlan 6).col1 <> '…'::text) OR (organisation_id = (InitPlan 7).col1)))
              SubPlan 3
                ->  Limit
                      InitPlan 1
                        ->  Result
                      InitPlan 2
                        ->  Result
                      ->  Sort
                            Sort Key: m.sent_at DESC
                            ->  Seq Scan on quote_message m
                                  Filter: ((organisation_id = $1) AND (quote_number = q.quote_number) AND (sender = '…'::text) AND (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1)))
  ->  Limit
        InitPlan 13
          ->  Result
        InitPlan 14
          ->  Result
        ->  WindowAgg
              Window: w1 AS ()
              ->  Index Scan using quote_mail_failed on quote q_1
                    Index Cond: (organisation_id = $1)
                    Filter: ((((InitPlan 13).col1 <> '…'::text) OR (organisation_id = (InitPlan 14).col1)) AND ((variation_of_id IS NULL) OR (COALESCE((SubPlan 12), '…'::text) <> ALL ('…'::text[]))))
                    SubPlan 12
                      ->  Limit
                            InitPlan 8
                              ->  Result
                            InitPlan 9
                              ->  Result
                            InitPlan 10
                              ->  Result
                            InitPlan 11
                              ->  Result
                            ->  Nested Loop
                                  ->  Index Scan using quote_pkey on quote v
                                        Index Cond: (id = q_1.variation_of_id)
                                        Filter: ((organisation_id = $1) AND (((InitPlan 8).col1 <> '…'::text) OR (organisation_id = (InitPlan 9).col1)))
                                  ->  Index Scan using surgery_case_pkey on surgery_case k_1
                                        Index Cond: (id = v.surgery_case_id)
                                        Filter: ((organisation_id = $1) AND (((InitPlan 10).col1 <> '…'::text) OR (organisation_id = (InitPlan 11).col1)))
  ->  Subquery Scan on approvals
        ->  Limit
              InitPlan 15
                ->  Result
              InitPlan 16
                ->  Result
              ->  WindowAgg
                    Window: w1 AS ()
                    ->  Result
                          One-Time Filter: $7
                          ->  Index Scan using quote_approval_asked on quote q_2
                                Index Cond: (organisation_id = $1)
                                Filter: (((InitPlan 15).col1 <> '…'::text) OR (organisation_id = (InitPlan 16).col1))
  ->  Limit
        InitPlan 17
          ->  Result
        InitPlan 18
          ->  Result
        InitPlan 19
          ->  Result
        InitPlan 20
          ->  Result
        ->  Sort
              Sort Key: (min(i.due_on)), c.id
              ->  WindowAgg
                    Window: w1 AS ()
                    ->  Nested Loop
                          ->  Nested Loop
                                ->  GroupAggregate
                                      Group Key: i.case_id
                                      InitPlan 21
                                        ->  Result
                                      InitPlan 22
                                        ->  Result
                                      InitPlan 23
                                        ->  Result
                                      InitPlan 24
                                        ->  Result
                                      ->  Sort
                                            Sort Key: i.case_id, i.due_on, i.place
                                            ->  Nested Loop
                                                  ->  Seq Scan on case_checklist_item i
                                                        Filter: ((deleted_at IS NULL) AND (due_on < $2) AND (organisation_id = $1) AND (state = '…'::text) AND (((InitPlan 21).col1 <> '…'::text) OR (organisation_id = (InitPlan 22).col1)) AND (due_on >= ($2 - 90)))
                                                  ->  Index Only Scan using surgery_case_by_status on surgery_case k
                                                        Index Cond: ((organisation_id = $1) AND (id = i.case_id))
                                                        Filter: ((((InitPlan 23).col1 <> '…'::text) OR (organisation_id = (InitPlan 24).col1)) AND CASE WHEN (i.kind = '…'::text) THEN (status = ANY ('…'::text[])) ELSE (status = ANY ('…'::text[])) END)
                                ->  Index Scan using surgery_case_pkey on surgery_case c
                                      Index Cond: (id = i.case_id)
                                      Filter: ((organisation_id = $1) AND (((InitPlan 17).col1 <> '…'::text) OR (organisation_id = (InitPlan 18).col1)))
                          ->  Index Scan using quote_pkey on quote q_3
                                Index Cond: (id = c.quote_id)
                                Filter: ((organisation_id = $1) AND (((InitPlan 19).col1 <> '…'::text) OR (organisation_id = (InitPlan 20).col1)))
  ->  Subquery Scan on too_early
        ->  Limit
              InitPlan 25
                ->  Result
              InitPlan 26
                ->  Result
              InitPlan 27
                ->  Result
              InitPlan 28
                ->  Result
              ->  WindowAgg
                    Window: w1 AS ()
                    ->  Nested Loop
                          ->  Index Scan using surgery_case_too_early on surgery_case c_1
                                Index Cond: ((organisation_id = $1) AND (starts_at >= $3))
                                Filter: ((((InitPlan 25).col1 <> '…'::text) OR (organisation_id = (InitPlan 26).col1)) AND (status = ANY ('…'::text[])))
                          ->  Index Scan using quote_pkey on quote q_4
                                Index Cond: (id = c_1.quote_id)
                                Filter: ((organisation_id = $1) AND (((InitPlan 27).col1 <> '…'::text) OR (organisation_id = (InitPlan 28).col1)))
  ->  Limit
        InitPlan 29
          ->  Result
        InitPlan 30
          ->  Result
        InitPlan 31
          ->  Result
        InitPlan 32
          ->  Result
        ->  WindowAgg
              Window: w1 AS ()
              ->  Nested Loop
                    ->  Index Scan using surgery_case_disputed on surgery_case c_2
                          Index Cond: (organisation_id = $1)
                          Filter: ((status <> '…'::text) AND (((InitPlan 29).col1 <> '…'::text) OR (organisation_id = (InitPlan 30).col1)))
                    ->  Index Scan using quote_pkey on quote q_5
                          Index Cond: (id = c_2.quote_id)
                          Filter: ((organisation_id = $1) AND (((InitPlan 31).col1 <> '…'::text) OR (organisation_id = (InitPlan 32).col1)))
  ->  Limit
        InitPlan 33
          ->  Result
        InitPlan 34
          ->  Result
        ->  Sort
              Sort Key: (min(f.asked_at)), q_6.id
              ->  WindowAgg
                    Window: w1 AS ()
                    ->  Nested Loop
                          ->  HashAggregate
                                Group Key: f.quote_id
                                InitPlan 35
                                  ->  Result
                                InitPlan 36
                                  ->  Result
                                InitPlan 37
                                  ->  Result
                                InitPlan 38
                                  ->  Result
                                ->  Nested Loop Anti Join
                                      Join Filter: ((n.asked_at > f.asked_at) AND (n.quote_id = f.quote_id) AND (n.kind = f.kind))
                                      ->  Seq Scan on quote_file f
                                            Filter: ((organisation_id = $1) AND (state = '…'::text) AND (((InitPlan 35).col1 <> '…'::text) OR (organisation_id = (InitPlan 36).col1)))
                                      ->  Seq Scan on quote_file n
                                            Filter: ((organisation_id = $1) AND (((InitPlan 37).col1 <> '…'::text) OR (organisation_id = (InitPlan 38).col1)))
                          ->  Index Scan using quote_pkey on quote q_6
                                Index Cond: (id = f.quote_id)
                                Filter: ((deleted_at IS NULL) AND (superseded_at IS NULL) AND (organisation_id = $1) AND (((InitPlan 33).col1 <> '…'::text) OR (organisation_id = (InitPlan 34).col1)))
  ->  Subquery Scan on evidence
        ->  Limit
              InitPlan 39
                ->  Result
              InitPlan 40
                ->  Result
              ->  Sort
                    Sort Key: (min(f_1.found_at)), ((array_agg(f_1.id ORDER BY f_1.found_at, f_1.id))[1])
                    ->  WindowAgg
                          Window: w1 AS ()
                          ->  Nested Loop Left Join
                                ->  GroupAggregate
                                      Group Key: f_1.quote_id
                                      InitPlan 41
                                        ->  Result
                                      InitPlan 42
                                        ->  Result
                                      ->  Sort
                                            Sort Key: f_1.quote_id, f_1.found_at, f_1.id
                                            ->  Result
                                                  One-Time Filter: $9
                                                  ->  Seq Scan on evidence_fault f_1
                                                        Filter: ((organisation_id = $1) AND (((InitPlan 41).col1 <> '…'::text) OR (organisation_id = (InitPlan 42).col1)))
                                ->  Index Scan using quote_pkey on quote q_7
                                      Index Cond: (id = f_1.quote_id)
                                      Filter: ((organisation_id = $1) AND (((InitPlan 39).col1 <> '…'::text) OR (organisation_id = (InitPlan 40).col1)))
  ->  Limit
        InitPlan 48
          ->  Result
        InitPlan 49
          ->  Result
        ->  WindowAgg
              Window: w1 AS ()
              ->  Index Scan using quote_waiting on quote q_8
                    Index Cond: ((organisation_id = $1) AND (valid_until >= $2) AND (valid_until <= ($2 + 3)))
                    Filter: ((status = '…'::text) AND (((InitPlan 48).col1 <> '…'::text) OR (organisation_id = (InitPlan 49).col1)) AND ((variation_of_id IS NULL) OR (COALESCE((SubPlan 47), '…'::text) <> ALL ('…'::text[]))))
                    SubPlan 47
                      ->  Limit
                            InitPlan 43
                              ->  Result
                            InitPlan 44
                              ->  Result
                            InitPlan 45
                              ->  Result
                            InitPlan 46
                              ->  Result
                            ->  Nested Loop
                                  ->  Index Scan using quote_pkey on quote v_1
                                        Index Cond: (id = q_8.variation_of_id)
                                        Filter: ((organisation_id = $1) AND (((InitPlan 43).col1 <> '…'::text) OR (organisation_id = (InitPlan 44).col1)))
                                  ->  Index Scan using surgery_case_pkey on surgery_case k_2
                                        Index Cond: (id = v_1.surgery_case_id)
                                        Filter: ((organisation_id = $1) AND (((InitPlan 45).col1 <> '…'::text) OR (organisation_id = (InitPlan 46).col1)))
  ->  Limit
        InitPlan 55
          ->  Result
        InitPlan 56
          ->  Result
        ->  Sort
              Sort Key: q_9.first_viewed_at, q_9.id
              ->  WindowAgg
                    Window: w1 AS ()
                    ->  Bitmap Heap Scan on quote q_9
                          Recheck Cond: ((organisation_id = $1) AND (valid_until >= $2) AND (deleted_at IS NULL) AND (superseded_at IS NULL) AND (status = ANY ('…'::text[])))
                          Filter: ((first_viewed_at IS NOT NULL) AND (status = '…'::text) AND (((InitPlan 55).col1 <> '…'::text) OR (organisation_id = (InitPlan 56).col1)) AND ((variation_of_id IS NULL) OR (COALESCE((SubPlan 54), '…'::text) <> ALL ('…'::text[]))))
                          ->  Bitmap Index Scan on quote_waiting
                                Index Cond: ((organisation_id = $1) AND (valid_until >= $2))
                          SubPlan 54
                            ->  Limit
                                  InitPlan 50
                                    ->  Result
                                  InitPlan 51
                                    ->  Result
                                  InitPlan 52
                                    ->  Result
                                  InitPlan 53
                                    ->  Result
                                  ->  Nested Loop
                                        ->  Index Scan using quote_pkey on quote v_2
                                              Index Cond: (id = q_9.variation_of_id)
                                              Filter: ((organisation_id = $1) AND (((InitPlan 50).col1 <> '…'::text) OR (organisation_id = (InitPlan 51).col1)))
                                        ->  Index Scan using surgery_case_pkey on surgery_case k_3
                                              Index Cond: (id = v_2.surgery_case_id)
                                              Filter: ((organisation_id = $1) AND (((InitPlan 52).col1 <> '…'::text) OR (organisation_id = (InitPlan 53).col1)))
  ->  Limit
        InitPlan 57
          ->  Result
        InitPlan 58
          ->  Result
        ->  Result
              ->  Sort
                    Sort Key: q_10.responded_at, q_10.id
                    ->  WindowAgg
                          Window: w1 AS ()
                          ->  Nested Loop
                                ->  Nested Loop
                                      ->  Bitmap Heap Scan on quote q_10
                                            Recheck Cond: ((organisation_id = $1) AND (status = '…'::text))
                                            Filter: ((deleted_at IS NULL) AND (superseded_at IS NULL) AND (NOT lapsed) AND (procedure_class = ANY ('…'::text[])) AND (((InitPlan 57).col1 <> '…'::text) OR (organisation_id = (InitPlan 58).col1)) AND (COALESCE(responded_at, updated_at) >= ($3 - '…'::interval)))
                                            ->  Bitmap Index Scan on quote_accepted_once
                                                  Index Cond: (organisation_id = $1)
                                      ->  Subquery Scan on c_3
                                            Filter: ((c_3.deleted_at IS NULL) AND (c_3.organisation_id = $1) AND (c_3.status = ANY ('…'::text[])))
                                            ->  Limit
                                                  InitPlan 59
                                                    ->  Result
                                                  InitPlan 60
                                                    ->  Result
                                                  ->  Index Scan using surgery_case_pkey on surgery_case own
                                                        Index Cond: (id = q_10.surgery_case_id)
                                                        Filter: ((organisation_id = $1) AND (((InitPlan 59).col1 <> '…'::text) OR (organisation_id = (InitPlan 60).col1)))
                                ->  Subquery Scan on signed
                                      Filter: (((GREATEST((((q_10.responded_at AT TIME ZONE $4))::date + GREATEST(7, COALESCE(((signed.paper ->> '…'::text))::integer, 7))), ((((q_10.responded_at AT TIME ZONE $4))::date + make_interval(0, COALESCE(((signed.paper ->> '…'::text))::integer, 0), 0, 0, 0, 0, '…'::double precision)))::date) + 1) >= ($2 - 7)) AND ((GREATEST((((q_10.responded_at AT TIME ZONE $4))::date + GREATEST(7, COALESCE(((signed.paper ->> '…'::text))::integer, 7))), ((((q_10.responded_at AT TIME ZONE $4))::date + make_interval(0, COALESCE(((signed.paper ->> '…'::text))::integer, 0), 0, 0, 0, 0, '…'::double precision)))::date) + 1) <= ($2 + 1)))
                                      ->  Limit
                                            InitPlan 61
                                              ->  Result
                                            InitPlan 62
                                              ->  Result
                                            ->  Index Scan using quote_document_once on quote_document d
                                                  Index Cond: ((organisation_id = $1) AND (quote_id = q_10.id) AND (revision = q_10.revision))
                                                  Filter: (((InitPlan 61).col1 <> '…'::text) OR (organisation_id = (InitPlan 62).col1))
  ->  Limit
        InitPlan 63
          ->  Result
        InitPlan 64
          ->  Result
        InitPlan 65
          ->  Result
        InitPlan 66
          ->  Result
        ->  Sort
              Sort Key: c_4.accepted_at, c_4.id
              ->  WindowAgg
                    Window: w1 AS ()
                    ->  Nested Loop
                          ->  Bitmap Heap Scan on surgery_case c_4
                                Recheck Cond: ((organisation_id = $1) AND (deleted_at IS NULL))
                                Filter: ((preferred_date IS NULL) AND (starts_at IS NULL) AND (status = ANY ('…'::text[])) AND (((InitPlan 63).col1 <> '…'::text) OR (organisation_id = (InitPlan 64).col1)))
                                ->  Bitmap Index Scan on surgery_case_by_site
                                      Index Cond: (organisation_id = $1)
                          ->  Index Scan using quote_pkey on quote q_11
                                Index Cond: (id = c_4.quote_id)
                                Filter: ((organisation_id = $1) AND (((InitPlan 65).col1 <> '…'::text) OR (organisation_id = (InitPlan 66).col1)))
  ->  Limit
        InitPlan 67
          ->  Result
        InitPlan 68
          ->  Result
        InitPlan 69
          ->  Result
        InitPlan 70
          ->  Result
        ->  Incremental Sort
              Sort Key: c_5.preferred_date, c_5.id
              Presorted Key: c_5.preferred_date
              ->  WindowAgg
                    Window: w1 AS ()
                    ->  Nested Loop
                          ->  Index Scan using surgery_case_by_preferred_date on surgery_case c_5
                                Index Cond: ((organisation_id = $1) AND (preferred_date >= ($2 - 30)) AND (preferred_date <= ($2 + 14)))
                                Filter: ((starts_at IS NULL) AND (status = ANY ('…'::text[])) AND (((InitPlan 67).col1 <> '…'::text) OR (organisation_id = (InitPlan 68).col1)))
                          ->  Index Scan using quote_pkey on quote q_12
                                Index Cond: (id = c_5.quote_id)
                                Filter: ((organisation_id = $1) AND (((InitPlan 69).col1 <> '…'::text) OR (organisation_id = (InitPlan 70).col1)))
  ->  Subquery Scan on booked_cases
        ->  Limit
              InitPlan 71
                ->  Result
              InitPlan 72
                ->  Result
              InitPlan 73
                ->  Result
              InitPlan 74
                ->  Result
              ->  WindowAgg
                    Window: w1 AS ()
                    ->  Nested Loop
                          ->  Index Scan using surgery_case_by_starts_at on surgery_case c_6
                                Index Cond: ((organisation_id = $1) AND (starts_at >= ((($2 - 30))::timestamp without time zone AT TIME ZONE $4)) AND (starts_at < ((($2 + 15))::timestamp without time zone AT TIME ZONE $4)))
                                Filter: ((status = ANY ('…'::text[])) AND (((InitPlan 71).col1 <> '…'::text) OR (organisation_id = (InitPlan 72).col1)))
                          ->  Index Scan using quote_pkey on quote q_13
                                Index Cond: (id = c_6.quote_id)
                                Filter: ((organisation_id = $1) AND (((InitPlan 73).col1 <> '…'::text) OR (organisation_id = (InitPlan 74).col1)))
  ->  Limit
        InitPlan 75
          ->  Result
        InitPlan 76
          ->  Result
        ->  Sort
              Sort Key: q_14.id
              ->  WindowAgg
                    Window: w1 AS ()
                    ->  Index Scan using quote_by_site on quote q_14
                          Index Cond: ((organisation_id = $1) AND (id = ANY ($8)))
                          Filter: (((InitPlan 75).col1 <> '…'::text) OR (organisation_id = (InitPlan 76).col1))
