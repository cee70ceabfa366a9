-- Figures of the first screen: leads, as the role quillcare_crm

select 'asked' as what, (created_at at time zone $3)::date::text as name, count(*)::int as count,
  0::float8 as amount_minor from crm.lead where organisation_id = $1 and deleted_at is null and created_at >= ($2::date::timestamp at time zone $3) group by 2
  union all
  select 'converted', (converted_at at time zone $3)::date::text, count(*)::int, 0
  from crm.lead where organisation_id = $1 and deleted_at is null and status = 'CONVERTED' and converted_at >= ($2::date::timestamp at time zone $3) group by 2
  union all
  select 'open', status, count(*)::int, coalesce(sum(expected_value_minor), 0)::float8
  from crm.lead where organisation_id = $1 and deleted_at is null and status in ('NEW', 'CONTACTED', 'QUALIFIED') group by 2

Append
  ->  HashAggregate
        Group Key: (((lead.created_at AT TIME ZONE $3))::date)::text
        InitPlan 1
          ->  Result
        InitPlan 2
          ->  Result
        ->  Index Only Scan using lead_by_created_at on lead
              Index Cond: ((organisation_id = $1) AND (created_at >= (($2)::timestamp without time zone AT TIME ZONE $3)))
              Filter: (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1))
  ->  Subquery Scan on "*SELECT* 2"
        ->  HashAggregate
              Group Key: (((lead_1.converted_at AT TIME ZONE $3))::date)::text
              InitPlan 3
                ->  Result
              InitPlan 4
                ->  Result
              ->  Index Only Scan using lead_converted on lead lead_1
                    Index Cond: ((organisation_id = $1) AND (converted_at >= (($2)::timestamp without time zone AT TIME ZONE $3)))
                    Filter: (((InitPlan 3).col1 <> '…'::text) OR (organisation_id = (InitPlan 4).col1))
  ->  HashAggregate
        Group Key: lead_2.status
        InitPlan 5
          ->  Result
        InitPlan 6
          ->  Result
        ->  Bitmap Heap Scan on lead lead_2
              Recheck Cond: ((organisation_id = $1) AND (status = ANY ('…'::text[])) AND (deleted_at IS NULL))
              Filter: (((InitPlan 5).col1 <> '…'::text) OR (organisation_id = (InitPlan 6).col1))
              ->  Bitmap Index Scan on lead_by_status
                    Index Cond: ((organisation_id = $1) AND (status = ANY ('…'::text[])))
