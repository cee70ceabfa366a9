-- Surgery cases of a status, as the role quillcare_quoting

select id, version, created_at, updated_at, quote_id, quote_number, patient, doctor, hospital, procedures, status,
  accepted_at, preferred_date, accepted_at::text as cursor_0, id::text as cursor_1 from quoting.surgery_case where organisation_id = $1 and deleted_at is null and status = $2 order by accepted_at desc, id desc limit $3

Limit
  InitPlan 1
    ->  Result
  InitPlan 2
    ->  Result
  ->  Index Scan Backward using surgery_case_by_status on surgery_case
        Index Cond: ((organisation_id = $1) AND (status = $2))
        Filter: (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1))

--

select count(*) as total from (select 1 from quoting.surgery_case where organisation_id = $1 and deleted_at is null and status = $2 order by accepted_at desc, id desc limit 10001) counted

Aggregate
  ->  Limit
        InitPlan 1
          ->  Result
        InitPlan 2
          ->  Result
        ->  Index Only Scan Backward using surgery_case_by_status on surgery_case
              Index Cond: ((organisation_id = $1) AND (status = $2))
              Filter: (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1))
