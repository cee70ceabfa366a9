-- The figures of enquiries for a year by source, as the role quillcare_crm

select coalesce(sum(enquiries), 0)::int as enquiries, coalesce(sum(reached), 0)::int as reached, coalesce(sum(converted), 0)::int as converted, coalesce(sum(quoted), 0)::int as quoted, coalesce(sum(accepted), 0)::int as accepted, coalesce(sum(done), 0)::int as done, coalesce(sum(lost), 0)::int as lost, coalesce(sum(expected_minor), 0)::float8 as expected_minor from crm.report_day where organisation_id = $1 and day between $2 and $3 and dimension = 'ALL'

Aggregate
  InitPlan 1
    ->  Result
  InitPlan 2
    ->  Result
  ->  Index Scan using report_day_pkey on report_day
        Index Cond: ((organisation_id = $1) AND (dimension = '…'::text) AND (day >= $2) AND (day <= $3))
        Filter: (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1))

--

select value as reason, sum(lost)::int as count from crm.report_day
  where organisation_id = $1 and day between $2 and $3 and dimension = 'REASON' group by value order by value = '', 2 desc, 1 limit 10

Limit
  InitPlan 1
    ->  Result
  InitPlan 2
    ->  Result
  ->  Sort
        Sort Key: ((report_day.value = '…'::text)), ((sum(report_day.lost))::integer) DESC, report_day.value
        ->  GroupAggregate
              Group Key: report_day.value
              ->  Sort
                    Sort Key: report_day.value
                    ->  Index Scan using report_day_pkey on report_day
                          Index Cond: ((organisation_id = $1) AND (dimension = '…'::text) AND (day >= $2) AND (day <= $3))
                          Filter: (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1))

--

select value, coalesce(sum(enquiries), 0)::int as enquiries, coalesce(sum(reached), 0)::int as reached, coalesce(sum(converted), 0)::int as converted, coalesce(sum(quoted), 0)::int as quoted, coalesce(sum(accepted), 0)::int as accepted, coalesce(sum(done), 0)::int as done, coalesce(sum(lost), 0)::int as lost, coalesce(sum(expected_minor), 0)::float8 as expected_minor from crm.report_day where organisation_id = $1 and day between $2 and $3 and dimension = 'SOURCE' group by value

GroupAggregate
  Group Key: report_day.value
  InitPlan 1
    ->  Result
  InitPlan 2
    ->  Result
  ->  Sort
        Sort Key: report_day.value
        ->  Index Scan using report_day_pkey on report_day
              Index Cond: ((organisation_id = $1) AND (dimension = '…'::text) AND (day >= $2) AND (day <= $3))
              Filter: (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1))
