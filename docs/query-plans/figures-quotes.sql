-- Figures of the first screen: quotes and acceptances, as the role quillcare_quoting

select 'sent' as what, (sent_at at time zone $3)::date::text as name, count(*)::int as count,
  sum(total_minor)::float8 as amount_minor
  from quoting.quote where organisation_id = $1 and deleted_at is null and superseded_at is null and not lapsed and sent_at >= $2 group by 2
  union all
  select 'accepted', (c.accepted_at at time zone $3)::date::text, count(*)::int, sum(q.total_minor)::float8
  from quoting.surgery_case c join quoting.quote q on q.id = c.quote_id and q.organisation_id = c.organisation_id
  where c.organisation_id = $1 and c.deleted_at is null and c.accepted_at >= $2 group by 2
  union all
  select 'open', status, count(*)::int, sum(total_minor)::float8
  from quoting.quote where organisation_id = $1 and deleted_at is null and superseded_at is null and not lapsed and status in ('DRAFT', 'SENT', 'QUERY_RECEIVED') group by 2

Append
  ->  GroupAggregate
        Group Key: ((((quote.sent_at AT TIME ZONE $3))::date)::text)
        InitPlan 1
          ->  Result
        InitPlan 2
          ->  Result
        ->  Sort
              Sort Key: ((((quote.sent_at AT TIME ZONE $3))::date)::text)
              ->  Bitmap Heap Scan on quote
                    Recheck Cond: ((organisation_id = $1) AND (sent_at >= $2) AND (deleted_at IS NULL) AND (superseded_at IS NULL) AND (NOT lapsed))
                    Filter: (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1))
                    ->  Bitmap Index Scan on quote_by_sent_at_desc
                          Index Cond: ((organisation_id = $1) AND (sent_at >= $2))
  ->  GroupAggregate
        Group Key: ((((c.accepted_at AT TIME ZONE $3))::date)::text)
        InitPlan 3
          ->  Result
        InitPlan 4
          ->  Result
        InitPlan 5
          ->  Result
        InitPlan 6
          ->  Result
        ->  Sort
              Sort Key: ((((c.accepted_at AT TIME ZONE $3))::date)::text)
              ->  Nested Loop
                    ->  Bitmap Heap Scan on surgery_case c
                          Recheck Cond: ((organisation_id = $1) AND (accepted_at >= $2) AND (deleted_at IS NULL))
                          Filter: (((InitPlan 3).col1 <> '…'::text) OR (organisation_id = (InitPlan 4).col1))
                          ->  Bitmap Index Scan on surgery_case_by_accepted_at
                                Index Cond: ((organisation_id = $1) AND (accepted_at >= $2))
                    ->  Memoize
                          Cache Key: c.quote_id
                          Cache Mode: logical
                          ->  Index Scan using quote_pkey on quote q
                                Index Cond: (id = c.quote_id)
                                Filter: ((organisation_id = $1) AND (((InitPlan 5).col1 <> '…'::text) OR (organisation_id = (InitPlan 6).col1)))
  ->  GroupAggregate
        Group Key: quote_1.status
        InitPlan 7
          ->  Result
        InitPlan 8
          ->  Result
        ->  Sort
              Sort Key: quote_1.status
              ->  Bitmap Heap Scan on quote quote_1
                    Recheck Cond: ((organisation_id = $1) AND (status = ANY ('…'::text[])) AND (deleted_at IS NULL) AND (superseded_at IS NULL) AND (NOT lapsed))
                    Filter: (((InitPlan 7).col1 <> '…'::text) OR (organisation_id = (InitPlan 8).col1))
                    ->  Bitmap Index Scan on quote_by_status
                          Index Cond: ((organisation_id = $1) AND (status = ANY ('…'::text[])))
