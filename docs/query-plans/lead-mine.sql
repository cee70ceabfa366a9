-- Open leads of a person, as the role quillcare_crm

select id, version, created_at, updated_at, deleted_at, first_name, last_name, email, phone, category, source,
  interested_in, surgery_id, surgery_name, site_id, expected_value_minor, priority, urgency, sentiment, next_follow_up_on, status, status_changed_at,
  first_contacted_at, contact_attempts, last_attempt_at, client_id, owner_id, owner_name, owner_is_active, created_at::text as cursor_0, id::text as cursor_1 from crm.lead where organisation_id = $1 and deleted_at is null and status = any($2) and owner_id = $3 order by created_at desc, id desc limit $4

Limit
  InitPlan 1
    ->  Result
  InitPlan 2
    ->  Result
  ->  Index Scan Backward using lead_by_owner on lead
        Index Cond: ((organisation_id = $1) AND (owner_id = $3))
        Filter: ((((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1)) AND (status = ANY ($2)))

--

select count(*) as total from (select 1 from crm.lead where organisation_id = $1 and deleted_at is null and status = any($2) and owner_id = $3 order by created_at desc, id desc limit 10001) counted

Aggregate
  ->  Limit
        InitPlan 1
          ->  Result
        InitPlan 2
          ->  Result
        ->  Sort
              Sort Key: lead.created_at DESC, lead.id DESC
              ->  Bitmap Heap Scan on lead
                    Recheck Cond: ((organisation_id = $1) AND (owner_id = $3) AND (deleted_at IS NULL))
                    Filter: ((((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1)) AND (status = ANY ($2)))
                    ->  Bitmap Index Scan on lead_by_owner
                          Index Cond: ((organisation_id = $1) AND (owner_id = $3))
