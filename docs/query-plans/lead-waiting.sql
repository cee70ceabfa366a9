-- Leads whom nobody has reached, the oldest first, as the role quillcare_crm

select id, version, created_at, updated_at, deleted_at, first_name, last_name, email, phone, category, source,
  interested_in, surgery_id, surgery_name, site_id, expected_value_minor, priority, urgency, sentiment, next_follow_up_on, status, status_changed_at,
  first_contacted_at, contact_attempts, last_attempt_at, client_id, owner_id, owner_name, owner_is_active, created_at::text as cursor_0, id::text as cursor_1 from crm.lead where organisation_id = $1 and deleted_at is null and awaits_contact = $2 order by created_at asc, id asc limit $3

Limit
  InitPlan 1
    ->  Result
  InitPlan 2
    ->  Result
  ->  Index Scan using lead_by_awaits_contact on lead
        Index Cond: ((organisation_id = $1) AND (awaits_contact = $2))
        Filter: (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1))

--

select count(*) as total from (select 1 from crm.lead where organisation_id = $1 and deleted_at is null and awaits_contact = $2 order by created_at asc, id asc limit 10001) counted

Aggregate
  ->  Limit
        InitPlan 1
          ->  Result
        InitPlan 2
          ->  Result
        ->  Index Only Scan using lead_by_awaits_contact on lead
              Index Cond: ((organisation_id = $1) AND (awaits_contact = $2))
              Filter: (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1))
