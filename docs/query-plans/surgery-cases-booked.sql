-- Booked surgery cases of some days, the first first, as the role quillcare_quoting

select id, version, created_at, updated_at, quote_id, quote_number, patient, doctor, hospital, procedures, status,
  accepted_at, preferred_date, cancelled_at, cancelled_by, cancelled_reason, starts_at, duration_minutes, hospital_id,
  hospital_name, theatre, doctor_id, doctor_name, assistant_id, assistant_name, anaesthetist_id, anaesthetist_name,
  site_id, site_name,
  coalesce(doctor_has_left, true) as has_doctor_left, (select jsonb_build_object('ready', count(*) filter (where i.state = 'DONE'), 'total', count(*),
  'nextDueOn', min(i.due_on) filter (where i.state = 'OPEN'))
  from quoting.case_checklist_item i
  where i.organisation_id = surgery_case.organisation_id and i.case_id = surgery_case.id and i.deleted_at is null
  and i.kind <> 'POST_OP' and i.state <> 'NOT_NEEDED') as readiness, starts_at::text as cursor_0, id::text as cursor_1 from quoting.surgery_case left join (select organisation_id as joined_0_organisation, id as joined_0_id, concat_ws(' ', title, first_name, last_name) as doctor_name, (deleted_at is not null or not is_active) as doctor_has_left from quoting.doctor) joined_0 on joined_0_organisation = organisation_id and joined_0_id = doctor_id left join (select organisation_id as joined_1_organisation, id as joined_1_id, name as hospital_name from quoting.hospital) joined_1 on joined_1_organisation = organisation_id and joined_1_id = hospital_id left join (select organisation_id as joined_2_organisation, id as joined_2_id, name as site_name from quoting.site) joined_2 on joined_2_organisation = organisation_id and joined_2_id = site_id left join (select organisation_id as joined_3_organisation, id as joined_3_id, name as assistant_name from quoting.provider) joined_3 on joined_3_organisation = organisation_id and joined_3_id = assistant_id left join (select organisation_id as joined_4_organisation, id as joined_4_id, name as anaesthetist_name from quoting.provider) joined_4 on joined_4_organisation = organisation_id and joined_4_id = anaesthetist_id where organisation_id = $1 and deleted_at is null and status = any($2) and starts_at >= $3 and starts_at < $4 and (starts_at is not null) = $5 order by starts_at asc, id asc limit $6

Limit
  InitPlan 4
    ->  Result
  InitPlan 5
    ->  Result
  InitPlan 6
    ->  Result
  InitPlan 7
    ->  Result
  InitPlan 8
    ->  Result
  InitPlan 9
    ->  Result
  InitPlan 10
    ->  Result
  InitPlan 11
    ->  Result
  InitPlan 12
    ->  Result
  InitPlan 13
    ->  Result
  InitPlan 14
    ->  Result
  InitPlan 15
    ->  Result
  ->  Nested Loop Left Join
        Join Filter: (provider_1.id = surgery_case.anaesthetist_id)
        ->  Nested Loop Left Join
              Join Filter: (provider.id = surgery_case.assistant_id)
              ->  Nested Loop Left Join
                    ->  Nested Loop Left Join
                          Join Filter: (hospital.id = surgery_case.hospital_id)
                          ->  Nested Loop Left Join
                                Join Filter: (doctor.id = surgery_case.doctor_id)
                                ->  Index Scan using surgery_case_by_starts_at on surgery_case
                                      Index Cond: ((organisation_id = $1) AND (starts_at >= $3) AND (starts_at < $4))
                                      Filter: (((starts_at IS NOT NULL) = $5) AND (((InitPlan 4).col1 <> '…'::text) OR (organisation_id = (InitPlan 5).col1)) AND (status = ANY ($2)))
                                ->  Seq Scan on doctor
                                      Filter: ((organisation_id = $1) AND (((InitPlan 6).col1 <> '…'::text) OR (organisation_id = (InitPlan 7).col1)))
                          ->  Seq Scan on hospital
                                Filter: ((organisation_id = $1) AND (((InitPlan 8).col1 <> '…'::text) OR (organisation_id = (InitPlan 9).col1)))
                    ->  Index Scan using site_pkey on site
                          Index Cond: (id = surgery_case.site_id)
                          Filter: ((organisation_id = $1) AND (((InitPlan 10).col1 <> '…'::text) OR (organisation_id = (InitPlan 11).col1)))
              ->  Seq Scan on provider
                    Filter: ((organisation_id = $1) AND (((InitPlan 12).col1 <> '…'::text) OR (organisation_id = (InitPlan 13).col1)))
        ->  Seq Scan on provider provider_1
              Filter: ((organisation_id = $1) AND (((InitPlan 14).col1 <> '…'::text) OR (organisation_id = (InitPlan 15).col1)))
        SubPlan 3
          ->  Aggregate
                InitPlan 1
                  ->  Result
                InitPlan 2
                  ->  Result
                ->  Index Scan using case_checklist_item_once on case_checklist_item i
                      Index Cond: ((organisation_id = surgery_case.organisation_id) AND (case_id = surgery_case.id))
                      Filter: ((deleted_at IS NULL) AND (kind <> '…'::text) AND (state <> '…'::text) AND (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1)))

--

select count(*) as total from (select 1 from quoting.surgery_case where organisation_id = $1 and deleted_at is null and status = any($2) and starts_at >= $3 and starts_at < $4 and (starts_at is not null) = $5 order by starts_at asc, id asc limit 10001) counted

Aggregate
  ->  Limit
        InitPlan 1
          ->  Result
        InitPlan 2
          ->  Result
        ->  Sort
              Sort Key: surgery_case.starts_at, surgery_case.id
              ->  Index Scan using surgery_case_of_doctor on surgery_case
                    Index Cond: ((organisation_id = $1) AND (starts_at >= $3) AND (starts_at < $4))
                    Filter: (((starts_at IS NOT NULL) = $5) AND (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1)) AND (status = ANY ($2)))
