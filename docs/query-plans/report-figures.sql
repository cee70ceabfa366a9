-- The figures of quotes for a year and the year before, as the role quillcare_quoting

select sum(quotes)::int as quotes, sum(viewed)::int as viewed, sum(accepted)::int as accepted, sum(declined)::int as declined, sum(expired)::int as expired, sum(withdrawn)::int as withdrawn, sum(acceptance_withdrawn)::int as acceptance_withdrawn, sum(waiting)::int as waiting, sum(done)::int as done, sum(quoted_minor)::float8 as quoted_minor, sum(accepted_minor)::float8 as accepted_minor, sum(waiting_minor)::float8 as waiting_minor from quoting.report_day where organisation_id = $1 and day between $2 and $3 and dimension = 'ALL' having count(*) > 0

Aggregate
  Filter: (count(*) > 0)
  InitPlan 1
    ->  Result
  InitPlan 2
    ->  Result
  ->  Index Scan using report_day_pkey on report_day
        Index Cond: ((organisation_id = $1) AND (dimension = '…'::text) AND (day >= $2) AND (day <= $3))
        Filter: (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1))

--

select value as reason, sum(declined)::int as count from quoting.report_day
  where organisation_id = $1 and day between $2 and $3 and dimension = 'REASON' group by value order by value = '', 2 desc, 1 limit 10

Limit
  InitPlan 1
    ->  Result
  InitPlan 2
    ->  Result
  ->  Sort
        Sort Key: ((report_day.value = '…'::text)), ((sum(report_day.declined))::integer) DESC, report_day.value
        ->  GroupAggregate
              Group Key: report_day.value
              ->  Sort
                    Sort Key: report_day.value
                    ->  Index Scan using report_day_pkey on report_day
                          Index Cond: ((organisation_id = $1) AND (dimension = '…'::text) AND (day >= $2) AND (day <= $3))
                          Filter: (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1))
