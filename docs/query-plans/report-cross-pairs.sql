-- Quotes of a year by procedure and doctor, as the role quillcare_quoting

select value, other, sum(quotes)::int as quotes, sum(accepted)::int as accepted, sum(done)::int as done, sum(quoted_minor)::float8 as quoted_minor, sum(accepted_minor)::float8 as accepted_minor from (
  select value, other, quotes, accepted, done, quoted_minor, accepted_minor from quoting.report_pair_month
  where organisation_id = $1 and pair = $2 and day between $5 and $6
  union all select coalesce(surgery_id::text, ''), coalesce(doctor_id::text, ''), 1,
  (outcome = 'ACCEPTED')::int, is_done::int, total_minor, case when outcome = 'ACCEPTED' then total_minor else 0 end
  from quoting.report_quote where organisation_id = $1 and sent_on >= $3::date and sent_on <= least($4::date, $5::date - 1)
  union all select coalesce(surgery_id::text, ''), coalesce(doctor_id::text, ''), 1,
  (outcome = 'ACCEPTED')::int, is_done::int, total_minor, case when outcome = 'ACCEPTED' then total_minor else 0 end
  from quoting.report_quote where organisation_id = $1 and sent_on > $6::date and sent_on <= $4::date) part
  group by 1, 2

GroupAggregate
  Group Key: report_pair_month.value, report_pair_month.other
  ->  Sort
        Sort Key: report_pair_month.value, report_pair_month.other
        ->  Append
              ->  Index Scan using report_pair_month_pkey on report_pair_month
                    Index Cond: ((organisation_id = $1) AND (pair = $2) AND (day >= $5) AND (day <= $6))
                    Filter: (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1))
                    InitPlan 1
                      ->  Result
                    InitPlan 2
                      ->  Result
              ->  Index Scan using report_quote_by_sent_on on report_quote
                    Index Cond: ((organisation_id = $1) AND (sent_on >= $3) AND (sent_on <= LEAST($4, ($5 - 1))))
                    Filter: (((InitPlan 3).col1 <> '…'::text) OR (organisation_id = (InitPlan 4).col1))
                    InitPlan 3
                      ->  Result
                    InitPlan 4
                      ->  Result
              ->  Index Scan using report_quote_by_sent_on on report_quote report_quote_1
                    Index Cond: ((organisation_id = $1) AND (sent_on > $6) AND (sent_on <= $4))
                    Filter: (((InitPlan 5).col1 <> '…'::text) OR (organisation_id = (InitPlan 6).col1))
                    InitPlan 5
                      ->  Result
                    InitPlan 6
                      ->  Result
