-- Leads by status, as the role quillcare_crm

select status, count(*)::int as count, coalesce(sum(expected_value_minor), 0)::float8 as expected_value_minor
  from crm.lead where organisation_id = $1 and deleted_at is null
  and (status not in ('CONVERTED', 'LOST') or status_changed_at >= $2)
  and ($3::uuid is null or owner_id = $3) and ($4::text is null or category = $4)
  and ($5::text[] is null or search_key like all ($5))
  and ($6::boolean is not true or owner_id is null) and ($7::boolean is null or awaits_contact = $7) group by status

GroupAggregate
  Group Key: lead.status
  InitPlan 1
    ->  Result
  InitPlan 2
    ->  Result
  ->  Sort
        Sort Key: lead.status
        ->  Bitmap Heap Scan on lead
              Recheck Cond: ((organisation_id = $1) AND (deleted_at IS NULL))
              Filter: ((($6 IS NOT TRUE) OR (owner_id IS NULL)) AND (($3 IS NULL) OR (owner_id = $3)) AND (($4 IS NULL) OR (category = $4)) AND (($7 IS NULL) OR (awaits_contact = $7)) AND (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1)) AND ((status <> ALL ('…'::text[])) OR (status_changed_at >= $2)) AND (($5 IS NULL) OR (search_key ~~ ALL ($5))))
              ->  Bitmap Index Scan on lead_by_converted_at
                    Index Cond: (organisation_id = $1)

--

select cards.* from unnest(array['NEW', 'CONTACTED', 'QUALIFIED', 'CONVERTED', 'LOST']) as wanted (status)
  cross join lateral (select id, version, created_at, updated_at, deleted_at, first_name, last_name, email, phone, category, source,
  interested_in, surgery_id, surgery_name, site_id, expected_value_minor, priority, urgency, sentiment, next_follow_up_on, status, status_changed_at,
  first_contacted_at, contact_attempts, last_attempt_at, client_id, owner_id, owner_name, owner_is_active from crm.lead where organisation_id = $1 and deleted_at is null
  and (status not in ('CONVERTED', 'LOST') or status_changed_at >= $2)
  and ($3::uuid is null or owner_id = $3) and ($4::text is null or category = $4)
  and ($5::text[] is null or search_key like all ($5))
  and ($6::boolean is not true or owner_id is null) and ($7::boolean is null or awaits_contact = $7) and lead.status = wanted.status
  order by created_at, id limit 50) cards

Nested Loop
  ->  Function Scan on unnest wanted
  ->  Limit
        InitPlan 1
          ->  Result
        InitPlan 2
          ->  Result
        ->  Sort
              Sort Key: lead.created_at, lead.id
              ->  Bitmap Heap Scan on lead
                    Recheck Cond: ((organisation_id = $1) AND (status = wanted.status) AND (deleted_at IS NULL))
                    Filter: ((($6 IS NOT TRUE) OR (owner_id IS NULL)) AND (($3 IS NULL) OR (owner_id = $3)) AND (($4 IS NULL) OR (category = $4)) AND (($7 IS NULL) OR (awaits_contact = $7)) AND (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1)) AND ((status <> ALL ('…'::text[])) OR (status_changed_at >= $2)) AND (($5 IS NULL) OR (search_key ~~ ALL ($5))))
                    ->  Bitmap Index Scan on lead_by_status
                          Index Cond: ((organisation_id = $1) AND (status = wanted.status))
