-- Quotes of a year by procedure and month, as the role quillcare_quoting

select value as row, to_char(day, 'YYYY-MM-01') as column, sum(quotes)::int as quotes, sum(accepted)::int as accepted, sum(done)::int as done, sum(quoted_minor)::float8 as quoted_minor, sum(accepted_minor)::float8 as accepted_minor from quoting.report_day
  where organisation_id = $1 and dimension = $2 and day between $3 and $4 group by 1, 2

GroupAggregate
  Group Key: report_day.value, (to_char((report_day.day)::timestamp with time zone, '…'::text))
  InitPlan 1
    ->  Result
  InitPlan 2
    ->  Result
  ->  Sort
        Sort Key: report_day.value, (to_char((report_day.day)::timestamp with time zone, '…'::text))
        ->  Index Scan using report_day_pkey on report_day
              Index Cond: ((organisation_id = $1) AND (dimension = $2) AND (day >= $3) AND (day <= $4))
              Filter: (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1))
