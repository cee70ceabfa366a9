-- The readiness board: surgery cases of six weeks, as the role quillcare_quoting

select c.id, c.version, c.quote_id, c.quote_number, c.patient,
  array(select p->>'name' from jsonb_array_elements(c.procedures) p) as procedures, c.status, c.is_too_early, c.is_disputed, c.starts_at, c.duration_minutes,
  c.doctor_id, concat_ws(' ', coalesce(d.title, c.doctor->>'title'), coalesce(d.first_name, c.doctor->>'firstName'),
  coalesce(d.last_name, c.doctor->>'lastName')) as doctor_name, c.hospital_id, h.name as hospital_name, c.theatre, k.items
  from (select c.* from quoting.surgery_case c where c.organisation_id = $1 and c.deleted_at is null and ($2::uuid is null or c.doctor_id = $2)
  and ($3::uuid is null or c.hospital_id = $3) and c.starts_at >= $4 and c.starts_at < $5 and c.status in ('PLANNED', 'SCHEDULED', 'CONFIRMED', 'RESCHEDULED', 'IN_PROGRESS')
  order by c.starts_at, c.id limit 501) c
  left join quoting.doctor d on d.organisation_id = c.organisation_id and d.id = c.doctor_id
  left join quoting.hospital h on h.organisation_id = c.organisation_id and h.id = c.hospital_id
  cross join lateral (select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'title', i.title, 'kind', i.kind, 'state', i.state,
  'dueOn', i.due_on, 'ownerRole', i.owner_role, 'ownerId', i.owner_id) order by i.due_on nulls last, i.place), '[]'::jsonb) as items
  from quoting.case_checklist_item i
  where i.organisation_id = c.organisation_id and i.case_id = c.id and i.deleted_at is null) k
  order by c.starts_at, c.id

Sort
  Sort Key: c.starts_at, c.id
  InitPlan 2
    ->  Result
  InitPlan 3
    ->  Result
  InitPlan 4
    ->  Result
  InitPlan 5
    ->  Result
  ->  Nested Loop
        ->  Hash Right Join
              Hash Cond: ((d.organisation_id = c.organisation_id) AND (d.id = c.doctor_id))
              ->  Seq Scan on doctor d
                    Filter: (((InitPlan 2).col1 <> '…'::text) OR (organisation_id = (InitPlan 3).col1))
              ->  Hash
                    ->  Hash Right Join
                          Hash Cond: ((h.organisation_id = c.organisation_id) AND (h.id = c.hospital_id))
                          ->  Seq Scan on hospital h
                                Filter: (((InitPlan 4).col1 <> '…'::text) OR (organisation_id = (InitPlan 5).col1))
                          ->  Hash
                                ->  Subquery Scan on c
                                      ->  Limit
                                            InitPlan 6
                                              ->  Result
                                            InitPlan 7
                                              ->  Result
                                            ->  Sort
                                                  Sort Key: c_1.starts_at, c_1.id
                                                  ->  Index Scan using surgery_case_of_doctor on surgery_case c_1
                                                        Index Cond: ((organisation_id = $1) AND (starts_at >= $4) AND (starts_at < $5))
                                                        Filter: ((($2 IS NULL) OR (doctor_id = $2)) AND (($3 IS NULL) OR (hospital_id = $3)) AND (((InitPlan 6).col1 <> '…'::text) OR (organisation_id = (InitPlan 7).col1)) AND (status = ANY ('…'::text[])))
        ->  Aggregate
              InitPlan 8
                ->  Result
              InitPlan 9
                ->  Result
              ->  Sort
                    Sort Key: i.due_on, i.place
                    ->  Index Scan using case_checklist_item_once on case_checklist_item i
                          Index Cond: ((organisation_id = c.organisation_id) AND (case_id = c.id))
                          Filter: ((deleted_at IS NULL) AND (((InitPlan 8).col1 <> '…'::text) OR (organisation_id = (InitPlan 9).col1)))
        SubPlan 1
          ->  Function Scan on jsonb_array_elements p

--

