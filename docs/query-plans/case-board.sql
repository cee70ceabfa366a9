-- Surgery cases by status, as the role quillcare_quoting

select c.status, count(*)::int as count, sum(q.total_minor)::float8 as total_minor
  from quoting.surgery_case c join quoting.quote q on q.id = c.quote_id and q.organisation_id = c.organisation_id where c.organisation_id = $1 and c.deleted_at is null and c.status in ('PLANNED', 'SCHEDULED', 'CONFIRMED', 'IN_PROGRESS', 'RESCHEDULED') group by c.status
union all
select c.status, count(*)::int as count, sum(q.total_minor)::float8 as total_minor
  from quoting.surgery_case c join quoting.quote q on q.id = c.quote_id and q.organisation_id = c.organisation_id where c.organisation_id = $1 and c.deleted_at is null and c.status in ('COMPLETED', 'POST_OP', 'CANCELLED') and c.updated_at >= $2 group by c.status

Append
  ->  GroupAggregate
        Group Key: c.status
        InitPlan 1
          ->  Result
        InitPlan 2
          ->  Result
        InitPlan 3
          ->  Result
        InitPlan 4
          ->  Result
        ->  Sort
              Sort Key: c.status
              ->  Nested Loop
                    ->  Bitmap Heap Scan on surgery_case c
                          Recheck Cond: ((organisation_id = $1) AND (deleted_at IS NULL))
                          Filter: ((((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1)) AND (status = ANY ('…'::text[])))
                          ->  Bitmap Index Scan on surgery_case_by_site
                                Index Cond: (organisation_id = $1)
                    ->  Index Scan using quote_pkey on quote q
                          Index Cond: (id = c.quote_id)
                          Filter: ((organisation_id = $1) AND (((InitPlan 3).col1 <> '…'::text) OR (organisation_id = (InitPlan 4).col1)))
  ->  GroupAggregate
        Group Key: c_1.status
        InitPlan 5
          ->  Result
        InitPlan 6
          ->  Result
        InitPlan 7
          ->  Result
        InitPlan 8
          ->  Result
        ->  Nested Loop
              ->  Index Scan using surgery_case_over on surgery_case c_1
                    Index Cond: ((organisation_id = $1) AND (updated_at >= $2))
                    Filter: (((InitPlan 5).col1 <> '…'::text) OR (organisation_id = (InitPlan 6).col1))
              ->  Index Scan using quote_pkey on quote q_1
                    Index Cond: (id = c_1.quote_id)
                    Filter: ((organisation_id = $1) AND (((InitPlan 7).col1 <> '…'::text) OR (organisation_id = (InitPlan 8).col1)))

--

select cards.* from unnest(array['PLANNED', 'SCHEDULED', 'CONFIRMED', 'IN_PROGRESS', 'RESCHEDULED']) as wanted (status) cross join lateral (
  select c.id, c.version, c.created_at, c.updated_at, c.quote_id, c.quote_number, c.patient, c.doctor, c.hospital, c.procedures,
  c.status, c.accepted_at, c.preferred_date, c.starts_at, c.duration_minutes, c.cancelled_at, c.cancelled_by, c.cancelled_reason, q.total_minor, q.currency,
  (select jsonb_build_object('ready', count(*) filter (where i.state = 'DONE'), 'total', count(*),
  'nextDueOn', min(i.due_on) filter (where i.state = 'OPEN'))
  from quoting.case_checklist_item i
  where i.organisation_id = c.organisation_id and i.case_id = c.id and i.deleted_at is null
  and i.kind <> 'POST_OP' and i.state <> 'NOT_NEEDED') as readiness
  from quoting.surgery_case c join quoting.quote q on q.id = c.quote_id and q.organisation_id = c.organisation_id where c.organisation_id = $1 and c.deleted_at is null and c.status in ('PLANNED', 'SCHEDULED', 'CONFIRMED', 'IN_PROGRESS', 'RESCHEDULED') and c.status = wanted.status order by c.accepted_at, c.id limit 50) cards
  union all
  select cards.* from unnest(array['COMPLETED', 'POST_OP', 'CANCELLED']) as wanted (status) cross join lateral (
  select c.id, c.version, c.created_at, c.updated_at, c.quote_id, c.quote_number, c.patient, c.doctor, c.hospital, c.procedures,
  c.status, c.accepted_at, c.preferred_date, c.starts_at, c.duration_minutes, c.cancelled_at, c.cancelled_by, c.cancelled_reason, q.total_minor, q.currency,
  (select jsonb_build_object('ready', count(*) filter (where i.state = 'DONE'), 'total', count(*),
  'nextDueOn', min(i.due_on) filter (where i.state = 'OPEN'))
  from quoting.case_checklist_item i
  where i.organisation_id = c.organisation_id and i.case_id = c.id and i.deleted_at is null
  and i.kind <> 'POST_OP' and i.state <> 'NOT_NEEDED') as readiness
  from quoting.surgery_case c join quoting.quote q on q.id = c.quote_id and q.organisation_id = c.organisation_id where c.organisation_id = $1 and c.deleted_at is null and c.status in ('COMPLETED', 'POST_OP', 'CANCELLED') and c.updated_at >= $2 and c.status = wanted.status order by c.updated_at desc, c.id limit 50) cards

Append
  ->  Nested Loop
        ->  Function Scan on unnest wanted
        ->  Limit
              InitPlan 4
                ->  Result
              InitPlan 5
                ->  Result
              InitPlan 6
                ->  Result
              InitPlan 7
                ->  Result
              ->  Result
                    ->  Sort
                          Sort Key: c.accepted_at, c.id
                          ->  Nested Loop
                                ->  Bitmap Heap Scan on surgery_case c
                                      Recheck Cond: ((organisation_id = $1) AND (status = ANY ('…'::text[])) AND (status = wanted.status) AND (deleted_at IS NULL))
                                      Filter: (((InitPlan 4).col1 <> '…'::text) OR (organisation_id = (InitPlan 5).col1))
                                      ->  Bitmap Index Scan on surgery_case_by_status
                                            Index Cond: ((organisation_id = $1) AND (status = ANY ('…'::text[])) AND (status = wanted.status))
                                ->  Index Scan using quote_pkey on quote q
                                      Index Cond: (id = c.quote_id)
                                      Filter: ((organisation_id = $1) AND (((InitPlan 6).col1 <> '…'::text) OR (organisation_id = (InitPlan 7).col1)))
                    SubPlan 3
                      ->  Aggregate
                            InitPlan 1
                              ->  Result
                            InitPlan 2
                              ->  Result
                            ->  Index Scan using case_checklist_item_once on case_checklist_item i
                                  Index Cond: ((organisation_id = c.organisation_id) AND (case_id = c.id))
                                  Filter: ((deleted_at IS NULL) AND (kind <> '…'::text) AND (state <> '…'::text) AND (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1)))
  ->  Nested Loop
        ->  Function Scan on unnest wanted_1
        ->  Limit
              InitPlan 11
                ->  Result
              InitPlan 12
                ->  Result
              InitPlan 13
                ->  Result
              InitPlan 14
                ->  Result
              ->  Result
                    ->  Incremental Sort
                          Sort Key: c_1.updated_at DESC, c_1.id
                          Presorted Key: c_1.updated_at
                          ->  Nested Loop
                                ->  Index Scan Backward using surgery_case_over on surgery_case c_1
                                      Index Cond: ((organisation_id = $1) AND (status = wanted_1.status) AND (updated_at >= $2))
                                      Filter: (((InitPlan 11).col1 <> '…'::text) OR (organisation_id = (InitPlan 12).col1))
                                ->  Index Scan using quote_pkey on quote q_1
                                      Index Cond: (id = c_1.quote_id)
                                      Filter: ((organisation_id = $1) AND (((InitPlan 13).col1 <> '…'::text) OR (organisation_id = (InitPlan 14).col1)))
                    SubPlan 10
                      ->  Aggregate
                            InitPlan 8
                              ->  Result
                            InitPlan 9
                              ->  Result
                            ->  Index Scan using case_checklist_item_once on case_checklist_item i_1
                                  Index Cond: ((organisation_id = c_1.organisation_id) AND (case_id = c_1.id))
                                  Filter: ((deleted_at IS NULL) AND (kind <> '…'::text) AND (state <> '…'::text) AND (((InitPlan 8).col1 <> '…'::text) OR (organisation_id = (InitPlan 9).col1)))
