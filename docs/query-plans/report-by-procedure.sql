-- The figures of quotes for a year by procedure, as the role quillcare_quoting

select p.*, (select name from quoting.surgery where organisation_id = $1 and id = nullif(p.value, '')::uuid) as name from (select value, sum(quotes)::int as quotes, sum(viewed)::int as viewed, sum(accepted)::int as accepted, sum(declined)::int as declined, sum(expired)::int as expired, sum(withdrawn)::int as withdrawn, sum(acceptance_withdrawn)::int as acceptance_withdrawn, sum(waiting)::int as waiting, sum(done)::int as done, sum(quoted_minor)::float8 as quoted_minor, sum(accepted_minor)::float8 as accepted_minor, sum(waiting_minor)::float8 as waiting_minor from quoting.report_day
  where organisation_id = $1 and day between $2 and $3 and dimension = 'PROCEDURE' group by value) p

Subquery Scan on p
  ->  GroupAggregate
        Group Key: report_day.value
        InitPlan 4
          ->  Result
        InitPlan 5
          ->  Result
        ->  Sort
              Sort Key: report_day.value
              ->  Index Scan using report_day_pkey on report_day
                    Index Cond: ((organisation_id = $1) AND (dimension = '…'::text) AND (day >= $2) AND (day <= $3))
                    Filter: (((InitPlan 4).col1 <> '…'::text) OR (organisation_id = (InitPlan 5).col1))
  SubPlan 3
    ->  Index Scan using surgery_pkey on surgery
          Index Cond: (id = (NULLIF(p.value, '…'::text))::uuid)
          Filter: ((organisation_id = $1) AND (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1)))
          InitPlan 1
            ->  Result
          InitPlan 2
            ->  Result