select c.id, c.version, c.quote_id, c.quote_number, c.patient,
  array(select p->>'name' from jsonb_array_elements(c.procedures) p) as procedures, c.status, c.is_too_early, c.is_disputed, c.starts_at, c.duration_minutes,
  c.doctor_id, concat_ws(' ', coalesce(d.title, c.doctor->>'title'), coalesce(d.first_name, c.doctor->>'firstName'),
  coalesce(d.last_name, c.doctor->>'lastName')) as doctor_name, c.hospital_id, h.name as hospital_name, c.theatre, k.items, c.found
  from (select c.*, count(*) over ()::int as found from quoting.surgery_case c
  where c.organisation_id = $1 and c.deleted_at is null and ($2::uuid is null or c.doctor_id = $2)
  and ($3::uuid is null or c.hospital_id = $3) and c.status in ('PLANNED', 'SCHEDULED', 'RESCHEDULED') and c.starts_at is null
  order by c.accepted_at, c.id limit 50) c
  left join quoting.doctor d on d.organisation_id = c.organisation_id and d.id = c.doctor_id
  left join quoting.hospital h on h.organisation_id = c.organisation_id and h.id = c.hospital_id
  cross join lateral (select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'title', i.title, 'kind', i.kind, 'state', i.state,
  'dueOn', i.due_on, 'ownerRole', i.owner_role, 'ownerId', i.owner_id) order by i.due_on nulls last, i.place), '[]'::jsonb) as items
  from quoting.case_checklist_item i
  where i.organisation_id = c.organisation_id and i.case_id = c.id and i.deleted_at is null) k
  order by c.accepted_at, c.id

Sort
  Sort Key: c.accepted_at, c.id
  InitPlan 2
    ->  Result
  InitPlan 3
    ->  Result
  InitPlan 4
    ->  Result
  InitPlan 5
    ->  Result
  ->  Nested Loop
        ->  Nested Loop Left Join
              Join Filter: ((h.organisation_id = c.organisation_id) AND (h.id = c.hospital_id))
              ->  Hash Right Join
                    Hash Cond: ((d.organisation_id = c.organisation_id) AND (d.id = c.doctor_id))
                    ->  Seq Scan on doctor d
                          Filter: (((InitPlan 2).col1 <> '…'::text) OR (organisation_id = (InitPlan 3).col1))
                    ->  Hash
                          ->  Subquery Scan on c
                                ->  Limit
                                      InitPlan 6
                                        ->  Result
                                      InitPlan 7
                                        ->  Result
                                      ->  Sort
                                            Sort Key: c_1.accepted_at, c_1.id
                                            ->  WindowAgg
                                                  Window: w1 AS ()
                                                  ->  Bitmap Heap Scan on surgery_case c_1
                                                        Recheck Cond: ((organisation_id = $1) AND (deleted_at IS NULL))
                                                        Filter: ((starts_at IS NULL) AND (($2 IS NULL) OR (doctor_id = $2)) AND (($3 IS NULL) OR (hospital_id = $3)) AND (status = ANY ('…'::text[])) AND (((InitPlan 6).col1 <> '…'::text) OR (organisation_id = (InitPlan 7).col1)))
                                                        ->  Bitmap Index Scan on surgery_case_by_site
                                                              Index Cond: (organisation_id = $1)
              ->  Seq Scan on hospital h
                    Filter: (((InitPlan 4).col1 <> '…'::text) OR (organisation_id = (InitPlan 5).col1))
        ->  Aggregate
              InitPlan 8
                ->  Result
              InitPlan 9
                ->  Result
              ->  Sort
                    Sort Key: i.due_on, i.place
                    ->  Index Scan using case_checklist_item_once on case_checklist_item i
                          Index Cond: ((organisation_id = c.organisation_id) AND (case_id = c.id))
                          Filter: ((deleted_at IS NULL) AND (((InitPlan 8).col1 <> '…'::text) OR (organisation_id = (InitPlan 9).col1)))
        SubPlan 1
          ->  Function Scan on jsonb_array_elements p
